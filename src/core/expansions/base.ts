/** Base game: 72 tiles, of which eight exist with a garden (C2, C3 faces). Roads, cities, monasteries, fields. */
import { cityValue } from '../scoring/city';
import { fieldValue } from '../scoring/field';
import { monasteryValue } from '../scoring/monastery';
import { roadValue } from '../scoring/road';
import { tilesOf } from '../shape';
import type { Expansion, OptionDefinitions } from './expansion';

const tile = tilesOf('base');

export const baseOptions = {
  /** FARM3, FARM2, FARM1; `none`: followers may not lie on fields. */
  farms: { values: ['each-field', 'once-per-player', 'each-city', 'none'], rules: ['FARM3-1', 'FARM2-1', 'FARM1-1'] },
  /** Points per city; `edition`: 4 where farms are counted from the city, else 3. */
  farmValue: { values: ['edition', 3, 4], rules: ['FARM3-1', 'FARM1-1'] },
  /** A completed two-tile city. */
  tinyCity: { values: [4, 2], rules: ['CITY-4'] },
} as const satisfies OptionDefinitions;

export const base: Expansion = {
  id: 'base',
  options: baseOptions,
  figures: { follower: 7 },
  value: { road: roadValue, city: cityValue, monastery: monasteryValue, field: fieldValue },
  tiles: [
    tile('A', 2, 'road S / field NL NR EL ER SL SR WL WR / monastery'),
    tile('B', 4, 'field NL NR EL ER SL SR WL WR / monastery'),
    tile('C', 1, 'city N+E+S+W pennant'),
    tile('D', 4, 'city N / road E-W / field EL WR > N / field ER SL SR WL'),
    tile('E', 5, 'city N / field EL ER SL SR WL WR > N'),
    tile('F', 2, 'city E+W pennant / field NL NR > E / field SL SR > E'),
    tile('G', 1, 'city E+W / field NL NR > E / field SL SR > E'),
    tile('H', 3, 'city N / city S / field EL ER WL WR > N S'),
    tile('I', 2, 'city N / city W / field EL ER SL SR > N W'),
    tile('J', 3, 'city N / road E-S / field EL SR WL WR > N / field ER SL'),
    tile('K', 3, 'city N / road S-W / field EL ER SL WR > N / field SR WL'),
    tile('L', 3, 'city N / road E / road S / road W / field EL WR > N / field SR WL / field ER SL'),
    tile('M', 2, 'city N+W pennant / field EL ER SL SR > N'),
    tile('N', 3, 'city N+W / field EL ER SL SR > N'),
    tile('O', 2, 'city N+W pennant / road E-S / field EL SR > N / field ER SL'),
    tile('P', 3, 'city N+W / road E-S / field EL SR > N / field ER SL'),
    tile('Q', 1, 'city N+E+W pennant / field SL SR > N'),
    tile('R', 3, 'city N+E+W / field SL SR > N'),
    tile('S', 2, 'city N+E+W pennant / road S / field SL > N / field SR > N'),
    tile('T', 1, 'city N+E+W / road S / field SL > N / field SR > N'),
    tile('U', 8, 'road E-W / field NL NR EL WR / field ER SL SR WL'),
    tile('V', 9, 'road S-W / field NL NR EL ER SL WR / field SR WL'),
    tile('W', 4, 'road E / road S / road W / field NL NR EL WR / field ER SL / field SR WL'),
    tile('X', 1, 'road N / road E / road S / road W / field NL WR / field NR EL / field ER SL / field SR WL'),

    // Garden faces
    tile('E-garden', 1, 'city N / field EL ER SL SR WL WR > N / garden', { replaces: 'E' }),
    tile('H-garden', 1, 'city N / city S / field EL ER WL WR > N S / garden', { replaces: 'H' }),
    tile('I-garden', 1, 'city N / city W / field EL ER SL SR > N W / garden', { replaces: 'I' }),
    tile('M-garden', 1, 'city N+W pennant / field EL ER SL SR > N / garden', { replaces: 'M' }),
    tile('N-garden', 1, 'city N+W / field EL ER SL SR > N / garden', { replaces: 'N' }),
    tile('R-garden', 1, 'city N+E+W / field SL SR > N / garden', { replaces: 'R' }),
    tile('U-garden', 1, 'road E-W / field NL NR EL WR / field ER SL SR WL / garden', { replaces: 'U' }),
    tile('V-garden', 1, 'road S-W / field NL NR EL ER SL WR / field SR WL / garden', { replaces: 'V' }),
  ],
};
