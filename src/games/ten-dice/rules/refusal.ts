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
  rollerOf,
} from './state.js';

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

/** Checks the number of dice that were still rolling. */
function rollingRefusal(rolling: unknown, most: number): TenDiceRefusal | undefined {
  const fits = Number.isInteger(rolling) && Number(rolling) >= 1 && Number(rolling) <= most;
  return rolling === undefined || fits ? undefined : { code: 'not-rolling' };
}

/**
 * Returns why a move is not allowed, or `undefined` if it is legal. Accepts any value as a move. If a seat
 * is `asking`, only its own moves are allowed.
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

/** Why the page may not make a move, besides the rules: it may roll only for people. */
export function hostRefusal(state: TenDiceState, move: TenDiceMove): TenDiceRefusal | undefined {
  const { turn, options } = state;
  if (options.atOnce) return refusal(state, move, 0);
  const isOthers = turn !== null && rollerOf(state) === undefined;
  return isOthers ? { code: 'not-your-turn', turn } : undefined;
}
