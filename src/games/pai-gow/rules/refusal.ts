import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import { isOneOf } from '../../../core/engine/option.js';
import { asRecord, quote } from '../../../core/engine/reason.js';
import type { Seat } from '../../../core/engine/rules.js';
import { type ChipRange, refuseAmount } from '../../../core/table/chips.js';
import { LONGEST_CUT } from '../../../core/table/cuts.js';
import { refuseSeat } from '../../../core/table/seats.js';
import { describeRank } from './describe.js';
import { isFoul } from './hand-rank.js';
import { ranksOf } from './settle.js';
import {
  MOVE_TYPES,
  type MoveType,
  type PaigowMove,
  type PaigowRefusal,
  type PaigowState,
  type SeatMove,
  dealerIsBot,
  dealerSet,
  inOrder,
  isSet,
  seatsWhere,
} from './state.js';

type Of<Type extends MoveType> = Extract<PaigowMove, { readonly type: Type }>;
type Refused = PaigowRefusal | undefined;

function refuseOffer({ phase, offered }: PaigowState, { type, seat }: SeatMove): Refused {
  if (phase !== 'offer' || offered === null) return { code: 'not-now', move: type, phase };
  return offered === seat ? undefined : { code: 'not-offered', seat: offered };
}

function refuseStaking({ seats, phase }: PaigowState, { type, seat }: SeatMove): Refused {
  if (phase !== 'bets') return { code: 'not-now', move: type, phase };
  switch (seats[seat]!.status) {
    case 'open':
      return { code: 'seat-open', seat };
    case 'dealer':
      return { code: 'dealer-bets-not', seat };
    case 'out':
      return { code: 'seat-out', seat };
    case 'in':
      return { code: 'already-bet', seat };
    case 'waiting':
      return undefined;
  }
}

/** The limits of a seat's stake. A seat with less than the minimum may stake all its chips. */
export const stakeRange = ({ options }: PaigowState, seat: Seat): ChipRange => ({
  min: options.minBet,
  max: options.maxBet,
  stack: options.stacks[seat] ?? 0,
  allIn: true,
});

/** The limits of a seat's bonus bet, from the chips that the stake leaves. */
export const bonusRange = ({ options }: PaigowState, seat: Seat, stake: number): ChipRange => ({
  min: options.bonusMin,
  max: options.bonusMax,
  stack: (options.stacks[seat] ?? 0) - stake,
  allIn: false,
});

function refuseBonus(state: PaigowState, { seat, amount, bonus }: Of<'bet'>): Refused {
  if (bonus === undefined) return undefined;
  if (state.options.bonus === 'none') return { code: 'no-bonus' };
  return refuseAmount('bonus', bonus, bonusRange(state, seat, amount));
}

const refuseBet = (state: PaigowState, move: Of<'bet'>): Refused =>
  refuseStaking(state, move) ??
  refuseAmount('stake', move.amount, stakeRange(state, move.seat)) ??
  refuseBonus(state, move);

/**
 * Whether the seat may cut now. A player cuts before staking, a dealing player before the last
 * stake.
 */
function refuseCutting(state: PaigowState, move: Of<'cut'>): Refused {
  const { phase, seats, options } = state;
  const { seat } = move;
  if (phase !== 'bets' || seats[seat]!.status !== 'dealer') return refuseStaking(state, move);
  if (options.house) return { code: 'house-cuts-not', seat };
  const open = seats.some(({ status }) => status === 'waiting');
  return open ? undefined : { code: 'not-now', move: 'cut', phase };
}

function refuseCut(state: PaigowState, move: Of<'cut'>): Refused {
  const { seat, text } = move;
  const refused = refuseCutting(state, move);
  if (refused) return refused;
  if (state.seats[seat]!.cut !== null) return { code: 'already-cut', seat };
  const good = typeof text === 'string' && text.length <= LONGEST_CUT;
  return good ? undefined : { code: 'bad-cut', most: LONGEST_CUT };
}

function refuseDeal(state: PaigowState): Refused {
  if (state.phase !== 'bets') return { code: 'not-now', move: 'deal', phase: state.phase };
  const [seat] = seatsWhere(state, ({ status }) => status === 'waiting');
  return seat === undefined ? undefined : { code: 'bets-open', seat };
}

