import type { Seat } from '../../../core/engine/rules.js';
import { type ChipRange, refuseAmount, stakeLimits } from '../../../core/table/chips.js';
import { bonusRange, stakeRange } from './refusal.js';
import type { PaigowRefusal, PaigowState } from './state.js';

/** What changes a stake at once: the last one again, twice as much, or half of it. */
export type StakeChange = 'repeat' | 'double' | 'half';

/** A stake before it is made, with the bonus bet beside it; 0 for none. */
export interface StakeDraft {
  readonly amount: number;
  readonly bonus: number;
}

/** A stake that was changed, and why it is not all that was asked for. */
export interface ChangedStake extends StakeDraft {
  readonly reason: PaigowRefusal | undefined;
}

/** What was asked for, as far as it may be staked; nothing where nothing may. */
function clampStake(asked: number, range: ChipRange): number {
  const { min, max } = stakeLimits(range);
  return max < min ? 0 : Math.max(min, Math.min(max, asked));
}

/** The stake again with its bonus bet, each as far as the limits and the stack go. */
function repeated(state: PaigowState, seat: Seat, last: StakeDraft): ChangedStake {
  const stakes = stakeRange(state, seat);
  const amount = clampStake(last.amount, stakes);
  const reason = refuseAmount('stake', last.amount, stakes);
  if (last.bonus === 0) return { amount, bonus: 0, reason };
  if (state.options.bonus === 'none') return { amount, bonus: 0, reason: { code: 'no-bonus' } };
  const bonuses = bonusRange(state, seat, amount);
  return {
    amount,
    bonus: clampStake(last.bonus, bonuses),
    reason: reason ?? refuseAmount('bonus', last.bonus, bonuses),
  };
}

/**
 * A stake as a change leaves it: within the limits and the stack, and whole. Half of an odd stake is rounded down. Only
 * `repeat` touches the bonus bet.
 *
 * @param last What is repeated.
 */
export function changedStake(
  state: PaigowState,
  seat: Seat,
  change: StakeChange,
  draft: StakeDraft,
  last: StakeDraft | undefined,
): ChangedStake {
  if (change === 'repeat') {
    return last ? repeated(state, seat, last) : { ...draft, reason: undefined };
  }
  // What was typed may be no number of chips.
  const before = draft.amount > 0 ? draft.amount : 0;
  const asked = change === 'double' ? before * 2 : Math.floor(before / 2);
  const range = stakeRange(state, seat);
  return {
    amount: clampStake(asked, range),
    bonus: draft.bonus,
    reason: refuseAmount('stake', asked, range),
  };
}
