import { type GameRecord, checkRecord } from '../../core/history/record.js';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import type { GameEndDetail, GameEventMap, GameStartDetail } from '../base/events.js';
import {
  type GameLike,
  type Playthrough,
  baseOf,
  type UncheckedSave,
  dayOf,
  dealKey,
  earliestToday,
  isReadable,
  isShared,
  latestToday,
  movesKey,
  newPlaythrough,
  replacedSave,
  saveOf,
  toCount,
  undone,
} from './playthrough.js';
import { TableRecorder } from './table-recorder.js';
import { type StartedGame, StartedGames } from './started-games.js';

/**
 * How the recorder first sees a game: dealt, dealt in place of another one, resumed from a save or a link, or in the
 * middle without a `game-start`.
 */
type Beginning = 'dealt' | 'replacing' | 'resumed' | 'middle';

/** A game that was lost or given up. It is counted at the first move of the next game, unless Undo brings it back. */
interface Pending {
  readonly record: Partial<GameRecord>;
  readonly playthrough: Playthrough;
  readonly moves: string;
}

type Handler = readonly [keyof GameEventMap, (game: GameLike, detail: unknown) => void];

/** Whether a day's game shows as begun: it was played, and may still count or had a way to win shown. */
const isBegun = ({ isPlayed, isCounted, isShown, moves }: Playthrough): boolean =>
  isPlayed === true && (!isCounted || isShown === true) && toCount(moves) > 0;

/** An event that a game fired before the recorder was loaded. */
export interface MissedEvent {
  readonly name: string;
  readonly detail: unknown;
  /** The values of the game's properties at that time. */
  readonly game: object;
}

/**
 * Makes records of games from the events that they fire.
 *
 * - A win is counted at once, and once per deal, even if it is undone, restarted and won again.
 * - A game that was lost or given up is counted at the first move of the next game: until then Undo may bring it back.
 * - A day's game that is unfinished at the end of the day is counted at the next visit.
 * - A game is not counted if it began at a chosen position or a way to win was shown.
 * - A game for points at a table is counted when it is won or lost.
 * - A hand for chips is counted with the net chips of the table's first person, but not if that person sat out.
 */
export class Recorder {
  private readonly playing = new WeakMap<GameLike, Playthrough>();
  private readonly pending = new Map<GameLike, Pending>();
  /** The ids of this page's games. Other unfinished games may belong to pages that were closed. */
  private readonly idsHere = new Set<string>();
  private readonly tables: TableRecorder;
  private readonly handlers: readonly Handler[];

  /**
   * @param root the element that contains the games, or the game itself
   * @param keeper receives the records
   * @param isMine whether to count the game of an event; default: all
   * @param started the games that were begun in all tabs and on earlier visits
   */
  constructor(
    private readonly root: EventTarget,
    readonly keeper: HistoryKeeper,
    private readonly isMine: (event: Event) => boolean = () => true,
    private readonly started = new StartedGames(),
  ) {
    this.tables = new TableRecorder(started, (record) => this.add(record));
    const on = <Name extends keyof GameEventMap>(
      name: Name,
      handle: (game: GameLike, detail: GameEventMap[Name]['detail']) => void,
    ): Handler => [name, handle as Handler[1]];
    this.handlers = [
      on('game-start', (game, detail) => this.onStart(game, detail)),
      on('game-move', (game) => this.onMove(game, { isPlayed: true })),
      on('game-redo', (game) => this.onMove(game)),
      on('game-undo', (game) => this.change(game, { isLost: false })),
      on('game-lose', (game, detail) => {
        if (detail.scores) this.tables.onMatchEnd(game, detail);
        else this.change(game, { isLost: true });
      }),
      on('game-win', (game, detail) => this.onWin(game, detail)),
      on('hand-start', (game, { options }) => this.tables.onHand(game, options)),
      on('hand-end', (game, detail) => this.tables.onHandEnd(game, detail)),
    ];
  }

  /** Starts to listen. */
  start(): void {
    // In the capture phase: a listener of the page may begin the next game at once.
    for (const [name] of this.handlers) this.root.addEventListener(name, this.onEvent, true);
    globalThis.addEventListener('pagehide', this.onHide);
    globalThis.addEventListener('pageshow', this.onShow);
    this.countExpired();
  }

  /** Stops listening, and counts all pending games. */
  stop(): void {
    for (const [name] of this.handlers) this.root.removeEventListener(name, this.onEvent, true);
    globalThis.removeEventListener('pagehide', this.onHide);
    globalThis.removeEventListener('pageshow', this.onShow);
    this.countAllPending();
  }

