import type { Seat } from '../../../core/engine/rules.js';
import type { ChipTransfer } from '../../../core/table/ledger.js';
import type { FortuneLine } from './fortune.js';
import type { PushHand } from './push.js';

/** The result of one hand against the dealer's. The dealer wins a copy, which is a tie. */
export type Comparison = 'win' | 'lose' | 'copy';

/** What chips were paid for. */
export type ChipsFor = 'stake' | 'commission' | 'bonus' | 'envy';

/** The result of a player's bonus bet. */
export interface BonusResult {
  readonly stake: number;
  /** The line that is paid; `null` if the bet was lost. */
  readonly line: FortuneLine | null;
  /** Chips won in addition to the returned bet; negative if the bet was lost. */
  readonly net: number;
}

/** The envy bonus that another player's hand pays. */
export interface EnvyResult {
  /** The seat with that hand. */
  readonly seat: Seat;
  readonly line: FortuneLine;
  readonly chips: number;
}

export interface SeatResult {
  readonly seat: Seat;
  readonly front: Comparison;
  readonly back: Comparison;
  readonly outcome: 'win' | 'push' | 'lose';
  /** Whether the set was foul, at a table where a foul set loses both hands. */
  readonly foul: boolean;
  readonly stake: number;
  /** The part of the stake that the dealer's chips cover. */
  readonly covered: number;
  /** The rest of the stake, which is returned in any case. */
  readonly returned: number;
  /** Chips won with the stake, after the commission; negative if it was lost. */
  readonly net: number;
  readonly commission: number;
  /** `null` if there was no bonus bet. */
  readonly bonus: BonusResult | null;
  readonly envy: readonly EnvyResult[];
  /** Chips won in all: with the stake, the bonus bet and the envy bonus. */
  readonly total: number;
}

export interface DealerResult {
  readonly seat: Seat;
  /**
   * Chips won from all stakes, after the dealer's commission. What the house takes as commission is
   * not included.
   */
  readonly net: number;
  /** The commission that a dealing player pays on the net win of the round. */
  readonly commission: number;
}

/** How a hand was paid. */
export interface PaigowResults {
  /** The players in the order in which they were covered and paid. */
  readonly seats: readonly SeatResult[];
  readonly dealer: DealerResult;
  /**
   * The dealer's hand that returned every stake, except those of foul sets; `null` if there was
   * none.
   */
  readonly push: PushHand | null;
  readonly transfers: readonly ChipTransfer<ChipsFor>[];
  /** The stacks by seat after the hand. */
  readonly stacks: readonly (number | null)[];
}
