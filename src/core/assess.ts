/** What the rules say about a table, now or if the game ended now. Any table is assessed, however odd. */
import { EXPANSIONS } from './expansions/index';
import { Board } from './features';
import { problemsOf } from './legality';
import { rulesOf } from './rules';
import { featureLines, sceneOf, type BoardScene } from './scene';
import { farmLines } from './scoring/field';
import type { Assessment, Line, PlayerId, Table } from './types';

/**
 * `now`: points on the track, plus completed features that still hold followers (pending points).
 * `end`: with unfinished features, farms and tokens too (section 12 of the rules).
 */
export function assess(table: Table, at: 'now' | 'end'): Assessment {
  const scene = sceneOf(Board.of(table.tiles), table, rulesOf(table.sets, table.options));
  const lines = linesOf(scene, at);
  return { at, problems: problemsOf(scene), features: scene.features, lines, totals: totalsOf(table, lines) };
}

/** The lines alone. */
export function linesOf(scene: BoardScene, at: 'now' | 'end'): readonly Line[] {
  const occupied = scene.features.filter(({ kind, figures, complete }) => kind !== 'field' && figures.length && (complete || at === 'end'));
  const lines = occupied.flatMap((feature) => featureLines(feature, scene));
  if (at === 'now') return lines;
  const held = EXPANSIONS.flatMap((expansion) => (expansion.final && scene.rules.has(expansion.id) ? expansion.final(scene) : []));
  return [...lines, ...farmLines(scene), ...held];
}

export function totalsOf(table: Pick<Table, 'players'>, lines: readonly Line[]): Record<PlayerId, number> {
  const totals: Record<PlayerId, number> = {};
  for (const { id, points } of table.players) totals[id] = points;
  for (const { player, points } of lines) totals[player] = (totals[player] ?? 0) + points;
  return totals;
}
