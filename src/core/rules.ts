/** The rules in force at a table: boxes in play and options, defaults filled in. */
import { OPTIONS, type OptionName, type OptionValues } from './expansions/index';
import type { Options, SetId } from './types';

export interface Rules {
  readonly sets: readonly SetId[];
  readonly options: OptionValues;
  has(set: SetId): boolean;
  readonly inns: boolean;
  readonly cathedrals: boolean;
  readonly goods: boolean;
  readonly gardens: boolean;
  readonly pigHerd: boolean;
  readonly churches: boolean;
  readonly king: boolean;
  readonly robber: boolean;
  readonly farms: boolean;
}

/** Value of every option; a value that the option does not know counts as absent. */
export function optionValues(options: Options): OptionValues {
  const values: Record<string, string | number> = {};
  for (const name of Object.keys(OPTIONS) as OptionName[]) {
    const allowed: readonly (string | number)[] = OPTIONS[name].values;
    const chosen = options[name];
    values[name] = chosen !== undefined && allowed.includes(chosen) ? chosen : allowed[0]!;
  }
  return values as OptionValues;
}

export function rulesOf(sets: readonly SetId[], chosen: Options): Rules {
  const options = optionValues(chosen);
  const has = (set: SetId): boolean => sets.includes(set);
  return {
    sets,
    options,
    has,
    inns: has('inns-and-cathedrals') && options.inns === 'on',
    cathedrals: has('inns-and-cathedrals') && options.cathedrals === 'on',
    goods: has('traders-and-builders') && options.goods === 'on',
    gardens: has('abbot') && options.gardens === 'on',
    pigHerd: has('river-2') && options.pigHerd === 'on',
    churches: has('darmstadt') && options.churches === 'on',
    king: has('king-and-robber') && options.king === 'on',
    robber: has('king-and-robber') && options.robber === 'on',
    farms: options.farms !== 'none',
  };
}
