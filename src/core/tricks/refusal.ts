import { isOneOf } from '../engine/option.js';
import { asRecord, quote } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import { LONGEST_CUT } from '../table/cuts.js';
import { refuseSeat } from '../table/seats.js';
import { refuseBid } from './bidding.js';
import { refuseClaim } from './claims/claim.js';
import { refuseCard } from './following.js';
import { refusePass } from './passing.js';
import type { TrickRefusal } from './refusals.js';
import { MOON_CHOICES } from './rules.js';
import {
  TRICK_MOVE_TYPES,
  type TrickMove,
  type TrickMoveType,
  type TrickPhase,
  type TrickSeatMove,
  type TrickState,
} from './state.js';
import type { TrickTable } from './trick-table.js';
import {
  figureOf,
  refuseAsk,
  refuseDouble,
  refuseHandCard,
  refuseLay,
  refusePair,
  refuseTrump,
} from './trump.js';

type Refused = TrickRefusal | undefined;

/** The phase of each move. */
const PHASES: Readonly<Record<TrickMoveType, TrickPhase>> = {
  deal: 'ready',
  cut: 'ready',
  ready: 'ready',
  look: 'bid',
  'blind-nil': 'bid',
  bid: 'bid',
  trump: 'trump',
  lay: 'trump',
  double: 'double',
  redouble: 'double',
  'no-double': 'double',
  pass: 'pass',
  ask: 'play',
  pair: 'play',
  play: 'play',
  claim: 'play',
  moon: 'moon',
};

/** The moves that a seat may make at any time of their phase. */
const ANY_TIME: readonly TrickMoveType[] = ['cut', 'ready', 'look', 'pass'];

function refuseTime({ live }: TrickTable, state: TrickState, move: TrickSeatMove): Refused {
  const { type, seat } = move;
  const { phase, turn } = state;
  if (phase !== PHASES[type]) return { code: 'not-now', move: type, phase };
  if (!live.includes(seat)) return { code: 'seat-out', seat };
  if (ANY_TIME.includes(type) || turn === seat) return undefined;
  return { code: 'not-your-turn', seat, turn: turn ?? undefined };
}

function refuseCut({ seats }: TrickState, seat: Seat, text: unknown): Refused {
  const { isReady, cut } = seats[seat]!;
  if (isReady) return { code: 'already-ready', seat };
  if (cut !== null) return { code: 'already-cut', seat };
  const isGood = typeof text === 'string' && text.length <= LONGEST_CUT;
  return isGood ? undefined : { code: 'bad-cut', most: LONGEST_CUT };
}

/** Explains why a seat can't look at its cards, or bid nil without having looked. */
const refuseLook = ({ seats }: TrickState, seat: Seat): Refused =>
  seats[seat]!.hasLooked ? { code: 'already-looked', seat } : undefined;

function refusePlay(table: TrickTable, state: TrickState, seat: Seat, card: unknown): Refused {
  return refuseHandCard(state, seat, card) ?? refuseCard(table, state, seat, card as number);
}

const refuseMoon = (choice: unknown): Refused =>
  isOneOf<unknown>(MOON_CHOICES, choice)
    ? undefined
    : { code: 'bad-choice', choice: figureOf(choice), accepted: MOON_CHOICES.join(', ') };

/** Explains why a seat can't make a move whose time it is. */
function refuseDetail(table: TrickTable, state: TrickState, move: TrickSeatMove): Refused {
  const { seat } = move;
  switch (move.type) {
    case 'cut':
      return refuseCut(state, seat, move.text);
    case 'ready':
      return state.seats[seat]!.isReady ? { code: 'already-ready', seat } : undefined;
    case 'look':
    case 'blind-nil':
      return refuseLook(state, seat);
    case 'bid':
      return refuseBid(table, state, seat, move.bid);
    case 'trump':
      return refuseTrump(table, move);
    case 'lay':
      return refuseLay(table, state, move);
    case 'double':
    case 'redouble':
    case 'no-double':
      return refuseDouble(state, move.type);
    default:
      return refuseInPlay(table, state, move);
  }
}

type LateMove = Extract<
  TrickSeatMove,
  { type: 'pass' | 'ask' | 'pair' | 'play' | 'claim' | 'moon' }
>;

function refuseInPlay(table: TrickTable, state: TrickState, move: LateMove): Refused {
  switch (move.type) {
    case 'pass':
      return refusePass(table, state, move);
    case 'ask':
      return refuseAsk(table, state, move.seat);
    case 'pair':
      return refusePair(table, state, move.seat);
    case 'play':
      return refusePlay(table, state, move.seat, move.card);
    case 'claim':
      return refuseClaim(table, state, move.seat);
    case 'moon':
      return refuseMoon(move.choice);
  }
}

function refuseDeal({ live }: TrickTable, { phase, seats }: TrickState): Refused {
  if (phase !== 'ready') return { code: 'not-now', move: 'deal', phase };
  const seat = live.find((one) => !seats[one]!.isReady);
  return seat === undefined ? undefined : { code: 'not-ready', seat };
}

/**
 * Returns why a move is not allowed, or `undefined` if it is legal. Accepts any value as a move. With a seat, only that
 * seat's own moves are allowed, and they are judged by what it sees.
 */
export function refusal(
  table: TrickTable,
  state: TrickState,
  move: TrickMove,
  asking?: Seat,
): Refused {
  const type: unknown = asRecord(move)?.['type'];
  if (!isOneOf<unknown>(TRICK_MOVE_TYPES, type)) return { code: 'no-such-move', move: quote(type) };
  if (move.type === 'deal') {
    return asking === undefined ? refuseDeal(table, state) : { code: 'table-moves', move: 'deal' };
  }
  return (
    refuseSeat(move.seat, state.seats.length, asking) ??
    refuseTime(table, state, move) ??
    refuseDetail(table, state, move)
  );
}
