import type { PlainCard } from './cards.js';
import { type Hand, count } from './hand.js';

export interface AuctionTerms {
  readonly game: '29' | '28';
  readonly minimum: number;
  readonly hold: boolean;
  readonly allPass: 'forced' | 'redeal';
}

/** The highest bid and its seat. */
export interface Contract {
  readonly bidder: number;
  readonly bid: number;
}

interface Auction {
  readonly terms: AuctionTerms;
  high: Contract | null;
  /** The seat that bid first. */
  first: number | null;
  readonly passed: Set<number>;
}

/** The lowest number that a seat may bid. */
function leastOf({ terms, high, first }: Auction, seat: number): number {
  if (high === null) return terms.minimum;
  const next = terms.hold && seat === first ? high.bid : high.bid + 1;
  const isOverPartner = terms.game === '28' && high.bidder === (seat + 2) % 4;
  return isOverPartner ? Math.max(20, next) : next;
}

/** The next seat that may still bid. */
const nextOf = (auction: Auction, seat: number): number | undefined =>
  [1, 2, 3, 4]
    .map((step) => (seat + step) % 4)
    .find(
      (one) =>
        !auction.passed.has(one) && one !== auction.high?.bidder && leastOf(auction, one) <= 28,
    );

/** The seats bid in turn until all others have passed; `null` if all pass. */
export function* bidding(
  terms: AuctionTerms,
  dealer: number,
  hands: readonly PlainCard[][],
  events: string[],
): Hand<Contract | null> {
  const auction: Auction = { terms, high: null, first: null, passed: new Set() };
  let seat: number | undefined = (dealer + 1) % 4;
  while (seat !== undefined) {
    const least = leastOf(auction, seat);
    const isForced = terms.allPass === 'forced' && seat === dealer && auction.high === null;
    const bids = count(29).filter((number) => number >= least);
    const legal = [
      ...(isForced ? [] : [`${seat} pass`]),
      ...bids.map((number) => `${seat} bid ${number}`),
    ];
    if (isForced) events.push('dealer forced');
    const move: string = yield { turn: seat, legal, hands, gives: 0 };
    const bid = Number(move.split(' ')[2]);
    if (move.endsWith('pass')) auction.passed.add(seat);
    else {
      if (bid === auction.high?.bid) events.push('hold');
      auction.high = { bidder: seat, bid };
      auction.first ??= seat;
    }
    seat = nextOf(auction, seat);
  }
  return auction.high;
}

/** Opponents may double, then the bidder's side may redouble. Returns what the hand is worth. */
export function* doubling(
  bidder: number,
  hands: readonly PlainCard[][],
  events: string[],
): Hand<number> {
  for (const opponent of [(bidder + 1) % 4, (bidder + 3) % 4]) {
    const legal = [`${opponent} double`, `${opponent} no-double`];
    const move: string = yield { turn: opponent, legal, hands, gives: 0 };
    if (move.endsWith('no-double')) continue;
    events.push('doubled');
    for (const own of [bidder, (bidder + 2) % 4]) {
      const answers = [`${own} redouble`, `${own} no-double`];
      const answer: string = yield { turn: own, legal: answers, hands, gives: 0 };
      if (answer.endsWith('no-double')) continue;
      events.push('redoubled');
      return 4;
    }
    return 2;
  }
  return 1;
}
