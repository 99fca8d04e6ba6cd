import { type Card, JOKER, rankOf, suitOf } from '../core/cards/card.js';
import type { Figure, Problem } from '../core/engine/reason.js';

const RANK_NAMES: Readonly<Record<number, string>> = {
  1: 'ace',
  11: 'jack',
  12: 'queen',
  13: 'king',
};
const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
const ORDINALS = ['first', 'second', 'third'];
/** After the twenties' tens: twenty-first is 21st. */
const ENDINGS = ['th', 'st', 'nd', 'rd'];

/** The first three as words, as they are said; of others the figure is read as well. */
const ordinal = (n: number): string =>
  ORDINALS[n - 1] ?? `${n}${ENDINGS[n > 20 ? n % 10 : 0] ?? 'th'}`;

const cardName = (card: Card): string => {
  if (card === JOKER) return 'joker';
  const rank = rankOf(card);
  return rank > 0 ? `${RANK_NAMES[rank] ?? rank} of ${SUIT_NAMES[suitOf(card)]}` : 'face-down card';
};

/** What can't be used, and what could. */
export const useless = (what: string, accepted: Figure): string =>
  `${what} cannot be used; accepted: ${String(accepted)}`;

/** What was wrong with an input, and what would do. */
function problemText(problem: Problem): string {
  const { code, got, number, known } = problem;
  switch (code) {
    case 'deck':
      return useless(
        `the deck ${got ?? `of ${problem['count']} cards`}`,
        `all ${problem['size']} cards, once each`,
      );
    case 'option':
      return useless(`${problem['option']} "${got}"`, problem['accepted']);
    case 'no-randomness':
      return 'This browser gives no secure random numbers here, so the table can’t deal a hand that is fair.';
    case 'listener':
      return `a listener of ${problem['event']} threw: ${got}`;
    case 'storage':
      return `the browser does not store games here (${got})`;
    case 'save-long':
      return useless(`this save of ${problem['count']} moves`, `at most ${problem['most']}`);
    case 'save-move':
      return useless(`the save's move ${number}, ${problem['move']},`, 'legal moves');
    case 'save-newer':
      return useless(`this save, version ${got},`, `versions up to ${known}`);
    case 'save-other-game':
      return useless(`this save of ${got}`, problem['wanted']);
    default:
      return useless(`this save's "${problem['field']}"`, 'what save() gives');
  }
}

/** The words that every element has, in English. */
export const kitEn = {
  cardName,
  /** The letters of jack, queen and king. */
  courts: 'JQK',
  /** A card's place in its pile, from the bottom. */
  position: (n: number, of: number): string => `${ordinal(n)} of ${of}`,
  list: (parts: readonly string[]): string => parts.join(', '),
  board: (title: string): string => `${title} board`,
  notFetched: 'This part could not be fetched.',
  notBegun: 'The game has not begun.',
  problem: problemText,
};

export type KitWords = typeof kitEn;
