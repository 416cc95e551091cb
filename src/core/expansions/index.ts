/** The registry. Order matters: a later box changes the value that earlier ones gave. */
import { abbot, abbotOptions } from './abbot';
import { base, baseOptions } from './base';
import { count, countOptions } from './count';
import { darmstadt, darmstadtOptions } from './darmstadt';
import type { Expansion } from './expansion';
import { germanCathedrals, germanCathedralsOptions } from './german-cathedrals';
import { innsAndCathedrals, innsAndCathedralsOptions } from './inns-and-cathedrals';
import { kingAndRobber, kingAndRobberOptions } from './king-and-robber';
import { river } from './river';
import { river2, river2Options } from './river-2';
import { tradersAndBuilders, tradersAndBuildersOptions } from './traders-and-builders';

export const EXPANSIONS: readonly Expansion[] = [
  base, abbot, river, river2, innsAndCathedrals, tradersAndBuilders, kingAndRobber, count, darmstadt, germanCathedrals,
];

/** Every option, by name. */
export const OPTIONS = {
  ...baseOptions, ...abbotOptions, ...river2Options, ...innsAndCathedralsOptions, ...tradersAndBuildersOptions,
  ...kingAndRobberOptions, ...countOptions, ...darmstadtOptions, ...germanCathedralsOptions,
} as const;

export type OptionName = keyof typeof OPTIONS;
export type OptionValues = { readonly [Name in OptionName]: (typeof OPTIONS)[Name]['values'][number] };
