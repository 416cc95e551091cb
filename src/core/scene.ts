/** What the scoring rules see of a table: its board, figures and features, worked out when asked for. */
import { EXPANSIONS } from './expansions/index';
import { sum, type Scene, type Value } from './expansions/expansion';
import type { Board } from './features';
import type { Rules } from './rules';
import type { Feature, FeatureKind, Line, Table } from './types';

export interface BoardScene extends Scene {
  readonly board: Board;
  /** Segment number on which each of the table's figures stands, or -1. */
  readonly figuresAt: readonly number[];
  readonly features: readonly Feature[];
}

export function sceneOf(board: Board, table: Table, rules: Rules): BoardScene {
  const figuresAt = table.figures.map(({ x, y, on }) => board.segmentAt(x, y, on));
  const standing = new Map<number, number[]>();
  figuresAt.forEach((number, figure) => {
    if (number < 0) return;
    const root = board.root(number);
    standing.set(root, [...(standing.get(root) ?? []), figure]);
  });
  const known = new Map<number, Feature>();
  let features: readonly Feature[] | undefined;

  function feature(id: number): Feature {
    const root = board.root(id);
    let found = known.get(root);
    if (!found) known.set(root, (found = board.feature(root, table, standing.get(root) ?? [])));
    return found;
  }
  function all(): readonly Feature[] {
    return (features ??= board.roots().map(feature));
  }
  return {
    board, table, rules, figuresAt, feature,
    get features() { return all(); },
    all: (kind: FeatureKind) => all().filter((each) => each.kind === kind),
    figuresAround: (x, y) =>
      table.figures.flatMap((figure, i) => (figuresAt[i]! >= 0 && Math.abs(figure.x - x) <= 1 && Math.abs(figure.y - y) <= 1 ? [i] : [])),
  };
}

/** What a feature is worth to each owner; undefined where no box in play puts a value on its kind. */
export function valueOf(feature: Feature, scene: Scene): Value | undefined {
  let value: Value | undefined;
  for (const expansion of EXPANSIONS) {
    const rule = expansion.value?.[feature.kind];
    if (rule && (expansion.id === 'base' || scene.rules.has(expansion.id))) value = rule(feature, scene, value ?? NOTHING);
  }
  return value;
}

const NOTHING: Value = { parts: [], rule: '' };

/** One line for each owner of the feature (GEN-1 to GEN-3), and what boxes add on its completion. */
export function featureLines(feature: Feature, scene: Scene): readonly Line[] {
  const value = feature.owners.length ? valueOf(feature, scene) : undefined;
  const own = !value ? [] : feature.owners.map((player): Line => ({
    player, kind: feature.kind, points: sum(value.parts), feature: feature.id, complete: feature.complete,
    parts: value.parts, majority: feature.strengths, counted: [], rule: value.rule, ...(value.option ? { option: value.option } : {}),
  }));
  const bonus = EXPANSIONS.flatMap((expansion) => (expansion.bonus && scene.rules.has(expansion.id) ? expansion.bonus(feature, scene) : []));
  return [...own, ...bonus];
}
