import { dayNumber } from '../../engine/day.js';
import { MOST_RECORD_CHIPS, type GameRecord, checkRecord } from '../../engine/history/record.js';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import type { SeatKind } from '../../table/seats.js';
import type { GameEndDetail, GameEventMap, GameStartDetail, HandEndDetail } from '../events.js';
import { ownId } from './own-id.js';
import { variantOf } from './usual-options.js';

/** What of a game's element is read, patience or table; another version of the kit may have made it. */
interface Played extends HTMLElement {
  readonly outcome?: unknown;
  readonly day?: unknown;
  readonly run?: { readonly kinds: readonly SeatKind[] } | undefined;
  save?(): object | undefined;
}

/** What of a save is read. */
interface Saved {
  readonly game?: unknown;
  readonly deal?: unknown;
  readonly deck?: unknown;
  readonly options?: object;
  readonly moves?: unknown;
  readonly count?: unknown;
  readonly elapsed?: unknown;
}

/** One deal of a game, or one hand, as it is played. */
interface Instance {
  readonly game: string;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  /** Deal and options as one text: dealt anew at once it is the same game. */
  readonly deal: string;
  readonly variant: string;
  readonly day: unknown;
  readonly isCounted?: boolean;
  readonly isLost?: boolean;
}

/** A game that was put aside: its record, what to count it by, and what it was in case it comes back. */
interface Aside {
  readonly record: Partial<GameRecord>;
  readonly instance: Instance;
  readonly moves: string;
}

type Handler = readonly [keyof GameEventMap, (event: Event) => void];

/** A table's save has the hand's in it. */
const savedBy = (game: Played): Saved => {
  const saved: Saved & { readonly hand?: Saved | null } = game.save?.() ?? {};
  return saved.hand ?? saved;
};
const dealOf = ({ game, deal, deck, options }: Saved): string =>
  JSON.stringify([game, deal, deck, options]);
const movesOf = ({ moves, count }: Saved): string => JSON.stringify([moves, count]);
/**
 * What another game takes the place of, and is not kept; the same deal in another state, another tab's, is
 * the same game.
 */
const goneFor = ({ previous, kept, resumed }: GameStartDetail, now: Saved): Saved | undefined =>
  kept || (previous && resumed && dealOf(previous) === dealOf(now)) ? undefined : previous;
const whole = (value: unknown): number => Math.max(0, Math.round(Number(value) || 0));
/** One without a name is none that could be recorded. */
const nameIn = ({ game }: Saved): string => (typeof game === 'string' ? game : '');
const variantIn = (saved: Saved): string =>
  variantOf(nameIn(saved), (saved.options ?? {}) as Readonly<Record<string, unknown>>);

/**
 * Makes records of the games that are played in a part of the page, from the events that they tell.
 * A win counts at once, and once for a deal, whatever is undone, restarted and won again. A game that
 * was lost or given up counts with the first move of the next one: until then Undo may bring it back.
 * Of a hand what it brought the table's first person counts; who sat out has none.
 */
export class Recorder {
  private readonly playing = new WeakMap<Played, Instance>();
  private readonly hands = new WeakMap<Played, Instance>();
  private readonly aside = new Map<Played, Aside>();
  private readonly handlers: readonly Handler[];

