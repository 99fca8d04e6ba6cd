import type { SuitLetter } from '../cards/card.js';
import type { Seat } from '../engine/rules.js';

/** The version of this language. `checkTrickRules` refuses rules with another one. */
export const TRICK_RULES_VERSION = 1;

/** Who plays together. `each`: everyone alone. `opposite`: partners sit opposite. */
export const SIDES = ['each', 'opposite'] as const;
export type Sides = (typeof SIDES)[number];

/** The cards of a game. All come from one pack of 52. */
export interface PackRules {
  /** The ranks in play, the highest first: `AKQJT98765432`, `J9ATKQ87`. */
  readonly ranks: string;
  /** Single cards that are left out: `['2D']`. */
  readonly without?: readonly string[];
  /**
   * The cards that stand for the big and the little joker: `['2H', '2D']`. They belong to the trump suit, above its
   * highest rank. So a deck with jokers still has 52 different cards. The trump suit must be fixed.
   */
  readonly jokers?: readonly [big: string, little: string];
}

export interface TrickDealRules {
  /** The number of cards in each hand. */
  readonly hand: number;
  /** How many of them are dealt before the bidding. Default: all. */
  readonly before?: number;
  /**
   * Whether the rest of the pack is a stock whose top card lies face up. After each trick, its winner takes that card
   * and the others the cards below it. Default: `false`.
   */
  readonly draw?: boolean;
  /** The seats that get no cards: they were knocked out. Default: none. */
  readonly out?: readonly Seat[];
}

/** Cards that all players pass at the same time, before they see what comes. */
export interface PassRules {
  /** How many cards each player passes. */
  readonly cards: number;
  /** To which seat: 1 for the next one. */
  readonly by: number;
}

/** Everyone bids a number of tricks, once. */
export interface TricksBid {
  readonly type: 'tricks';
  /** The least bid other than nil. Default: 1 if there is nil, otherwise 0. */
  readonly least?: number;
  /** The highest bid. Default: the number of cards in a hand. */
  readonly most?: number;
  /** Whether a bid of 0 is nil. Default: `false`. */
  readonly nil?: boolean;
  /** The least sum of a side's bids. It does not bind a side with a nil. Default: 0. */
  readonly sideLeast?: number;
  /** Nil before looking at the cards, for sides that are so many points behind. Default: none. */
  readonly blind?: {
    /** How many points the side must be behind. */
    readonly behind: number;
    /** The number of cards that partners exchange after a blind nil. Default: 0. */
    readonly exchange?: number;
  };
  /** Whether the last bidder may not make the sum of all bids fit the number of tricks. Default: `false`. */
  readonly mustMiss?: boolean;
}

/** The players bid for the right to name trump. Each bids higher or passes. */
export interface AuctionRules {
  readonly type: 'auction';
  /** The lowest bid. */
  readonly least: number;
  /** The highest bid. */
  readonly most: number;
  /** Whether the first bidder may bid the same number as a later one. Default: `false`. */
  readonly hold?: boolean;
  /** A bid over the partner's must be at least this. Default: no limit. */
  readonly overPartner?: number;
  /** If all pass: the dealer must bid, or the hand is over and the next dealer deals. */
  readonly allPass: 'forced' | 'redeal';
}

/**
 * How trump is found.
 * `none`: no trump. `suit`: always the same suit.
 * `dealer-card`: the dealer's last card is turned up. `stock-card`: the next card of the pack is turned up.
 * `named`: a seat names it after the deal.
 * `bidder`: the highest bidder chooses it in secret, by a suit or by a card laid face down. It stays concealed until a
 * player who can't follow suit asks for it.
 */
export type TrumpRules =
  | { readonly type: 'none' | 'dealer-card' | 'stock-card' }
  | { readonly type: 'suit'; readonly suit: SuitLetter }
  | { readonly type: 'named'; readonly by: Seat }
  | {
      readonly type: 'bidder';
      readonly conceal: 'suit' | 'card';
      /** Whether who asked must then play a trump, if there is one in the hand. */
      readonly afterAsking: 'must-trump' | 'free';
    };

