import { FACE_DOWN } from '../../cards/card.js';
import { highBid } from '../bidding.js';
import { bidWithPair } from '../scoring/card-points.js';
import type { Trick, TrickState } from '../state.js';
import type { TrickTable } from '../trick-table.js';
import { factsOf } from './facts.js';
import { OpenTable } from './open-table.js';

/** Plays the cards of a trick, whose hands don't hold them any more. */
function replay(open: OpenTable, { plays, trumpFrom }: Trick): void {
  const { isShown, facts } = open;
  for (let at = 0; at < plays.length; at++) {
    open.turn = plays[at]!.seat;
    open.isShown = isShown && trumpFrom !== null && at >= trumpFrom;
    open.put(facts.codes[plays[at]!.card]!);
  }
  open.isShown = isShown;
}

/** The number of draws of each seat so far. */
const drawsOf = ({ rules, live }: TrickTable, { seats }: TrickState): number =>
  rules.deal.draw === true ? Math.max(0, seats[live[0]!]!.dealt.length - rules.deal.hand) : 0;

function loadTricks(open: OpenTable, state: TrickState): void {
  const { tricks, trick } = state;
  const draws = drawsOf(open.facts.table, state);
  tricks.forEach((one, index) => {
    replay(open, one);
    open.winner = one.winner!;
    open.takeTrick();
    if (index < draws) open.voids.fill(0);
  });
  if (trick) replay(open, trick);
}

function loadSeats(open: OpenTable, { seats }: TrickState): void {
  const { codes } = open.facts;
  for (let seat = 0; seat < seats.length; seat++) {
    const { cards, bid } = seats[seat]!;
    open.sizes[seat] = cards.length;
    open.bids[seat] = bid ?? -1;
    for (const card of cards) if (card !== FACE_DOWN) open.hold(seat, codes[card]!);
  }
}

/** The bid of an auction, as a pair changed it. */
function contractOf(table: TrickTable, state: TrickState): number {
  const { score } = table.rules;
  return score.type === 'card-points' ? bidWithPair(table, state, score) : (highBid(state) ?? 0);
}

/** The tricks of a state or of a view. Cards that the view hides are in no hand. */
export function openTableOf(table: TrickTable, state: TrickState): OpenTable {
  const open = new OpenTable(factsOf(table));
  const { codes } = open.facts;
  const { trump, trumpShown, bidder, asked, pair, laid, stake, stock, deck } = state;
  loadSeats(open, state);
  open.trump = trump ?? -1;
  open.isShown = trumpShown;
  open.bidder = bidder ?? -1;
  open.contract = contractOf(table, state);
  open.stake = stake;
  open.pair = pair ?? -1;
  loadTricks(open, state);
  open.laid = laid === null ? -1 : laid === FACE_DOWN ? 0 : codes[laid]!;
  if (open.facts.draws) {
    open.stock = new Int16Array(
      stock.map((place) => (deck[place]! < 0 ? -1 : codes[deck[place]!]!)),
    );
    if (state.turned !== null && stock.length > 0) open.stock[0] = codes[state.turned]!;
  }
  open.turn = state.turn ?? 0;
  open.asked = asked ?? -1;
  return open;
}
