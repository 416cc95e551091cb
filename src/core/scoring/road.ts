/** ROAD-2, ROAD-3: 1 per tile, finished or not. */
import { part, type Value } from '../expansions/expansion';
import type { Feature } from '../types';

export function roadValue(road: Feature): Value {
  return { parts: [part('tiles', road.tiles, 1)], rule: road.complete ? 'ROAD-2' : 'ROAD-3' };
}
