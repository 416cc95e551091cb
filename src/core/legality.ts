/** Problems of a table, and where a tile or a figure may legally go. */
import { figureSupply, plainId, tileById, turnTile, type TurnedTile } from './catalogue';
import { carcassonneAt } from './expansions/count';
import type { Board, BoardCell } from './features';
import { cellKey, neighbour, opposite, ROTATIONS, SIDES, type Cell, type Rotation } from './geometry';
import type { BoardScene } from './scene';
import type { FigureKind, PlacedTile, Place, Problem, Segment, SegmentKind, Table, Tile } from './types';

type Draft = Pick<Problem, 'kind' | 'cells'> & Partial<Problem>;

function problem(draft: Draft): Problem {
  return { severity: 'problem', detail: {}, ...draft };
}

/** Everything odd at the table, each with its place. */
export function problemsOf(scene: BoardScene): readonly Problem[] {
  return [...tileProblems(scene), ...figureProblems(scene)];
}

function tileProblems({ board, table }: BoardScene): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<number>();
  for (const tile of table.tiles) {
    const key = cellKey(tile.x, tile.y);
    if (!tileById(tile.tile)) problems.push(problem({ kind: 'unknown-tile', cells: [tile], detail: { tile: tile.tile } }));
    else if (seen.has(key)) problems.push(problem({ kind: 'two-tiles', cells: [tile], detail: { tile: tile.tile } }));
    else seen.add(key);
  }
  for (const cell of board.cells) {
    for (const side of [1, 2] as const) {
      const other = board.at(...xy(neighbour(cell, side)));
      if (other && cell.turned.edges[side] !== other.turned.edges[opposite(side)]) {
        problems.push(problem({
          kind: 'edges', cells: [at(cell), at(other)], side,
          detail: { one: cell.turned.edges[side]!, other: other.turned.edges[opposite(side)]! },
        }));
      }
    }
  }
  return [...problems, ...copiesProblems(board, table), ...apartProblems(board), ...carcassonneProblems(board)];
}

function copiesProblems(board: Board, table: Table): Problem[] {
  const problems: Problem[] = [];
  const copies = new Map<string, BoardCell[]>();
  const missing = new Set<string>();
  for (const cell of board.cells) {
    const { tile } = cell.turned;
    for (const id of new Set([tile.id, plainId(tile)])) copies.set(id, [...(copies.get(id) ?? []), cell]);
    if (!table.sets.includes(tile.set) && !missing.has(tile.set)) {
      missing.add(tile.set);
      problems.push(problem({ kind: 'set-missing', cells: [at(cell)], detail: { set: tile.set } }));
    }
  }
  for (const [id, cells] of copies) {
    const { count } = tileById(id)!;
    if (cells.length > count) problems.push(problem({ kind: 'copies', cells: cells.map(at), detail: { tile: id, count, found: cells.length } }));
  }
  return problems;
}

/** Tiles that do not hang together with the first one. */
function apartProblems(board: Board): Problem[] {
  if (!board.cells.length) return [];
  const reached = new Set<BoardCell>([board.cells[0]!]);
  for (const cell of reached) {
    for (const side of SIDES) {
      const other = board.at(...xy(neighbour(cell, side)));
      if (other) reached.add(other);
    }
  }
  const apart = board.cells.filter((cell) => !reached.has(cell));
  return apart.length ? [problem({ kind: 'apart', cells: apart.map(at), detail: { found: apart.length } })] : [];
}

/** The City of Carcassonne is whole and lies in its fixed layout (COUNT-1). */
function carcassonneProblems(board: Board): Problem[] {
  const rim = board.cells.filter(({ turned }) => turned.tile.set === 'count');
  if (!rim.length) return [];
  const [first] = rim;
  const layout = carcassonneAt(0, 0);
  const own = layout.find(({ tile }) => tile === first!.turned.tile.id)!;
  const wrong = carcassonneAt(first!.x - own.x, first!.y - own.y).filter(({ x, y, tile }) => {
    const lying = board.at(x, y)?.turned;
    return lying?.tile.id !== tile || lying.rotation !== 0;
  });
  return wrong.length || first!.turned.rotation !== 0
    ? [problem({ kind: 'carcassonne', cells: wrong.length ? wrong.map(at) : [at(first!)], detail: { found: 12 - wrong.length } })]
    : [];
}

function figureProblems({ board, table, features, figuresAt }: BoardScene): Problem[] {
  const problems: Problem[] = [];
  const players = new Set(table.players.map(({ id }) => id));
  const onSegment = new Map<number, number>();
  table.figures.forEach((figure, i) => {
    const detail = { player: figure.player, figure: figure.kind, on: figure.on };
    const cells = [at(figure)];
    const number = figuresAt[i]!;
    if (!players.has(figure.player)) problems.push(problem({ kind: 'unknown-player', cells, detail }));
    if (number < 0) {
      problems.push(problem({ kind: board.at(figure.x, figure.y) ? 'figure-place' : 'figure-nowhere', cells, detail }));
      return;
    }
    if (!mayStandOn(figure.kind, board.segment(number).kind)) problems.push(problem({ kind: 'figure-kind', cells, detail }));
    if (isFollower(figure.kind)) {
      if (onSegment.has(number)) problems.push(problem({ kind: 'occupied', cells, detail }));
      onSegment.set(number, i);
    }
  });
  const supply = figureSupply(table.sets);
  for (const { id } of table.players) {
    for (const kind of Object.keys(supply) as FigureKind[]) {
      const own = table.figures.filter((figure) => figure.player === id && figure.kind === kind);
      const inCity = table.quarters?.figures.filter((figure) => figure.player === id && figure.kind === kind).length ?? 0;
      const found = own.length + inCity;
      if (found > supply[kind]) {
        problems.push(problem({ kind: 'figure-supply', cells: own.map(at), detail: { player: id, figure: kind, count: supply[kind], found } }));
      }
    }
  }
  for (const feature of features) {
    if (!feature.figures.length) continue;
    const figures = feature.figures.map((i) => table.figures[i]!);
    if (feature.complete && feature.strengths.length) {
      problems.push(problem({ kind: 'pending', severity: 'note', cells: figures.map(at), detail: { feature: feature.id, kind: feature.kind } }));
    }
    for (const figure of figures) {
      if (isFollower(figure.kind) || figures.some((other) => other.player === figure.player && isFollower(other.kind))) continue;
      problems.push(problem({
        kind: figure.kind === 'pig' ? 'pig-alone' : 'builder-alone', cells: [at(figure)], detail: { player: figure.player, on: figure.on },
      }));
    }
  }
  return problems;
}

