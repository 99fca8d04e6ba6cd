import { type Card, type RankLetter, RANKS, SUITS, type Suit, cardOf } from '../../../src/core.js';
import {
  ACE_HIGH,
  type OpenHand,
  type Player,
  suitsOf,
} from '../../../src/core/tricks/double-dummy/position.js';
import { tableOf } from '../../../src/core/tricks/double-dummy/solve.js';
import { afterPlain, legalCards } from './plain-tricks.js';
import { shuffledBy } from './small-random.js';

type Random = (below: number) => number;

/** Twenty-Nine's cards: J 9 A 10 K Q 8 7, the jack highest. */
export const JACK_HIGH = suitsOf([7, 8, 12, 13, 10, 1, 9, 11]);

/** Cards of four suits, from few ranks or from all, in one order or the other. */
function packFor(random: Random, cards: number): Pick<OpenHand, 'suits'> & { all: Card[] } {
  const suits = random(3) === 0 ? JACK_HIGH : ACE_HIGH;
  const ranks = Math.max(Math.ceil(cards / 4), 1 + random(suits[0]!.length));
  return { suits, all: suits.flatMap((suit) => suit.slice(0, ranks)) };
}

/** A random position at the start of a trick, in which each player has that many cards. */
export function randomHand(random: Random, size: number): OpenHand {
  const { suits = ACE_HIGH, all } = packFor(random, 4 * size);
  const cards = shuffledBy(random, all);
  const trump = random(5);
  return {
    hands: [0, 1, 2, 3].map((player) => cards.slice(player * size, (player + 1) * size)),
    trump: trump < 4 ? trump : undefined,
    leader: random(4) as Player,
    suits,
  };
}

/** The position after that many random legal cards. */
export function playedOn(random: Random, position: OpenHand, cards: number): OpenHand {
  let now = position;
  for (let played = 0; played < cards; played++) {
    const legal = legalCards(now);
    now = afterPlain(now, legal[random(legal.length)]!).next;
  }
  return now;
}

/** The position with other owners for the cards below some. @param lowest per suit the place of the lowest card that stays */
export function lowCardsRedealt(
  random: Random,
  position: OpenHand,
  lowest: readonly number[],
): OpenHand {
  const { hands, suits = ACE_HIGH } = position;
  const changed = hands.map((hand) => [...hand]);
  suits.forEach((suit, index) => {
    const inPlay = suit.filter((card) => hands.some((hand) => hand.includes(card)));
    const low = inPlay.slice(0, lowest[index]);
    const mixed = shuffledBy(random, low);
    const other = new Map(low.map((card, at) => [card, mixed[at]!]));
    for (const hand of changed) {
      hand.forEach((card, at) => (hand[at] = other.get(card) ?? card));
    }
  });
  return { ...position, hands: changed.map((hand) => hand.sort((one, two) => one - two)) };
}

/** The hands of a deal in PBN's order: north's spades, hearts, diamonds and clubs, then east, south and west. */
export function handsOfPbn(text: string): readonly (readonly Card[])[] {
  const cardsOf = (letters: string, suit: Suit): readonly Card[] =>
    [...letters].map((letter) => cardOf(RANKS.indexOf(letter as RankLetter) + 1, suit));
  return text
    .slice('N:'.length)
    .split(' ')
    .map((hand) =>
      hand
        .split('.')
        .flatMap((letters, index) => cardsOf(letters, (SUITS.length - 1 - index) as Suit)),
    );
}

/**
 * The 20 results of a deal in the order of bridge programs: spades, hearts, diamonds, clubs and no trump, and for each the
 * tricks of the declarers north, east, south and west. The player after the declarer leads.
 */
export function resultsOfPbn(text: string): string {
  const table = tableOf(handsOfPbn(text));
  return [3, 2, 1, 0, 4]
    .flatMap((trump) =>
      [0, 1, 2, 3].map((player) => table[trump]![(player + 1) & 3]![(player & 1) as 0 | 1]),
    )
    .join(' ');
}
