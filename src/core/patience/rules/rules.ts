import type { RankLetter } from '../../cards/card.js';
import type { Limit } from '../../engine/option.js';

/** The version of this language. `checkRules` refuses rules with another one. */
export const RULES_VERSION = 1;

/**
 * Which suits may follow each other. `alternate`: red and black in turn. `suit`: the same suit. `color`: the same
 * color. `other`: any suit but the card's own. `any`: any suit.
 */
export const SUIT_RULES = ['alternate', 'suit', 'color', 'other', 'any'] as const;
export type SuitRule = (typeof SUIT_RULES)[number];

/**
 * The direction of a sequence. `down`: a lower card lies on a higher one. `up`: a higher card lies on a lower one.
 * `both`: either.
 */
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
 * `whole-run`: the whole sequence at the top. It is not divided, but its top card may go to a foundation or a cell.
 * `group`: any face-up card with all cards on it, in order or not.
 */
export const MOVES = ['one', 'run', 'supermove', 'full-supermove', 'whole-run', 'group'] as const;
export type MoveRule = (typeof MOVES)[number];

/**
 * What an empty column takes. `any`: any card. `highest`: the rank before the base of the foundations, a king if they
 * begin with aces. `base`: the base of the foundations. `waste`: any card of the waste, and no other. `none`: no card.
 */
export const EMPTY_RULES = ['any', 'highest', 'base', 'waste', 'none'] as const;
export type EmptyRule = (typeof EMPTY_RULES)[number];

/** Where a card comes from that fills an empty column. */
export const FILLS = ['reserve', 'waste', 'stock'] as const;
export type Fill = (typeof FILLS)[number];

/**
 * How the columns lie. `columns`: side by side. `pyramid`: rows of 1, 2, 3 … places. Each place is covered by two of
 * the next row. `peaks`: three pyramids side by side on one last row.
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
   * Which dealt cards lie face down. A list has the number of such cards for each column, from its bottom. `none`: no
   * card. `all-but-top`: all but the top card of each column. `covered`: in a pyramid or peaks, the cards that others
   * cover. Default: `none`.
   */
  readonly faceDown?: 'none' | 'all-but-top' | 'covered' | readonly number[];
  /** The order of the deal. `rows`: one card to each column in turn. `columns`: column by column. Default: `rows`. */
  readonly order?: 'rows' | 'columns';
  /** Ranks whose cards go to the bottom of their column once all cards are dealt: `['K']`. */
  readonly sink?: readonly RankLetter[];
  /** How cards are built. `anything`: any card goes on any other. Default: nothing is built. */
  readonly build?: Sequence | 'anything';
  /** Default: `one`. */
  readonly move?: MoveRule;
  /** The sequences that move together, if not all that may be built do. Default: as in `build`. */
  readonly run?: Sequence;
  /** Default: `any`, or `none` if nothing is built. */
  readonly empty?: EmptyRule;
  /** An empty column is filled at once from the first of these that has a card. Default: it stays empty. */
  readonly fill?: readonly Fill[];
  /** Where cards may come from that go to a column. Default: anywhere. */
  readonly from?: readonly ('columns' | 'cells' | 'reserve' | 'waste')[];
  /** The most cards in a column that others can go to. Default: no limit. */
  readonly most?: number;
}

/** Piles that are built from a base card on. */
export interface FoundationRules {
  /** The number of foundations. Default: four for each pack. */
  readonly count?: number;
  /**
   * The rank that the foundations begin with. `dealt`: the rank of the first card dealt to them. `first`: the rank of
   * the first card that the player puts there. `column`: the rank of the first card dealt to the columns. Default: `A`.
   */
  readonly base?: RankLetter | 'dealt' | 'first' | 'column';
  /**
   * How a foundation is built. `up`: each card is one rank higher. `down`: each card is one rank lower. `both`: the
   * first half of the foundations go up from the base, the others down from the rank before it. Default: `up`.
   */
  readonly direction?: Direction;
  /** Default: `suit`. */
  readonly by?: SuitRule;
  /** The number of cards of the base rank that are dealt to them. Default: 0. */
  readonly start?: number;
  /**
   * Where the top card of a foundation may go back to. `none`: it stays. `columns`: to a column. `cells`: to a cell.
   * `both`: to a column or a cell. Default: `none`.
   */
  readonly back?: 'none' | 'columns' | 'cells' | 'both';
  /** Whether they take only complete sequences, in suit, from the highest to the lowest rank. Default: `false`. */
  readonly runs?: boolean;
}

