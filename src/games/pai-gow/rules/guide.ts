import type { Seat } from '../../../core/engine/rules.js';
import type { PaigowState } from './state.js';

/** A step of the guide for new players: what to do, what to look at, or how the hand ended. */
export type PaigowGuideStep =
  | 'bank'
  | 'stake'
  | 'choose'
  | 'foul'
  | 'set'
  | 'wait'
  | 'out'
  | 'reveal'
  | 'win'
  | 'push'
  | 'lose'
  | 'dealt';

/** How the player has arranged the cards so far. */
export interface ArrangedCards {
  /** The number of cards in front. */
  readonly front: number;
  /** Whether the table would accept the set. */
  readonly stands: boolean;
}

function endStep({ results, seats, options }: PaigowState, own: Seat): PaigowGuideStep {
  if (own === options.dealer) return 'dealt';
  if (seats[own]!.status === 'out') return 'out';
  return results?.seats.find(({ seat }) => seat === own)?.outcome ?? 'wait';
}

/** Before the deal: whether the player is asked for the bank or for a stake. */
function stepBeforeDeal(
  { phase, offered, seats }: PaigowState,
  own: Seat,
): PaigowGuideStep | undefined {
  if (phase === 'offer') return offered === own ? 'bank' : 'wait';
  if (phase !== 'bets') return undefined;
  return seats[own]!.status === 'waiting' ? 'stake' : 'wait';
}

/** The step for what a seat sees and how it has arranged its cards. */
export function guideStep(
  view: PaigowState,
  own: Seat,
  { front, stands }: ArrangedCards,
  isRevealing: boolean,
): PaigowGuideStep {
  const { phase, seats, options } = view;
  const one = seats[own]!;
  if (phase === 'over') return isRevealing ? 'reveal' : endStep(view, own);
  if (one.status === 'out') return 'out';
  const early = stepBeforeDeal(view, own);
  if (early) return early;
  const isMine = phase === (own === options.dealer ? 'dealer' : 'set') && one.front.length === 0;
  if (!isMine) return 'wait';
  if (front < 2) return 'choose';
  return stands ? 'set' : 'foul';
}
