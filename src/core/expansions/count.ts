/** The Count of Carcassonne: the City of Carcassonne, twelve tiles in a fixed layout, and its four quarters. */
import type { PlacedTile, Quarter, FeatureKind, FigureKind } from '../types';
import { tilesOf } from '../shape';
import type { Expansion, OptionDefinitions } from './expansion';

const tile = tilesOf('count');

export const countOptions = {
  /** Whether a follower may go in after each tile of a builder's double turn. */
  countPerDoubleTurn: { values: ['twice', 'once'], rules: ['COUNT-16'] },
  /** Quarters whose followers may move before the final count. */
  countFinal: { values: ['all', 'marketOnly'], rules: ['COUNT-14', 'COUNT-18'] },
  /** Each player all at once in seat order, or one follower at a time until all pass. */
  countFinalOrder: { values: ['seat', 'rounds'], rules: ['COUNT-14'] },
  /** How the count moves after a follower went in. */
  countMove: { values: ['player', 'clockwise', 'with-follower'], rules: ['COUNT-6', 'COUNT-23'] },
  countToGermanCathedral: { values: ['no', 'yes'], rules: ['GCATH-20'] },
} as const satisfies OptionDefinitions;

/** Feature that a quarter's followers may move to (COUNT-8). */
export const QUARTER_FEATURE = {
  castle: 'city', blacksmith: 'road', cathedral: 'monastery', market: 'field',
} as const satisfies Record<Quarter, FeatureKind>;

/** Who may stand in a quarter (COUNT-21). */
export const QUARTER_FIGURES: readonly FigureKind[] = ['follower', 'big'];

/** Cells of tiles 1 to 12 from the top left one: four columns, three rows. */
export function carcassonneAt(x: number, y: number): readonly PlacedTile[] {
  return count.tiles.map(({ id }, i) => ({ x: x + (i % 4), y: y + Math.floor(i / 4), tile: id, rotation: 0 }));
}

export const count: Expansion = {
  id: 'count',
  options: countOptions,
  tiles: [
    tile('1', 1, 'road W / field NL NR EL WR > Carcassonne / field SR WL > Carcassonne', {}, 'ES'),
    tile('2', 1, 'field NL NR EL WR > Carcassonne', {}, 'ESW'),
    tile('3', 1, 'field NL NR EL WR > Carcassonne', {}, 'ESW'),
    tile('4', 1, 'road N / field NL WR > Carcassonne / field NR EL ER SL > Carcassonne', {}, 'SW'),
    tile('5', 1, 'field NL SR WL WR > Carcassonne', {}, 'NES'),
    tile('6', 1, '', {}, 'NESW'),
    tile('7', 1, '', {}, 'NESW'),
    tile('8', 1, 'field NR EL ER SL > Carcassonne', {}, 'NSW'),
    tile('9', 1, 'city S / field NL ER WL WR > S Carcassonne', {}, 'NE'),
    tile('10', 1, 'field ER SL SR WL > Carcassonne', {}, 'NEW'),
    tile('11', 1, 'road S / field ER SL > Carcassonne / field SR WL > Carcassonne', {}, 'NEW'),
    tile('12', 1, 'city E / field NR SL SR WL > E Carcassonne', {}, 'NW'),
  ],
};
