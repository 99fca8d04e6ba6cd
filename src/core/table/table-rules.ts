import type { Card } from '../cards/card.js';
import type { Seed } from '../cards/secure-shuffle.js';
import type { Checked } from '../engine/reason.js';
import type { Game, Seat } from '../engine/rules.js';
import type { Bot } from './bot.js';
import type { DealtTo } from './check-deal.js';
import type { HandEnd, TableRun } from './table-run.js';
import type { TableParts, TableSave } from './table-save.js';

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

/** What a page saw of a hand: what lay there from where it joined on, and the steps between. */
export interface SeenSteps<S, M> {
  /** The hand's own options, where they are known beside its views. */
  readonly options?: object;
  /** How many steps were made before: none where the page was there from the deal on; left out where nobody knows. */
  readonly before?: number;
  /** One more than there are steps. */
  readonly views: readonly S[];
  readonly steps: readonly { readonly move: M }[];
}

/** What the check of a deal needs to know of a game. */
export interface TableDeal<S, M = unknown> {
  /** Cards of its deck. */
  readonly size: number;
  /** Hands that are dealt in turn, a column each; 0 where cards are dealt in another way. */
  readonly hands: number;
  /** Which cards went where, as far as a view shows; nothing before the deal. */
  to(view: S): readonly DealtTo[];
  /** What was thrown of the seed; none where no dice are. */
  dice(view: S): readonly number[];
  /** Where more comes of the deck than cards that are dealt: compares what was seen of that, a line for each thing. */
  check?(deck: readonly Card[], seen: SeenSteps<S, M>): readonly { readonly ok: boolean }[];
}

/**
 * A game as a table plays it from hand to hand, without a page: what a server needs to know of it, and what
 * an element's `TableGame` adds its own files to.
 */
export interface TableRules<S, M, O extends object, Settings> {
  readonly game: Game<S, M, O>;
  readonly deal: TableDeal<S, M>;
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
  /** What of a view follows from the rest of it, and so need not be sent to who knows the rules; left out for nothing. */
  readonly derived?: {
    without(view: S): S;
    complete(view: S): S;
  };
  /** A move as a host may know it: without what others must not see. */
  publicMove(view: S, move: M): unknown;
  /** The same as text. */
  publicNotation(view: S, move: M): string;
  save(table: TableParts<S, M, O>): TableSave;
  load(save: unknown): Checked<TableParts<S, M, O>>;
}

/** What of a table's rules a page needs that shows a server's table. */
export type PageRules<S, M, O extends object, Settings> = Omit<
  TableRules<S, M, O, Settings>,
  'save' | 'load'
>;

/** The rules of a table where a seat may belong to somebody who is not there: who plays for it then. */
export interface SharedTableRules<S, M, O extends object, Settings> extends TableRules<
  S,
  M,
  O,
  Settings
> {
  /** Plays for the seats of bots, and of people who have lost their connection. */
  readonly bot: Bot<S, M>;
  /** Plays for a seat whose time has run out: the cheapest that the rules allow. */
  readonly outOfTime: Bot<S, M>;
}
