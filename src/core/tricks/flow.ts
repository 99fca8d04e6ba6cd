import type { Card } from '../cards/card.js';
import type { Seat } from '../engine/rules.js';
import { nextBidder } from './bidding.js';
import { dealRound, drawCard, topOfStock } from './deal.js';
import { firstLeader } from './following.js';
import { exchanging, givePassed } from './passing.js';
import { moonShooter } from './scoring/points.js';
import { finished, redealt } from './scoring/results.js';
import { EMPTY_TRICK, type TrickState, withTrickSeat } from './state.js';
import { type TrickTable, liveAfter, nextLive, trickWinner } from './trick-table.js';
import { showTrump, speakersOf } from './trump.js';

/** Gives the turn to a seat. A bidder whose last card is the one laid face down takes it up. */
function withTurn(state: TrickState, turn: Seat): TrickState {
  const next = { ...state, turn, asked: null };
  const isLast = state.laid !== null && turn === state.bidder;
  return isLast && state.seats[turn]!.cards.length === 0 ? showTrump(next) : next;
}

/** Begins a trick. */
function leadTrick(state: TrickState, leader: Seat): TrickState {
  const trumpFrom = state.trump !== null && state.trumpShown ? 0 : null;
  const trick = { ...EMPTY_TRICK, trumpFrom };
  return withTurn({ ...state, phase: 'play', passing: [], trick }, leader);
}

const startPlay = (table: TrickTable, state: TrickState): TrickState =>
  leadTrick(state, firstLeader(table, state) ?? nextLive(table, state.options.dealer));

/** After the bids: cards are exchanged, if there is a blind nil, or play begins. */
function startExchange(table: TrickTable, state: TrickState): TrickState {
  const passing = exchanging(table, state);
  return passing.length === 0
    ? startPlay(table, state)
    : { ...state, phase: 'pass', turn: null, passing };
}

/** After the choice of trump: the other cards are dealt, and the opponents may double. */
export function afterTrump(table: TrickTable, state: TrickState): TrickState {
  const { deal, score, trump } = table.rules;
  const left = deal.hand - (deal.before ?? deal.hand);
  const isKnown = trump.type === 'named';
  const dealt = dealRound(table, { ...state, trumpShown: isKnown }, left);
  const isDoubled = score.type === 'card-points' && score.doubles;
  if (!isDoubled) return startPlay(table, dealt);
  const seats = dealt.seats.map((one) => ({ ...one, hasSpoken: false }));
  return nextDouble(table, { ...dealt, seats, phase: 'double' });
}

/** The next seat that may double, or play begins. */
export function nextDouble(table: TrickTable, state: TrickState): TrickState {
  const [turn] = speakersOf(table, state);
  return turn === undefined ? startPlay(table, state) : { ...state, turn };
}

function startTrump(table: TrickTable, state: TrickState): TrickState {
  const { trump } = table.rules;
  if (trump.type === 'named') return { ...state, phase: 'trump', turn: trump.by };
  if (trump.type !== 'bidder') return startExchange(table, state);
  if (state.bidder === null) return redealt(table, state);
  return { ...state, phase: 'trump', turn: state.bidder };
}

/** After the deal and the pass: the bidding, if there is one. */
const startBidding = (table: TrickTable, state: TrickState): TrickState =>
  table.rules.bid
    ? { ...state, phase: 'bid', turn: nextLive(table, state.options.dealer) }
    : startTrump(table, state);

/** After the deal. */
export const afterDeal = (table: TrickTable, state: TrickState): TrickState =>
  table.rules.pass
    ? { ...state, phase: 'pass', turn: null, passing: table.live }
    : startBidding(table, state);

/** After a bid: the next bidder, or the next phase. */
export function afterBid(table: TrickTable, state: TrickState): TrickState {
  const next = nextBidder(table, state, state.turn!);
  return next === null ? startTrump(table, state) : { ...state, turn: next };
}

/** After a seat has passed its cards: once all have, they are given. */
export function afterPass(table: TrickTable, state: TrickState): TrickState {
  if (state.passing.length > 0) return state;
  const given = givePassed(table, state);
  return table.rules.pass ? startBidding(table, given) : startPlay(table, given);
}

/** The winner takes the top card of the stock, and the others those below it. */
function drawAfterTrick(table: TrickTable, state: TrickState, winner: Seat): TrickState {
  const order = [winner, ...liveAfter(table, winner).filter((seat) => seat !== winner)];
  const drawn = order.reduce(drawCard, state);
  return { ...drawn, turned: topOfStock(drawn) };
}

/** The hand is over, unless somebody took all points and chooses what happens. */
function afterLastTrick(table: TrickTable, state: TrickState): TrickState {
  const done: TrickState = { ...state, trick: null, turn: null };
  const { score } = table.rules;
  if (score.type !== 'points' || score.moon !== 'choose') return finished(table, done);
  const turn = moonShooter(table, done);
  return turn === null ? finished(table, done) : { ...done, phase: 'moon', turn };
}

/** After a card: the next seat plays, or the winner of the trick leads to the next one. */
function afterCard(table: TrickTable, state: TrickState): TrickState {
  const trick = state.trick!;
  if (trick.plays.length < table.live.length) {
    return withTurn(state, nextLive(table, state.turn!));
  }
  const winner = trickWinner(table, state, trick);
  const complete = {
    ...state,
    tricks: [...state.tricks, { ...trick, winner }],
    trick: EMPTY_TRICK,
  };
  const isDrawing = table.rules.deal.draw === true && state.stock.length >= table.live.length;
  const next = isDrawing ? drawAfterTrick(table, complete, winner) : complete;
  const isOver = next.laid === null && next.seats.every(({ cards }) => cards.length === 0);
  return isOver ? afterLastTrick(table, next) : leadTrick(next, winner);
}

/** Plays a legal card of the seat whose turn it is. */
export function playCard(table: TrickTable, state: TrickState, seat: Seat, card: Card): TrickState {
  const cards = state.seats[seat]!.cards.filter((one) => one !== card);
  const trick = { ...state.trick!, plays: [...state.trick!.plays, { seat, card }] };
  return afterCard(table, { ...withTrickSeat(state, seat, { cards }), trick });
}