/** If the view hides the seat's cards, the refusal must not depend on which cards are named. */
const refuseCovered = (cards: readonly Card[], seat: Seat): Refused =>
  cards.includes(FACE_DOWN) ? { code: 'cards-covered', seat } : undefined;

/** Checks that the two cards in front are different cards of the seat. */
function refuseFront(cards: readonly Card[], front: unknown): Refused {
  if (!Array.isArray(front) || front.length !== 2) return { code: 'two-in-front' };
  const [one, other] = front as readonly unknown[];
  for (const card of [one, other]) {
    if (cards.includes(card as Card)) continue;
    return { code: 'foreign-card', card: typeof card === 'number' ? card : quote(card) };
  }
  return one === other ? { code: 'same-card', card: one as Card } : undefined;
}

/** Checks that the five cards behind rank higher than the two in front. */
function refuseFoul({ options, seats }: PaigowState, { seat, front }: Of<'set'>): Refused {
  const behind = seats[seat]!.cards.filter((card) => !front.includes(card));
  const ranks = ranksOf(front, behind, options.wheel);
  if (!isFoul(ranks.back, ranks.front)) return undefined;
  const [two, five] = [describeRank(ranks.front), describeRank(ranks.back)];
  return {
    code: 'foul',
    ...{ front: two.code, frontHigh: two.high, frontKicker: two.kicker },
    ...{ back: five.code, backHigh: five.high, backKicker: five.kicker },
  };
}

function refuseSetting({ seats, phase, options }: PaigowState, seat: Seat): Refused {
  const one = seats[seat]!;
  const { status } = one;
  if (status === 'open' || status === 'out') return { code: `seat-${status}`, seat };
  if (phase === 'set' && status === 'in' && isSet(one)) return { code: 'already-set', seat };
  const duePhase = seat === options.dealer ? 'dealer' : 'set';
  if (phase !== duePhase || isSet(one)) return { code: 'not-now', move: 'set', phase };
  return undefined;
}

function refuseSet(state: PaigowState, move: Of<'set'>): Refused {
  const { options, seats } = state;
  const { seat, front } = move;
  const { cards } = seats[seat]!;
  const refused =
    refuseSetting(state, seat) ?? refuseCovered(cards, seat) ?? refuseFront(cards, front);
  if (refused) return refused;
  const deals = seat === options.dealer;
  if (deals || options.foul === 'refuse') {
    const foul = refuseFoul(state, move);
    if (foul) return foul;
  }
  if (!deals || !dealerIsBot(state)) return undefined;
  const due = dealerSet(state) as Of<'set'>;
  const same = inOrder(front).every((card, at) => card === due.front[at]);
  return same
    ? undefined
    : { code: 'house-way', houseWay: options.houseWayRules.length > 0 ? 'own' : options.houseWay };
}

function refuseSettle({ phase, seats, options }: PaigowState): Refused {
  return phase === 'dealer' && isSet(seats[options.dealer]!)
    ? undefined
    : { code: 'not-now', move: 'settle', phase };
}

function refuseSeatMove(state: PaigowState, move: SeatMove, asking: Seat | undefined): Refused {
  const refused = refuseSeat(move.seat, state.seats.length, asking);
  if (refused) return refused;
  switch (move.type) {
    case 'bank':
    case 'decline':
      return refuseOffer(state, move);
    case 'bet':
      return refuseBet(state, move);
    case 'pass':
      return refuseStaking(state, move);
    case 'cut':
      return refuseCut(state, move);
    case 'set':
      return refuseSet(state, move);
  }
}

/**
 * Explains why a move is not allowed, or returns `undefined` if it is. The move need not be
 * validated before. If `seat` is given, that seat asks: it may move only for itself, and is judged
 * by what it sees.
 */
export function refusal(state: PaigowState, move: PaigowMove, seat?: Seat): Refused {
  const type: unknown = asRecord(move)?.['type'];
  if (!isOneOf(MOVE_TYPES, type)) return { code: 'no-such-move', move: quote(type) };
  if (move.type !== 'deal' && move.type !== 'settle') return refuseSeatMove(state, move, seat);
  if (seat !== undefined) return { code: 'table-moves', move: move.type };
  return move.type === 'deal' ? refuseDeal(state) : refuseSettle(state);
}
