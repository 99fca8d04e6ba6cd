import type { Bot } from '../../core/table/bot.js';
import type { TableParts } from '../../core/table/table-save.js';
import type { TableRules } from '../../core/table/table-rules.js';
import type { GameHistory } from './game-history.js';
import type { TableGuide } from './guide-controller.js';
import type { TableHelp } from './table-help.js';

export type {
  SharedSettings,
  TableDeal,
  TableMove,
  TableState,
} from '../../core/table/table-rules.js';

/** What `newGame` of a table takes: nothing, or the cards of its first hand. */
export interface NewTable {
  readonly deck?: readonly number[] | string;
}

/** A table and the hand that is played at it, or was played last. */
export type Table<S, M, O extends object> = TableParts<S, M, O>;

/** The rules of a table, and the files that its element loads for it. */
export interface TableGame<S, M, O extends object, Settings> extends TableRules<S, M, O, Settings> {
  readonly bot: Bot<S, M>;
  /**
   * Loads what bots play by, where that is a module of its own. It is done when they can play, with it or
   * without, and rejects with a `LoadError`.
   */
  readonly loadBots?: () => Promise<unknown>;
  /** Loads what hands are looked at again by; rejects with a `LoadError`. */
  readonly history: () => Promise<GameHistory<S>>;
  /** Loads the guide of a first hand; rejects with a `LoadError`. */
  readonly guide: () => Promise<TableGuide<S>>;
  /** Loads how it is played, where that is shown by examples of its own; rejects with a `LoadError`. */
  readonly help?: () => Promise<TableHelp<S>>;
}
