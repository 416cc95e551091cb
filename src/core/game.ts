/**
 * A game as a log of what happened at the table. State is always the fold of the log: undo drops the
 * last event, editing replaces one and folds again.
 */
import { linesOf, totalsOf } from './assess';
import { QUARTER_FEATURE, QUARTER_FIGURES } from './expansions/count';
import { continuousLines } from './expansions/king-and-robber';
import type { TokenAward } from './expansions/expansion';
import { Board } from './features';
import type { Cell, Rotation } from './geometry';
import { legalFigures, mayStandOn, supplyOf } from './legality';
import { rulesOf, type Rules } from './rules';
import { featureLines, sceneOf, type BoardScene } from './scene';
import {
  GOODS, type Feature, type Figure, type FigureKind, type Line, type Options, type Place, type PlacedTile, type Player,
  type PlayerId, type Quarter, type QuarterFigure, type SetId, type Table, type TileId,
} from './types';

/* ---- Events ---- */

/** A follower leaves a quarter of Carcassonne for a feature (COUNT-8, COUNT-14). */
export interface CountMove extends Cell {
  readonly player: PlayerId;
  readonly kind: FigureKind;
  readonly quarter: Quarter;
  readonly on: Place;
}

/** One tile and all that its player, and with the Count the others, did with it. */
export interface TurnEvent extends Cell {
  readonly type: 'turn';
  readonly player: PlayerId;
  readonly tile: TileId;
  readonly rotation: Rotation;
  /** Figure put on the placed tile. */
  readonly figure?: { readonly kind: FigureKind; readonly on: Place };
  /** Instead of placing a figure the player takes the abbot back (ABBOT-3). */
  readonly recall?: true;
  /** Followers leaving Carcassonne before the majorities are determined, in order. */
  readonly moves?: readonly CountMove[];
  /** A follower going into a quarter at the end of the turn (COUNT-3). */
  readonly enter?: { readonly kind: FigureKind; readonly quarter: Quarter };
  /** Where the count is moved to afterwards (COUNT-6). */
  readonly count?: Quarter;
}

/** A tile that fitted nowhere, out of the game. */
export interface DiscardEvent {
  readonly type: 'discard';
  readonly tile: TileId;
}

/** Points given or taken by hand. */
export interface AwardEvent {
  readonly type: 'award';
  readonly player: PlayerId;
  readonly points: number;
  readonly note?: string;
}

/** The final count, after the last moves out of Carcassonne. */
export interface EndEvent {
  readonly type: 'end';
  readonly moves?: readonly CountMove[];
}

export type GameEvent = TurnEvent | DiscardEvent | AwardEvent | EndEvent;

export interface Game {
  readonly sets: readonly SetId[];
  readonly options: Options;
  /** In seat order, clockwise. */
  readonly players: readonly Player[];
  /** Tiles lying before the first turn. */
  readonly start: readonly PlacedTile[];
  readonly events: readonly GameEvent[];
}

/* ---- What an event brought ---- */

/** Followers that a player may move out of Carcassonne, and the features they may go to. */
export interface Redeployment {
  readonly player: PlayerId;
  readonly figures: readonly QuarterFigure[];
  readonly features: readonly Feature[];
}

export type GameProblem =
  | 'unknown tile' | 'cell taken' | 'tile does not fit' | 'figure not allowed' | 'no abbot to take back' | 'abbot on a completed feature'
  | 'figure and recall' | 'not in that quarter' | 'the count stands there' | 'wrong quarter' | 'feature is not being scored'
  | 'out of order' | 'may not enter' | 'may not stand in a quarter' | 'the count may not move' | 'game has ended' | 'unknown player';

