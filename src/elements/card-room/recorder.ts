import { MOST_RECORD_CHIPS, type GameRecord, checkRecord } from '../../core/history/record.js';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import type {
  GameEndDetail,
  GameEventMap,
  GameStartDetail,
  HandEndDetail,
} from '../base/events.js';
import {
  type About,
  type Instance,
  type Played,
  type Saved,
  begin,
  dayOf,
  dealOf,
  firstDay,
  goneFor,
  isShared,
  lastDay,
  movesOf,
  savedBy,
  whole,
} from './played.js';
import { type Entry, StartedGames } from './started-games.js';

/**
 * How a game is heard of first: dealt, dealt for one that went, taken up from a save or a link, or
 * somewhere in its middle.
 */
type Hearing = 'dealt' | 'replacing' | 'taken' | 'middle';

/** A game that was put aside: its record, what to count it by, and what it was in case it comes back. */
interface Aside {
  readonly record: Partial<GameRecord>;
  readonly instance: Instance;
  readonly moves: string;
}

type Handler = readonly [keyof GameEventMap, (game: Played, detail: unknown) => void];

/** Whether a day's game is to be known as begun: it may still count, or a way to win was shown. */
const isBegun = ({ isPlayed, isCounted, isShown, moves }: Instance): boolean =>
  isPlayed === true && (!isCounted || isShown === true) && whole(moves) > 0;

/** What a game told while nobody heard it, and how it stood then. */
export interface Missed {
  readonly name: string;
  readonly detail: unknown;
  readonly game: object;
}

/**
 * Makes records of the games that are played in a part of the page, from the events that they tell.
 * A win counts at once, and once for a deal, whatever is undone, restarted and won again. A game that was
 * lost or given up counts with the first move of the next one: until then Undo may bring it back.
 * One of a day that nobody has ended by the end of it counts at the next visit. What began at a position, or
 * whose way to win was shown, is no game of the player's. Of a hand counts what it brought the table's first
 * person; who sat out has none.
 */
export class Recorder {
  private readonly playing = new WeakMap<Played, Instance>();
  private readonly hands = new WeakMap<Played, Instance>();
  /** Hands that ended while another tab had gone on: whether they stay is not settled. */
  private readonly doubtful = new WeakMap<Played, HandEndDetail>();
  private readonly aside = new Map<Played, Aside>();
  /** The games of this page, by their ids: others' may have ended with their page. */
  private readonly own = new Set<string>();
  private readonly handlers: readonly Handler[];

  /**
   * @param root whose events are heard: its own, and those of all that is in it
   * @param keeper takes the records
   * @param isMine whether an event is of a game to be counted; all are, unless told
   * @param ledger knows what is counted in other tabs, and was before
   */
  constructor(
    private readonly root: EventTarget,
    readonly keeper: HistoryKeeper,
    private readonly isMine: (event: Event) => boolean = () => true,
    private readonly ledger = new StartedGames(),
  ) {
    const on = <Name extends keyof GameEventMap>(
      name: Name,
      act: (game: Played, detail: GameEventMap[Name]['detail']) => void,
    ): Handler => [name, act as Handler[1]];
    this.handlers = [
      on('game-start', (game, detail) => this.onStart(game, detail)),
      on('game-move', (game) => this.onMove(game, { isPlayed: true })),
      on('game-redo', (game) => this.onMove(game)),
      on('game-undo', (game) => this.change(game, { isLost: false })),
      on('game-lose', (game) => this.change(game, { isLost: true })),
      on('game-win', (game, detail) => this.onWin(game, detail)),
      on('hand-start', (game, { options }) => this.onHand(game, options)),
      on('hand-end', (game, detail) => this.onHandEnd(game, detail)),
    ];
  }

  /** Hears games from now on. */
  start(): void {
    // Before any listener of the page's own, which may begin the next game at once.
    for (const [name] of this.handlers) this.root.addEventListener(name, this.hear, true);
    globalThis.addEventListener('pagehide', this.onHide);
    globalThis.addEventListener('pageshow', this.onShow);
    this.countLate();
  }

  /** Hears none any more; what was put aside counts. */
  stop(): void {
    for (const [name] of this.handlers) this.root.removeEventListener(name, this.hear, true);
    globalThis.removeEventListener('pagehide', this.onHide);
    globalThis.removeEventListener('pageshow', this.onShow);
    this.countAll();
  }

  /** Takes up what a game told before anybody heard it. */
  catchUp(game: Played, missed: readonly Missed[]): void {
    // One stands for the game as it was at each event.
    const earlier = {} as Played;
    for (const { name, detail, game: stood } of missed) {
      this.act(name, Object.assign(earlier, stood), detail);
    }
    const [now, aside] = [this.playing.get(earlier), this.aside.get(earlier)];
    this.aside.delete(earlier);
    if (now) this.playing.set(game, now);
    if (aside) this.aside.set(game, aside);
  }

