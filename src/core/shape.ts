/**
 * A tile written as its segments, the way the catalogue files do:
 * `city N+W pennant / road E-S inn / field EL SR > N / field ER SL / monastery`.
 * `> N W` names, by any of its sides, each city that a field touches; `> Carcassonne` the City of
 * Carcassonne. Edges follow from the segments; what no segment reaches is field, or, where the tile
 * is part of the City of Carcassonne, given.
 */
import { HALF_NAMES, SIDE_NAMES, SIDES, type Half, type HalfName, type Side, type SideName } from './geometry';
import { GOODS, type EdgeKind, type Goods, type Segment, type SegmentKind, type SetId, type Tile } from './types';

type Extra = Pick<Tile, 'replaces' | 'river'>;
type Writable<T> = { -readonly [K in keyof T]: T[K] };

const KINDS: readonly string[] = ['city', 'road', 'field', 'river', 'monastery', 'garden', 'german-cathedral'];

function side(name: string): Side {
  const at = SIDE_NAMES.indexOf(name as SideName);
  if (at < 0) throw new Error(`no side '${name}'`);
  return at as Side;
}

function parseSegment(text: string, cities: readonly Segment[]): Segment {
  const [body = '', touches = ''] = text.split(' > ');
  const [kind = '', ...words] = body.split(' ');
  if (!KINDS.includes(kind)) throw new Error(`no segment kind '${kind}' in '${text}'`);
  const segment: Writable<Segment> = { kind: kind as SegmentKind, sides: [], halves: [], touches: [] };
  const sides: Side[] = [];
  const halves: Half[] = [];
  for (const word of words) {
    const half = HALF_NAMES.indexOf(word as HalfName);
    if (half >= 0) halves.push(half as Half);
    else if (word === 'pennant') segment.pennants = 1;
    else if (word === 'inn') segment.inn = true;
    else if (word === 'cathedral') segment.cathedral = true;
    else if (word === 'darmstadtium') segment.darmstadtium = true;
    else if (word === 'church') segment.church = true;
    else if (word === 'pig-herd') segment.pigHerd = true;
    else if ((GOODS as readonly string[]).includes(word)) segment.goods = word as Goods;
    else sides.push(...word.split(/[+-]/).map(side));
  }
  const touched: number[] = [];
  for (const name of touches.split(' ').filter(Boolean)) {
    if (name === 'Carcassonne') segment.carcassonne = true;
    else touched.push(cities.findIndex((city) => city.kind === 'city' && city.sides.includes(side(name))));
  }
  if (touched.includes(-1)) throw new Error(`'${text}' touches a city that is not there`);
  segment.sides = sides.sort();
  segment.halves = halves.sort();
  segment.touches = touched;
  return segment;
}

/**
 * Reads a tile. `inner` lists the sides that are inner edges of the City of Carcassonne.
 * Throws on a shape that is not well formed: a bug in the catalogue.
 */
export function parseTile(set: SetId, name: string, count: number, shape: string, extra: Extra = {}, inner = ''): Tile {
  const segments: Segment[] = [];
  // Cities stand before the fields in every shape, so a field finds the cities it touches.
  for (const text of shape.split(' / ').filter(Boolean)) segments.push(parseSegment(text, segments));
  const edges = SIDES.map((at): EdgeKind => {
    if (inner.includes(SIDE_NAMES[at])) return 'carcassonne';
    const on = segments.find((segment) => segment.sides.includes(at));
    return (on?.kind ?? 'field') as EdgeKind;
  }) as [EdgeKind, EdgeKind, EdgeKind, EdgeKind];
  return { id: `${set}/${name}`, set, count, edges, segments, ...extra, ...(extra.replaces ? { replaces: `${set}/${extra.replaces}` } : {}) };
}

/** A reader of tiles for one set, so that catalogue files read like the printed table. */
export function tilesOf(set: SetId): (name: string, count: number, shape: string, extra?: Extra, inner?: string) => Tile {
  return (name, count, shape, extra, inner) => parseTile(set, name, count, shape, extra, inner);
}
