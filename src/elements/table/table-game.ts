import type { Card } from '../../core/cards/card.js';
import type { Seed } from '../../core/cards/secure-shuffle.js';
import type { Checked } from '../../core/engine/reason.js';
import type { Game, Seat } from '../../core/engine/rules.js';
import type { Session } from '../../core/engine/session.js';
import type { Bot } from '../../core/table/bot.js';
import type { DealtTo } from '../../core/table/check-deal.js';
import type { EarlierTables } from '../../core/table/kept-tables.js';
import type { PastHand } from '../../core/table/past-hands.js';
import type { HandEnd, TableRun } from '../../core/table/table-run.js';
import type { GameHistory } from './game-history.js';
import type { TableGuide } from './guide-controller.js';
import type { TableHelp } from './table-help.js';

/** What every table's hands have. */
export interface TableState {
  readonly options: object;
  readonly seats: readonly { readonly cut: string | null }[];
  /** How the hand was paid, as `hand-end` tells of it. */
  readonly results: unknown;
}

/** What every table's moves have. */
export interface TableMove {
  readonly type: string;
  readonly seat?: Seat;
}

/** What every table's settings have. */
export interface SharedSettings {
  /** The chips that everybody brings. */
  readonly stack: number;
}

/** What `newGame` of a table takes: nothing, or the cards of its first hand. */
export interface NewTable {
  readonly deck?: readonly number[] | string;
}

/** A table and the hand that is played at it, or was played last. */
export interface Table<S, M, O extends object> {
  /** The table as it was before this hand. */
  readonly run: TableRun;
  readonly session: Session<S, M, O, S, object> | undefined;
  /** What the deck was shuffled by; none where the host gave the deck. */
  readonly seed: Seed | undefined;
  /** The last hands that were over before this one, the oldest first. */
  readonly past?: readonly PastHand[] | undefined;
  /** What is kept of the tables before this one. */
  readonly earlier?: EarlierTables | undefined;
}

/** What the check of a deal needs to know of a game. */
export interface TableDeal<S> {
  /** Cards of its deck. */
  readonly size: number;
  /** Hands that are dealt in turn, a column each; 0 where cards are dealt in another way. */
  readonly hands: number;
  /** Which cards went where, as far as a view shows; nothing before the deal. */
  to(view: S): readonly DealtTo[];
  /** What was thrown of the seed; none where no dice are. */
  dice(view: S): readonly number[];
}

/** What a table needs to know of the game of its hands. */
export interface TableGame<S, M, O extends object, Settings> {
  readonly game: Game<S, M, O>;
  readonly bot: Bot<S, M>;
  /**
   * Loads what bots play by, where that is a module of its own. It is done when they can play, with it or
   * without, and rejects with a `LoadError`.
   */
  readonly loadBots?: () => Promise<unknown>;
  readonly deal: TableDeal<S>;
  /** Loads what hands are looked at again by; rejects with a `LoadError`. */
  readonly history: () => Promise<GameHistory<S>>;
  /** Loads the guide of a first hand; rejects with a `LoadError`. */
  readonly guide: () => Promise<TableGuide<S>>;
  /** Loads how it is played, where that is shown by examples of its own; rejects with a `LoadError`. */
  readonly help?: () => Promise<TableHelp<S>>;
  /** The page's settings, defaults filled in, or what is wrong with one. */
  check(given: unknown): Checked<Settings>;
  /** A table of those settings before its first hand. */
  open(settings: Settings, random: (bound: number) => number): TableRun;
  /** The options of the next hand. */
  options(run: TableRun, settings: Settings, seed: Seed): Partial<O>;
  /** Its deck, before any cuts. */
  deckOf(seed: Seed): readonly Card[];
  end(state: S): HandEnd;
  /** The chips that a seat has beside what it has staked; `null` where it has no stack. */
  chips(view: S, seat: Seat): number | null;
  /** A move as a host may know it: without what others must not see. */
  publicMove(view: S, move: M): unknown;
  /** The same as text. */
  publicNotation(view: S, move: M): string;
  save(table: Table<S, M, O>): object;
  load(save: unknown): Checked<Table<S, M, O>>;
}
