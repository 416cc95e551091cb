/** Abbot and gardens. The garden faces stand with the tiles they replace. */
import { monasteryValue } from '../scoring/monastery';
import type { Expansion, OptionDefinitions } from './expansion';

export const abbotOptions = {
  gardens: { values: ['on', 'off'], rules: ['ABBOT-1'] },
} as const satisfies OptionDefinitions;

export const abbot: Expansion = {
  id: 'abbot',
  tiles: [],
  figures: { abbot: 1 },
  options: abbotOptions,
  value: { garden: (feature, scene, value) => ({ ...monasteryValue(feature, scene, value), rule: 'ABBOT-2' }) },
};
