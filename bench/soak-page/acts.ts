export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a person does next, by mouse or by keys. */
export type Act =
  | { readonly type: 'click'; readonly points: readonly Point[] }
  | { readonly type: 'drag'; readonly from: Point; readonly to: Point }
  | { readonly type: 'keys'; readonly keys: readonly string[] }
  | { readonly type: 'type'; readonly at: Point; readonly text: string };

/** A game that is played, and a tag that is only looked at and pressed. */
export const PATIENCES = ['freecell-game', 'klondike-game', 'pyramid-game'] as const;
export const TABLES = ['paigow-table', 'seven27-table'] as const;
export const GAMES = [...PATIENCES, ...TABLES] as const;
/** Whatever is played, without cards and chips too. */
export const PLAYED = [...GAMES, 'ten-dice-race'] as const;
export const OTHERS = ['game-replay', 'game-stats', 'playing-card'] as const;

export type Patience = (typeof PATIENCES)[number];
export type Table = (typeof TABLES)[number];
export type SoakTag = (typeof PLAYED)[number] | (typeof OTHERS)[number];

export const isPatience = (tag: SoakTag): tag is Patience =>
  (PATIENCES as readonly string[]).includes(tag);
export const isTable = (tag: SoakTag): tag is Table => (TABLES as readonly string[]).includes(tag);

/** A whole game that wins: its deal and its moves. */
export interface WonGame {
  readonly deal: number;
  readonly moves: readonly object[];
}

/** What came of the play on one game: moves by whomever, and games or hands that came to their end. */
export interface Played {
  readonly moves: number;
  readonly ends: number;
}

/** What the page has counted so far. */
export interface Counts {
  readonly wins: number;
  readonly losses: number;
  readonly moves: number;
  readonly undos: number;
  readonly refused: number;
  readonly hands: number;
  readonly calls: number;
  readonly played: Readonly<Record<string, Played>>;
  /** Every `game-error`, as text: nothing here asks for one. */
  readonly errors: readonly string[];
}

/** What the page's script lets the bench ask, by the global name `soak`. */
export interface SoakPage {
  next(tag: SoakTag): Promise<Act>;
  /** Brings the element into view that is played next. */
  turnTo(tag: SoakTag): Promise<void>;
  /** One call of a public method, or a change of an attribute, as a host makes it. */
  call(tag: SoakTag): Promise<void>;
  nearlyWin(tag: Patience, game: WonGame, left: number): void;
  /** What of an element is not as it must be. */
  faults(tag: SoakTag): Promise<readonly string[]>;
  /** Comes by all that is fetched and compiled once. */
  tour(): Promise<void>;
  gather(): Promise<void>;
  counts(): Counts;
}

/** Where the room's chips begin. */
export const BANKROLL = 100_000;
