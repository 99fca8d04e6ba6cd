import type { Card } from '../cards/card.js';
import { shuffledDeck } from '../cards/deal-number.js';
import { ORDERED_DECK, isDeckOf, numberCopies } from '../cards/deck.js';
import type { Checked } from './reason.js';
import type { Game } from './rules.js';

type DeckOf<Options> = Pick<Game<unknown, unknown, Options>, 'deck'>;
type Dealing<State, Options> = DeckOf<Options> & Pick<Game<State, unknown, Options>, 'deal'>;

/** The cards of a game in order, from which deals by number are shuffled. */
export const cardsOf = <Options>(game: DeckOf<Options>, options: Options): readonly Card[] =>
  game.deck?.(options) ?? ORDERED_DECK;

/**
 * The state of a game before its first move.
 *
 * @throws RangeError if `deal` is not a whole number from 1 to 2^31 − 1
 */
export const dealNumber = <State, Options>(
  game: Dealing<State, Options>,
  options: Options,
  deal: number,
): State => game.deal(options, shuffledDeck(deal, cardsOf(game, options)));

/** Checks that a list has the cards of a game, in any order. Copies of a face are numbered in the order of the result. */
export function checkDeck<Options>(
  game: DeckOf<Options>,
  given: readonly Card[],
  options: Options,
): Checked<readonly Card[]> {
  const cards = cardsOf(game, options);
  return isDeckOf(given, cards)
    ? { value: numberCopies(given) }
    : { problem: { code: 'deck', count: given.length, size: cards.length } };
}
