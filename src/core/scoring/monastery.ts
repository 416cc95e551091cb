/** CLOI-1, CLOI-2: 1 for itself and 1 for each tile around it; gardens alike (ABBOT-2). */
import { part, type Scene, type Value } from '../expansions/expansion';
import type { Feature } from '../types';

export function monasteryValue(monastery: Feature, _scene: Scene, _value: Value): Value {
  return {
    parts: [part('itself', 1, 1), part('neighbours', monastery.tiles - 1, 1)],
    rule: monastery.complete ? 'CLOI-1' : 'CLOI-2',
  };
}
