import type { Seat } from '../../core/engine/rules.js';
import type { Bot } from '../../core/table/bot.js';
import type { TableParts } from '../../core/table/table-save.js';
import type { PageChecks, TableDeal, TableRules } from '../../core/table/table-rules.js';
import type { KeyRows } from '../../locales/words.js';
import type { GameHistory } from './game-history.js';
import type { TableScene } from './scene.js';

/** The help of a game. It is loaded when a player opens “How to play” or the sheet of keys. */
export interface TableHelp<View> {
  /** The label and content of the help. */
  help(scene: TableScene<View, never>): { readonly label: string; readonly body: unknown };
  /** The game's own keys, for the sheet of keys. */
  keys(scene: TableScene<View, never>): KeyRows;
}

export type {
  SharedSettings,
  TableDeal,
  TableMove,
  TableState,
} from '../../core/table/table-rules.js';

/** The parameter of a table's `newGame`. `deck` gives the cards of the first hand. */
export interface NewTable {
  readonly deck?: readonly number[] | string;
}

/** A table and its current or last hand. */
export type Table<S, M, O extends object> = TableParts<S, M, O>;

/** The content of a game's guide. It is loaded when a player accepts the guide. */
export interface TableGuide<View> {
  /** The current step of the hand. */
  step(scene: TableScene<View, never>): GuideStep;
}

/** A step of a guide. */
export interface GuideStep {
  readonly text: string;
  /** The texts of all steps. The longest one reserves the room. */
  readonly texts: readonly string[];
  /** Whether the hand and the guide are over. */
  readonly isEnd: boolean;
}

/** What a bot that takes time is asked. */
export interface BotQuestion<View, Settings> {
  readonly view: View;
  readonly seat: Seat;
  readonly settings: Settings;
  /** Determines the bot's random choices. */
  readonly seed: string;
}

/** The rules of a table, and the modules that its element loads. */
export interface TableGame<S, M, O extends object, Settings> extends TableRules<S, M, O, Settings> {
  readonly bot: Bot<S, M>;
  /**
   * Loads the module that bots need, if any. Resolves when bots can play, with or without it, and rejects
   * with a `LoadError`.
   */
  readonly loadBots?: () => Promise<unknown>;
  /**
   * Lets a bot decide by a search that takes time, from what its seat may see. If it rejects, or is omitted, `bot`
   * decides at once.
   */
  think?(question: BotQuestion<S, Settings>): Promise<M | undefined>;
  /** Loads the review of past hands. Rejects with a `LoadError`. */
  readonly history: () => Promise<GameHistory<S>>;
  /** Loads the guide. Rejects with a `LoadError`. */
  readonly guide: () => Promise<TableGuide<S>>;
  /** Loads the help. Rejects with a `LoadError`. */
  readonly help?: () => Promise<TableHelp<S>>;
  /** Loads the game's own checks of what a server sends, for shared tables. Rejects with a `LoadError`. */
  readonly pageChecks?: () => Promise<PageChecks<S> & { readonly deal: TableDeal<S, M> }>;
}
