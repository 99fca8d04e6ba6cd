import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Outcome, Seat, Source } from '../../core/engine/rules.js';
import type { SteppedChange } from '../../core/engine/session.js';
import type { EarlierTables, KeptTable, TableHistory } from '../../core/table/kept-tables.js';
import type { SeenHand } from '../../core/table/past-hands.js';
import type { TableRun } from '../../core/table/table-run.js';

/** A hand as seats may see it, without its deck. */
export interface SourceHand<State, Move> {
  readonly outcome: Outcome | undefined;
  /** What a seat may see; without one, what anybody may. */
  view(seat?: Seat): State;
  legalMoves(seat: Seat): readonly Move[];
}

/**
 * Where the hands of a table come from: this browser deals them (`LocalTable`), or a server does for people at several
 * machines (`RemoteSource`).
 */
export interface TableSource<State, Move> {
  /** The hand that is played, or was played last; none before the first. */
  readonly session: SourceHand<State, Move> | undefined;
  /** The run before that hand. */
  readonly keptRun: TableRun | undefined;
  /** The run with that hand in it, once it is over. */
  readonly run: TableRun | undefined;
  /** The seats of people at this device. */
  readonly mine: readonly Seat[];
  readonly history: TableHistory | undefined;
  /** The chips that everybody brings. */
  readonly stack: number;
  readonly commitment: string | undefined;
  /** The seed of a hand that is over. */
  readonly revealedSeed: string | undefined;
  /** A hand that is over (of an earlier table, where one is given), or that runs. */
  seenHand(
    hand: number,
    at: KeptTable | undefined,
    viewer: Seat | undefined,
  ): SeenHand<State, Move> | undefined;
  open(source: Source, setup: unknown, earlier?: EarlierTables): Problem | undefined;
  /** The next hand, from `run`; `withChips` where the person brought more. */
  next(source: Source, run: TableRun | undefined, withChips: boolean): Problem | undefined;
  /** A move that is judged, and played or sent. */
  play(move: Move, source: Source): Refusal | undefined;
  load(save: unknown): Problem | undefined;
}

/** A hand that begins, or is taken up. */
export interface BegunHand {
  readonly source: Source;
  readonly resumed: boolean;
  /** Whether those who share the device play on, so that it stays where it is. */
  readonly isPlayedOn: boolean;
}

/** Who hears of a source's hands: the controller that shows them. */
export interface SourceListener<State, Move> {
  /** The seat whose view is shown. */
  readonly viewer: Seat | undefined;
  /** Whether nobody may act until the table goes on. */
  isPaused: boolean;
  /** Whether a person acted in the hand since it was dealt or taken up. */
  touched: boolean;
  readonly hasConflict: boolean;
  readonly turn: { settle(): void };
  play(move: Move, source: Source): Refusal | undefined;
  /** The element has joined a table of those settings. */
  opened?(settings: object): void;
  /** A hand has begun: it is the source's `session` by now. */
  began(hand: BegunHand): void;
  /** The connection is back in the hand that is shown: it has gone on meanwhile, and what the person prepares stays. */
  caughtUp(): void;
  /** A step was made; `before` is what the viewer could see before it. `count` moves were made by now. */
  stepped(change: SteppedChange<Move>, before: State, count: number): void;
  /** The hand is over: by a step, or it has ended while the connection was lost. */
  ended(source: Source): void;
  /** Whether a bot plays for a person's seat now. */
  leavesToBot(seat: Seat): boolean;
}