  /** Handles events that a game fired before `start`. */
  catchUp(game: GameLike, missed: readonly MissedEvent[]): void {
    // Takes the place of the game, with the values that it had at each event.
    const earlier = {} as GameLike;
    for (const { name, detail, game: values } of missed) {
      this.handle(name, Object.assign(earlier, values), detail);
    }
    const [now, pending] = [this.playing.get(earlier), this.pending.get(earlier)];
    this.pending.delete(earlier);
    if (now) this.playing.set(game, now);
    if (pending) this.pending.set(game, pending);
  }

  private readonly onEvent = (event: Event): void => {
    const [game] = event.composedPath();
    // A game in a closed shadow root can't be read: `game` is then the element around it.
    if ('save' in game! && this.isMine(event)) {
      this.handle(event.type, game as GameLike, (event as CustomEvent<unknown>).detail);
    }
  };

  private handle(name: string, game: GameLike, detail: unknown): void {
    if (!isReadable(name, detail)) return;
    this.handlers.find(([known]) => known === name)?.[1](game, detail);
  }

  private onStart(game: GameLike, detail: GameStartDetail): void {
    const { resumed, previousTable } = detail;
    // Tables are counted by hands. A table on a server has a `gameName`, and no run before it is joined.
    if (game.gameName ?? game.run ?? previousTable) return;
    const save = saveOf(game);
    const deal = dealKey(save);
    const last = this.playing.get(game);
    const replaced = replacedSave(game, detail, save);
    if (replaced) this.setPending(game, this.replacedPlaythrough(game, last, replaced), replaced);
    if (resumed && this.restorePending(game, deal, movesKey(save))) return;
    const beginning = resumed ? 'resumed' : replaced ? 'replacing' : 'dealt';
    this.begin(game, save, beginning, !replaced && last?.deal === deal ? last : undefined);
    this.countExpired();
  }

  /** @param same the last playthrough if this is the same deal */
  private begin(
    game: GameLike,
    save: UncheckedSave,
    beginning: Beginning,
    same: Playthrough | undefined,
  ): void {
    const playthrough = same ?? this.startPlaythrough(game, save, beginning);
    this.playing.set(game, playthrough);
    const shared = beginning === 'resumed' && (playthrough.isShared === true || isShared(save));
    // Clears the "lost" state. A later loss is reported again.
    this.change(game, { isLost: game.outcome === 'lost', isShared: shared ? true : undefined });
  }

  /**
   * Continues the pending game if it is the one that was resumed.
   *
   * @returns whether it is
   */
  private restorePending(game: GameLike, deal: string, moves: string): boolean {
    const pending = this.pending.get(game);
    if (deal !== pending?.playthrough.deal || moves !== pending.moves) return false;
    this.pending.delete(game);
    this.playing.set(game, pending.playthrough);
    return true;
  }

  /** Counts the pending game: after a move, Undo can't bring it back. */
  private onMove(game: GameLike, more: Partial<Playthrough> = {}): void {
    if (game.run) return;
    this.countPending(game);
    const shown = { isPlayed: true, isCounted: true, isShown: true };
    this.change(game, game.isShowing ? shown : more);
  }

  private setPending(game: GameLike, playthrough: Playthrough, previous: UncheckedSave): void {
    const { count, elapsed } = previous;
    this.countPending(game);
    if (this.isCounted(playthrough)) return;
    const record: Partial<GameRecord> = {
      ...baseOf(playthrough, previous, Date.now()),
      outcome: playthrough.isLost ? 'lost' : 'left',
      moves: playthrough.moves ?? toCount(count),
      ...undone(playthrough.undos),
      elapsed: toCount(elapsed),
    };
    this.pending.set(game, { record, playthrough, moves: movesKey(previous) });
  }

  private onWin(game: GameLike, detail: GameEndDetail): void {
    const { deal, count, undos, elapsed, late, scores } = detail;
    if (scores) return this.tables.onMatchEnd(game, detail);
    this.countPending(game);
    const playthrough = this.current(game);
    if (this.isCounted(playthrough)) return;
    this.change(game, { isCounted: true });
    // The element may have set `day` after it resumed the game.
    const day = game.events?.isBehind ? playthrough.day : game.day;
    const base = baseOf({ ...playthrough, day }, { deal }, Date.now());
    const how = { outcome: 'won', moves: toCount(count), elapsed: toCount(elapsed) } as const;
    this.add({ ...base, ...how, ...undone(undos), ...(late && day !== undefined ? { late } : {}) });
  }

  private current(game: GameLike): Playthrough {
    const [save, last] = [saveOf(game), this.playing.get(game)];
    if (last && game.events?.isBehind) return last;
    // The game may have begun while the recorder was stopped.
    const isLast = last?.deal === dealKey(save);
    const playthrough = isLast ? last : this.startPlaythrough(game, save, 'middle');
    this.playing.set(game, playthrough);
    return playthrough;
  }