/** Places for one card each, of any rank and suit. */
export interface CellRules {
  /** The number of cells. */
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

/** The cards that are left after the deal, face down. */
export interface StockRules {
  /**
   * Where its cards go. `waste`: to a waste, from which they are played. `columns`: one to each column. `reserve`: one
   * to each pile of the reserve. `fill`: only to empty columns, by `columns.fill`. Default: `waste`.
   */
  readonly to?: 'waste' | 'columns' | 'reserve' | 'fill';
  /** How many cards are drawn to the waste at a time. Default: 1. */
  readonly draw?: number;
  /** How often the waste may become the stock again. `unlimited`: any number of times. Default: 0. */
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
  /** The card in it at the start. `dealt`: the first card after the columns. Default: `dealt`. */
  readonly start?: string;
  /** Whether kings and aces are neighbours. Default: `false`. */
  readonly wrap?: boolean;
  /** Whether nothing goes on a king. Default: `false`. */
  readonly kingEnds?: boolean;
}

/** Cards that are removed in pairs. They go to `foundation-1`. */
export interface PairRules {
  /**
   * What the ranks of a pair add up to. A card that has the sum by itself is removed alone. `equal`: the two ranks are
   * equal.
   */
  readonly sum: number | 'equal';
  /** Ranks that are removed together, three at a time, and in no pair: `['J', 'Q', 'K']`. */
  readonly trio?: readonly RankLetter[];
  /** Whether a card may be paired with the only card that covers it. Default: `false`. */
  readonly cover?: boolean;
}

/** Points for events. */
export interface ScoreRules {
  /** At the deal. Default: 0. */
  readonly deal?: number;
  /** For each card that goes to a foundation. Default: 0. */
  readonly up?: number;
  /** For each card that comes back from a foundation. Default: 0. */
  readonly back?: number;
  /** For a card that goes from the waste to a column. Default: 0. */
  readonly fromWaste?: number;
  /** For a card turned over in a column. Default: 0. */
  readonly flip?: number;
  /** For a redeal. Default: 0. */
  readonly redeal?: number;
  /** For each move of the player. Default: 0. */
  readonly move?: number;
  /** The score never falls below this. Default: no limit. */
  readonly least?: number;
}

/**
 * When the game is won. `foundations`: all cards are on the foundations. `columns`: the columns, or the places of the
 * pyramid, are empty. `all`: all cards are removed.
 */
export const GOALS = ['foundations', 'columns', 'all'] as const;
export type GoalRule = (typeof GOALS)[number];

/** How the piles lie on the board. */
export interface LayoutRules {
  /** The number of columns side by side. The others lie in further rows below. Default: up to 13. */
  readonly perRow?: number;
}

/**
 * The page's own names of piles, each in the singular, as players hear and read them instead of the usual ones. If there
 * are several piles of a kind, the number follows, or the letter of a cell: `row 3`.
 */
export interface PileWords {
  /** Instead of “column”. */
  readonly columns?: string;
  /** Instead of “cell”. */
  readonly cells?: string;
  /** Instead of “reserve”. */
  readonly reserve?: string;
  /** Instead of “foundation”. */
  readonly foundations?: string;
  /** Instead of “stock”. */
  readonly stock?: string;
  /** Instead of “waste”. */
  readonly waste?: string;
}

/** The rules of a patience, as plain JSON. `docs/reference/patience-rules.md` describes each term. */
export interface PatienceRules {
  /** The version of this language. */
  readonly version: typeof RULES_VERSION;
  /** The name that players see, if the page gives the game none. */
  readonly name?: string;
  /** The number of packs of 52 cards. Default: 1. */
  readonly packs?: number;
  /** The number of different suits in each pack. The number of cards stays the same. Default: 4. */
  readonly suits?: 1 | 2 | 4;
  /** The lowest and the highest rank. Default: `['A', 'K']`. */
  readonly ranks?: readonly [RankLetter, RankLetter];
  readonly columns: ColumnRules;
  readonly foundations?: FoundationRules;
  readonly cells?: CellRules;
  readonly reserve?: ReserveRules;
  readonly stock?: StockRules;
  readonly hole?: HoleRules;
  readonly pairs?: PairRules;
  /** Default: `foundations` if there are any, otherwise `columns`. */
  readonly goal?: GoalRule;
  /** `cards-left`: the number of cards in the columns, the fewer the better. Default: the game has no score. */
  readonly score?: ScoreRules | 'cards-left';
  readonly layout?: LayoutRules;
  readonly words?: PileWords;
}
