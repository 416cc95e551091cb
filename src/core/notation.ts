/**
 * A table as one line of text and back, for tests, share links and bug reports.
 *
 * Items stand between ` | `, in any order:
 * - `D 0,0` or `darmstadt/st-mary 1,-2 3`: tile (base when no set is named), cell, rotation unless 0,
 *   then the figures on it: `R:city N`, `B.big:field NL` (player, kind unless follower, place)
 * - `at 4,4 R:city N`: figures on a cell without a tile
 * - `carcassonne -2,-1`: the twelve tiles of the City of Carcassonne from its top left cell
 * - `sets base darmstadt`, `options tinyCity=2`; left out: the sets of the tiles, no options
 * - `player R 31 red "Ann"`: id, points on the track, colour, name; or `players R B G`;
 *   left out: the owners of the figures, in order of appearance
 * - `quarters castle R:market B.big:castle`: the count's quarter, then figures in quarters
 * - `tokens R wine 2`
 */
import { carcassonneAt } from './expansions/count';
import type { Rotation } from './geometry';
import {
  FIGURE_KINDS, QUARTERS, SET_IDS, TOKEN_KINDS, type Figure, type FigureKind, type PlacedTile, type Player, type Quarter,
  type QuarterFigure, type SetId, type Table, type Token, type TokenKind,
} from './types';

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

class NotationError extends Error {}

function fail(message: string): never {
  throw new NotationError(message);
}

/** Reads a line; the message of a failure names the item. */
export function parseTable(text: string): Parsed<Table> {
  try {
    return { ok: true, value: read(text) };
  } catch (error) {
    if (error instanceof NotationError) return { ok: false, message: error.message };
    throw error;
  }
}

/** The sets that tiles belong to, in the order of SET_IDS. */
export function setsOf(tiles: readonly Pick<PlacedTile, 'tile'>[]): readonly SetId[] {
  const used = new Set(tiles.map(({ tile }) => tile.slice(0, tile.indexOf('/'))));
  return SET_IDS.filter((set) => used.has(set));
}

function read(text: string): Table {
  const tiles: PlacedTile[] = [];
  const figures: Figure[] = [];
  const players: Player[] = [];
  const tokens: Token[] = [];
  let sets: readonly SetId[] | undefined;
  let options: Record<string, string | number> = {};
  let quarters: Table['quarters'];
  for (const item of text.split('|').map((each) => each.trim()).filter(Boolean)) {
    const [head = '', ...words] = item.split(/\s+/);
    switch (head) {
      case 'sets':
        sets = words.map((word) => oneOf(SET_IDS, word, item));
        break;
      case 'options':
        options = Object.fromEntries(words.map((word) => {
          const [name = '', value = ''] = word.split('=');
          return [name, /^-?\d+$/.test(value) && name !== 'kingRobber' ? Number(value) : value];
        }));
        break;
      case 'players':
        players.push(...words.map((id) => player(id)));
        break;
      case 'player':
        players.push(readPlayer(item, words));
        break;
      case 'tokens':
        tokens.push({ player: words[0] ?? fail(`'${item}': no player`), kind: oneOf(TOKEN_KINDS, words[1] ?? '', item) as TokenKind, count: whole(words[2] ?? '', item) });
        break;
      case 'quarters':
        quarters = { count: oneOf(QUARTERS, words[0] ?? '', item) as Quarter, figures: words.slice(1).map((word) => readQuarterFigure(word, item)) };
        break;
      case 'carcassonne':
        tiles.push(...carcassonneAt(...readCell(words[0] ?? '', item)));
        break;
      case 'at':
        readFigures(words.slice(1).join(' '), readCell(words[0] ?? '', item), item, figures);
        break;
      default: {
        const [x, y] = readCell(words[0] ?? '', item);
        const turned = /^[0-3]$/.test(words[1] ?? '');
        tiles.push({ x, y, tile: head.includes('/') ? head : `base/${head}`, rotation: (turned ? Number(words[1]) : 0) as Rotation });
        readFigures(words.slice(turned ? 2 : 1).join(' '), [x, y], item, figures);
      }
    }
  }
  for (const { player: id } of [...figures, ...(quarters?.figures ?? []), ...tokens]) {
    if (!players.some((each) => each.id === id)) players.push(player(id));
  }
  return { sets: sets ?? setsOf(tiles), options, players, tiles, figures, tokens, ...(quarters ? { quarters } : {}) };
}

