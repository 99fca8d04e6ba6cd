import { FIRST_DEAL, LAST_DEAL, dealDeck, isDealNumber } from '../cards/deal-number.js';
import { DECK_SIZE } from '../cards/card.js';
import { quote } from './reason.js';
import { type CheckOrigin, checkDeck, problem } from './save.js';

/** The deck of a deal number; where a list of cards is given, or the game knows no numbers, of that. */
export const checkNumbered: CheckOrigin = (game, from) => {
  const { deal, deck } = from;
  if (deck !== undefined || (game.deckSize ?? DECK_SIZE) !== DECK_SIZE)
    return checkDeck(game, from);
  if (!isDealNumber(deal)) {
    return problem('deal', { got: quote(deal), first: FIRST_DEAL, last: LAST_DEAL });
  }
  const checked = checkDeck(game, { deck: dealDeck(deal) });
  return 'problem' in checked ? checked : { value: { ...checked.value, deal } };
};