function at({ x, y }: Cell): Cell {
  return { x, y };
}

function xy({ x, y }: Cell): [number, number] {
  return [x, y];
}

/** GEN-5: counts for majorities. */
export function isFollower(kind: FigureKind): boolean {
  return kind === 'follower' || kind === 'big' || kind === 'abbot';
}

/** Whether a figure may ever stand on a kind of segment (ABBOT-1, TB-R3, TB-R4, GCATH-1, GCATH-17). */
export function mayStandOn(figure: FigureKind, kind: SegmentKind): boolean {
  switch (figure) {
    case 'abbot': return kind === 'monastery' || kind === 'garden';
    case 'builder': return kind === 'road' || kind === 'city';
    case 'pig': return kind === 'field';
    default: return kind !== 'garden' && kind !== 'river';
  }
}

/* ---- Where a tile may go ---- */

/** Do all edges agree with the neighbours, and is there at least one neighbour? */
export function fits(board: Board, { x, y }: Cell, turned: TurnedTile): boolean {
  let touches = false;
  for (const side of SIDES) {
    const other = board.at(...xy(neighbour({ x, y }, side)));
    if (!other) continue;
    if (other.turned.edges[opposite(side)] !== turned.edges[side]) return false;
    touches = true;
  }
  return touches;
}

/** RIVER-2: a river tile continues the river and does not turn back the way it came. */
function riverFlows(board: Board, cell: Cell, turned: TurnedTile): boolean {
  const sides = SIDES.filter((side) => turned.edges[side] === 'river');
  if (!sides.length || !board.cells.some((other) => other.turned.edges.includes('river'))) return true;
  const from = sides.find((side) => board.at(...xy(neighbour(cell, side))));
  if (from === undefined) return false;
  const before = board.at(...xy(neighbour(cell, from)))!.turned;
  const entry = SIDES.filter((side) => before.edges[side] === 'river' && side !== opposite(from));
  return sides.length !== 2 || entry.length !== 1 || !sides.some((side) => side !== from && side === entry[0]);
}

/** Every legal place of a tile; each of the four rotations counts, alike ones too. */
export function legalPlacements(board: Board, tile: Tile): PlacedTile[] {
  const places: PlacedTile[] = [];
  for (const { x, y } of board.frontier) {
    for (const rotation of ROTATIONS) {
      const turned = turnTile(tile, rotation);
      if (fits(board, { x, y }, turned) && riverFlows(board, { x, y }, turned)) places.push({ x, y, tile: tile.id, rotation });
    }
  }
  return places;
}

/** Rotations at which a tile looks different from its earlier ones. */
export function distinctRotations(tile: Tile): readonly Rotation[] {
  const seen = new Set<string>();
  return ROTATIONS.filter((rotation) => {
    const { sides, halves } = turnTile(tile, rotation);
    const look = tile.segments
      .map((segment, i) => `${describe(segment)}${sides[i]}/${halves[i]}`)
      .sort()
      .join();
    return !seen.has(look) && seen.add(look);
  });
}

function describe({ kind, pennants = 0, inn, goods, pigHerd }: Segment): string {
  return `${kind}${pennants}${inn ?? ''}${goods ?? ''}${pigHerd ?? ''}`;
}

/* ---- Where a figure may go ---- */

export interface FigurePlace {
  readonly kind: FigureKind;
  readonly on: Place;
}

/** Figures that a player still has in supply. */
export function supplyOf(table: Table, player: string): Readonly<Record<FigureKind, number>> {
  const supply = { ...figureSupply(table.sets) };
  for (const figure of table.figures) if (figure.player === player) supply[figure.kind] -= 1;
  for (const figure of table.quarters?.figures ?? []) if (figure.player === player) supply[figure.kind] -= 1;
  return supply;
}

/**
 * Every figure that a player may put on the tile of a cell: followers on features without a
 * follower, builder and pig where an own follower stands.
 */
export function legalFigures({ board, table, rules, feature }: BoardScene, cell: Cell, player: string): FigurePlace[] {
  const placed = board.at(cell.x, cell.y);
  if (!placed) return [];
  const supply = supplyOf(table, player);
  const places: FigurePlace[] = [];
  placed.turned.tile.segments.forEach((segment, i) => {
    if (segment.kind === 'river' || (segment.kind === 'field' && !rules.farms) || (segment.kind === 'garden' && !rules.gardens)) return;
    const figures = feature(placed.base + i).figures.map((index) => table.figures[index]!);
    for (const kind of Object.keys(supply) as FigureKind[]) {
      if (supply[kind] < 1 || !mayStandOn(kind, segment.kind)) continue;
      const free = isFollower(kind)
        ? !figures.some((figure) => isFollower(figure.kind))
        : figures.some((figure) => figure.player === player && isFollower(figure.kind));
      if (free) places.push({ kind, on: placed.turned.names[i]! });
    }
  });
  return places;
}
