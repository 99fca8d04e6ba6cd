import { shuffledBy } from '../../support/small-random.js';
import { ACE_HIGH, type PlainCard, placeOf } from '../plain/cards.js';
import type { Ask } from '../plain/hand.js';

export type RandomBelow = (below: number) => number;

export const oneOf = <Value>(random: RandomBelow, values: readonly Value[]): Value =>
  values[random(values.length)]!;

/** In one of so many hands, one seat gets the highest cards and plays to win all tricks. */
const STRONG_IN = 5;

/** A random deck. In some decks, one place of the deal gets the highest cards. */
export function randomDeck<Card>(
  random: RandomBelow,
  all: readonly Card[],
  players: number,
  rankOf: (card: Card) => number,
): { readonly deck: readonly Card[]; readonly strongPlace: number | null } {
  const deck = shuffledBy(random, all);
  if (random(STRONG_IN) > 0) return { deck, strongPlace: null };
  const strongPlace = random(players);
  const high = [...deck].sort((a, b) => rankOf(a) - rankOf(b));
  const size = Math.floor(all.length / players);
  const [best, rest] = [high.slice(0, size), shuffledBy(random, high.slice(size))];
  const stacked = all.map((_, place) =>
    place % players === strongPlace && best.length > 0 ? best.shift()! : rest.shift()!,
  );
  return { deck: stacked, strongPlace };
}

const cardIn = (move: string): PlainCard => move.slice(move.lastIndexOf(' ') + 1);

/** The highest or the lowest of the cards that may be played. */
function extreme(plays: readonly string[], isHighest: boolean): string {
  const sorted = [...plays].sort(
    (a, b) => placeOf(cardIn(a), ACE_HIGH) - placeOf(cardIn(b), ACE_HIGH),
  );
  return isHighest ? sorted[0]! : sorted.at(-1)!;
}

/** Names one of the legal bids, which are in rising order. */
export type BidBy = (random: RandomBelow, bids: readonly string[]) => string;

/** Mostly one of the lowest bids, so that bids are made. */
export const lowBid: BidBy = (random, bids) =>
  oneOf(random, random(5) > 0 ? bids.slice(0, 5) : bids);

/** Mostly one to three; sometimes nil, or any number. */
export const nilOrLowBid: BidBy = (random, bids) => {
  const kind = random(12);
  if (kind === 0) return oneOf(random, bids);
  return kind < 3 ? bids[0]! : oneOf(random, bids.slice(1, 4));
};

/** Chooses random moves. If there is a strong seat, it plays its highest card, and the others their lowest. */
export function chooseBy(
  random: RandomBelow,
  bidBy: BidBy,
  strongSeat: number | null,
): (ask: Ask) => string {
  return ({ legal, hands, gives }) => {
    if (gives > 0) {
      const give = oneOf(random, legal);
      const cards = shuffledBy(random, hands[Number(give[0])]!).slice(0, gives);
      return `${give} ${cards.join(' ')}`;
    }
    const plays = legal.filter((move) => move.includes(' play '));
    const bids = legal.filter((move) => move.includes(' bid '));
    const others = legal.filter((move) => !plays.includes(move) && !bids.includes(move));
    const isOther = others.length > 0 && (others.length === legal.length || random(2) === 0);
    if (isOther) return oneOf(random, others);
    if (plays.length === 0) return bidBy(random, bids);
    if (strongSeat === null) return oneOf(random, plays);
    return extreme(plays, Number(plays[0]![0]) === strongSeat);
  };
}

/** Plays the highest card for the strong seat, the lowest for another seat; otherwise makes the first legal move. */
export function anyPlay({ legal }: Ask, strongSeat: number): string {
  const plays = legal.filter((move) => move.includes(' play '));
  return plays.length === 0 ? legal[0]! : extreme(plays, Number(plays[0]![0]) === strongSeat);
}
