import type { Seat } from '../../../core/engine/rules.js';
import type { PaigowState } from './state.js';

/** What a new player is told next: what to do, what to look at, and how it ended. */
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

/** How the player has laid the cards so far. */
export interface ArrangedCards {
  /** Cards in front. */
  readonly front: number;
  /** Whether the table would take it. */
  readonly stands: boolean;
}

/** What is told of a hand that is over. */
function endStep({ results, seats, options }: PaigowState, own: Seat): PaigowGuideStep {
  if (own === options.dealer) return 'dealt';
  if (seats[own]!.status === 'out') return 'out';
  return results?.seats.find(({ seat }) => seat === own)?.outcome ?? 'wait';
}

/** Before the deal: whether the bank or a stake is asked for. */
function stepBeforeDeal(
  { phase, offered, seats }: PaigowState,
  own: Seat,
): PaigowGuideStep | undefined {
  if (phase === 'offer') return offered === own ? 'bank' : 'wait';
  if (phase !== 'bets') return undefined;
  return seats[own]!.status === 'waiting' ? 'stake' : 'wait';
}

/** The step that follows from what a seat sees, and from what it has laid. */
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
  const asked = stepBeforeDeal(view, own);
  if (asked) return asked;
  const isMine = phase === (own === options.dealer ? 'dealer' : 'set') && one.front.length === 0;
  if (!isMine) return 'wait';
  if (front < 2) return 'choose';
  return stands ? 'set' : 'foul';
}
