/** Who owns a feature (GEN-1 to GEN-5). */
import type { FigureKind, PlayerId, Strength, Table } from './types';

/** GEN-5: what a figure counts in a majority. */
export const STRENGTH: Readonly<Record<FigureKind, number>> = { follower: 1, big: 2, abbot: 1, builder: 0, pig: 0 };

export interface Majority {
  /** Strongest first, then seat order; only players with strength. */
  readonly strengths: readonly Strength[];
  /** Every player with the greatest strength, in seat order. */
  readonly owners: readonly PlayerId[];
}

const NOBODY: Majority = { strengths: [], owners: [] };

/** `figures` are indexes into the table's figures. */
export function majority(
  table: Pick<Table, 'figures' | 'players'>,
  figures: readonly number[],
  strengthOf: (kind: FigureKind) => number = (kind) => STRENGTH[kind],
): Majority {
  if (!figures.length) return NOBODY;
  const strengths: Strength[] = [];
  let most = 0;
  for (const { id } of table.players) {
    const own = figures.filter((index) => table.figures[index]!.player === id && strengthOf(table.figures[index]!.kind) > 0);
    const strength = own.reduce((total, index) => total + strengthOf(table.figures[index]!.kind), 0);
    if (!strength) continue;
    most = Math.max(most, strength);
    strengths.push({ player: id, strength, figures: own });
  }
  const owners = strengths.filter(({ strength }) => strength === most).map(({ player }) => player);
  return { strengths: strengths.sort((a, b) => b.strength - a.strength), owners };
}
