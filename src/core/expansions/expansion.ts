/** What one box brings: tiles, figures, options, and how it changes the points. */
import type { Feature, FeatureKind, FigureKind, Line, Part, PlayerId, SetId, Table, Tile, TokenKind } from '../types';
import type { Rules } from '../rules';

export interface OptionDefinition {
  /** Allowed values, the default first. */
  readonly values: readonly (string | number)[];
  /** Rule ids that it decides. */
  readonly rules: readonly string[];
}
export type OptionDefinitions = Readonly<Record<string, OptionDefinition>>;

/** What a feature is worth to each of its owners. */
export interface Value {
  readonly parts: readonly Part[];
  readonly rule: string;
  readonly option?: Line['option'];
}

/** What scoring rules may look at. */
export interface Scene {
  readonly rules: Rules;
  readonly table: Table;
  feature(id: number): Feature;
  /** All features of a kind. */
  all(kind: FeatureKind): readonly Feature[];
  /** Indexes of the figures standing on the tile of a cell or on one of its eight neighbours. */
  figuresAround(x: number, y: number): readonly number[];
}

/** A feature that a tile has just completed, and what completing it means besides its own points. */
export interface Completion {
  readonly feature: Feature;
  /** Who placed the completing tile; absent where a finished table is assessed. */
  readonly placer?: PlayerId;
}

export interface TokenAward {
  readonly player: PlayerId;
  readonly kind: TokenKind;
  readonly count: number;
  readonly feature: number;
}

export interface Expansion {
  readonly id: SetId;
  readonly tiles: readonly Tile[];
  /** Figures each player gets. */
  readonly figures?: Readonly<Partial<Record<FigureKind, number>>>;
  readonly options?: OptionDefinitions;
  /** Puts a value on a kind of feature, or changes the one that boxes before it gave. */
  readonly value?: Readonly<Partial<Record<FeatureKind, (feature: Feature, scene: Scene, value: Value) => Value>>>;
  /** Lines beside a completed feature's own. */
  readonly bonus?: (feature: Feature, scene: Scene) => readonly Line[];
  /** Lines at the end of the game from what players hold. */
  readonly final?: (scene: Scene) => readonly Line[];
}

export function part(what: Part['what'], count: number, each: number): Part {
  return { what, count, each, points: count * each };
}

export function sum(parts: readonly Part[]): number {
  return parts.reduce((points, each) => points + each.points, 0);
}