function player(id: string): Player {
  return { id, name: id, colour: id, points: 0 };
}

function oneOf<T extends string>(values: readonly T[], word: string, item: string): T {
  return values.find((value) => value === word) ?? fail(`'${item}': '${word}' is none of ${values.join(', ')}`);
}

function whole(word: string, item: string): number {
  return /^-?\d+$/.test(word) ? Number(word) : fail(`'${item}': '${word}' is no whole number`);
}

function readCell(word: string, item: string): [number, number] {
  const match = /^(-?\d+),(-?\d+)$/.exec(word);
  return match ? [Number(match[1]), Number(match[2])] : fail(`'${item}': '${word}' is no cell (x,y)`);
}

function readPlayer(item: string, [id = '', points = '0', colour = id]: readonly string[]): Player {
  const quote = item.indexOf('"');
  let name: unknown = id;
  if (quote >= 0) {
    try {
      name = JSON.parse(item.slice(quote));
    } catch {
      fail(`'${item}': the name is no JSON string`);
    }
  }
  return { id, name: String(name), colour, points: whole(points, item) };
}

/** `R.big` -> player and kind. */
function readOwner(word: string, item: string): { player: string; kind: FigureKind } {
  const dot = word.lastIndexOf('.');
  return dot < 0 ? { player: word, kind: 'follower' } : { player: word.slice(0, dot), kind: oneOf(FIGURE_KINDS, word.slice(dot + 1), item) };
}

function readFigures(text: string, [x, y]: readonly [number, number], item: string, figures: Figure[]): void {
  if (!text) return;
  // Each figure starts at the word that holds the colon.
  for (const part of text.split(/\s+(?=\S+:)/)) {
    const colon = part.indexOf(':');
    if (colon < 1) fail(`'${item}': '${part}' is no figure (player:place)`);
    figures.push({ ...readOwner(part.slice(0, colon), item), x, y, on: part.slice(colon + 1) });
  }
}

function readQuarterFigure(word: string, item: string): QuarterFigure {
  const colon = word.indexOf(':');
  if (colon < 1) fail(`'${item}': '${word}' is no figure (player:quarter)`);
  return { ...readOwner(word.slice(0, colon), item), quarter: oneOf(QUARTERS, word.slice(colon + 1), item) as Quarter };
}

/** Writes a table; figures are listed with their tile. Player ids must hold no space, dot, colon or bar. */
export function printTable(table: Table): string {
  const cellOf = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x},${y}`;
  const owner = ({ player: id, kind }: { readonly player: string; readonly kind: FigureKind }): string => (kind === 'follower' ? id : `${id}.${kind}`);
  const waiting = new Map<string, string[]>();
  for (const figure of table.figures) {
    const cell = cellOf(figure);
    waiting.set(cell, [...(waiting.get(cell) ?? []), `${owner(figure)}:${figure.on}`]);
  }
  const items: string[] = [`sets ${table.sets.join(' ')}`];
  const options = Object.entries(table.options).filter(([, value]) => value !== undefined);
  if (options.length) items.push(`options ${options.map(([name, value]) => `${name}=${value}`).join(' ')}`);
  for (const { id, points, colour, name } of table.players) {
    items.push(`player ${id} ${points} ${colour} ${JSON.stringify(name).replaceAll('|', '\\u007c')}`);
  }
  for (const placed of table.tiles) {
    const cell = cellOf(placed);
    const on = waiting.get(cell) ?? [];
    waiting.delete(cell);
    const name = placed.tile.startsWith('base/') ? placed.tile.slice('base/'.length) : placed.tile;
    items.push([name, cell, ...(placed.rotation ? [placed.rotation] : []), ...on].join(' '));
  }
  for (const [cell, on] of waiting) items.push(`at ${cell} ${on.join(' ')}`);
  if (table.quarters) items.push(['quarters', table.quarters.count, ...table.quarters.figures.map((figure) => `${owner(figure)}:${figure.quarter}`)].join(' '));
  for (const { player: id, kind, count } of table.tokens) items.push(`tokens ${id} ${kind} ${count}`);
  return items.join(' | ');
}

