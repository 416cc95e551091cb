/**
 * Segments joined to features (union-find). A Board grows tile by tile; `incremental = recomputed`:
 * the features do not depend on the order in which the tiles were added.
 */
import { tileById, turnTile, type TurnedTile } from './catalogue';
import { AROUND, cellKey, neighbour, opposite, SIDES, touchingHalf, type Cell, type CellKey, type Half, type Side } from './geometry';
import { majority } from './majority';
import type { Feature, FeatureKind, FeaturePart, Goods, Place, PlacedTile, Segment, Table } from './types';

/** A tile on the board. Its segments are numbered from `base` on. */
export interface BoardCell extends Cell {
  readonly index: number;
  readonly base: number;
  readonly turned: TurnedTile;
}

export type AddResult = 'added' | 'unknown tile' | 'cell taken';

/** Sides are joined where both tiles show the same; the City of Carcassonne joins only its own tiles. */
export class Board {
  readonly cells: BoardCell[] = [];
  readonly #at = new Map<CellKey, BoardCell>();
  /** Per segment number: its cell, union-find parent, size, next in its feature's ring, open sides at the root. */
  readonly #cell: BoardCell[] = [];
  readonly #parent: number[] = [];
  readonly #size: number[] = [];
  readonly #next: number[] = [];
  readonly #open: number[] = [];
  readonly #frontier = new Map<CellKey, Cell>();

  static of(tiles: readonly PlacedTile[]): Board {
    const board = new Board();
    for (const tile of tiles) board.add(tile);
    return board;
  }

  at(x: number, y: number): BoardCell | undefined {
    return this.#at.get(cellKey(x, y));
  }

  /** Empty cells beside a tile. */
  get frontier(): Iterable<Cell> {
    return this.#frontier.values();
  }

