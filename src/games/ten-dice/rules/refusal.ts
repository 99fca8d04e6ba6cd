import { asRecord } from '../../../core/engine/reason.js';
import type { Seat } from '../../../core/engine/rules.js';
import {
  type DieNumber,
  NUMBERS,
  type TenDiceMove,
  type TenDiceRefusal,
  type TenDiceState,
} from './state.js';

/**
 * Why a move is not allowed, or `undefined` where it is. Total: any move of whatever origin, also
 * one that no move of this game looks like. Where a `seat` asks, it asks for itself alone.
 */
export function refusal(
  { racers, turn }: TenDiceState,
  move: TenDiceMove,
  asking?: Seat,
): TenDiceRefusal | undefined {
  if (turn === null) return { code: 'over' };
  const { seat, keep } = asRecord(move) ?? {};
  if (!racers.some((_, index) => Object.is(index, seat))) return { code: 'no-such-seat' };
  if (seat !== turn || (asking ?? turn) !== turn) return { code: 'not-your-turn', turn };
  if (!racers[turn]!.dice.length) return keep === null ? undefined : { code: 'nothing-to-keep' };
  return NUMBERS.includes(keep as DieNumber) ? undefined : { code: 'choose-number' };
}
