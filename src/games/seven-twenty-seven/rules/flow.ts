import { DECK_SIZE } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import { type BettingLimits, startRound } from '../../../core/table/betting.js';
import { nextSeat } from '../../../core/table/seats.js';
import { dealCards } from './deal.js';
import { shownOf } from './figures.js';
import { payAlone, returnUncalled } from './paying.js';
import { isBust } from './scoring.js';
import { type Seven27State, chipsInPot, chipsOf, isIn, seatsIn, withSeat } from './state.js';

/** Whether only the payment is left: one player remains, or all have declared who have to. */
export const isDecided = ({ phase, options, seats }: Seven27State): boolean => {
  const left = seats.filter(isIn);
  return (
    phase === 'declare' &&
    (left.length === 1 || options.declare === 'none' || left.every((one) => one.hasDeclared))
  );
};

/** After the last card and bet: starts the declarations, or goes straight to the payment. */
function toEnd(state: Seven27State): Seven27State {
  const ended: Seven27State = { ...state, phase: 'declare', betting: null, turn: null };
  if (isDecided(ended)) return ended;
  return declareNext(ended);
}

/**
 * Finds the next seat to declare, from the dealer's left. Without an order, `turn` stays `null`.
 */
export function declareNext(state: Seven27State): Seven27State {
  if (state.options.declare !== 'sequential') return state;
  const next = seatsIn(state).find((seat) => !state.seats[seat]!.hasDeclared);
  return { ...state, turn: next ?? null };
}

/**
 * The seat that opens the betting, among those with chips: the first from the dealer's left, or the
 * best face-up cards.
 */
function opener(state: Seven27State): Seat {
  const { options, seats } = state;
  const able = seatsIn(state).filter((seat) => chipsOf(state, seat) > 0);
  const first = able[0] ?? nextSeat(options.dealer, seats.length);
  if (options.opens === 'dealers-left') return first;
  const open = (seat: Seat): number => {
    const { cards, up } = seats[seat]!;
    return shownOf(
      cards.filter((_, at) => up[at]),
      options.tens,
    ).open;
  };
  return able.reduce((best, seat) => (open(seat) > open(best) ? seat : best), first);
}

/** Starts a betting round, or goes to what follows if nobody can bet. */
function startBets(state: Seven27State): Seven27State {
  const { options, seats } = state;
  const { minBet: min, maxBet: max, maxRaises, limit } = options;
  const chips = seats.map((one, seat) => (isIn(one) ? chipsOf(state, seat) : 0));
  const limits: BettingLimits = {
    ...{ min, max, maxRaises },
    ...(limit !== 'range' && {
      pot: { before: chipsInPot(state), divisor: limit === 'pot' ? 1 : 2 },
    }),
  };
  const betting = startRound(chips, seats.map(isIn), limits, opener(state));
  return afterBet({ ...state, phase: 'bets', betting });
}

/**
 * Moves to the next bettor. After the last one comes the draw, or the end if nobody took a card
 * before.
 */
export function afterBet(state: Seven27State): Seven27State {
  const turn = state.betting?.turn ?? null;
  if (turn !== null) return { ...state, turn };
  const closed = payAlone(returnUncalled({ ...state, betting: null }));
  const { round, taken, next, deck } = closed;
  const isLast = (round > 0 && !taken) || next === deck.length || seatsIn(closed).length === 1;
  return isLast ? toEnd(closed) : startDraw(closed, round + 1);
}

const startDraw = (state: Seven27State, round: number): Seven27State =>
  drawNext({ ...state, phase: 'draw', round, drawn: [], taken: false });

/**
 * Moves to the next player who may take a card. After the last one comes the betting, or the end.
 */
export function drawNext(state: Seven27State): Seven27State {
  const { seats, drawn, round, taken, next, options } = state;
  const left = seatsIn(state);
  if (left.length === 1) return toEnd(state);
  const turn = left.find((seat) => !seats[seat]!.frozen && !drawn.includes(seat));
  if (turn !== undefined && next < DECK_SIZE) return { ...state, turn };
  return round === 0 || taken || options.lastBet ? startBets(state) : toEnd(state);
}

/**
 * Marks bust hands, one after another; the last player left is never bust. A bust hand may leave
 * another player alone in a side pot, which is paid before the next hand is checked.
 */
export function bustAmong(state: Seven27State, seats: readonly Seat[]): Seven27State {
  const { scoring, tens } = state.options;
  return seats.reduce((before, seat) => {
    const { cards } = before.seats[seat]!;
    if (seatsIn(before).length === 1 || !isBust(cards, scoring, tens)) return before;
    return payAlone(withSeat(before, seat, { status: 'bust', last: { type: 'bust' } }));
  }, state);
}

/** Deals, then starts the first draw or the betting. */
export function deal(state: Seven27State): Seven27State {
  // A seat that anted more than any other gets the difference back.
  const dealt = dealCards(returnUncalled(state));
  const left = bustAmong(dealt, seatsIn(dealt));
  if (seatsIn(left).length === 1) return toEnd(left);
  return state.options.dealing === 'up-down' ? startDraw(left, 0) : startBets(left);
}
