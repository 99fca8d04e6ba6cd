import type { Card } from '../../../core/cards/card.js';
import type { KeyRows } from '../../../locales/key-rows.js';
import { en } from '../../../locales/en.js';
import {
  type WordsFor,
  pileName,
  pileRefusals,
  saying,
  wayTo,
} from '../../../locales/patience-en.js';
import { type GolfMove, type GolfRefusal, STOCK } from '../rules/state.js';

const { cardName } = en;

const refusals: WordsFor<GolfRefusal> = {
  ...pileRefusals,
  'no-return': () => 'Cards stay on the waste.',
  'top-only': () => 'Only the top card of a column can be played.',
  'waste-only': () => 'Cards go to the waste only.',
  'stock-turns': () => 'Cards of the stock are turned onto the waste.',
  'on-king': () => 'Nothing goes on a king here.',
  'not-next': ({ card, top }) => `The ${cardName(card)} does not go on the ${cardName(top)}.`,
};

/** The words of Golf in English; its type is that of every other language. */
export const golfWords = {
  title: 'Golf',
  pileName,
  wayTo,
  /** The keys that are this game's own, and what they do. */
  keySheet: [
    ['1 … 7', 'Go to a column'],
    ['s', 'Turn a card of the stock'],
    ['w', 'Go to the waste'],
  ] as KeyRows,
  /** How many cards are left in the columns. */
  left: (count: number): string => `${count} left`,
  /** A card of the stock was turned. */
  drawn: (card: Card): string => `Turned the ${cardName(card)}.`,
  /** It lies face down again. */
  undrawn: 'Undone: the draw.',
  /** A hint at the stock; `undefined` for one at a column. */
  hint: ({ from }: GolfMove): string | undefined => (from === STOCK ? 'Try the stock.' : undefined),
  /** A sentence for a refusal of Golf's rules. */
  refusal: saying(refusals),
};

export type GolfWords = typeof golfWords;
