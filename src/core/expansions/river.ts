/** The River I: 12 tiles laid first, and the two faces that the 2021 print changed. */
import { tilesOf } from '../shape';
import type { Expansion } from './expansion';

const tile = tilesOf('river');

export const river: Expansion = {
  id: 'river',
  tiles: [
    tile('1', 1, 'field NL NR EL ER SL SR WL WR / river E', { river: 'spring' }),
    tile('2', 1, 'field NL NR EL ER SL SR WL WR / river W', { river: 'lake' }),
    tile('3', 1, 'city N / city S / field EL WR > N / field ER WL > S / river E-W'),
    tile('4', 1, 'city N / road S / field EL > N / field WR > N / field ER SL / field SR WL / river E-W'),
    tile('5', 1, 'road S / field NL NR EL WR / field ER SL / field SR WL / monastery / river E-W'),
    tile('6', 1, 'road E-W / field NL WR / field NR EL / field ER SL / field SR WL / river N-S'),
    tile('7', 2, 'field NL NR EL WR / field ER SL SR WL / river E-W'),
    tile('8', 1, 'city N+W / field EL SR > N / field ER SL / river E-S'),
    tile('9', 1, 'road N-E / field NL ER SL WR / field NR EL / field SR WL / river S-W'),
    tile('10', 2, 'field NL NR EL ER SL WR / field SR WL / river S-W'),
    tile('10-garden', 1, 'field NL NR EL ER SL WR / field SR WL / garden / river S-W', { replaces: '10' }),
    // 2021 print
    tile('spring-c3', 1, 'road N-E / field NL ER SL SR WL WR / field NR EL / river S', { river: 'spring', replaces: '1' }),
    tile('lake-c3', 1, 'field NL NR EL ER SL SR WL WR / monastery / river N', { river: 'lake', replaces: '2' }),
  ],
};
