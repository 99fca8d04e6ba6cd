import { type Card, type Wheel, formatCards } from '../../../src/core.js';
import type { SplitAdvice } from '../../../src/games/pai-gow/advice/advice.js';
import { cards } from './cards.js';
import { readText } from './oracles.js';

/** A hand whose advice is proved by trying every hand of the dealer's. */
export interface ProvedHand {
  readonly cards: readonly Card[];
  readonly wheel: Wheel;
}

/** Hands with the joker and without, suited ones, and some with three aces. */
export const PROVED_HANDS: readonly ProvedHand[] = [
  { cards: cards('AS AD 9H 7C 4D KH QS'), wheel: 'second' },
  { cards: cards('XX AS KS QS JS 9S 2D'), wheel: 'second' },
  { cards: cards('AS AD AC KH QH JH TH'), wheel: 'second' },
  { cards: cards('9S 8S 7S 6S 5S 5D 5H'), wheel: 'low' },
  { cards: cards('XX AS AD KC KD 2H 3H'), wheel: 'second' },
];

/** The file that the proof is kept in, below test/. */
export const PROVED_FILE = 'data/pai-gow-advice.tsv';

/** A split as a line of that file: hand, wheel, front, wins, pushes, losses. */
export const provedLine = (hand: ProvedHand, split: SplitAdvice): string =>
  [
    formatCards(hand.cards),
    hand.wheel,
    formatCards(split.front),
    ...[split.wins, split.pushes, split.losses],
  ].join('\t');

/** The lines of a hand in that file, in alphabetical order. */
export const provedLines = (hand: ProvedHand): readonly string[] =>
  readText(PROVED_FILE)
    .trimEnd()
    .split('\n')
    .filter((line) => line.startsWith(`${formatCards(hand.cards)}\t${hand.wheel}\t`))
    .sort();