  add({ x, y, tile: id, rotation }: PlacedTile): AddResult {
    const tile = tileById(id);
    if (!tile) return 'unknown tile';
    const key = cellKey(x, y);
    if (this.#at.has(key)) return 'cell taken';
    const turned = turnTile(tile, rotation);
    const cell: BoardCell = { x, y, index: this.cells.length, base: this.#cell.length, turned };
    this.cells.push(cell);
    this.#at.set(key, cell);
    this.#frontier.delete(key);
    tile.segments.forEach((segment, i) => {
      const number = cell.base + i;
      this.#cell.push(cell);
      this.#parent.push(number);
      this.#size.push(1);
      this.#next.push(number);
      this.#open.push(segment.kind === 'river' ? 0 : segment.sides.length);
    });
    for (const side of SIDES) this.#join(cell, side);
    return 'added';
  }

  #join(cell: BoardCell, side: Side): void {
    const { x, y } = neighbour(cell, side);
    const other = this.at(x, y);
    if (!other) {
      this.#frontier.set(cellKey(x, y), { x, y });
      return;
    }
    const facing = opposite(side);
    if (cell.turned.edges[side] !== other.turned.edges[facing]) return;
    const own = cell.turned.sideSegment[side]!;
    if (own >= 0) {
      const root = this.#union(cell.base + own, other.base + other.turned.sideSegment[facing]!);
      this.#open[root]! -= 2;
    }
    for (const half of [2 * side, 2 * side + 1] as Half[]) {
      const field = cell.turned.halfSegment[half]!;
      const otherField = other.turned.halfSegment[touchingHalf(half)]!;
      if (field >= 0 && otherField >= 0) this.#union(cell.base + field, other.base + otherField);
    }
  }

  /** The number that stands for the feature of a segment. */
  root(segment: number): number {
    const parent = this.#parent;
    while (parent[segment] !== segment) {
      parent[segment] = parent[parent[segment]!]!;
      segment = parent[segment]!;
    }
    return segment;
  }

  #union(a: number, b: number): number {
    let to = this.root(a);
    let from = this.root(b);
    if (to === from) return to;
    if (this.#size[to]! < this.#size[from]!) [to, from] = [from, to];
    this.#parent[from] = to;
    this.#size[to]! += this.#size[from]!;
    this.#open[to]! += this.#open[from]!;
    // Two rings become one when their links are exchanged.
    const next = this.#next[to]!;
    this.#next[to] = this.#next[from]!;
    this.#next[from] = next;
    return to;
  }

  segment(number: number): Segment {
    const cell = this.#cell[number]!;
    return cell.turned.tile.segments[number - cell.base]!;
  }

  /** Segment number of a place on a cell, or -1. */
  segmentAt(x: number, y: number, on: Place): number {
    const cell = this.at(x, y);
    const segment = cell?.turned.byName.get(on);
    return cell === undefined || segment === undefined ? -1 : cell.base + segment;
  }

  /** Tiles present among the eight neighbours. */
  neighbours(x: number, y: number): number {
    let count = 0;
    for (const [dx, dy] of AROUND) if (this.at(x + dx, y + dy)) count += 1;
    return count;
  }

  /** Is the feature of this segment number complete? Fields and rivers never are. */
  complete(number: number): boolean {
    const { kind } = this.segment(number);
    const { x, y, base, turned } = this.#cell[number]!;
    switch (kind) {
      case 'city':
      case 'road':
        return this.#open[this.root(number)] === 0;
      case 'monastery':
      case 'garden':
        return this.neighbours(x, y) === AROUND.length;
      case 'german-cathedral':
        // GCATH-5: all its roads, and nothing else.
        return turned.tile.segments.every((segment, i) => segment.kind !== 'road' || this.complete(base + i));
      default:
        return false;
    }
  }

  /** Numbers of all segments of the feature of this one. */
  members(number: number): number[] {
    const members = [number];
    for (let next = this.#next[number]!; next !== number; next = this.#next[next]!) members.push(next);
    return members;
  }

  /** German cathedrals at which a road ends, each once. */
  cathedralsOn(road: number): number[] {
    const cathedrals = new Set<number>();
    for (const member of this.members(road)) {
      const cell = this.#cell[member]!;
      const cathedral = cathedralOf(cell);
      if (cathedral >= 0) cathedrals.add(cell.base + cathedral);
    }
    return [...cathedrals];
  }

  /** Would the edges of this tile disagree with a neighbour? */
  mismatches({ x, y, tile: id, rotation }: PlacedTile): boolean {
    const tile = tileById(id);
    if (!tile) return true;
    const { edges } = turnTile(tile, rotation);
    return SIDES.some((side) => {
      const next = neighbour({ x, y }, side);
      const other = this.at(next.x, next.y);
      return other !== undefined && other.turned.edges[opposite(side)] !== edges[side];
    });
  }

  /** GCATH: tiles that carry no German cathedral count once, every piece at a German cathedral counts. */
  #sections(members: readonly number[]): number {
    const tiles = new Set<number>();
    let pieces = 0;
    for (const member of members) {
      const cell = this.#cell[member]!;
      if (cathedralOf(cell) >= 0) pieces += 1;
      else tiles.add(cell.index);
    }
    return pieces + tiles.size;
  }

  /** The feature of one segment, whole. `figures` lists the table's figures standing on it. */
  feature(number: number, table: Pick<Table, 'figures' | 'players'>, figures: readonly number[]): Feature {
    const id = this.root(number);
    const kind = this.segment(id).kind as FeatureKind;
    const members = this.members(id).sort((a, b) => a - b);
    const parts: FeaturePart[] = [];
    const tiles = new Set<number>();
    const goods: Record<Goods, number> = { wine: 0, grain: 0, cloth: 0 };
    let pennants = 0;
    let inns = 0;
    let cathedrals = 0;
    let darmstadtium = false;
    let church = false;
    let pigHerd = false;
    let carcassonne = false;
    const cities = new Set<number>();
    const germanCathedrals = new Set<number>();
    const roads = new Set<number>();
    for (const member of members) {
      const cell = this.#cell[member]!;
      const segment = cell.turned.tile.segments[member - cell.base]!;
      parts.push({ x: cell.x, y: cell.y, segment: member - cell.base });
      tiles.add(cell.index);
      pennants += segment.pennants ?? 0;
      if (segment.goods) goods[segment.goods] += 1;
      if (segment.inn) inns += 1;
      if (segment.cathedral) cathedrals += 1;
      darmstadtium ||= segment.darmstadtium === true;
      church ||= segment.church === true;
      pigHerd ||= segment.pigHerd === true;
      carcassonne ||= segment.carcassonne === true;
      for (const touched of segment.touches) cities.add(this.root(cell.base + touched));
      const cathedral = cathedralOf(cell);
      if (kind === 'road' && cathedral >= 0) germanCathedrals.add(cell.base + cathedral);
      if (kind === 'german-cathedral') {
        cell.turned.tile.segments.forEach((each, i) => each.kind === 'road' && roads.add(this.root(cell.base + i)));
      }
    }
    const standalone = kind === 'monastery' || kind === 'garden';
    const present = standalone ? this.neighbours(parts[0]!.x, parts[0]!.y) : 0;
    return {
      id, kind, parts, complete: this.complete(id), pennants, inns, cathedrals, darmstadtium, church, pigHerd, goods, carcassonne, figures,
      tiles: standalone ? 1 + present : tiles.size,
      open: standalone ? AROUND.length - present
        : kind === 'german-cathedral' ? [...roads].filter((road) => !this.complete(road)).length : this.#open[id]!,
      sections: kind === 'german-cathedral' ? [...roads].reduce((total, road) => total + this.#sections(this.members(road)), 0)
        : germanCathedrals.size ? this.#sections(members) : tiles.size,
      germanCathedrals: [...germanCathedrals],
      roads: [...roads],
      cities: [...cities],
      ...majority(table, figures),
    };
  }

  /** One number for each feature, in the order of their first segments; rivers are none. */
  roots(): number[] {
    const roots = new Set<number>();
    for (let number = 0; number < this.#cell.length; number += 1) {
      if (this.segment(number).kind !== 'river') roots.add(this.root(number));
    }
    return [...roots];
  }
}

function cathedralOf(cell: BoardCell): number {
  return cell.turned.byName.get('cathedral') ?? -1;
}
