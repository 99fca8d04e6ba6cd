import { listOf } from '../../../core/cards/list.js';
import { type Card, DECK_SIZE, KING, cardOf, isRed, rankOf } from '../../../core/cards/card.js';

/**
 * The two cards of one rank and one colour are alike as far as building goes: a group. Its number
 * is twice the rank, from 0, and one more where it is red.
 */
const groupOf = (card: Card): number => 2 * (rankOf(card) - 1) + Number(isRed(card));

/** The empty columns, as the group that kings are laid on. */
export const SLOTS = 26;

const CARDS = listOf(DECK_SIZE, (card) => card);

/** The group of each card. */
export const GROUP = Int8Array.from(CARDS, groupOf);

/** The group that each card may be laid on. */
export const PARENT = Int8Array.from(CARDS, (card) =>
  rankOf(card) === KING ? SLOTS : (groupOf(card) + 2) ^ 1,
);

/** The cards of group 0, those of group 1, and so on. */
export const TWINS = Int8Array.from(CARDS, (index) => {
  const second = (index & 1) > 0;
  const suit = index & 2 ? (second ? 2 : 1) : second ? 3 : 0;
  return cardOf((index >> 2) + 1, suit);
});
