/** King & Robber Baron: five tiles; the largest city and the longest road pay their finisher at the end. */
import { tilesOf } from '../shape';
import type { Line, LineKind, Part, PlayerId } from '../types';
import { part, sum, type Expansion, type OptionDefinitions, type Scene } from './expansion';

const tile = tilesOf('king-and-robber');

export const kingAndRobberOptions = {
  /** 1 per completed city (road); 10 flat; 15 for one and 40 for both; or 1 at every completion while holding it. */
  kingRobber: { values: ['each', '10', '15/40', 'continuous'], rules: ['KR-1', 'KR-2'] },
  king: { values: ['on', 'off'], rules: ['KR-1'] },
  robber: { values: ['on', 'off'], rules: ['KR-2'] },
} as const satisfies OptionDefinitions;

function line(scene: Scene, player: PlayerId, kind: LineKind, parts: readonly Part[], counted: readonly number[] = []): Line {
  return {
    player, kind, points: sum(parts), complete: true, parts, majority: [], counted,
    rule: kind === 'robber' ? 'KR-2' : 'KR-1', option: { name: 'kingRobber', value: scene.rules.options.kingRobber },
  };
}

function finalLines(scene: Scene): readonly Line[] {
  const { table, rules } = scene;
  const holder = (kind: 'king' | 'robber'): PlayerId | undefined =>
    rules[kind] ? table.tokens.find((token) => token.kind === kind && token.count > 0)?.player : undefined;
  const king = holder('king');
  const robber = holder('robber');
  switch (rules.options.kingRobber) {
    case '10':
      return [
        ...(king === undefined ? [] : [line(scene, king, 'king', [part('king', 1, 10)])]),
        ...(robber === undefined ? [] : [line(scene, robber, 'robber', [part('robber', 1, 10)])]),
      ];
    case '15/40':
      if (king !== undefined && king === robber) return [line(scene, king, 'king-and-robber', [part('king-and-robber', 1, 40)])];
      return [
        ...(king === undefined ? [] : [line(scene, king, 'king', [part('king', 1, 15)])]),
        ...(robber === undefined ? [] : [line(scene, robber, 'robber', [part('robber', 1, 15)])]),
      ];
    case 'continuous':
      return [];
    default: {
      const done = (kind: 'city' | 'road'): number[] => scene.all(kind).filter(({ complete }) => complete).map(({ id }) => id);
      const cities = done('city');
      const roads = done('road');
      // The City of Carcassonne is one more completed city (COUNT-19).
      const carcassonne = rules.has('count') ? [part('carcassonne', 1, 1)] : [];
      return [
        ...(king === undefined ? [] : [line(scene, king, 'king', [part('cities', cities.length, 1), ...carcassonne], cities)]),
        ...(robber === undefined ? [] : [line(scene, robber, 'robber', [part('roads', roads.length, 1)], roads)]),
      ];
    }
  }
}

/** Points at each completion for who holds King or Robber at that moment (option `continuous`). */
export function continuousLines(scene: Scene, kind: 'king' | 'robber', completed: readonly number[]): readonly Line[] {
  const holder = scene.table.tokens.find((token) => token.kind === kind && token.count > 0);
  if (!scene.rules[kind] || scene.rules.options.kingRobber !== 'continuous' || !holder || !completed.length) return [];
  return [line(scene, holder.player, kind, [part(kind === 'king' ? 'cities' : 'roads', completed.length, 1)], completed)];
}

export const kingAndRobber: Expansion = {
  id: 'king-and-robber',
  options: kingAndRobberOptions,
  final: finalLines,
  tiles: [
    tile('1', 1, 'city N / field EL ER SL SR WL WR > N / monastery'),
    tile('2', 1, 'city N / road W / field WR > N / field EL ER SL SR WL > N'),
    tile('3', 1, 'city N / road W / road E-S / field WR > N / field EL SR WL > N / field ER SL'),
    tile('4', 1, 'city N+W / road S / road E / field SR > N / field SL > N / field ER > N / field EL > N'),
    tile('5', 1, 'city E+W / city N+S / field > N E / field > N E'),
    tile('2-garden', 1, 'city N / road W / field WR > N / field EL ER SL SR WL > N / garden', { replaces: '2' }),
  ],
};
