/** Darmstadt: the Darmstadtium and two churches, which are monasteries. */
import { STRENGTH, majority } from '../majority';
import { tilesOf } from '../shape';
import type { Feature, Line } from '../types';
import { part, type Expansion, type OptionDefinitions, type Scene } from './expansion';

const tile = tilesOf('darmstadt');

export const darmstadtOptions = {
  churches: { values: ['on', 'off'], rules: ['DARM-6'] },
  /** Whether the big follower counts 2 or 1 around a church. */
  churchCount: { values: ['strength', 'heads'], rules: ['DARM-10'] },
  /** Setup hint: leave two ordinary monasteries in the box. */
  removeTwoMonasteries: { values: ['no', 'yes'], rules: ['DARM-14'] },
} as const satisfies OptionDefinitions;

/** +3 for most followers on the nine tiles of a completed church (DARM-6 to DARM-11). */
function churchBonus(feature: Feature, scene: Scene): readonly Line[] {
  const { rules, table } = scene;
  if (!feature.church || !feature.complete || !rules.churches) return [];
  const { x, y } = feature.parts[0]!;
  const heads = rules.options.churchCount === 'heads';
  const { strengths, owners } = majority(table, scene.figuresAround(x, y), (kind) => (heads ? Math.min(1, STRENGTH[kind]) : STRENGTH[kind]));
  return owners.map((player) => ({
    player, kind: 'church', points: 3, feature: feature.id, complete: true, parts: [part('church', 1, 3)], majority: strengths, counted: [],
    rule: 'DARM-6', option: { name: 'churchCount', value: rules.options.churchCount },
  }));
}

export const darmstadt: Expansion = {
  id: 'darmstadt',
  options: darmstadtOptions,
  value: {
    // Flat, after everything else (DARM-4, DARM-5).
    city: (feature, _scene, value) =>
      feature.darmstadtium && feature.complete ? { ...value, parts: [...value.parts, part('darmstadtium', 1, 3)], rule: 'DARM-4' } : value,
  },
  bonus: churchBonus,
  tiles: [
    tile('darmstadtium', 1, 'city N+E+S+W darmstadtium'),
    tile('st-louis', 1, 'road N / road W / road S / road E / field NL WR / field NR EL / field ER SL / field SR WL / monastery church'),
    tile('st-mary', 1, 'road E-S / field NL NR EL SR WL WR / field ER SL / monastery church'),
  ],
};
