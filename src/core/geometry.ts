/** Cells, sides, half-sides and quarter turns. x grows to the east, y to the south. */

/** 0 north, 1 east, 2 south, 3 west. */
export type Side = 0 | 1 | 2 | 3;
/**
 * Half of a side: 0 NL, 1 NR, 2 EL, 3 ER, 4 SL, 5 SR, 6 WL, 7 WR; left and right as seen from the
 * middle of the tile, looking out. So `half >> 1` is the side and `half & 1` is 1 for the right half.
 */
export type Half = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** Clockwise quarter turns from the catalogue's orientation. */
export type Rotation = 0 | 1 | 2 | 3;

export const SIDES = [0, 1, 2, 3] as const;
export const ROTATIONS = [0, 1, 2, 3] as const;
export const SIDE_NAMES = ['N', 'E', 'S', 'W'] as const;
export const HALF_NAMES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] as const;
export type SideName = (typeof SIDE_NAMES)[number];
export type HalfName = (typeof HALF_NAMES)[number];

export interface Cell {
  readonly x: number;
  readonly y: number;
}

const DX = [0, 1, 0, -1] as const;
const DY = [-1, 0, 1, 0] as const;

/** The eight cells around a cell as [dx, dy], clockwise from the north. */
export const AROUND = [
  [0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1],
] as const;

export function opposite(side: Side): Side {
  return ((side + 2) & 3) as Side;
}

export function turnSide(side: Side, rotation: Rotation): Side {
  return ((side + rotation) & 3) as Side;
}

export function turnHalf(half: Half, rotation: Rotation): Half {
  return ((half + 2 * rotation) & 7) as Half;
}

/** The half of the neighbouring tile that a half touches: always left against right. */
export function touchingHalf(half: Half): Half {
  return (((half + 4) & 6) | (1 - (half & 1))) as Half;
}

export function neighbour(cell: Cell, side: Side): Cell {
  return { x: cell.x + DX[side], y: cell.y + DY[side] };
}

export type CellKey = number;

/** Largest coordinate, in either direction, that a cell may have. */
export const MAX_COORDINATE = 1_000_000;

/** One number for a cell, for use as a map key. Coordinates up to MAX_COORDINATE. */
export function cellKey(x: number, y: number): CellKey {
  return (x + MAX_COORDINATE) * (2 * MAX_COORDINATE + 1) + (y + MAX_COORDINATE);
}