  private readonly hear = (event: Event): void => {
    const [game] = event.composedPath();
    // Of a game within a closed shadow root nothing can be read: what holds it is no game.
    if ('save' in game! && this.isMine(event)) {
      this.act(event.type, game as Played, (event as CustomEvent<unknown>).detail);
    }
  };

  private act(name: string, game: Played, detail: unknown): void {
    this.handlers.find(([known]) => known === name)?.[1](game, detail);
  }

  private onStart(game: Played, detail: GameStartDetail): void {
    const { resumed, previousTable } = detail;
    // Tables have hands; one on a server has no run yet as it is joined.
    if (game.gameName ?? game.run ?? previousTable) return;
    const saved = savedBy(game);
    const deal = dealOf(saved);
    const last = this.playing.get(game);
    const gone = goneFor(game, detail, saved);
    if (gone) this.putAside(game, this.goneBy(last, gone), gone);
    if (resumed && this.takeBack(game, deal, movesOf(saved))) return;
    const hearing = resumed ? 'taken' : gone ? 'replacing' : 'dealt';
    this.goOn(game, saved, !gone && last?.deal === deal ? last : undefined, hearing);
    this.countLate();
  }

  /** Another game is played from now on, or the same one anew or in another state. */
  private goOn(game: Played, saved: Saved, same: Instance | undefined, hearing: Hearing): void {
    const now = same ?? this.instance(game, saved, hearing);
    this.playing.set(game, now);
    // What was lost is so no more, or is told again.
    const shared = hearing === 'taken' && (now.isShared === true || isShared(saved));
    this.change(game, { isLost: game.outcome === 'lost', isShared: shared ? true : undefined });
  }

  /** Whether what was put aside is there again: then it goes on as what it was. */
  private takeBack(game: Played, deal: string, moves: string): boolean {
    const aside = this.aside.get(game);
    if (deal !== aside?.instance.deal || moves !== aside.moves) return false;
    this.aside.delete(game);
    this.playing.set(game, aside.instance);
    return true;
  }

  /** A move was made, or made again: what was given up for this game is so for good. */
  private onMove(game: Played, more: Partial<Instance> = {}): void {
    if (game.run) return;
    this.countAside(game);
    const shown = { isPlayed: true, isCounted: true, isShown: true };
    this.change(game, game.isShowing ? shown : more);
  }

  private putAside(game: Played, instance: Instance, previous: Saved): void {
    const { count, elapsed } = previous;
    this.countAside(game);
    if (this.isCounted(instance)) return;
    const record: Partial<GameRecord> = {
      ...this.base(instance, previous, Date.now()),
      outcome: instance.isLost ? 'lost' : 'left',
      moves: instance.moves ?? whole(count),
      elapsed: whole(elapsed),
    };
    this.aside.set(game, { record, instance, moves: movesOf(previous) });
  }

  private onWin(game: Played, { deal, count, elapsed, late }: GameEndDetail): void {
    this.countAside(game);
    const instance = this.now(game);
    if (this.isCounted(instance)) return;
    this.change(game, { isCounted: true });
    // Only now is it sure whose day it is: a game may have been taken up before it said so.
    const day = game.events?.isBehind ? instance.day : game.day;
    const base = this.base({ ...instance, day }, { deal }, Date.now());
    const how = { outcome: 'won', moves: whole(count), elapsed: whole(elapsed) } as const;
    this.add({ ...base, ...how, ...(late && day !== undefined ? { late } : {}) });
  }

  private onHand(game: Played, options: object): void {
    const saved = { ...savedBy(game), options };
    const before = this.doubtful.get(game);
    this.doubtful.delete(game);
    // The player kept the table that it was ended at.
    const isKept = game.run?.history.some(({ net }) => net === before?.net);
    if (before && isKept) this.onHandEnd(game, before);
    this.hands.set(game, { ...begin(game, saved), started: Date.now() });
  }

  private onHandEnd(game: Played, detail: HandEndDetail): void {
    const { net, commitment } = detail;
    const { run, mine } = game;
    // Other versions of a table know only who is a person.
    const seat = mine ? mine[0] : run?.kinds.indexOf('human');
    const brought = net[seat ?? -1];
    if (typeof brought !== 'number') return;
    if (game.hasConflict) return void this.doubtful.set(game, detail);
    // In two tabs it is one hand.
    if (commitment !== undefined && !this.ledger.takeHand(commitment)) return;
    const hand = this.hands.get(game) ?? begin(game, savedBy(game));
    this.hands.delete(game);
    const chips = Math.max(-MOST_RECORD_CHIPS, Math.min(MOST_RECORD_CHIPS, brought));
    const ended = Date.now();
    const { day: _, ...base } = this.base(hand, savedBy(game), ended);
    const outcome = chips > 0 ? 'won' : chips < 0 ? 'lost' : 'push';
    this.add({ ...base, deal: undefined, moves: 0, elapsed: ended - hand.started, outcome, chips });
  }