  /**
   * @param root whose events are heard: its own, and those of all that is in it
   * @param keeper takes the records
   * @param isMine whether an event is of a game to be counted; all are, unless told
   */
  constructor(
    private readonly root: EventTarget,
    private readonly keeper: HistoryKeeper,
    private readonly isMine: (event: Event) => boolean = () => true,
  ) {
    const on = <Name extends keyof GameEventMap>(
      name: Name,
      act: (game: Played, detail: GameEventMap[Name]['detail']) => void,
    ): Handler => [
      name,
      (event) => {
        const [game] = event.composedPath();
        // Of a game within a closed shadow root nothing can be read: what holds it is no game.
        if ('save' in game! && this.isMine(event))
          act(game as Played, (event as GameEventMap[Name]).detail);
      },
    ];
    this.handlers = [
      on('game-start', (game, detail) => this.onStart(game, detail)),
      on('game-move', (game) => this.countAside(game)),
      on('game-redo', (game) => this.countAside(game)),
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
    for (const [name, act] of this.handlers) this.root.addEventListener(name, act, true);
    // What waits for a first move will not have one.
    globalThis.addEventListener('pagehide', this.countAll);
  }

  /** Hears none any more; what was put aside counts. */
  stop(): void {
    for (const [name, act] of this.handlers) this.root.removeEventListener(name, act, true);
    globalThis.removeEventListener('pagehide', this.countAll);
    this.countAll();
  }

  private onStart(game: Played, detail: GameStartDetail): void {
    const { resumed, previousTable } = detail;
    if (game.run ?? previousTable) return;
    const saved = savedBy(game);
    const deal = dealOf(saved);
    const last = this.playing.get(game);
    const gone = goneFor(detail, saved);
    if (gone) this.putAside(game, last ?? this.instance(game, gone), gone);
    const aside = this.aside.get(game);
    const isBack = resumed && deal === aside?.instance.deal && movesOf(saved) === aside.moves;
    if (isBack) {
      // Taken back: it goes on as what it was.
      this.aside.delete(game);
      this.playing.set(game, aside.instance);
      return;
    }
    const isSame = !gone && last?.deal === deal;
    // Dealt anew, or taken up in another state: what was lost is so no more, or is told again.
    const { outcome } = game;
    const now = isSame ? { ...last, isLost: outcome === 'lost' } : this.instance(game, saved);
    this.playing.set(game, now);
  }

  private putAside(game: Played, instance: Instance, previous: Saved): void {
    const { count, elapsed } = previous;
    this.countAside(game);
    if (instance.isCounted) return;
    const record: Partial<GameRecord> = {
      ...this.base(instance, previous, Date.now()),
      outcome: instance.isLost ? 'lost' : 'left',
      moves: whole(count),
      elapsed: whole(elapsed),
    };
    this.aside.set(game, { record, instance, moves: movesOf(previous) });
  }

  private onWin(game: Played, { count, elapsed }: GameEndDetail): void {
    this.countAside(game);
    const instance = this.now(game);
    if (instance.isCounted) return;
    this.change(game, { isCounted: true });
    // Only now is it sure whose day it is: a game may have been taken up before it said so.
    const base = this.base({ ...instance, day: game.day }, savedBy(game), Date.now());
    this.add({ ...base, outcome: 'won', moves: whole(count), elapsed: whole(elapsed) });
  }

  private onHand(game: Played, options: object): void {
    const saved = { ...savedBy(game), options };
    this.hands.set(game, { ...this.instance(game, saved), started: Date.now() });
  }

  private onHandEnd(game: Played, { net }: HandEndDetail): void {
    const seat = game.run?.kinds.indexOf('human') ?? -1;
    const brought = net[seat];
    if (typeof brought !== 'number') return;
    const hand = this.hands.get(game) ?? this.instance(game, savedBy(game));
    this.hands.delete(game);
    const chips = Math.max(-MOST_RECORD_CHIPS, Math.min(MOST_RECORD_CHIPS, brought));
    const ended = Date.now();
    const { day: _, ...base } = this.base(hand, savedBy(game), ended);
    const outcome = chips > 0 ? 'won' : chips < 0 ? 'lost' : 'push';
    this.add({ ...base, deal: undefined, moves: 0, elapsed: ended - hand.started, outcome, chips });
  }

  /** What every record has of the game or hand that it is of. */
  private base(instance: Instance, { deal }: Saved, ended: number): Partial<GameRecord> {
    const { id, game, variant, day, started } = instance;
    return {
      ...{ id, game, variant, started: Math.min(started, ended), ended },
      ...(typeof deal === 'number' ? { deal } : {}),
      ...('value' in dayNumber(day) ? { day: String(day) } : {}),
    };
  }

  private now(game: Played): Instance {
    const [saved, last] = [savedBy(game), this.playing.get(game)];
    // It may have begun another game where nobody heard it.
    const instance = last?.deal === dealOf(saved) ? last : this.instance(game, saved);
    this.playing.set(game, instance);
    return instance;
  }

  /** A game that begins, or is heard of in its middle. */
  private instance(game: Played, saved: Saved): Instance {
    return {
      id: ownId(),
      game: nameIn(saved),
      started: Date.now() - whole(saved.elapsed),
      deal: dealOf(saved),
      variant: variantIn(saved),
      day: game.day,
      isLost: game.outcome === 'lost',
    };
  }

  private change(game: Played, more: Partial<Instance>): void {
    this.playing.set(game, { ...this.now(game), ...more });
  }

  private countAside(game: Played): void {
    const aside = this.aside.get(game);
    this.aside.delete(game);
    if (aside) this.add(aside.record);
  }

  private readonly countAll = (): void => {
    for (const game of [...this.aside.keys()]) this.countAside(game);
  };

  /** Nothing that could not be read again is kept. */
  private add(record: Partial<GameRecord>): void {
    const checked = checkRecord(record, 'record');
    if ('value' in checked) this.keeper.add(checked.value);
  }
}
