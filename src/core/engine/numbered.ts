import { FIRST_DEAL, LAST_DEAL, dealDeck, isDealNumber } from '../cards/deal-number.js';
import { DECK_SIZE } from '../cards/card.js';
import { type Checked, quote } from './reason.js';
import { type AnyGame, type CheckOrigin, type Start, checkDeck, problem } from './save.js';

/** The position that a text describes, under a text that is the same for all ways to write it. */
function checkPosition<S, M, O>(
  { positions }: AnyGame<S, M, O>,
  given: unknown,
  options: O,
): Checked<Start<S>> {
  if (!positions) return problem('position', { got: quote(given) });
  const read = positions.read(given, options);
  if ('problem' in read) return read;
  const start = read.value;
  return { value: { deal: undefined, deck: [], position: positions.write(start), start } };
}

/**
 * The deck of a deal number; where a list of cards is given, or the game knows no numbers, of that. Where a
 * position is given, that.
 */
export const checkNumbered: CheckOrigin = (game, from, options) => {
  const { deal, deck, position } = from;
  if (position !== undefined) return checkPosition(game, position, options);
  if (deck !== undefined || (game.deckSize ?? DECK_SIZE) !== DECK_SIZE)
    return checkDeck(game, from, options);
  if (!isDealNumber(deal)) {
    return problem('deal', { got: quote(deal), first: FIRST_DEAL, last: LAST_DEAL });
  }
  const checked = checkDeck(game, { deck: dealDeck(deal) }, options);
  return 'problem' in checked ? checked : { value: { ...checked.value, deal } };
};
