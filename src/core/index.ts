/** The only door to the rules: other rooms import from here. */
export * from './geometry';
export * from './types';
export { TILES, figureSupply, plainId, tileById, turnTile, type TurnedTile } from './catalogue';
export { EXPANSIONS, OPTIONS, type OptionName, type OptionValues } from './expansions/index';
export { carcassonneAt, QUARTER_FEATURE, QUARTER_FIGURES } from './expansions/count';
export { parseTile } from './shape';
export { optionValues, rulesOf, type Rules } from './rules';
export { Board, type AddResult, type BoardCell } from './features';
export { STRENGTH } from './majority';
export { sceneOf, type BoardScene } from './scene';
export { assess } from './assess';
export {
  distinctRotations, fits, isFollower, legalFigures, legalPlacements, mayStandOn, supplyOf, type FigurePlace,
} from './legality';
export { bagOf, bagTotal, gapTiles, sameTile, type Bag, type GapTile } from './bag';
export { parseTable, printTable, setsOf, type Parsed } from './notation';
export {
  GamePlay, playGame, type AwardEvent, type CountMove, type DiscardEvent, type EndEvent, type Game, type GameEvent,
  type GameProblem, type GameState, type Redeployment, type Report, type TurnEvent,
} from './game';
