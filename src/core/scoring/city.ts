/** CITY-2 to CITY-5: 2 per tile and pennant when complete, else 1; the two-tile city by option. */
import { part, type Scene, type Value } from '../expansions/expansion';
import type { Feature } from '../types';

export function cityValue(city: Feature, { rules }: Scene): Value {
  const { tinyCity } = rules.options;
  const tiny = city.complete && city.tiles === 2;
  const each = city.complete && !(tiny && tinyCity === 2) ? 2 : 1;
  return {
    parts: [part('tiles', city.tiles, each), ...(city.pennants ? [part('pennants', city.pennants, each)] : [])],
    rule: tiny ? 'CITY-4' : city.complete ? 'CITY-2' : 'CITY-3',
    ...(tiny ? { option: { name: 'tinyCity', value: tinyCity } } : {}),
  };
}
