/** The vocabulary: one word, one meaning (see ARCHITECTURE.md). Data only. */
import type { Cell, Half, Rotation, Side } from './geometry';

/* ---- The catalogue ---- */

export const SET_IDS = [
  'base', 'abbot', 'river', 'river-2', 'inns-and-cathedrals', 'traders-and-builders',
  'king-and-robber', 'count', 'darmstadt', 'german-cathedrals',
] as const;
/** One box (expansion), as table files name it. */
export type SetId = (typeof SET_IDS)[number];

/** `set/name`, for instance `base/D`. */
export type TileId = string;

/** `carcassonne` is the inner edge between two tiles of the City of Carcassonne. */
export type EdgeKind = 'city' | 'road' | 'field' | 'river' | 'carcassonne';
export const FEATURE_KINDS = ['city', 'road', 'field', 'monastery', 'garden', 'german-cathedral'] as const;
export type FeatureKind = (typeof FEATURE_KINDS)[number];
export type SegmentKind = FeatureKind | 'river';

export const GOODS = ['wine', 'grain', 'cloth'] as const;
export type Goods = (typeof GOODS)[number];

/** One piece of city, road, field, monastery... on one tile, in the catalogue's orientation. */
export interface Segment {
  readonly kind: SegmentKind;
  /** Sides that a city, road or river reaches, clockwise from the north; empty for other kinds. */
  readonly sides: readonly Side[];
  /** Half-sides of a field; empty for other kinds and for a field that reaches no edge. */
  readonly halves: readonly Half[];
  /** For a field: indexes of the city segments of this tile whose wall borders it (FIELD-2). */
  readonly touches: readonly number[];
  /** For a field: it borders the City of Carcassonne (COUNT-19). */
  readonly carcassonne?: true;
  readonly pennants?: number;
  readonly inn?: true;
  /** A cathedral of Inns & Cathedrals. */
  readonly cathedral?: true;
  readonly darmstadtium?: true;
  readonly goods?: Goods;
  readonly pigHerd?: true;
  /** A monastery that is one of the two Darmstadt churches. */
  readonly church?: true;
}

/** A kind of tile. */
export interface Tile {
  readonly id: TileId;
  readonly set: SetId;
  /** Copies in the box. A garden face is one of the copies of the tile it `replaces`. */
  readonly count: number;
  readonly edges: readonly [EdgeKind, EdgeKind, EdgeKind, EdgeKind];
  readonly segments: readonly Segment[];
  /** Garden face (C2, C3): the plain tile of which it replaces one copy when gardens are in play. */
  readonly replaces?: TileId;
  /** End piece of a river. */
  readonly river?: 'spring' | 'lake';
}

/* ---- Figures, players, the table ---- */

export const FIGURE_KINDS = ['follower', 'big', 'abbot', 'builder', 'pig'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export type PlayerId = string;

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  readonly colour: string;
  /** Points on the score track now. */
  readonly points: number;
}

export interface PlacedTile extends Cell {
  readonly tile: TileId;
  readonly rotation: Rotation;
}

/**
 * Kind and place as seen on the table (after rotation): `city N`, `road E`, `field NL`, `field` for
 * a field that reaches no edge (`field 2` for the second such on a tile), `monastery`, `garden`,
 * `cathedral` (a German one). Any side or half-side of the segment names it.
 */
export type Place = string;

export interface Figure extends Cell {
  readonly player: PlayerId;
  readonly kind: FigureKind;
  readonly on: Place;
}

export const QUARTERS = ['castle', 'cathedral', 'blacksmith', 'market'] as const;
/** A quarter of the City of Carcassonne, clockwise order of the printed city is CLOCKWISE_QUARTERS. */
export type Quarter = (typeof QUARTERS)[number];

export interface QuarterFigure {
  readonly player: PlayerId;
  readonly kind: FigureKind;
  readonly quarter: Quarter;
}

export interface Quarters {
  /** Where the count stands. */
  readonly count: Quarter;
  readonly figures: readonly QuarterFigure[];
}

