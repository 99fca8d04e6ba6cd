import type { RankLetter } from '../../cards/card.js';
import type { Limit } from '../../engine/option.js';

/** The version of this language. `checkRules` refuses rules with another one. */
export const RULES_VERSION = 1;

/** Which suits may follow each other. `other` is any suit but the card's own. */
export const SUIT_RULES = ['alternate', 'suit', 'color', 'other', 'any'] as const;
export type SuitRule = (typeof SUIT_RULES)[number];

/** The direction of a sequence: a lower card on a higher one, a higher card on a lower one, or either. */
export const DIRECTIONS = ['down', 'up', 'both'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** How cards follow each other. */
export interface Sequence {
  readonly by: SuitRule;
  /** Default: `down`. */
  readonly direction?: Direction;
  /** Whether the highest and the lowest rank are neighbours. Default: `false`. */
  readonly wrap?: boolean;
}

/**
 * The cards that may leave a column together.
 * `one`: only the top card.
 * `run`: a sequence at the top, or a part of it.
 * `supermove`: of a sequence, free cells + empty columns + 1 cards.
 * `full-supermove`: of a sequence, as many as single moves could bring there.
 * `whole-run`: a sequence that is all of the column's face-up cards. It is never divided.
 * `group`: any face-up card with all cards on it, in order or not.
 */
export const MOVES = ['one', 'run', 'supermove', 'full-supermove', 'whole-run', 'group'] as const;
export type MoveRule = (typeof MOVES)[number];

/**
 * What an empty column takes. `highest` is the rank before the base of the foundations: a king if they begin
 * with aces. `base` is the base itself. `waste` is any card of the waste, and no other.
 */
export const EMPTY_RULES = ['any', 'highest', 'base', 'waste', 'none'] as const;
export type EmptyRule = (typeof EMPTY_RULES)[number];

/** Where a card comes from that fills an empty column. */
export const FILLS = ['reserve', 'waste', 'stock'] as const;
export type Fill = (typeof FILLS)[number];

/**
 * How the columns lie. `columns`: side by side. `pyramid`: rows of 1, 2, 3 … places; each place is covered by
 * two of the next row. `peaks`: three pyramids side by side on one last row.
 */
export const SHAPES = ['columns', 'pyramid', 'peaks'] as const;
export type Shape = (typeof SHAPES)[number];

/** The columns, or the places of a pyramid. */
export interface ColumnRules {
  /** The number of cards dealt to each column. For a pyramid or peaks, the rows: `[1, 2, 3]`. */
  readonly deal: readonly number[];
  /** Default: `columns`. */
  readonly shape?: Shape;
  /**
   * Which dealt cards lie face down: all but the top card of each column, that number of cards at the bottom of each
   * column, or in a pyramid the cards that others cover. Default: `none`.
   */
  readonly faceDown?: 'none' | 'all-but-top' | 'covered' | readonly number[];
  /** Whether the deal goes row by row, or column by column. Default: `rows`. */
  readonly order?: 'rows' | 'columns';
  /** Ranks whose cards go to the bottom of their column once all cards are dealt: `['K']`. */
  readonly sink?: readonly RankLetter[];
  /** How cards are built. `anything`: each card takes any other. Default: nothing is built. */
  readonly build?: Sequence | 'anything';
  /** Default: `one`. */
  readonly move?: MoveRule;
  /** What a sequence is that moves together, if that is not what may be built. */
  readonly run?: Sequence;
  /** Default: `any`. */
  readonly empty?: EmptyRule;
  /** An empty column is filled at once from the first of these that has a card. */
  readonly fill?: readonly Fill[];
  /** Where cards may come from that go to a column. Default: everywhere. */
  readonly from?: readonly ('columns' | 'cells' | 'reserve' | 'waste')[];
  /** The most cards in a column that others can go to. Default: no limit. */
  readonly most?: number;
}

export interface FoundationRules {
  /** Default: one for each suit of each pack. */
  readonly count?: number;
  /**
   * The rank that a foundation begins with. `dealt`: the rank of the first card dealt to them. `first`: the rank of
   * the first card that the player puts there. `column`: the rank of the first card dealt to the columns. Default: `A`.
   */
  readonly base?: RankLetter | 'dealt' | 'first' | 'column';
  /**
   * Default: `up`. `both`: the first half of them go up from the base, the others down from the rank before it.
   */
  readonly direction?: Direction;
  /** Default: `suit`. */
  readonly by?: SuitRule;
  /** The number of cards of the base rank that are dealt to them. Default: 0. */
  readonly start?: number;
  /** Where the top card of a foundation may go back to. Default: `none`. */
  readonly back?: 'none' | 'columns' | 'cells';
  /** Whether they take only complete sequences, in suit, from the highest to the lowest rank. Default: `false`. */
  readonly runs?: boolean;
}

export interface CellRules {
  readonly count: number;
  /** The number of cards dealt to them. Default: 0. */
  readonly dealt?: number;
  /** The cell, from 1, that the first of those cards goes to. Default: 1. */
  readonly first?: number;
}

/** Piles beside the columns. Their top cards can be played. Nothing is put on them. */
export interface ReserveRules {
  /** The number of cards dealt to each pile. */
  readonly deal: readonly number[];
  /** Whether all but the top card of each pile lie face down. Default: `false`. */
  readonly faceDown?: boolean;
}

export interface StockRules {
  /**
   * Where its cards go: to a waste, or one to each column or reserve. `fill`: only to empty columns, by `fill` of
   * the columns. Default: `waste`.
   */
  readonly to?: 'waste' | 'columns' | 'reserve' | 'fill';
  /** How many cards are drawn to the waste at a time. Default: 1. */
  readonly draw?: number;
  /** How often the waste may become the stock again. Default: 0. */
  readonly redeals?: Limit;
  /** The number of wastes. The player chooses one for each card. Default: 1. */
  readonly wastes?: number;
  /** Whether its cards lie face up. They can't be played. Default: `false`. */
  readonly open?: boolean;
  /** Whether cards are dealt to columns only if none is empty. Default: `false`. */
  readonly noEmptyColumns?: boolean;
}

/** One pile that takes all cards, one rank up or down regardless of suit. It is the pile `waste-1`. */
export interface HoleRules {
  /** The card in it at the start (`AS`), or the first card after the columns. Default: `dealt`. */
  readonly start?: string;
  /** Whether kings and aces are neighbours. Default: `false`. */
  readonly wrap?: boolean;
  /** Whether nothing goes on a king. Only without `wrap`. Default: `false`. */
  readonly kingEnds?: boolean;
}

/** Cards that are removed in pairs. They go to `foundation-1`. */
export interface PairRules {
  /** What the ranks of a pair add up to, or `equal` ranks. A card that has the sum by itself is removed alone. */
  readonly sum: number | 'equal';
  /** Ranks that are removed together, three at a time, and in no pair: `['J', 'Q', 'K']`. */
  readonly trio?: readonly RankLetter[];
  /** Whether a card may be paired with the only card that covers it. Default: `false`. */
  readonly cover?: boolean;
}

/** Points for events. Events that are not named count nothing. */
export interface ScoreRules {
  /** At the deal. */
  readonly deal?: number;
  /** For each card that goes to a foundation, and for each that comes back. */
  readonly up?: number;
  readonly back?: number;
  /** A card from the waste to a column. */
  readonly fromWaste?: number;
  /** A card turned over in a column. */
  readonly flip?: number;
  /** A redeal. */
  readonly redeal?: number;
  /** Each move of the player. */
  readonly move?: number;
  /** The score never falls below this. */
  readonly least?: number;
}

/**
 * When the game is won: all cards are on the foundations, the columns (or the pyramid) are empty, or all cards are
 * removed.
 */
export const GOALS = ['foundations', 'columns', 'all'] as const;
export type GoalRule = (typeof GOALS)[number];

export interface LayoutRules {
  /** The number of columns side by side. The others lie in further rows below. Default: up to 13. */
  readonly perRow?: number;
}

/** The rules of a patience, as plain JSON. `docs/patience-rules.md` describes each term. */
export interface PatienceRules {
  readonly version: typeof RULES_VERSION;
  /** The name that players see, if the page gives the game none. */
  readonly name?: string;
  /** 1 to 4. Default: 1. */
  readonly packs?: number;
  /** The number of different suits in each pack; the pack has 52 cards all the same. Default: 4. */
  readonly suits?: 1 | 2 | 4;
  /** The lowest and the highest rank. Default: `['A', 'K']`. */
  readonly ranks?: readonly [RankLetter, RankLetter];
  readonly columns: ColumnRules;
  /** Omitted if the game has none. */
  readonly foundations?: FoundationRules;
  readonly cells?: CellRules;
  readonly reserve?: ReserveRules;
  /** The cards that are left after the deal. */
  readonly stock?: StockRules;
  readonly hole?: HoleRules;
  readonly pairs?: PairRules;
  /** Default: `foundations` if there are any, otherwise `columns`. */
  readonly goal?: GoalRule;
  /** Default: the game has no score. `cards-left`: the cards in the columns, the fewer the better. */
  readonly score?: ScoreRules | 'cards-left';
  readonly layout?: LayoutRules;
}
