/** The River II: 12 tiles with a fork, a pig herd and an inn. */
import { tilesOf } from '../shape';
import type { Expansion, OptionDefinitions } from './expansion';

const tile = tilesOf('river-2');

export const river2Options = {
  pigHerd: { values: ['on', 'off'], rules: ['RIVER-6'] },
} as const satisfies OptionDefinitions;

export const river2: Expansion = {
  id: 'river-2',
  options: river2Options,
  tiles: [
    tile('1', 1, 'field NL NR EL ER SL SR WL WR / river E', { river: 'spring' }),
    tile('2', 1, 'city E / field NL NR WR > E / field SL SR WL > E / river W'),
    tile('3', 1, 'field NL NR EL ER SL SR WL WR / river W', { river: 'lake' }),
    tile('4', 1, 'field NL WR / field NR EL / field ER SL SR WL / river N-E-W'),
    tile('5', 1, 'city E+W / field NR SL > E / field NL SR > E / river N-S'),
    tile('6', 1, 'field NL NR EL WR / field ER SL SR WL / monastery / river E-W'),
    tile('7', 1, 'road E-W inn / field NL WR / field NR EL / field ER SL / field SR WL / river N-S'),
    tile('8', 1, 'city N / road S / field EL > N / field WR > N / field ER SL / field SR WL / river E-W'),
    tile('9', 1, 'field NL NR EL ER SL WR / field SR WL / river S-W'),
    tile('10', 1, 'city N+W pennant / field EL SR > N / field ER SL / river E-S'),
    tile('11', 1, 'field NR EL ER SL SR WL pig-herd / field NL WR / river N-W'),
    tile('12', 1, 'road N-E / field NL ER SL WR / field NR EL / field SR WL / river S-W'),
    tile('9-garden', 1, 'field NL NR EL ER SL WR / field SR WL / garden / river S-W', { replaces: '9' }),
  ],
};
