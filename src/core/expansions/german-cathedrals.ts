/** German cathedrals: six tiles where every road ends; pilgrims on the roads, the archbishop on the cathedral. */
import { tilesOf } from '../shape';
import type { Feature } from '../types';
import { part, type Expansion, type OptionDefinitions, type Scene, type Value } from './expansion';

const tile = tilesOf('german-cathedrals');

export const germanCathedralsOptions = {
  /** An inn on a road to a German cathedral: +1 per section, or nothing. */
  innOnCathedralRoad: { values: ['plus1', 'ignore'], rules: ['GCATH-18'] },
} as const satisfies OptionDefinitions;

/** Does an inn change what the sections of this road count? */
function innCounts(road: Feature, { rules }: Scene): boolean {
  return road.inns > 0 && rules.inns && rules.options.innOnCathedralRoad === 'plus1';
}

const innOption = { name: 'innOnCathedralRoad', value: 'plus1' } as const;

/** GCATH-2, GCATH-11; with an inn GCATH-18. */
function pilgrimValue(road: Feature, scene: Scene, value: Value): Value {
  if (!road.germanCathedrals.length) return value;
  if (road.inns && scene.rules.inns) {
    if (innCounts(road, scene)) {
      return { parts: [part('sections', road.sections, road.complete ? 3 : openInnRoad(scene))], rule: 'GCATH-18', option: innOption };
    }
    const option = { name: 'innOnCathedralRoad', value: 'ignore' };
    return { parts: [part('sections', road.sections, road.complete ? 2 : 1)], rule: road.complete ? 'GCATH-2' : 'GCATH-11', option };
  }
  return { parts: [part('sections', road.sections, road.complete ? 2 : 1)], rule: road.complete ? 'GCATH-2' : 'GCATH-11' };
}

/** IC-R5: where inns are ignored at the end, an unfinished road with one counts 1 per section as any other. */
function openInnRoad({ rules }: Scene): number {
  return rules.options.innCathedralAtEnd === 'zero' ? 0 : 1;
}

/** 1 per section of all its roads (GCATH-6, GCATH-12); on a road with an inn 2, or 0 while it is open (GCATH-18). */
function archbishopValue(cathedral: Feature, scene: Scene): Value {
  const counts = [0, 0, 0];
  for (const id of cathedral.roads) {
    const road = scene.feature(id);
    const each = innCounts(road, scene) ? (road.complete ? 2 : openInnRoad(scene)) : 1;
    counts[each]! += road.sections;
  }
  const [open, plain, inn] = counts as [number, number, number];
  const parts = [...(plain ? [part('sections', plain, 1)] : []), ...(inn ? [part('sections', inn, 2)] : []), ...(open ? [part('sections', open, 0)] : [])];
  if (inn || open) return { parts, rule: 'GCATH-18', option: innOption };
  return { parts, rule: cathedral.complete ? 'GCATH-6' : 'GCATH-12' };
}

export const germanCathedrals: Expansion = {
  id: 'german-cathedrals',
  options: germanCathedralsOptions,
  value: { road: pilgrimValue, 'german-cathedral': archbishopValue },
  tiles: [
    tile('cologne', 1, 'road N / road E / road S / road W / field NL WR / field NR EL / field ER SL / field SR WL / german-cathedral'),
    tile('hamburg', 1, 'road N / road E / road S / road W / field NL WR / field NR EL / field ER SL / field SR WL / german-cathedral'),
    tile('ulm', 1, 'road N / road E / road S / road W / field NL WR / field NR EL / field ER SL / field SR WL / german-cathedral'),
    tile('munich', 1, 'road E / road S / road W / field NL NR EL WR / field ER SL / field SR WL / german-cathedral'),
    tile('dresden', 1, 'road E / road S / road W / field NL NR EL WR / field ER SL / field SR WL / german-cathedral'),
    tile('aachen', 1, 'road N / road S / road W / field NL WR / field NR EL ER SL / field SR WL / german-cathedral'),
  ],
};