export interface Report {
  readonly event: GameEvent;
  /** Features completed by the tile, with all figures on them when they were scored. */
  readonly completed: readonly Feature[];
  /** Who may move what out of Carcassonne, in order of deciding, before the given moves. */
  readonly due: readonly Redeployment[];
  readonly lines: readonly Line[];
  /** Figures that went back to their owners. */
  readonly home: readonly Figure[];
  readonly tokens: readonly TokenAward[];
  /** The player may put a follower into Carcassonne (COUNT-3). */
  readonly mayEnter: boolean;
  /** The builder gives another tile (TB-R3). */
  readonly again: boolean;
  /** Second tile of a builder's double turn. */
  readonly second: boolean;
  readonly problems: readonly GameProblem[];
  /** Majorities and kinds in `lines` and `completed` index into these figures. */
  readonly figures: readonly Figure[];
}

export interface GameState {
  readonly table: Table;
  readonly board: Board;
  readonly rules: Rules;
  readonly reports: readonly Report[];
  readonly discarded: readonly TileId[];
  /** Whose tile comes next; the same player after a builder. */
  readonly next: PlayerId | undefined;
  readonly ended: boolean;
}

/** Folds the log. */
export function playGame(game: Game): GameState {
  const play = new GamePlay(game);
  for (const event of game.events) play.apply(event);
  return play.state;
}

/** The fold, one event at a time. Nothing is ever refused: what breaks a rule is reported, what cannot be is skipped. */
export class GamePlay {
  readonly board: Board;
  readonly rules: Rules;
  table: Table;
  readonly reports: Report[] = [];
  readonly #discarded: TileId[] = [];
  #largest = { city: 0, road: 0 };
  #last: { readonly player: PlayerId; readonly again: boolean; readonly second: boolean; readonly entered: boolean } | undefined;
  #ended = false;

  constructor({ sets, options, players, start }: Omit<Game, 'events'>) {
    this.rules = rulesOf(sets, options);
    this.board = Board.of(start);
    this.table = {
      sets, options, players, tiles: [...start], figures: [], tokens: [],
      ...(this.rules.has('count') ? { quarters: { count: 'castle', figures: [] } } : {}),
    };
  }

  get state(): GameState {
    return {
      table: this.table, board: this.board, rules: this.rules, reports: this.reports, discarded: this.#discarded,
      next: this.#next(), ended: this.#ended,
    };
  }

  #next(): PlayerId | undefined {
    const { players } = this.table;
    if (!this.#last) return players[0]?.id;
    if (this.#last.again) return this.#last.player;
    return players[(players.findIndex(({ id }) => id === this.#last!.player) + 1) % players.length]?.id;
  }

  apply(event: GameEvent): Report {
    const report = this.#ended && event.type !== 'award' ? blank(event, this.table, ['game has ended']) : this.#apply(event);
    this.reports.push(report);
    return report;
  }

  #apply(event: GameEvent): Report {
    switch (event.type) {
      case 'turn': return this.#turn(event);
      case 'discard':
        this.#discarded.push(event.tile);
        return blank(event, this.table);
      case 'award':
        this.#pay([{ player: event.player, points: event.points }]);
        return blank(event, this.table, this.table.players.some(({ id }) => id === event.player) ? [] : ['unknown player']);
      case 'end': return this.#end(event);
    }
  }

  #turn(event: TurnEvent): Report {
    const problems: GameProblem[] = [];
    const fits = this.#place(event, problems);
    if (!fits) return blank(event, this.table, problems);
    const second = this.#last?.again === true && this.#last.player === event.player;
    const again = !second && this.#builderExtended(event);
    const recalled = this.#figures(event, problems);

    const completed = this.#completed(event);
    const due = this.#due(completed, event.player);
    for (const move of this.#ordered(event.moves ?? [], event.player, problems)) this.#move(move, completed, problems);

    const scene = this.#scene();
    const scored = completed.map(({ id }) => scene.feature(id));
    const lines = [
      ...recalled.lines,
      ...scored.flatMap((feature) => featureLines(feature, scene)),
      ...continuousLines(scene, 'king', ids(scored, 'city')),
      ...continuousLines(scene, 'robber', ids(scored, 'road')),
    ];
    const figures = this.table.figures;
    const tokens = this.#tokens(scored, event.player);
    // GEN-7: figures go home only after everything has been counted.
    const going = new Set(scored.flatMap((feature) => feature.figures));
    const home = figures.filter((_, i) => going.has(i));
    this.table = { ...this.table, figures: figures.filter((_, i) => !going.has(i)) };
    this.#pay(lines);

    const mayEnter = this.#mayEnter(event.player, lines, second);
    const entered = this.#enter(event, mayEnter, problems);
    this.#last = { player: event.player, again, second, entered: entered || (second && this.#last?.entered === true) };
    return {
      event, completed: scored, due, lines, home: [...recalled.home, ...home], tokens, mayEnter, again, second, problems, figures,
    };
  }

  #place(event: TurnEvent, problems: GameProblem[]): boolean {
    const { player, x, y, tile, rotation } = event;
    if (!this.table.players.some(({ id }) => id === player)) problems.push('unknown player');
    const misfits = this.board.mismatches(event);
    const added = this.board.add(event);
    if (added !== 'added') {
      problems.push(added);
      return false;
    }
    if (misfits) problems.push('tile does not fit');
    this.table = { ...this.table, tiles: [...this.table.tiles, { x, y, tile, rotation }] };
    return true;
  }

  #scene(): BoardScene {
    return sceneOf(this.board, this.table, this.rules);
  }

  /** TB-R3: the tile extends a road or city where the player's builder stands. */
  #builderExtended({ player, x, y }: TurnEvent): boolean {
    const { base, turned } = this.board.at(x, y)!;
    const roots = new Set(turned.tile.segments.map((_, i) => this.board.root(base + i)));
    return this.table.figures.some((figure) =>
      figure.kind === 'builder' && figure.player === player && roots.has(this.board.root(this.board.segmentAt(figure.x, figure.y, figure.on))));
  }

