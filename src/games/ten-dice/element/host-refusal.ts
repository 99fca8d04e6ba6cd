import type { Refusal } from '../../../core/engine/reason.js';
import type { ElementSession } from '../../../elements/controllers/player-controller.js';
import { type TenDiceMove, type TenDiceState, rollerOf } from '../rules/state.js';

/** Why a host may not make a move, beside what the rules say: it rolls for people, and others are bots. */
export function hostRefusal(
  session: Pick<ElementSession<TenDiceState, TenDiceMove>, 'state' | 'refusal'>,
  move: TenDiceMove,
): Refusal | undefined {
  const { state } = session;
  const { turn, options } = state;
  if (options.atOnce) return session.refusal(move, 0);
  const isOthers = turn !== null && rollerOf(state) === undefined;
  return isOthers ? { code: 'not-your-turn', turn } : undefined;
}
