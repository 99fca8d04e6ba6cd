import { DECK_SIZE } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import { type BettingLimits, startRound } from '../../../core/table/betting.js';
import { nextSeat } from '../../../core/table/seats.js';
import { dealCards } from './deal.js';
import { shownOf } from './figures.js';
import { payAlone, returnUncalled } from './paying.js';
import { isBust } from './scoring.js';
import { type Seven27State, chipsInPot, chipsOf, isIn, seatsIn, withSeat } from './state.js';

/** Whether nothing is left but the paying: one is left, or all have declared who are to. */
export const isDecided = ({ phase, options, seats }: Seven27State): boolean => {
  const left = seats.filter(isIn);
  return (
    phase === 'declare' &&
    (left.length === 1 || options.declare === 'none' || left.every((one) => one.hasDeclared))
  );
};

/** All cards are dealt and all bets made: what is declared is left, or nothing but the paying. */
function toEnd(state: Seven27State): Seven27State {
  const ended: Seven27State = { ...state, phase: 'declare', betting: null, turn: null };
  if (isDecided(ended)) return ended;
  return declareNext(ended);
}

/** Whose turn it is to declare: from the dealer's left, or nobody's in particular. */
export function declareNext(state: Seven27State): Seven27State {
  if (state.options.declare !== 'sequential') return state;
  const next = seatsIn(state).find((seat) => !state.seats[seat]!.hasDeclared);
  return { ...state, turn: next ?? null };
}

/** Who begins a betting round: of those with chips, from the dealer's left, the first or the best. */
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

/** A betting round, or what follows it where it is skipped. */
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

/** The next who bets; after the last, the draw, or the end where nobody took a card before. */
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

/** The next who may take a card; after the last, the betting, or the end. */
export function drawNext(state: Seven27State): Seven27State {
  const { seats, drawn, round, taken, next, options } = state;
  const left = seatsIn(state);
  if (left.length === 1) return toEnd(state);
  const turn = left.find((seat) => !seats[seat]!.frozen && !drawn.includes(seat));
  if (turn !== undefined && next < DECK_SIZE) return { ...state, turn };
  return round === 0 || taken || options.lastBet ? startBets(state) : toEnd(state);
}

/**
 * Looks for hands that are bust, one after another, as the last player left never is. Each may leave
 * somebody alone in a side pot, who is paid before the next is looked at.
 */
export function bustAmong(state: Seven27State, seats: readonly Seat[]): Seven27State {
  const { scoring, tens } = state.options;
  return seats.reduce((before, seat) => {
    const { cards } = before.seats[seat]!;
    if (seatsIn(before).length === 1 || !isBust(cards, scoring, tens)) return before;
    return payAlone(withSeat(before, seat, { status: 'bust', last: { type: 'bust' } }));
  }, state);
}

/** The deal, and what follows it: a first turn to take a card, or the betting. */
export function deal(state: Seven27State): Seven27State {
  // Who anted more than anybody else could has the rest of it back.
  const dealt = dealCards(returnUncalled(state));
  const left = bustAmong(dealt, seatsIn(dealt));
  if (seatsIn(left).length === 1) return toEnd(left);
  return state.options.dealing === 'up-down' ? startDraw(left, 0) : startBets(left);
}
