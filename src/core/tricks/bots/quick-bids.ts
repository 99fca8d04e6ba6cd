import { SUITS, type Suit } from '../../cards/card.js';
import type { Seat } from '../../engine/rules.js';
import { refuseBid } from '../bidding.js';
import type { AuctionRules, ContractScore } from '../rules.js';
import type { TrickMove, TrickState } from '../state.js';
import type { TableFacts } from './facts.js';
import { cardPointsWith, masksOf, nilDanger, strengthOfHand } from './hand-strength.js';
import { bottomOf } from './masks.js';

/** Moves before the first trick, by counting the hand. */

/** A nil is bid up to this danger. */
const SAFE_NIL = 0.45;

const bidOf = (seat: Seat, bid: number | null): TrickMove => ({ type: 'bid', seat, bid });

/** The legal number that is nearest to a wanted one. */
function nearest(facts: TableFacts, view: TrickState, seat: Seat, wanted: number): number {
  const most = facts.table.rules.deal.hand;
  for (let off = 0; off <= most; off++) {
    for (const number of [wanted + off, wanted - off]) {
      const isLegal = number > 0 && refuseBid(facts.table, view, seat, number) === undefined;
      if (isLegal) return number;
    }
  }
  return 0;
}

/** What a hand bids for nil: whether it is safe enough, for the partner's bid too. */
function bidsNil(facts: TableFacts, view: TrickState, seat: Seat, score: ContractScore): boolean {
  const masks = masksOf(facts, view.seats[seat]!.cards);
  const partner = facts.partner[seat]!;
  const isOpen = partner < 0 || view.seats[partner]!.bid !== 0;
  return (
    score.nil > 0 &&
    isOpen &&
    nilDanger(facts, masks, view.trump ?? -1) <= SAFE_NIL &&
    refuseBid(facts.table, view, seat, 0) === undefined
  );
}

/** Bids a number of tricks. */
function bidTricks(facts: TableFacts, view: TrickState, seat: Seat): TrickMove {
  const { score } = facts;
  const { bid } = facts.table.rules;
  const masks = masksOf(facts, view.seats[seat]!.cards);
  const strength = strengthOfHand(facts, masks, view.trump ?? -1);
  const isContract = score.type === 'contract';
  if (isContract && bid?.type === 'tricks' && bid.nil && bidsNil(facts, view, seat, score)) {
    return bidOf(seat, 0);
  }
  const wanted = Math.round(isContract ? strength - 0.1 : (strength * 4) / facts.live);
  const isZero = wanted <= 0 && !isContract;
  if (isZero && refuseBid(facts.table, view, seat, 0) === undefined) return bidOf(seat, 0);
  return bidOf(seat, nearest(facts, view, seat, Math.max(1, wanted)));
}

/** The suit that is best as trump, and what it is worth. */
function bestSuit(facts: TableFacts, masks: Int32Array): readonly [suit: Suit, worth: number] {
  let found: Suit = 0;
  let most = -Infinity;
  for (const suit of [0, 1, 2, 3] as const) {
    if (masks[suit] === 0) continue;
    const worth = facts.counts
      ? cardPointsWith(facts, masks, suit)
      : strengthOfHand(facts, masks, suit);
    if (worth <= most) continue;
    most = worth;
    found = suit;
  }
  return [found, most];
}

/** Bids in an auction up to what the best suit is worth. */
function bidAuction(
  facts: TableFacts,
  view: TrickState,
  seat: Seat,
  { least, most }: AuctionRules,
): TrickMove {
  const [, worth] = bestSuit(facts, masksOf(facts, view.seats[seat]!.cards));
  const isPartner = view.bidder !== null && view.bidder === facts.partner[seat];
  const limit = Math.min(most, isPartner ? worth - 3 : worth);
  for (let number = least; number <= limit; number++) {
    if (refuseBid(facts.table, view, seat, number) === undefined) return bidOf(seat, number);
  }
  return refuseBid(facts.table, view, seat, null) === undefined
    ? bidOf(seat, null)
    : bidOf(seat, least);
}

export function quickBid(facts: TableFacts, view: TrickState, seat: Seat): TrickMove {
  const { bid } = facts.table.rules;
  if (!view.seats[seat]!.hasLooked) return { type: 'look', seat };
  return bid?.type === 'auction'
    ? bidAuction(facts, view, seat, bid)
    : bidTricks(facts, view, seat);
}

/** Chooses the best suit of the hand as trump. */
export function quickTrump(facts: TableFacts, view: TrickState, seat: Seat): TrickMove {
  const { trump } = facts.table.rules;
  const masks = masksOf(facts, view.seats[seat]!.cards);
  const [suit] = bestSuit(facts, masks);
  if (trump.type === 'bidder' && trump.conceal === 'card') {
    return { type: 'lay', seat, card: facts.cards[16 * suit + bottomOf(masks[suit]!)]! };
  }
  return { type: 'trump', seat, suit: SUITS[suit] };
}