  /** What every record has of the game or hand that it is of. */
  private base(instance: Instance, { deal }: Saved, ended: number): Partial<GameRecord> {
    const { id, game, variant, day, started, isShared: shared } = instance;
    return {
      ...{ id, game, variant, started: Math.min(started, ended), ended },
      ...(typeof deal === 'number' ? { deal } : {}),
      ...dayOf(day),
      ...(shared ? { shared } : {}),
    };
  }

  private now(game: Played): Instance {
    const [saved, last] = [savedBy(game), this.playing.get(game)];
    if (last && game.events?.isBehind) return last;
    // It may have begun another game where nobody heard it.
    const instance = last?.deal === dealOf(saved) ? last : this.instance(game, saved, 'middle');
    this.playing.set(game, instance);
    return instance;
  }

  /** The game that went, which perhaps nobody heard begin. */
  private goneBy(last: Instance | undefined, gone: Saved): Instance {
    const isLast = last?.deal === dealOf(gone);
    return isLast ? last : this.instance({}, gone, 'middle');
  }

  /** A game that begins, or that is heard of here for the first time. */
  private instance(about: About, saved: Saved, hearing: Hearing): Instance {
    const known = this.known(about, saved, hearing);
    const instance = { ...begin(about, saved), ...known };
    this.own.add(instance.id);
    if (!known) this.note(instance);
    return instance;
  }

  /** Whether another tab has begun it, or an earlier visit. */
  private known({ day }: About, saved: Saved, hearing: Hearing): Entry | undefined {
    const { ledger } = this;
    const entry = ledger.find(dealOf(saved));
    if (entry?.isGivenUp) return undefined;
    if (!entry || hearing === 'taken') return entry;
    // Dealt again at once it is the same game, as it is all day long where it is the day's.
    if (day !== undefined && entry.day === day) return entry;
    const isSame = hearing === 'middle' && !entry.isCounted;
    return isSame || (hearing !== 'replacing' && ledger.isLast(entry)) ? entry : undefined;
  }

  private change(game: Played, more: Partial<Instance>): void {
    const before = this.now(game);
    const { day = game.day } = before;
    const isBehind = game.events?.isBehind;
    const moves = isBehind ? before.moves : whole(game.moveCount);
    const after = { ...before, day, moves, ...more };
    this.playing.set(game, after);
    const isNews = after.isCounted !== before.isCounted || after.isShared !== before.isShared;
    // The game of a past day may be resumed as long as that of today.
    const own = dayOf(day).day;
    const until = own && firstDay(own);
    if (until && !isBehind && isBegun(after)) {
      this.note(after, { rest: this.restOf(game, after), until });
    } else if (isNews) this.note(after);
  }

  /** What a day's game counts as, should nobody end it. */
  private restOf(game: Played, instance: Instance): Partial<GameRecord> {
    return {
      ...this.base(instance, savedBy(game), Date.now()),
      outcome: instance.isLost ? 'lost' : 'left',
      moves: instance.moves ?? 0,
      elapsed: whole(game.elapsed),
    };
  }

  private isCounted({ id, isCounted }: Entry): boolean {
    return isCounted ?? this.ledger.get(id)?.isCounted ?? false;
  }

  private note(instance: Entry, more: Partial<Entry> = {}): void {
    const { id, game, deal, started, day, isCounted, isShown, isShared: shared } = instance;
    const entry = { id, game, deal, started, day, isCounted, isShown, isShared: shared, ...more };
    this.ledger.put(entry);
  }

  private countAside(game: Played): void {
    const aside = this.aside.get(game);
    this.aside.delete(game);
    if (!aside || this.isCounted(aside.instance)) return;
    this.note({ ...aside.instance, isCounted: true });
    this.add(aside.record);
  }

  private countAll(): void {
    for (const game of [...this.aside.keys()]) this.countAside(game);
  }

  /** What other pages have left behind: games of days that are over, and such as wait for no move any more. */
  private countLate(): void {
    const today = lastDay();
    for (const entry of this.ledger.games) {
      const { id, rest, until = today, isCounted } = entry;
      if (!rest || isCounted || until >= today || this.own.has(id)) continue;
      this.note({ ...entry, isCounted: true }, { isGivenUp: dayOf(entry.day).day !== undefined });
      this.add(rest);
    }
  }

  /** What waits for a first move will not have one, unless the page comes back as it was. */
  private readonly onHide = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return this.countAll();
    for (const { instance, record } of this.aside.values()) {
      this.note(instance, { rest: record, until: '' });
    }
  };

  private readonly onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    for (const { instance } of this.aside.values()) {
      const { isCounted } = this.ledger.get(instance.id) ?? {};
      this.note({ ...instance, isCounted }, { rest: undefined, until: undefined });
    }
  };

  /** Nothing that could not be read again is kept. */
  private add(record: Partial<GameRecord>): void {
    const checked = checkRecord(record, 'record');
    if ('value' in checked) this.keeper.add(checked.value);
  }
}
