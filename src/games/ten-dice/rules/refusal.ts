import { asRecord } from '../../../core/engine/reason.js';
import type { Seat } from '../../../core/engine/rules.js';
import {
  type DieNumber,
  NUMBERS,
  type TenDiceMove,
  type TenDiceRefusal,
  type TenDiceState,
  isHome,
  isOver,
} from './state.js';

/** Why a seat may not roll now. */
function seatRefusal(
  { racers, turn }: TenDiceState,
  seat: unknown,
  asking: Seat | undefined,
): TenDiceRefusal | undefined {
  const racer = racers.find((_, index) => Object.is(index, seat));
  if (!racer) return { code: 'no-such-seat' };
  if (turn !== null) {
    return seat === turn && (asking ?? turn) === turn ? undefined : { code: 'not-your-turn', turn };
  }
  if ((asking ?? seat) !== seat) return { code: 'other-seat' };
  return isHome(racer) ? { code: 'is-home' } : undefined;
}

/** Why so many dice can't still have been rolling. */
function rollingRefusal(rolling: unknown, most: number): TenDiceRefusal | undefined {
  const fits = Number.isInteger(rolling) && Number(rolling) >= 1 && Number(rolling) <= most;
  return rolling === undefined || fits ? undefined : { code: 'not-rolling' };
}

/**
 * Why a move is not allowed, or `undefined` where it is. Total: any move of whatever origin, also
 * one that no move of this game looks like. Where a `seat` asks, it asks for itself alone.
 */
export function refusal(
  state: TenDiceState,
  move: TenDiceMove,
  asking?: Seat,
): TenDiceRefusal | undefined {
  if (isOver(state)) return { code: 'over' };
  const { seat, keep, rolling } = asRecord(move) ?? {};
  const refused = seatRefusal(state, seat, asking);
  if (refused) return refused;
  const { dice, thrown } = state.racers[seat as Seat]!;
  if (!dice.length && keep !== null) return { code: 'nothing-to-keep' };
  if (dice.length && !NUMBERS.includes(keep as DieNumber)) return { code: 'choose-number' };
  return rollingRefusal(rolling, state.options.atOnce ? thrown.length : 0);
}
