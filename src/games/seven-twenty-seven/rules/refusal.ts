import { isOneOf } from '../../../core/engine/option.js';
import { asRecord, quote } from '../../../core/engine/reason.js';
import type { Seat } from '../../../core/engine/rules.js';
import { refuseBetting } from '../../../core/table/betting.js';
import { LONGEST_CUT } from '../../../core/table/cuts.js';
import { refuseSeat } from '../../../core/table/seats.js';
import { isDecided } from './flow.js';
import {
  DECLARATIONS,
  MOVE_TYPES,
  type MoveType,
  type Phase,
  type SeatMove,
  type Seven27Move,
  type Seven27Refusal,
  type Seven27State,
  seatsThat,
} from './state.js';

type Of<Type extends MoveType> = Extract<Seven27Move, { readonly type: Type }>;
type Refused = Seven27Refusal | undefined;

const notNow = (move: MoveType, phase: Phase): Seven27Refusal => ({ code: 'not-now', move, phase });

/**
 * Checks the phase, that the seat is in the hand, and that it is its turn if players take turns.
 */
function refuseTime(state: Seven27State, { type, seat }: SeatMove, due: Phase): Refused {
  const { phase, seats, turn } = state;
  if (phase !== due) return notNow(type, phase);
  const { status } = seats[seat]!;
  if (status !== 'in' && status !== 'waiting') return { code: `seat-${status}`, seat };
  if (phase === 'ante' && status === 'in') return { code: 'already-anted', seat };
  return turn === null || turn === seat ? undefined : { code: 'not-your-turn', seat, turn };
}

function refuseCut(state: Seven27State, move: Of<'cut'>): Refused {
  const { seat, text } = move;
  const refused = refuseTime(state, move, 'ante');
  if (refused) return refused;
  if (state.seats[seat]!.cut !== null) return { code: 'already-cut', seat };
  const good = typeof text === 'string' && text.length <= LONGEST_CUT;
  return good ? undefined : { code: 'bad-cut', most: LONGEST_CUT };
}

function refuseDraw(state: Seven27State, move: Of<'take' | 'stand'>): Refused {
  const { seat } = move;
  const { frozen, stands } = state.seats[seat]!;
  if (state.phase === 'draw' && frozen) return { code: 'seat-frozen', seat, stands };
  return refuseTime(state, move, 'draw');
}

function refuseDeclaration(state: Seven27State, move: Of<'declare'>): Refused {
  const { seat, targets } = move;
  if (state.phase === 'declare' && state.seats[seat]!.hasDeclared) {
    return { code: 'already-declared', seat };
  }
  const refused = refuseTime(state, move, 'declare');
  if (refused || isOneOf(DECLARATIONS, targets)) return refused;
  return {
    code: 'bad-declaration',
    targets: quote(targets),
    accepted: DECLARATIONS.join(', '),
  };
}

function refuseDeal(state: Seven27State): Refused {
  if (state.phase !== 'ante') return notNow('deal', state.phase);
  const [seat] = seatsThat(state, ({ status }) => status === 'waiting');
  return seat === undefined ? undefined : { code: 'antes-open', seat };
}

/** Checks a move of a seat; `asking` is the seat that wants to play it. */
function refuseSeatMove(state: Seven27State, move: SeatMove, asking: Seat | undefined): Refused {
  const refused = refuseSeat(move.seat, state.seats.length, asking);
  if (refused) return refused;
  switch (move.type) {
    case 'ante':
    case 'sit-out':
      return refuseTime(state, move, 'ante');
    case 'cut':
      return refuseCut(state, move);
    case 'take':
    case 'stand':
      return refuseDraw(state, move);
    case 'declare':
      return refuseDeclaration(state, move);
    default:
      return refuseTime(state, move, 'bets') ?? refuseBetting(state.betting!, move.seat, move);
  }
}

/**
 * Returns why a move is not allowed, or `undefined` if it is legal. Accepts any value as a move.
 * With a seat, only that seat's own moves are allowed, and they are judged by what it sees.
 */
export function refusal(state: Seven27State, move: Seven27Move, seat?: Seat): Refused {
  const type: unknown = asRecord(move)?.['type'];
  if (!isOneOf<unknown>(MOVE_TYPES, type)) return { code: 'no-such-move', move: quote(type) };
  if (move.type !== 'deal' && move.type !== 'settle') return refuseSeatMove(state, move, seat);
  if (seat !== undefined) return { code: 'table-moves', move: move.type };
  if (move.type === 'deal') return refuseDeal(state);
  return isDecided(state) ? undefined : notNow('settle', state.phase);
}
