/** Farms in the three editions (FARM). Fields only score at the end of the game. */
import { part, sum, type Scene, type Value } from '../expansions/expansion';
import { majority } from '../majority';
import type { Feature, Line, Part, PlayerId } from '../types';

/** Key of the City of Carcassonne among the cities of a farm (COUNT-19). */
const CARCASSONNE = -1;

function cityPoints({ rules }: Scene): number {
  const { farms, farmValue } = rules.options;
  return farmValue === 'edition' ? (farms === 'each-city' ? 4 : 3) : farmValue;
}

/** Finished cities that a field touches, Carcassonne as CARCASSONNE (FIELD-3). */
function finishedCities(field: Feature, scene: Scene): number[] {
  return [...field.cities.filter((id) => scene.feature(id).complete), ...(field.carcassonne ? [CARCASSONNE] : [])];
}

/** Parts for being paid for these cities; `pig` and `herd` add 1 each per city (FARM-PIG, RIVER-6). */
function farmParts(cities: readonly number[], each: number, pig: boolean, herd: boolean): Part[] {
  const ordinary = cities.filter((id) => id !== CARCASSONNE).length;
  return [
    part('cities', ordinary, each),
    ...(cities.length > ordinary ? [part('carcassonne', 1, each)] : []),
    ...(pig && cities.length ? [part('pig', cities.length, 1)] : []),
    ...(herd && cities.length ? [part('pig-herd', cities.length, 1)] : []),
  ];
}

function hasPig(field: Feature, player: PlayerId, { table }: Scene): boolean {
  return field.figures.some((index) => table.figures[index]!.kind === 'pig' && table.figures[index]!.player === player);
}

/** What the field is worth to an owner without a pig (FARM3-1); lines are made by `farmLines`. */
export function fieldValue(field: Feature, scene: Scene): Value {
  const herd = field.pigHerd && scene.rules.pigHerd;
  return { parts: farmParts(finishedCities(field, scene), cityPoints(scene), false, herd), rule: 'FARM3-1' };
}

/** All lines for farms at the end of the game. */
export function farmLines(scene: Scene): readonly Line[] {
  switch (scene.rules.options.farms) {
    case 'none': return [];
    case 'each-city': return fromCities(scene);
    case 'once-per-player': return fromFields(scene, true);
    default: return fromFields(scene, false);
  }
}

/** FARM3 and, with `once`, FARM2: majority in each field; with `once` a player is paid for a city once. */
function fromFields(scene: Scene, once: boolean): readonly Line[] {
  const each = cityPoints(scene);
  const option = { name: 'farms', value: scene.rules.options.farms };
  const herd = (field: Feature): boolean => field.pigHerd && scene.rules.pigHerd;
  const claims = scene.all('field').flatMap((field) => field.owners.map((player) => ({ field, player, pig: hasPig(field, player, scene) })));
  // FARM2-1 pays a city once; where a pig makes one of the fields dearer, that one pays.
  if (once) claims.sort((a, b) => Number(b.pig) + Number(herd(b.field)) - Number(a.pig) - Number(herd(a.field)));
  const paid = new Map<PlayerId, Set<number>>();
  return claims.map(({ field, player, pig }) => {
    const already = paid.get(player) ?? new Set();
    paid.set(player, already);
    const cities = finishedCities(field, scene).filter((id) => !once || !already.has(id));
    cities.forEach((id) => already.add(id));
    const parts = farmParts(cities, each, pig, herd(field));
    return {
      player, kind: 'field', points: sum(parts), feature: field.id, complete: false, parts, majority: field.strengths,
      counted: cities.filter((id) => id !== CARCASSONNE), rule: once ? 'FARM2-1' : 'FARM3-1', option,
    };
  });
}

/** FARM1: for each finished city the farmers of all fields that touch it count together. */
function fromCities(scene: Scene): readonly Line[] {
  const each = cityPoints(scene);
  const option = { name: 'farms', value: scene.rules.options.farms };
  const fieldsOf = new Map<number, Feature[]>();
  for (const field of scene.all('field')) {
    for (const city of finishedCities(field, scene)) fieldsOf.set(city, [...(fieldsOf.get(city) ?? []), field]);
  }
  return [...fieldsOf].flatMap(([city, fields]): Line[] => {
    const { strengths, owners } = majority(scene.table, fields.flatMap(({ figures }) => figures));
    return owners.map((player) => {
      const pig = fields.some((field) => hasPig(field, player, scene));
      // RIVER-6 pays the winners of the field with the herd: here those of its farmers who win the city.
      const herd = scene.rules.pigHerd
        && fields.some((field) => field.pigHerd && field.strengths.some((strength) => strength.player === player));
      const parts = farmParts([city], each, pig, herd).filter(({ count }) => count > 0);
      return {
        player, kind: 'field', points: sum(parts), complete: false, parts, majority: strengths, rule: 'FARM1-1', option,
        counted: city === CARCASSONNE ? [] : [city],
        feature: fields.find((field) => field.strengths.some((strength) => strength.player === player))!.id,
      };
    });
  });
}
