import { ACE_HIGH, type PlainCard, following, preferring, suitOf } from './cards.js';
import {
  type Hand,
  type Result,
  type Start,
  count,
  dealTo,
  onlyOne,
  pass,
  playTrick,
  sum,
  turnsFrom,
  wonBy,
} from './hand.js';

export interface SpadesTerms {
  readonly partners: 'on' | 'off';
  readonly blindNil: boolean;
  readonly blindExchange: boolean;
  readonly bags: '10' | 'off';
  readonly bagPenalty: number;
  readonly nilTricks: 'bags' | 'count';
  readonly target: number;
  readonly floor: number | null;
  readonly jokers: boolean;
  readonly minimumBid: number;
}

interface Bid {
  readonly number: number;
  readonly isBlind: boolean;
}

const SEATS = [0, 1, 2, 3];

const sideOf = ({ partners }: SpadesTerms, seat: number): number =>
  partners === 'on' ? seat % 2 : seat;

/** The numbers that a seat may bid: nil, or enough for its side. */
function numbersFor(terms: SpadesTerms, bids: readonly (Bid | null)[], seat: number): number[] {
  const partner = terms.partners === 'on' ? bids[(seat + 2) % 4] : undefined;
  const isLast = terms.partners === 'off' || (partner !== null && partner?.number !== 0);
  const needed = isLast ? terms.minimumBid - (partner?.number ?? 0) : 0;
  return count(14).filter((number) => number === 0 || number >= needed);
}

/** Each seat bids once. A seat that may bid blind nil looks at its cards first, or bids it. */
function* bidding(terms: SpadesTerms, start: Start, hands: PlainCard[][]): Hand<readonly Bid[]> {
  const bids: (Bid | null)[] = [null, null, null, null];
  const best = Math.max(...start.scores);
  const isBehind = (seat: number): boolean => best - start.scores[sideOf(terms, seat)]! >= 100;
  const unseen = new Set(SEATS.filter((seat) => terms.blindNil && isBehind(seat)));
  for (const seat of turnsFrom((start.dealer + 1) % 4, 4)) {
    while (bids[seat] === null) {
      const looks = [...unseen].map((one) => `${one} look`);
      const own = unseen.has(seat)
        ? [`${seat} blind-nil`]
        : numbersFor(terms, bids, seat).map((number) => `${seat} bid ${number}`);
      const move = yield { turn: seat, legal: [...looks, ...own], hands, gives: 0 };
      const [who, verb, number] = move.split(' ');
      unseen.delete(Number(who));
      if (verb !== 'look') bids[seat] = { number: Number(number ?? 0), isBlind: verb !== 'bid' };
    }
  }
  return bids as Bid[];
}

/** Spades are not led before they are broken, except by a hand of spades. */
const legal = (
  hand: readonly PlainCard[],
  plays: readonly { readonly card: PlainCard }[],
  isBroken: boolean,
): readonly PlainCard[] =>
  plays.length === 0 && !isBroken
    ? preferring(hand, (card) => suitOf(card) !== 'S')
    : following(hand, plays);

interface SideScore {
  readonly points: number;
  readonly bags: number;
}

/** The points for a nil. */
function nilPoints({ number, isBlind }: Bid, tricks: number, events: string[]): number {
  if (number !== 0) return 0;
  events.push(`${isBlind ? 'blind nil' : 'nil'} ${tricks === 0 ? 'made' : 'failed'}`);
  return (isBlind ? 200 : 100) * (tricks === 0 ? 1 : -1);
}

/** The score of one side. */
function scoreSide(
  terms: SpadesTerms,
  bagsBefore: number,
  seats: readonly { readonly bid: Bid; readonly tricks: number }[],
  events: string[],
): SideScore {
  const bid = sum(seats.map((seat) => seat.bid.number));
  const ofNils = sum(seats.filter((seat) => seat.bid.number === 0).map(({ tricks }) => tricks));
  const ofBids = sum(seats.map(({ tricks }) => tricks)) - ofNils;
  const counted = terms.nilTricks === 'count' ? ofBids + ofNils : ofBids;
  const isMade = counted >= bid;
  const extra = (isMade ? counted - bid : 0) + (ofBids + ofNils - counted);
  let points = (isMade ? 10 : -10) * bid + extra;
  for (const seat of seats) points += nilPoints(seat.bid, seat.tricks, events);
  let bags = bagsBefore + extra;
  if (terms.bags === 'off') return { points, bags };
  if (bags >= 10 && ofNils > 0) events.push('bag penalty after a failed nil');
  while (bags >= 10) {
    events.push('bag penalty');
    points -= terms.bagPenalty;
    bags -= 10;
  }
  return { points, bags };
}

/** Scores a hand and looks for a winner. */
function finish(
  terms: SpadesTerms,
  start: Start,
  bids: readonly Bid[],
  won: readonly number[],
): Result {
  const events: string[] = [];
  const sides = start.scores.map((_, side) => {
    const seats = SEATS.filter((seat) => sideOf(terms, seat) === side);
    const both = seats.map((seat) => ({ bid: bids[seat]!, tricks: wonBy(won, seat) }));
    const scored = scoreSide(terms, start.bags[side]!, both, events);
    return {
      ...scored,
      bid: sum(both.map(({ bid }) => bid.number)),
      tricks: sum(both.map(({ tricks }) => tricks)),
    };
  });
  const points = sides.map((side) => side.points);
  const scores = start.scores.map((score, side) => score + points[side]!);
  const best = Math.max(...scores);
  const isFloor = terms.floor !== null && Math.min(...scores) <= terms.floor;
  const isOver = best >= terms.target || isFloor;
  const winners = isOver ? onlyOne(scores, best) : null;
  if (isFloor && best < terms.target) events.push('floor');
  if (isOver && winners === null) events.push('tie plays on');
  return {
    ...{ isPlayed: true, tricks: sides.map(({ tricks }) => tricks), points, scores, winners, won },
    details: { bids: sides.map(({ bid }) => bid) },
    ...{ bags: sides.map(({ bags }) => bags), nextDealer: (start.dealer + 1) % 4, events },
  };
}

/** One hand of Spades. */
export function* spades(terms: SpadesTerms, start: Start): Hand {
  const hands = SEATS.map((): PlainCard[] => []);
  const order = turnsFrom((start.dealer + 1) % 4, 4);
  dealTo(hands, order, [...start.deck], 13);
  const bids = yield* bidding(terms, start, hands);
  const isBlind = (seat: number): boolean => bids[seat]!.isBlind;
  const exchanging = SEATS.filter((seat) => isBlind(seat) || isBlind((seat + 2) % 4));
  if (terms.blindExchange && terms.partners === 'on') {
    yield* pass(hands, exchanging, 2, (seat) => (seat + 2) % 4);
  }
  const won: number[] = [];
  let leader = order[0]!;
  let isBroken = false;
  while (hands[leader]!.length > 0) {
    const { winner, cards } = yield* playTrick(
      hands,
      turnsFrom(leader, 4),
      { trump: 'S', ranks: ACE_HIGH },
      (hand, plays) => legal(hand, plays, isBroken),
    );
    isBroken ||= cards.some((card) => suitOf(card) === 'S');
    won.push(winner);
    leader = winner;
  }
  return finish(terms, start, bids, won);
}
