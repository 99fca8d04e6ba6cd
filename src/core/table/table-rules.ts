import type { Card } from '../cards/card.js';
import type { Seed } from '../cards/secure-shuffle.js';
import type { Checked } from '../engine/reason.js';
import type { Game, Seat } from '../engine/rules.js';
import type { Bot } from './bot.js';
import type { DealtTo } from './check-deal.js';
import type { HandEnd, TableRun } from './table-run.js';
import type { TableParts, TableSave } from './table-save.js';

/** What the states of all table games have in common. */
export interface TableState {
  readonly options: object;
  readonly seats: readonly { readonly cut: string | null }[];
  /** How the hand was paid, as in the details of `hand-end`. */
  readonly results: unknown;
}

/** What the moves of all table games have in common. */
export interface TableMove {
  readonly type: string;
  readonly seat?: Seat;
}

/** What the settings of all table games have in common. */
export interface SharedSettings {
  /** The chips that everybody brings. */
  readonly stack: number;
}

/** What a page saw of a hand: the views from the moment it joined, and the steps between them. */
export interface SeenSteps<S, M> {
  /** The hand's options, if they are known apart from the views. */
  readonly options?: object;
  /**
   * How many steps came before the first view: 0 if the page saw the deal, `undefined` if unknown.
   */
  readonly before?: number;
  /** One more than there are steps. */
  readonly views: readonly S[];
  readonly steps: readonly { readonly move: M }[];
}

/** What the check of a deal needs to know about a game. */
export interface TableDeal<S, M = unknown> {
  /** How many cards the deck has. */
  readonly size: number;
  /**
   * How many hands are dealt in turn, shown as one column each; 0 if the game deals in another way.
   */
  readonly hands: number;
  /** Where the cards went, as far as the view shows; empty before the deal. */
  to(view: S): readonly DealtTo[];
  /** The dice that the seed gave; empty if the game has none. */
  dice(view: S): readonly number[];
  /**
   * Checks everything else that depends on the deck, such as cards drawn later. Each line is one check.
   */
  check?(deck: readonly Card[], seen: SeenSteps<S, M>): readonly { readonly ok: boolean }[];
}

/**
 * A game as a table plays it from hand to hand, without a page. It is all that a server needs;
 * `TableGame` adds what an element needs.
 */
export interface TableRules<S, M, O extends object, Settings> {
  readonly game: Game<S, M, O>;
  readonly deal: TableDeal<S, M>;
  /** Fills in defaults, or reports the setting that is wrong. */
  check(given: unknown): Checked<Settings>;
  /** Opens a table, before its first hand. */
  open(settings: Settings, random: (bound: number) => number): TableRun;
  /** The options of the next hand. */
  options(run: TableRun, settings: Settings, seed: Seed): Partial<O>;
  /** The deck before any cuts. */
  deckOf(seed: Seed): readonly Card[];
  end(state: S): HandEnd;
  /** A seat's chips without its stake; `null` if it has no stack. */
  chips(view: S, seat: Seat): number | null;
  /**
   * Removes from a view what follows from the rest of it, and computes it again. A server need not
   * send that part.
   */
  readonly derived?: {
    without(view: S): S;
    complete(view: S): S;
  };
  /** A move as everybody may know it, without hidden cards. */
  publicMove(view: S, move: M): unknown;
  /** The same move as text. */
  publicNotation(view: S, move: M): string;
  save(table: TableParts<S, M, O>): TableSave;
  load(save: unknown): Checked<TableParts<S, M, O>>;
}

/** The game's own checks of what a server sends. They are additions to those of every table. */
export interface PageChecks<S> {
  /**
   * Explains what is wrong with a view that a server sent. The types of its fields are checked only where `known` has
   * them, so it may throw any error.
   *
   * @param known a view of the same hand before it
   * @param run the table before the hand
   */
  readonly wrongView?: (view: S, known: S, run: TableRun) => string | undefined;
}

/** The rules that a page needs to show a server's table. */
export type PageRules<S, M, O extends object, Settings> = Omit<
  TableRules<S, M, O, Settings>,
  'save' | 'load'
> &
  PageChecks<S>;

/** The rules of a shared table, which also say who plays for an absent person. */
export interface SharedTableRules<S, M, O extends object, Settings>
  extends TableRules<S, M, O, Settings>, PageChecks<S> {
  /** Plays for bots, and for people who have lost their connection. */
  readonly bot: Bot<S, M>;
  /** Plays for a seat whose time has run out: the cheapest legal move. */
  readonly outOfTime: Bot<S, M>;
  /** The seats that the hand waits for, in the order in which bots play. Default: all that have a legal move. */
  readonly due?: (state: S) => readonly Seat[];
  /** Whether the hand waits for nothing that takes thought, so that bots play at once. Default: never. */
  readonly isFormality?: (state: S) => boolean;
}
