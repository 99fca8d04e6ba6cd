export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An action by mouse or keys. */
export type Act =
  | { readonly type: 'click'; readonly points: readonly Point[] }
  | { readonly type: 'drag'; readonly from: Point; readonly to: Point }
  | { readonly type: 'keys'; readonly keys: readonly string[] }
  | { readonly type: 'type'; readonly at: Point; readonly text: string };

/** The games that are played. Other elements are only pressed. */
export const PATIENCES = ['freecell-game', 'klondike-game', 'pyramid-game'] as const;
export const TABLES = ['paigow-table', 'seven27-table'] as const;
export const GAMES = [...PATIENCES, ...TABLES] as const;
/** All elements that are played, also those without cards and chips. */
export const PLAYED = [...GAMES, 'ten-dice-race'] as const;
export const OTHERS = ['game-replay', 'game-stats', 'playing-card'] as const;

export type Patience = (typeof PATIENCES)[number];
export type Table = (typeof TABLES)[number];
export type SoakTag = (typeof PLAYED)[number] | (typeof OTHERS)[number];

export const isPatience = (tag: SoakTag): tag is Patience =>
  (PATIENCES as readonly string[]).includes(tag);
export const isTable = (tag: SoakTag): tag is Table => (TABLES as readonly string[]).includes(tag);

/** A winning game: its deal and its moves. */
export interface WonGame {
  readonly deal: number;
  readonly moves: readonly object[];
}

/** The result of playing one game: the number of moves by anyone, and of finished games or hands. */
export interface Played {
  readonly moves: number;
  readonly ends: number;
}

/** The page's counts so far. */
export interface Counts {
  readonly wins: number;
  readonly losses: number;
  readonly moves: number;
  readonly undos: number;
  readonly refused: number;
  readonly hands: number;
  readonly calls: number;
  readonly played: Readonly<Record<string, Played>>;
  /** Every `game-error`, as text. None is expected. */
  readonly errors: readonly string[];
}

/** The functions of the page's script, as the global `soak`. */
export interface SoakPage {
  next(tag: SoakTag): Promise<Act>;
  /** Scrolls to the element that is played next. */
  turnTo(tag: SoakTag): Promise<void>;
  /** Calls a public method or changes an attribute, as a site may. */
  call(tag: SoakTag): Promise<void>;
  nearlyWin(tag: Patience, game: WonGame, left: number): void;
  /** Returns the faults of an element. */
  faults(tag: SoakTag): Promise<readonly string[]>;
  /** Loads everything that is loaded and compiled once. */
  tour(): Promise<void>;
  gather(): Promise<void>;
  counts(): Counts;
}

/** The room's chips at the start. */
export const BANKROLL = 100_000;