export interface LeadRules {
  /** The holder of the lowest card of this suit leads it to the first trick. Default: the seat after the dealer leads. */
  readonly lowest?: SuitLetter;
  /**
   * A suit that can't be led until it is broken. `by` is what breaks it: a card of the suit, or any card with points.
   * A hand of this suit only may lead it.
   */
  readonly breaking?: { readonly suit: SuitLetter; readonly by: 'suit' | 'points' };
  /** Whether no card with points may be played to the first trick, if the hand has another that is legal. */
  readonly firstTrickNoPoints?: boolean;
  /** A card that must be discarded, or played below a higher one of its suit, at the first chance: `QS`. */
  readonly atFirstChance?: string;
}

/** What can happen with all points: they go to all others, or from the player's score. */
export const MOON_CHOICES = ['add', 'subtract'] as const;
export type MoonChoice = (typeof MOON_CHOICES)[number];

/** Points for cards in tricks, as in Hearts. The lowest score wins. */
export interface PointsScore {
  readonly type: 'points';
  /** The points of a card (`QS`), or of each card of a suit (`H`). */
  readonly cards: Readonly<Record<string, number>>;
  /**
   * If one player has all cards with positive points: `add` gives these points to all others, `subtract` takes them
   * from the player, `choose` lets the player choose.
   */
  readonly moon: 'add' | 'subtract' | 'choose';
  readonly target: number;
}

/** Bids are contracts of a side, as in Spades. */
export interface ContractScore {
  readonly type: 'contract';
  /** The points for each trick of the bid. */
  readonly trick: number;
  /** After so many tricks over the bids, a side loses points. Default: never. */
  readonly bags?: { readonly count: number; readonly penalty: number };
  /** The points for a nil that was made. A failed one costs as many. */
  readonly nil: number;
  /** The same for a blind nil. */
  readonly blindNil: number;
  /** Whether the tricks of a failed nil count for the partner's bid, or are only bags. */
  readonly nilTricks: 'count' | 'bags';
  readonly target: number;
  /** The game also ends if a side falls to this score. Default: no limit. */
  readonly floor?: number;
}

/** A point for each trick over a number, as in Whist. */
export interface BookScore {
  readonly type: 'book';
  readonly book: number;
  /** Whether the four highest trumps score: 4 points for four of them in one side's hands, 2 for three. */
  readonly honours: boolean;
  readonly target: number;
}

/** A bonus for exactly as many tricks as bid, as in Oh hell. */
export interface ExactScore {
  readonly type: 'exact';
  /** The points for a bid that was met exactly, beside those of its tricks. */
  readonly bonus: number;
  /** The number of hands in a game. */
  readonly hands: number;
}

/** The bidder's side needs as many card points as it bid, as in Twenty-Nine. */
export interface CardPointsScore {
  readonly type: 'card-points';
  /** The points of the ranks. Default for a rank: 0. */
  readonly ranks: Readonly<Record<string, number>>;
  readonly lastTrick: number;
  /** Bids from this on are worth two game points. Default: none. */
  readonly high?: number;
  /** How far the bid moves if king and queen of trump are shown, and its limits. Default: there is no pair. */
  readonly pair?: { readonly by: number; readonly least: number; readonly most: number };
  /** Whether the opponents may double and the bidder's side may redouble. */
  readonly doubles: boolean;
  /** A side wins at this score, and loses at minus this. */
  readonly target: number;
}

/** Who takes no trick is knocked out. The score is the number of tricks in the last hand. */
export interface SurvivalScore {
  readonly type: 'survival';
}

/** A point for the side with most of the last tricks, as in German whist. One hand is a game. */
export interface MajorityScore {
  readonly type: 'majority';
  readonly last: number;
}

export type TrickScore =
  | PointsScore
  | ContractScore
  | BookScore
  | ExactScore
  | CardPointsScore
  | SurvivalScore
  | MajorityScore;

/** The rules of a trick-taking game for one hand, as plain JSON. */
export interface TrickRules {
  /** The version of this language. */
  readonly version: typeof TRICK_RULES_VERSION;
  readonly name: string;
  readonly players: number;
  readonly sides: Sides;
  readonly pack: PackRules;
  readonly deal: TrickDealRules;
  readonly pass?: PassRules;
  readonly bid?: TricksBid | AuctionRules;
  readonly trump: TrumpRules;
  readonly lead?: LeadRules;
  readonly score: TrickScore;
}
