import type { Seat } from '../../../core/engine/rules.js';
import { type ChipRange, refuseAmount, stakeLimits } from '../../../core/table/chips.js';
import { bonusRange, stakeRange } from './refusal.js';
import type { PaigowRefusal, PaigowState } from './state.js';

/** A change of the stake by one press: repeat the last one, double it, or halve it. */
export type StakeChange = 'repeat' | 'double' | 'half';

/** A stake that has not been made yet, and its bonus bet; 0 for none. */
export interface StakeDraft {
  readonly amount: number;
  readonly bonus: number;
}

/** A changed stake, and the reason if it is not the amount that was requested. */
export interface ChangedStake extends StakeDraft {
  readonly reason: PaigowRefusal | undefined;
}

/** The nearest amount that can be staked; 0 if none can. */
function clampStake(requested: number, range: ChipRange): number {
  const { min, max } = stakeLimits(range);
  return max < min ? 0 : Math.max(min, Math.min(max, requested));
}

/** Repeats a stake and its bonus bet as far as limits and stack allow. */
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
 * Changes a stake within the limits and the stack. Half of an odd stake is rounded down. Only
 * `repeat` changes the bonus bet.
 *
 * @param last the stake that `repeat` repeats
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
  // The typed text may not be a number.
  const before = draft.amount > 0 ? draft.amount : 0;
  const requested = change === 'double' ? before * 2 : Math.floor(before / 2);
  const range = stakeRange(state, seat);
  return {
    amount: clampStake(requested, range),
    bonus: draft.bonus,
    reason: refuseAmount('stake', requested, range),
  };
}