  /** Puts the figure down or takes the abbot back. */
  #figures(event: TurnEvent, problems: GameProblem[]): { readonly lines: readonly Line[]; readonly home: readonly Figure[] } {
    const { player, x, y, figure, recall } = event;
    if (figure && recall) problems.push('figure and recall');
    if (figure) {
      const scene = this.#scene();
      // Any side or half-side of a segment names it.
      const segment = this.board.segmentAt(x, y, figure.on);
      const allowed = legalFigures(scene, { x, y }, player)
        .some((place) => place.kind === figure.kind && this.board.segmentAt(x, y, place.on) === segment);
      if (!allowed) problems.push('figure not allowed');
      if (segment >= 0) this.table = { ...this.table, figures: [...this.table.figures, { player, kind: figure.kind, x, y, on: figure.on }] };
    }
    if (!recall) return { lines: [], home: [] };
    const abbot = this.table.figures.find((each) => each.kind === 'abbot' && each.player === player);
    if (!abbot) {
      problems.push('no abbot to take back');
      return { lines: [], home: [] };
    }
    const scene = this.#scene();
    const feature = scene.feature(this.board.segmentAt(abbot.x, abbot.y, abbot.on));
    if (feature.complete) problems.push('abbot on a completed feature');
    // ABBOT-3: it pays its own player what it is worth now, whoever else stands there.
    const lines = featureLines({ ...feature, complete: false, owners: [player] }, scene).map((line) => ({ ...line, rule: 'ABBOT-3' }));
    this.table = { ...this.table, figures: this.table.figures.filter((each) => each !== abbot) };
    return { lines, home: [abbot] };
  }

  /** Features that the tile just placed has completed: its own, monasteries around, German cathedrals at its roads. */
  #completed({ x, y }: Cell): readonly Feature[] {
    const { board } = this;
    const roots = new Set<number>();
    const placed = board.at(x, y)!;
    placed.turned.tile.segments.forEach(({ kind }, i) => {
      const number = placed.base + i;
      if (kind === 'field' || kind === 'river' || !board.complete(number)) return;
      roots.add(board.root(number));
      if (kind === 'road') board.cathedralsOn(number).filter((cathedral) => board.complete(cathedral)).forEach((cathedral) => roots.add(cathedral));
    });
    for (let dx = -1; dx <= 1; dx += 1) {
      for (let dy = -1; dy <= 1; dy += 1) {
        const cell = board.at(x + dx, y + dy);
        cell?.turned.tile.segments.forEach(({ kind }, i) => {
          if ((kind === 'monastery' || kind === 'garden') && board.complete(cell.base + i)) roots.add(cell.base + i);
        });
      }
    }
    const scene = this.#scene();
    return [...roots].map((root) => scene.feature(root));
  }

  /** Players in the order in which they decide: left of the placer first, the placer last (COUNT-9). */
  #seatsAfter(player: PlayerId | undefined): readonly PlayerId[] {
    const seats = this.table.players.map(({ id }) => id);
    const at = seats.indexOf(player ?? '') + 1;
    return [...seats.slice(at), ...seats.slice(0, at)];
  }

  /** Who may move which followers out of Carcassonne to these features (COUNT-7 to COUNT-11). */
  #due(features: readonly Feature[], placer: PlayerId | undefined): readonly Redeployment[] {
    const { quarters } = this.table;
    if (!quarters) return [];
    return this.#seatsAfter(placer).flatMap((player): Redeployment[] => {
      const figures = quarters.figures.filter((figure) =>
        figure.player === player && figure.quarter !== quarters.count && features.some((feature) => this.#serves(figure.quarter, feature)));
      if (!figures.length) return [];
      return [{ player, figures, features: features.filter((feature) => figures.some(({ quarter }) => this.#serves(quarter, feature))) }];
    });
  }

  /** Redeployments due before the final count if the game ended now (COUNT-14, COUNT-18). */
  finalRedeployments(): readonly Redeployment[] {
    return this.#due(this.#finalFeatures(), this.#last?.player);
  }

  #finalFeatures(): readonly Feature[] {
    const open = this.#scene().features.filter(({ complete }) => !complete);
    return this.rules.options.countFinal === 'marketOnly' ? open.filter(({ kind }) => kind === 'field') : open;
  }

  #serves(quarter: Quarter, { kind }: Pick<Feature, 'kind'>): boolean {
    if (kind === 'german-cathedral') return quarter === 'cathedral' && this.rules.options.countToGermanCathedral === 'yes';
    return kind === QUARTER_FEATURE[quarter];
  }

  /** Notes moves that are out of seat order; each player decides once (COUNT-9). */
  #ordered(moves: readonly CountMove[], placer: PlayerId | undefined, problems: GameProblem[]): readonly CountMove[] {
    const seats = this.#seatsAfter(placer);
    const order = moves.map(({ player }) => seats.indexOf(player));
    if (order.some((seat, i) => i > 0 && seat < order[i - 1]!)) problems.push('out of order');
    return moves;
  }

  #move({ player, kind, quarter, x, y, on }: CountMove, features: readonly Feature[], problems: GameProblem[]): void {
    const { quarters } = this.table;
    const from = quarters?.figures.find((figure) => figure.player === player && figure.kind === kind && figure.quarter === quarter);
    const number = this.board.segmentAt(x, y, on);
    if (!quarters || !from) {
      problems.push('not in that quarter');
      return;
    }
    if (quarters.count === quarter) problems.push('the count stands there');
    const root = number < 0 ? -1 : this.board.root(number);
    const feature = features.find(({ id }) => this.board.root(id) === root);
    if (!feature) problems.push('feature is not being scored');
    else if (!this.#serves(quarter, feature)) problems.push('wrong quarter');
    if (number < 0 || !mayStandOn(kind, this.board.segment(number).kind)) return;
    this.table = {
      ...this.table,
      figures: [...this.table.figures, { player, kind, x, y, on }],
      quarters: { ...quarters, figures: quarters.figures.filter((figure) => figure !== from) },
    };
  }

  /** Goods, King and Robber go to who placed the tile, whoever scores (TB-R1, KR-1, KR-2). */
  #tokens(completed: readonly Feature[], player: PlayerId): readonly TokenAward[] {
    const awards: TokenAward[] = [];
    for (const feature of completed) {
      if (this.rules.goods && feature.kind === 'city') {
        for (const kind of GOODS) if (feature.goods[kind]) awards.push({ player, kind, count: feature.goods[kind], feature: feature.id });
      }
      if (feature.kind !== 'city' && feature.kind !== 'road') continue;
      if (feature.tiles <= this.#largest[feature.kind]) continue;
      this.#largest = { ...this.#largest, [feature.kind]: feature.tiles };
      const kind = feature.kind === 'city' ? 'king' : 'robber';
      if (this.rules[kind]) awards.push({ player, kind, count: 1, feature: feature.id });
    }
    let tokens = [...this.table.tokens];
    for (const { kind, count } of awards) {
      const single = kind === 'king' || kind === 'robber';
      const own = tokens.find((token) => token.kind === kind && token.player === player);
      tokens = tokens.filter((token) => token.kind !== kind || (!single && token.player !== player));
      tokens.push({ player, kind, count: single ? 1 : (own?.count ?? 0) + count });
    }
    this.table = { ...this.table, tokens };
    return awards;
  }

  /** COUNT-3, COUNT-5, COUNT-12, COUNT-16. */
  #mayEnter(player: PlayerId, lines: readonly Line[], second: boolean): boolean {
    if (!this.table.quarters) return false;
    const own = lines.some((line) => line.player === player && line.points > 0);
    const others = lines.some((line) => line.player !== player && line.points > 0);
    const once = this.rules.options.countPerDoubleTurn === 'once' && second && this.#last?.entered === true;
    const supply = supplyOf(this.table, player);
    return others && !own && !once && QUARTER_FIGURES.some((kind) => supply[kind] > 0);
  }

  #enter({ player, enter, count }: TurnEvent, may: boolean, problems: GameProblem[]): boolean {
    const { quarters } = this.table;
    if (!enter) {
      if (count) problems.push('the count may not move');
      return false;
    }
    if (!quarters) {
      problems.push('may not enter');
      return false;
    }
    if (!may) problems.push('may not enter');
    if (!QUARTER_FIGURES.includes(enter.kind)) problems.push('may not stand in a quarter');
    const { countMove } = this.rules.options;
    const to = countMove === 'with-follower' ? enter.quarter
      : countMove === 'clockwise' ? CLOCKWISE[(CLOCKWISE.indexOf(quarters.count) + 1) % CLOCKWISE.length]!
      : count ?? quarters.count;
    this.table = { ...this.table, quarters: { count: to, figures: [...quarters.figures, { player, ...enter }] } };
    return true;
  }

  #pay(lines: readonly Pick<Line, 'player' | 'points'>[]): void {
    if (!lines.length) return;
    const totals = totalsOf(this.table, lines as readonly Line[]);
    this.table = { ...this.table, players: this.table.players.map((player) => ({ ...player, points: totals[player.id]! })) };
  }

  #end(event: EndEvent): Report {
    const problems: GameProblem[] = [];
    const features = this.#finalFeatures();
    const placer = this.#last?.player;
    const due = this.#due(features, placer);
    const moves = event.moves ?? [];
    if (this.rules.options.countFinalOrder === 'seat') this.#ordered(moves, placer, problems);
    for (const move of moves) this.#move(move, features, problems);
    const scene = this.#scene();
    const lines = linesOf(scene, 'end');
    this.#pay(lines);
    this.#ended = true;
    return { ...blank(event, this.table, problems), due, lines, completed: scene.features };
  }
}

/** Quarters clockwise as the printed city has them. */
const CLOCKWISE: readonly Quarter[] = ['castle', 'market', 'blacksmith', 'cathedral'];

function ids(features: readonly Feature[], kind: Feature['kind']): readonly number[] {
  return features.filter((feature) => feature.kind === kind).map(({ id }) => id);
}

function blank(event: GameEvent, { figures }: Table, problems: readonly GameProblem[] = []): Report {
  return { event, completed: [], due: [], lines: [], home: [], tokens: [], mayEnter: false, again: false, second: false, problems, figures };
}
