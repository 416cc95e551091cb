/** All tiles, and each tile as it lies after a rotation. */
import { EXPANSIONS } from './expansions/index';
import { HALF_NAMES, SIDES, SIDE_NAMES, turnHalf, turnSide, type Half, type Rotation, type Side } from './geometry';
import type { EdgeKind, FigureKind, Place, Segment, SetId, Tile, TileId } from './types';

export const TILES: readonly Tile[] = EXPANSIONS.flatMap(({ tiles }) => tiles);

const BY_ID: ReadonlyMap<TileId, Tile> = new Map(TILES.map((tile) => [tile.id, tile]));

export function tileById(id: TileId): Tile | undefined {
  return BY_ID.get(id);
}

/** Tile ids of which one copy is another face: `base/E-garden` shares its copies with `base/E`. */
export function plainId(tile: Tile): TileId {
  return tile.replaces ?? tile.id;
}

/** Figures of each kind that a player has with these boxes. */
export function figureSupply(sets: readonly SetId[]): Readonly<Record<FigureKind, number>> {
  const supply: Record<FigureKind, number> = { follower: 0, big: 0, abbot: 0, builder: 0, pig: 0 };
  for (const { id, figures } of EXPANSIONS) {
    if (!figures || (id !== 'base' && !sets.includes(id))) continue;
    for (const [kind, n] of Object.entries(figures)) supply[kind as FigureKind] += n;
  }
  return supply;
}

/** A tile as it lies on the table. Segment indexes are those of the tile. */
export interface TurnedTile {
  readonly tile: Tile;
  readonly rotation: Rotation;
  readonly edges: readonly EdgeKind[];
  /** For each side the city, road or river segment that reaches it, or -1. */
  readonly sideSegment: readonly number[];
  /** For each half-side the field segment there, or -1. */
  readonly halfSegment: readonly number[];
  /** Sides or half-sides of each segment, after rotation, in clockwise order from the north. */
  readonly sides: readonly (readonly Side[])[];
  readonly halves: readonly (readonly Half[])[];
  /** Name of each segment as seen on the table, and every name that means it. */
  readonly names: readonly Place[];
  readonly byName: ReadonlyMap<Place, number>;
}

const turned = new Map<Tile, (TurnedTile | undefined)[]>();

export function turnTile(tile: Tile, rotation: Rotation): TurnedTile {
  let four = turned.get(tile);
  if (!four) turned.set(tile, (four = []));
  return (four[rotation] ??= turn(tile, rotation));
}

function turn(tile: Tile, rotation: Rotation): TurnedTile {
  const sideSegment = [-1, -1, -1, -1];
  const halfSegment = [-1, -1, -1, -1, -1, -1, -1, -1];
  const edges: EdgeKind[] = [];
  for (const side of SIDES) edges[turnSide(side, rotation)] = tile.edges[side];
  const sides = tile.segments.map(({ sides: list }) => list.map((side) => turnSide(side, rotation)).sort());
  const halves = tile.segments.map(({ halves: list }) => list.map((half) => turnHalf(half, rotation)).sort());
  sides.forEach((list, segment) => list.forEach((side) => (sideSegment[side] = segment)));
  halves.forEach((list, segment) => list.forEach((half) => (halfSegment[half] = segment)));
  const names: Place[] = [];
  const byName = new Map<Place, number>();
  let islands = 0;
  tile.segments.forEach((segment, i) => {
    const all = placeNames(segment, sides[i]!, halves[i]!);
    if (segment.kind === 'field' && !halves[i]!.length) {
      islands += 1;
      if (islands > 1) all[0] = `field ${islands}`;
    }
    names.push(all[0]!);
    for (const name of all) byName.set(name, i);
  });
  return { tile, rotation, edges, sideSegment, halfSegment, sides, halves, names, byName };
}

function placeNames({ kind }: Segment, sides: readonly Side[], halves: readonly Half[]): Place[] {
  if (kind === 'german-cathedral') return ['cathedral'];
  if (sides.length) return sides.map((side) => `${kind} ${SIDE_NAMES[side]}`);
  if (halves.length) return halves.map((half) => `${kind} ${HALF_NAMES[half]}`);
  return [kind];
}