  /** The playthrough of a game that was replaced. It may have begun while the recorder was stopped. */
  private replacedPlaythrough(
    game: GameLike,
    last: Playthrough | undefined,
    save: UncheckedSave,
  ): Playthrough {
    const isLast = last?.deal === dealKey(save);
    const { gameRules } = game;
    return isLast
      ? last
      : this.startPlaythrough({ ...(gameRules && { gameRules }) }, save, 'middle');
  }

  private startPlaythrough(
    game: Pick<GameLike, 'day' | 'outcome' | 'gameRules'>,
    save: UncheckedSave,
    beginning: Beginning,
  ): Playthrough {
    const known = this.findStarted(game.day, save, beginning);
    const playthrough = { ...newPlaythrough(game, save), ...known };
    this.idsHere.add(playthrough.id);
    if (!known) this.store(playthrough);
    return playthrough;
  }

  /** Finds the same playthrough from another tab or an earlier visit. */
  private findStarted(
    day: unknown,
    save: UncheckedSave,
    beginning: Beginning,
  ): StartedGame | undefined {
    const { started } = this;
    const game = started.find(dealKey(save));
    if (game?.isGivenUp) return undefined;
    if (!game || beginning === 'resumed') return game;
    // A day's deal is the same game all day. Any other deal is the same game if it is dealt again at once.
    if (day !== undefined && game.day === day) return game;
    const isSame = beginning === 'middle' && !game.isCounted;
    return isSame || (beginning !== 'replacing' && started.isLast(game)) ? game : undefined;
  }

  private change(game: GameLike, more: Partial<Playthrough>): void {
    const before = this.current(game);
    const { day = game.day } = before;
    const isBehind = game.events?.isBehind;
    const now = { moves: toCount(game.moveCount), undos: toCount(game.undoCount) };
    const after = { ...before, day, ...(isBehind ? {} : now), ...more };
    this.playing.set(game, after);
    const isChanged = after.isCounted !== before.isCounted || after.isShared !== before.isShared;
    // A past day's game may be resumed until the end of today.
    const ownDay = dayOf(day).day;
    const until = ownDay && latestToday(ownDay);
    if (until && !isBehind && isBegun(after)) {
      this.store(after, { rest: this.unfinishedRecord(game, after), until });
    } else if (isChanged) this.store(after);
  }

  /** The record of a day's game if it is never finished. */
  private unfinishedRecord(game: GameLike, playthrough: Playthrough): Partial<GameRecord> {
    return {
      ...baseOf(playthrough, saveOf(game), Date.now()),
      outcome: playthrough.isLost ? 'lost' : 'left',
      moves: playthrough.moves ?? 0,
      ...undone(playthrough.undos),
      elapsed: toCount(game.elapsed),
    };
  }

  private isCounted({ id, isCounted }: StartedGame): boolean {
    return isCounted ?? this.started.get(id)?.isCounted ?? false;
  }

  private store(playthrough: StartedGame, more: Partial<StartedGame> = {}): void {
    const { id, game, deal, started, day, isCounted, isShown, isShared: shared } = playthrough;
    const fields = { id, game, deal, started, day, isCounted, isShown, isShared: shared };
    this.started.put({ ...fields, ...more });
  }

  private countPending(game: GameLike): void {
    const pending = this.pending.get(game);
    this.pending.delete(game);
    if (!pending || this.isCounted(pending.playthrough)) return;
    this.store({ ...pending.playthrough, isCounted: true });
    this.add(pending.record);
  }

  private countAllPending(): void {
    for (const game of [...this.pending.keys()]) this.countPending(game);
  }

  /** Counts what other pages left: unfinished games of days that are over, and pending games. */
  private countExpired(): void {
    const today = earliestToday();
    for (const game of this.started.games) {
      const { id, rest, until = today, isCounted } = game;
      if (!rest || isCounted || until >= today || this.idsHere.has(id)) continue;
      this.store({ ...game, isCounted: true }, { isGivenUp: dayOf(game.day).day !== undefined });
      this.add(rest);
    }
  }

  /**
   * Counts the pending games. If the page may return from the back/forward cache, they are stored with an empty `until`
   * instead: another page then counts them, or `onShow` takes them back.
   */
  private readonly onHide = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return this.countAllPending();
    for (const { playthrough, record } of this.pending.values()) {
      this.store(playthrough, { rest: record, until: '' });
    }
  };

  private readonly onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    for (const { playthrough } of this.pending.values()) {
      const { isCounted } = this.started.get(playthrough.id) ?? {};
      this.store({ ...playthrough, isCounted }, { rest: undefined, until: undefined });
    }
  };

  /** Adds a record if it can be read again. */
  private add(record: Partial<GameRecord>): void {
    const checked = checkRecord(record, 'record');
    if ('value' in checked) this.keeper.add(checked.value);
  }
}
