/** Tiles left in the bag, and what fits a gap. */
import { plainId, TILES, tileById, turnTile } from './catalogue';
import { Board } from './features';
import type { Cell, Rotation } from './geometry';
import { distinctRotations, fits } from './legality';
import { rulesOf } from './rules';
import type { Table, TileId } from './types';

export type Bag = ReadonlyMap<TileId, number>;

/**
 * Copies of each tile that neither lie on the table nor were discarded (I3: those are out of the
 * game). Garden faces stand for one copy of their plain tile when gardens are in play.
 */
export function bagOf(table: Pick<Table, 'sets' | 'options' | 'tiles'>, discarded: readonly TileId[] = []): Bag {
  const rules = rulesOf(table.sets, table.options);
  const used = new Map<TileId, number>();
  for (const id of [...table.tiles.map(({ tile }) => tile), ...discarded]) used.set(id, (used.get(id) ?? 0) + 1);
  const bag = new Map<TileId, number>();
  const both = rules.has('river') && rules.has('river-2');
  for (const tile of TILES) {
    if (!rules.has(tile.set) || tile.set === 'count' || tile.replaces) continue;
    // Both rivers share one spring, and River I's lake stays in the box.
    if (both && (tile.id === 'river-2/1' || tile.id === 'river/2')) continue;
    const faces = TILES.filter(({ replaces }) => replaces === tile.id);
    const box = tile.count - (tile.id === 'base/B' && rules.options.removeTwoMonasteries === 'yes' ? 2 : 0);
    let left = [tile, ...faces].reduce((n, { id }) => n - (used.get(id) ?? 0), box);
    for (const face of rules.gardens ? faces.filter(({ river }) => !river) : []) {
      const faceLeft = Math.max(0, Math.min(left, face.count - (used.get(face.id) ?? 0)));
      if (faceLeft) bag.set(face.id, faceLeft);
      left -= faceLeft;
    }
    if (left > 0) bag.set(tile.id, left);
  }
  return bag;
}

export function bagTotal(bag: Bag): number {
  let total = 0;
  for (const count of bag.values()) total += count;
  return total;
}

export interface GapTile {
  readonly tile: TileId;
  /** Rotations that fit, alike ones once. */
  readonly rotations: readonly Rotation[];
  readonly left: number;
  /** Chance that the next tile drawn is this one, 0 to 1. */
  readonly chance: number;
}

/** Tiles of the bag that fit a cell, likeliest first. */
export function gapTiles(board: Board, bag: Bag, cell: Cell): readonly GapTile[] {
  const total = bagTotal(bag);
  const found: GapTile[] = [];
  for (const [id, left] of bag) {
    const tile = tileById(id)!;
    const rotations = distinctRotations(tile).filter((rotation) => fits(board, cell, turnTile(tile, rotation)));
    if (rotations.length) found.push({ tile: id, rotations, left, chance: left / total });
  }
  return found.sort((a, b) => b.left - a.left);
}

/** Whether two tiles are copies of one another but for a garden. */
export function sameTile(a: TileId, b: TileId): boolean {
  const [one, other] = [tileById(a), tileById(b)];
  return one !== undefined && other !== undefined && plainId(one) === plainId(other);
}