export const TOKEN_KINDS = [...GOODS, 'king', 'robber'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

export interface Token {
  readonly player: PlayerId;
  readonly kind: TokenKind;
  readonly count: number;
}

/** Everything that lies on the table. It need not be legal: real tables hold mistakes. */
export interface Table {
  readonly sets: readonly SetId[];
  readonly options: Options;
  /** In seat order, clockwise. */
  readonly players: readonly Player[];
  readonly tiles: readonly PlacedTile[];
  readonly figures: readonly Figure[];
  /** Absent when no Count is in play. */
  readonly quarters?: Quarters;
  readonly tokens: readonly Token[];
}

/* ---- Options ---- */

/** Chosen options only; what is absent has its default (see options.ts). */
export type Options = Readonly<Partial<Record<string, string | number>>>;

/* ---- What the rules say ---- */

/** One part of a segment list: a segment of the tile at a cell. */
export interface FeaturePart extends Cell {
  /** Index into the tile's `segments`. */
  readonly segment: number;
}

export interface Strength {
  readonly player: PlayerId;
  /** Sum of strengths (GEN-5). */
  readonly strength: number;
  /** Indexes into the table's figures. */
  readonly figures: readonly number[];
}

/** Segments joined across tiles. */
export interface Feature {
  /** Number of the feature, valid within one assessment. */
  readonly id: number;
  readonly kind: FeatureKind;
  readonly parts: readonly FeaturePart[];
  /** Different tiles (GEN-6). For a monastery or garden: itself plus its neighbours. */
  readonly tiles: number;
  /** Fields are never complete. */
  readonly complete: boolean;
  /** Open edges of a city or road; missing neighbours of a monastery or garden; open roads of a German cathedral. */
  readonly open: number;
  readonly pennants: number;
  readonly inns: number;
  readonly cathedrals: number;
  readonly darmstadtium: boolean;
  readonly church: boolean;
  readonly pigHerd: boolean;
  readonly goods: Readonly<Record<Goods, number>>;
  /** Sections of a road or of all roads of a German cathedral (GCATH-2, GCATH-6). */
  readonly sections: number;
  /** For a road: the German cathedrals it leads to, each once. For a German cathedral: empty. */
  readonly germanCathedrals: readonly number[];
  /** For a German cathedral: its different roads. */
  readonly roads: readonly number[];
  /** For a field: the cities it touches, finished or not, each once (FIELD-2). */
  readonly cities: readonly number[];
  /** For a field: it touches the City of Carcassonne. */
  readonly carcassonne: boolean;
  /** Indexes into the table's figures, builders and pigs too. */
  readonly figures: readonly number[];
  /** Majority table, strongest first; players with a figure of strength only. */
  readonly strengths: readonly Strength[];
  /** Players with the greatest strength (GEN-1, GEN-4), in seat order. */
  readonly owners: readonly PlayerId[];
}

export type PartKind =
  | 'tiles' | 'sections' | 'pennants' | 'darmstadtium' | 'itself' | 'neighbours' | 'cities'
  | 'carcassonne' | 'pig' | 'pig-herd' | 'church' | 'goods' | 'roads' | 'king' | 'robber' | 'king-and-robber';

/** `count` things worth `each` points; `points` is their product. */
export interface Part {
  readonly what: PartKind;
  readonly count: number;
  readonly each: number;
  readonly points: number;
}

export type LineKind = FeatureKind | 'church' | Goods | 'king' | 'robber' | 'king-and-robber';

/** Why one player gets points: data, not prose. The parts always add up to the points. */
export interface Line {
  readonly player: PlayerId;
  readonly points: number;
  readonly kind: LineKind;
  /** Feature that pays; absent for goods, King and Robber. */
  readonly feature?: number;
  /** True: scored by the formula for completed features. */
  readonly complete: boolean;
  readonly parts: readonly Part[];
  /** Majority table that gave the points to this player. */
  readonly majority: readonly Strength[];
  /** Finished cities that a field is paid for; features that a King or Robber counts. */
  readonly counted: readonly number[];
  /** Rule id of the rules document, for instance CITY-2. */
  readonly rule: string;
  /** The option that decided, where one did. */
  readonly option?: { readonly name: string; readonly value: string | number };
}

export type ProblemKind =
  | 'unknown-tile' | 'two-tiles' | 'edges' | 'copies' | 'set-missing' | 'apart' | 'carcassonne'
  | 'figure-nowhere' | 'figure-place' | 'figure-kind' | 'figure-supply' | 'unknown-player'
  | 'pending' | 'occupied' | 'builder-alone' | 'pig-alone' | 'start';

/** What is odd at the table and where. Never blocks the scoring. */
export interface Problem {
  readonly kind: ProblemKind;
  /** `note`: no mistake, but worth knowing (pending points). */
  readonly severity: 'problem' | 'note';
  /** Cells concerned, the first one is the place to show. */
  readonly cells: readonly Cell[];
  readonly side?: Side;
  /** Names for the message: tile ids, players, kinds, numbers. */
  readonly detail: Readonly<Record<string, string | number>>;
}

/** Points on the track plus what lies on the table. */
export interface Assessment {
  readonly at: 'now' | 'end';
  readonly problems: readonly Problem[];
  readonly features: readonly Feature[];
  readonly lines: readonly Line[];
  /** Whole points per player id, those already on the track included. */
  readonly totals: Readonly<Record<PlayerId, number>>;
}
