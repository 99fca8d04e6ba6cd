import type { Seat } from '../../../core/engine/rules.js';
import type { ChipTransfer } from '../../../core/table/ledger.js';

/** 7, and 27. */
export const TARGETS = ['low', 'high'] as const;
export type Target = (typeof TARGETS)[number];

/** What chips went for: into the pot, a share of a half, a whole pot by default, an uncalled bet. */
export type ChipsFor = 'pot' | 'low' | 'high' | 'fold' | 'uncalled';

/** A hand's totals in half points, each ace counted as is best for that target. */
export interface Totals {
  readonly low: number;
  readonly high: number;
}

/** Why a half went where it went. */
export type HalfReason =
  /** The best of those who competed for it. */
  | 'best'
  /** Nobody could win it (none at 7 or below, none declared it, or none of them was left): the other half's winner has it. */
  | 'nobody'
  /** Nobody could win it, and it stays for the next hand: it has no winners. */
  | 'carried';

/** A seat that wins a half, or shares it. */
export interface HalfWinner {
  readonly seat: Seat;
  /** Its share; nothing where there are fewer chips than winners. */
  readonly amount: number;
  /** In half points, for the target that it won by: with `nobody` the other one. */
  readonly total: number;
}

export interface HalfResult {
  readonly target: Target;
  readonly amount: number;
  readonly reason: HalfReason;
  /** In the order from the dealer's left; shares differ by the odd chips, or by what else was won. */
  readonly winners: readonly HalfWinner[];
}

export interface PotResult {
  readonly amount: number;
  /** Those who put chips in and did not fold, from the dealer's left. */
  readonly seats: readonly Seat[];
  /** One player was left in it, who takes it without showing; then there are no halves. */
  readonly alone: Seat | null;
  readonly halves: readonly HalfResult[];
  /** Who declared both and was not the one best at both: out of this pot. */
  readonly failedBoth: readonly Seat[];
  /** Who won a half alone and tied for the other, and so has three quarters; where that is the rule. */
  readonly threeQuarters: Seat | null;
  /** Neither target could be won by what was declared: the totals decided. */
  readonly declarationsVoid: boolean;
}

export interface SeatResult {
  readonly seat: Seat;
  /** Whether the hand was shown. */
  readonly shown: boolean;
  /** `null` where it was not shown. */
  readonly totals: Totals | null;
  readonly status: 'showdown' | 'folded' | 'bust' | 'last';
  readonly declared: Declaration | null;
  /** Chips put in, the ante with them, uncalled bets that went back left out. */
  readonly paid: number;
  /** Chips taken out of pots. */
  readonly won: number;
  readonly net: number;
}

export type Declaration = 'low' | 'high' | 'both';

/** How a hand ended. */
export interface Seven27Results {
  /** Whether hands were compared; else the last player took all. */
  readonly showdown: boolean;
  /** The main pot first, also those that were paid in the middle of the hand, in the order of paying. */
  readonly pots: readonly PotResult[];
  /** Chips that stay in the middle for the next hand. */
  readonly carried: number;
  /** All who were dealt in, from the dealer's left. */
  readonly seats: readonly SeatResult[];
  readonly transfers: readonly ChipTransfer<ChipsFor>[];
  /** The stacks after the hand. */
  readonly stacks: readonly (number | null)[];
}
