/** Inns & Cathedrals: 18 tiles, the big follower; inns double roads, cathedrals make cities worth three. */
import { tilesOf } from '../shape';
import { part, type Expansion, type OptionDefinitions, type Value } from './expansion';

const tile = tilesOf('inns-and-cathedrals');

export const innsAndCathedralsOptions = {
  inns: { values: ['on', 'off'], rules: ['IC-R1'] },
  cathedrals: { values: ['on', 'off'], rules: ['IC-R3'] },
  /** What an inn or cathedral does to a feature that is unfinished at the end. */
  innCathedralAtEnd: { values: ['zero', 'ignore'], rules: ['IC-R5'] },
} as const satisfies OptionDefinitions;

function each(value: Value, points: number, rule: string): Value {
  return { ...value, parts: value.parts.map(({ what, count }) => part(what, count, points)), rule };
}

export const innsAndCathedrals: Expansion = {
  id: 'inns-and-cathedrals',
  figures: { big: 1 },
  options: innsAndCathedralsOptions,
  value: {
    road(feature, { rules }, value) {
      if (!feature.inns || !rules.inns) return value;
      if (feature.complete) return each(value, 2, 'IC-R1');
      const option = { name: 'innCathedralAtEnd', value: rules.options.innCathedralAtEnd };
      return rules.options.innCathedralAtEnd === 'zero' ? { ...each(value, 0, 'IC-R1'), option } : { ...value, option };
    },
    city(feature, { rules }, value) {
      if (!feature.cathedrals || !rules.cathedrals) return value;
      if (feature.complete) return each(value, 3, 'IC-R3');
      const option = { name: 'innCathedralAtEnd', value: rules.options.innCathedralAtEnd };
      return rules.options.innCathedralAtEnd === 'zero' ? { ...each(value, 0, 'IC-R3'), option } : { ...value, option };
    },
  },
  tiles: [
    tile('1', 2, 'city N+E+S+W cathedral'),
    tile('2', 1, 'road W / road E / field ER SL SR WL / field NL NR EL WR / monastery'),
    tile('3', 1, 'city N / city W / city E / city S / field > N W E S'),
    tile('4', 1, 'city N / city W / city E / field SL SR > N W E'),
    tile('5', 1, 'city N / city S / road W / road E / field ER > S / field WL > S / field EL > N / field WR > N'),
    tile('6', 1, 'city N+W pennant / city S / field EL ER > N S'),
    tile('7', 1, 'city N / field EL ER > N / field SL SR WL WR > N'),
    tile('8', 1, 'city N / road S / field SR WL WR > N / field EL ER SL > N'),
    tile('9', 1, 'city N+W / road E / field EL > N / field ER SL SR > N'),
    tile('10', 1, 'city E+W pennant / road N / road S / field NL > E / field NR > E / field SL > E / field SR > E'),
    tile('11', 1, 'city N+W / road S inn / field SR > N / field EL ER SL > N'),
    tile('12', 1, 'city N / road S-W inn / field SR WL / field EL ER SL WR > N'),
    tile('13', 1, 'city N+W pennant / road E-S inn / field ER SL / field EL SR > N'),
    tile('14', 1, 'road E inn / road W / road S / field NL NR EL WR / field SR WL / field ER SL'),
    tile('15', 1, 'road E-W inn / field NL NR EL WR / field ER SL SR WL'),
    tile('16', 1, 'road S-W inn / field NL NR EL ER SL WR / field SR WL'),
    tile('17', 1, 'road N-W / road E-S / field NL WR / field ER SL / field NR EL SR WL'),
    tile('3-garden', 1, 'city N / city W / city E / city S / field > N W E S / garden', { replaces: '3' }),
    tile('15-garden', 1, 'road E-W inn / field NL NR EL WR / field ER SL SR WL / garden', { replaces: '15' }),
  ],
};
