import type { Seat } from '../../../core/engine/rules.js';
import type { ChipTransfer } from '../../../core/table/ledger.js';
import type { FortuneLine } from './fortune.js';
import type { PushHand } from './push.js';

/** How a hand does against the dealer's; a copy is a tie, and the dealer's. */
export type Comparison = 'win' | 'lose' | 'copy';

/** What chips went for. */
export type ChipsFor = 'stake' | 'commission' | 'bonus' | 'envy';

/** What a player's bonus bet came to. */
export interface BonusResult {
  readonly stake: number;
  /** The line that is paid; `null` where it was lost. */
  readonly line: FortuneLine | null;
  /** Chips won (beside the stake, that comes back), or, below 0, lost. */
  readonly net: number;
}

/** What another player's hand brings one whose bonus bet was high enough. */
export interface EnvyResult {
  /** Whose hand. */
  readonly seat: Seat;
  readonly line: FortuneLine;
  readonly chips: number;
}

export interface SeatResult {
  readonly seat: Seat;
  readonly front: Comparison;
  readonly back: Comparison;
  readonly outcome: 'win' | 'push' | 'lose';
  /** Set wrongly, at a table where that loses both hands. */
  readonly foul: boolean;
  readonly stake: number;
  /** How much of the stake a dealer with few chips could cover. */
  readonly covered: number;
  /** The rest of it, that went back, win or lose. */
  readonly returned: number;
  /** Chips from the stake: won, less the commission, or, below 0, lost. */
  readonly net: number;
  readonly commission: number;
  /** `null` where there was no bonus bet. */
  readonly bonus: BonusResult | null;
  readonly envy: readonly EnvyResult[];
  /** All chips that the hand brought: stake, bonus and envy. */
  readonly total: number;
}

export interface DealerResult {
  readonly seat: Seat;
  /** Chips from all stakes, less the commission; the house's own commission is not in it. */
  readonly net: number;
  /** Of a player who deals: on the net win of the round. */
  readonly commission: number;
}

/** How a hand was paid. */
export interface PaigowResults {
  /** The players, in the order in which they were covered and paid. */
  readonly seats: readonly SeatResult[];
  readonly dealer: DealerResult;
  /** The dealer's hand for which every stake came back, but those of foul sets; `null` where there was none. */
  readonly push: PushHand | null;
  readonly transfers: readonly ChipTransfer<ChipsFor>[];
  /** The stacks by seat after the hand. */
  readonly stacks: readonly (number | null)[];
}
