import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Outcome, Seat, Source } from '../../core/engine/rules.js';
import type { SteppedChange } from '../../core/engine/session.js';
import type { EarlierTables, KeptTable, TableHistory } from '../../core/table/kept-tables.js';
import type { SeenHand } from '../../core/table/past-hands.js';
import type { TableRun } from '../../core/table/table-run.js';
import type { EventQueue } from '../base/event-queue.js';
import type { BotController } from '../controllers/bot-controller.js';
import type { TogetherRoom } from '../together/table-connection.js';

/** A hand without its deck, as seats may see it. */
export interface SourceHand<State, Move> {
  readonly outcome: Outcome | undefined;
  /** What a seat may see or, without a seat, what is public. */
  view(seat?: Seat): State;
  legalMoves(seat: Seat): readonly Move[];
}

/** What a table shows: its hands, or a finished one. */
export interface ShownTable<State, Move> {
  /** The current or last hand, or `undefined` before the first. */
  readonly session: SourceHand<State, Move> | undefined;
  /** The run before that hand. */
  readonly runBefore: TableRun | undefined;
  /** The run, which includes that hand when it is over. */
  readonly run: TableRun | undefined;
  /** The seats of the people at this device. */
  readonly mine: readonly Seat[];
  readonly history: TableHistory | undefined;
  /** The chips that each player starts with. */
  readonly stack: number;
  readonly commitment: string | undefined;
  /** The seed of a finished hand. */
  readonly revealedSeed: string | undefined;
  /** A running or finished hand, of this table or the given earlier one. */
  seenHand(
    hand: number,
    at: KeptTable | undefined,
    viewer: Seat | undefined,
  ): SeenHand<State, Move> | undefined;
  /** Deals the next hand from `run`. `withChips` means that the player bought chips. */
  next(source: Source, run: TableRun | undefined, withChips: boolean): Problem | undefined;
  /** Checks a move, and plays or sends it. */
  play(move: Move, source: Source): Refusal | undefined;
}

/**
 * Where the hands of a table come from: dealt by this browser (`LocalTable`), or by a server for people at
 * several machines (`RemoteSource`).
 */
export interface TableSource<State, Move> extends ShownTable<State, Move> {
  open(source: Source, setup: unknown, earlier?: EarlierTables): Problem | undefined;
  load(save: unknown): Problem | undefined;
}

/** A finished hand that is shown instead of the table. */
export interface WatchedHand<State, Move> extends ShownTable<State, Move> {
  /** A table that plays on from what is shown. */
  save(): object;
}

/** A hand that begins or is resumed. */
export interface BegunHand {
  readonly source: Source;
  readonly resumed: boolean;
  /** Whether the same people go on playing, so the same person keeps the device. */
  readonly isPlayedOn: boolean;
}

/** Receives what happens at a source: the controller that shows its hands. */
export interface SourceListener<State, Move> {
  /** The seat whose view is shown. */
  readonly viewer: Seat | undefined;
  /** Whether nobody can act until the table is resumed. */
  isPaused: boolean;
  /** Whether a person has acted in the hand since it was dealt or resumed. */
  touched: boolean;
  readonly hasConflict: boolean;
  readonly turn: { update(): void };
  play(move: Move, source: Source): Refusal | undefined;
  /** Called when the element has joined a table with those settings. */
  opened?(settings: object): void;
  /** Called when a hand has begun, which is now the source's `session`. */
  began(hand: BegunHand): void;
  /**
   * Called when the connection is back in the same hand, which may have gone on. What the player prepares
   * stays.
   */
  caughtUp(): void;
  /**
   * Called after a step. `before` is what the viewer saw before it, and `count` the number of moves so far.
   */
  stepped(change: SteppedChange<Move>, before: State, count: number): void;
  /** Called when the hand is over, by a step or while the connection was lost. */
  ended(source: Source): void;
  /** Whether a bot plays for a person's seat now. */
  leavesToBot(seat: Seat): boolean;
}

/** The element at which hands are played. */
export interface HandHost<State, Move> {
  readonly botPace: Pick<BotController, 'rest' | 'wake'>;
  /** Each event requests the update after which it is dispatched. */
  readonly events: Pick<EventQueue, 'add' | 'flush'>;
  /** The room around the element, which may provide a shared table. */
  readonly room?: { readonly together?: TogetherRoom | undefined } | undefined;
  requestUpdate(): void;
  complain(problem: Problem): Problem;
  /** Reports an option's problem, once for each wrong value. */
  reportOption(option: string, problem: Problem | undefined): void;
  /** Called when a hand was begun or resumed. */
  handBegan(isResumed: boolean): void;
  /** Called after a step. `before` is what its viewer saw before it. */
  stepMade(change: SteppedChange<Move>, before: State): void;
  /** Called when the moves of a step are queued as events, and when `hand-end` is. */
  stepQueued?(before: State, source: Source): void;
  handQueued?(source: Source): void;
  /** Reports a refusal, and returns it. */
  refused(reason: Refusal, source: Source, move?: Move): Refusal;
  /** Reports that no fair hand can be dealt on this page. */
  cannotDeal(): Problem;
  /** Tells the page's author that a module failed to load. */
  loadFailed?(error: unknown): void;
}
