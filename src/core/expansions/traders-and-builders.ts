/** Traders & Builders: 24 tiles, goods for who closes the city, the builder and the pig. */
import { tilesOf } from '../shape';
import { GOODS, type Line } from '../types';
import { part, type Expansion, type OptionDefinitions, type Scene } from './expansion';

const tile = tilesOf('traders-and-builders');

export const tradersAndBuildersOptions = {
  goods: { values: ['on', 'off'], rules: ['TB-R1', 'TB-R2'] },
} as const satisfies OptionDefinitions;

/** Most tokens of a kind: 10 points, ties all, nobody with none (TB-R2). */
function goodsLines({ table, rules }: Scene): readonly Line[] {
  if (!rules.goods) return [];
  return GOODS.flatMap((kind): Line[] => {
    const held = table.players
      .map(({ id }) => ({
        player: id,
        strength: table.tokens.reduce((n, token) => n + (token.kind === kind && token.player === id ? token.count : 0), 0),
        figures: [],
      }))
      .filter(({ strength }) => strength > 0)
      .sort((a, b) => b.strength - a.strength);
    return held
      .filter(({ strength }) => strength === held[0]!.strength)
      .map(({ player }) => ({
        player, kind, points: 10, complete: true, parts: [part('goods', 1, 10)], majority: held, counted: [], rule: 'TB-R2',
      }));
  });
}

export const tradersAndBuilders: Expansion = {
  id: 'traders-and-builders',
  figures: { builder: 1, pig: 1 },
  options: tradersAndBuildersOptions,
  final: goodsLines,
  tiles: [
    tile('1', 1, 'city N+W grain / field EL ER SL SR > N'),
    tile('2', 1, 'city N+W wine / field EL ER SL SR > N'),
    tile('3', 1, 'city E+W cloth / city S / field NL NR > E / field > E S'),
    tile('4', 1, 'city E+W wine / city S / field NL NR > E / field > E S'),
    tile('5', 1, 'city N+E+W grain / field SL SR > N'),
    tile('6', 1, 'city N+W cloth / city S / city E / field > N E S'),
    tile('7', 1, 'city N+W cloth / road S / road E / field SR > N / field SL > N / field ER > N / field EL > N'),
    tile('8', 1, 'city N+W wine / road S / road E / field SR > N / field ER SL > N / field EL > N'),
    tile('9', 1, 'city N+W cloth / city S / road E / field EL > N / field ER > N S'),
    tile('10', 1, 'city N+W grain / city S / road E / field EL > N / field ER > N S'),
    tile('11', 1, 'city N+W cloth / road E / field EL > N / field ER SL SR > N'),
    tile('12', 1, 'city N+W wine / road E / field EL > N / field ER > N / field SL SR > N'),
    tile('13', 1, 'city N+E+W wine / road S / field SR > N / field SL > N'),
    tile('14', 1, 'city N+W wine / city E+S / field > N E'),
    tile('15', 1, 'city E+W wine / field NL NR > E / field SL SR > E'),
    tile('16', 1, 'city N / road E / field EL > N / field ER SL SR WL WR > N'),
    tile('17', 1, 'city E+W grain / road S / field NL NR > E / field SR > E / field SL > E'),
    tile('18', 1, 'city E+W wine / road S / field NL NR > E / field SR > E / field SL > E'),
    tile('19', 1, 'city E+W wine / road N / road S / field NL > E / field NR > E / field SL > E / field SR > E'),
    tile('20', 1, 'road E / road S / road W / field NL NR EL WR / field ER SL / field SR WL / monastery'),
    tile('21', 1, 'city N+W grain / road S / field SR > N / field EL ER SL > N'),
    tile('22', 1, 'city N+W grain / road S / field SR > N / field SL > N / field EL ER > N'),
    tile('23', 1, 'city N / road W / road S / field WR > N / field SR WL / field EL ER SL > N'),
    tile('24', 1, 'road N-S / road E-W / field NL WR / field NR EL / field ER SL / field SR WL'),
    tile('8-garden', 1, 'city N+W wine / road S / road E / field SR > N / field ER SL > N / field EL > N / garden', { replaces: '8' }),
    tile('11-garden', 1, 'city N+W cloth / road E / field EL > N / field ER SL SR > N / garden', { replaces: '11' }),
  ],
};
