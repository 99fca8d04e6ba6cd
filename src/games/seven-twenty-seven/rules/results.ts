import type { Seat } from '../../../core/engine/rules.js';
import type { ChipTransfer } from '../../../core/table/ledger.js';

/** The two targets: 7 and 27. */
export const TARGETS = ['low', 'high'] as const;
export type Target = (typeof TARGETS)[number];

/**
 * The reason of a chip transfer: a stake, a share of a half, a whole pot by default, or an uncalled
 * bet.
 */
export type ChipsFor = 'pot' | 'low' | 'high' | 'fold' | 'uncalled';

/** The totals of a hand in half points. Each ace counts as is best for that target. */
export interface Totals {
  readonly low: number;
  readonly high: number;
}

/** Why a half was paid as it was. */
export type HalfReason =
  /** The best of those who competed for it. */
  | 'best'
  /**
   * Nobody could win it, so the other half's winner gets it. No hand was good enough, nobody
   * declared it, or those who did were out.
   */
  | 'nobody'
  /** Nobody could win it, and it is carried over to the next hand. There are no winners. */
  | 'carried';

/** A seat that wins a half or a share of it. */
export interface HalfWinner {
  readonly seat: Seat;
  /** Its share in chips; 0 if there are fewer chips than winners. */
  readonly amount: number;
  /**
   * In half points, for the target that it won; if `reason` is `nobody`, that is the other target.
   */
  readonly total: number;
}

export interface HalfResult {
  readonly target: Target;
  readonly amount: number;
  readonly reason: HalfReason;
  /** From the dealer's left. Shares differ by odd chips, or because a seat wins three quarters. */
  readonly winners: readonly HalfWinner[];
}

export interface PotResult {
  readonly amount: number;
  /** The seats that put chips in and did not fold, from the dealer's left. */
  readonly seats: readonly Seat[];
  /** The only player left, who takes the pot without showing; `halves` is then empty. */
  readonly alone: Seat | null;
  readonly halves: readonly HalfResult[];
  /** The seats that declared both and did not win both. They are out of this pot. */
  readonly failedBoth: readonly Seat[];
  /**
   * The seat that won one half alone and tied for the other, if the rules give it three quarters.
   */
  readonly threeQuarters: Seat | null;
  /** Whether nobody could win what they declared, so that the totals decided. */
  readonly declarationsVoid: boolean;
}

export interface SeatResult {
  readonly seat: Seat;
  readonly shown: boolean;
  /** `null` if the hand was not shown. */
  readonly totals: Totals | null;
  readonly status: 'showdown' | 'folded' | 'bust' | 'last';
  readonly declared: Declaration | null;
  /** Chips put in, including the ante and without uncalled bets. */
  readonly paid: number;
  /** Chips won from pots. */
  readonly won: number;
  readonly net: number;
}

export type Declaration = 'low' | 'high' | 'both';

/** How a hand ended. */
export interface Seven27Results {
  /** Whether hands were compared. If not, the last player took everything. */
  readonly showdown: boolean;
  /** All pots in the order of payment, the main pot first. Includes those paid during the hand. */
  readonly pots: readonly PotResult[];
  /** Chips carried over to the next hand. */
  readonly carried: number;
  /** All seats that were dealt in, from the dealer's left. */
  readonly seats: readonly SeatResult[];
  readonly transfers: readonly ChipTransfer<ChipsFor>[];
  /** The stacks after the hand. */
  readonly stacks: readonly (number | null)[];
}
