import type { KeyRows } from '../../../locales/key-rows.js';
import { capital } from '../../../locales/capital.js';
import { en } from '../../../locales/en.js';
import { type WordsFor, saying } from '../../../locales/patience-en.js';
import type { PyramidAnnouncement, Way } from '../rules/announce.js';
import {
  type PyramidMove,
  type PyramidRefusal,
  isPlace,
  isWaste,
  numberOf,
  rowOf,
} from '../rules/state.js';

const { cardName } = en;

/** A place of the pyramid by its row; a waste carries a number where there are several. */
function nameOf(pile: string, several: boolean): string {
  const number = numberOf(pile);
  if (isWaste(pile)) return several ? `waste ${number}` : 'waste';
  if (!isPlace(pile)) return pile.replace(/-.*/, '');
  const row = rowOf(number - 1);
  return `row ${row + 1}, place ${number - (row * (row + 1)) / 2}`;
}

const refusalsWith = (several: boolean): WordsFor<PyramidRefusal> => ({
  'no-such-pile': ({ pile }) => `There is no ${pile} here.`,
  'same-pile': () => 'It lies there already.',
  'empty-pile': ({ pile }) => `No card lies there: ${nameOf(pile, several)}.`,
  'bad-count': ({ count }) => `${count} cards cannot be moved from there.`,
  'no-return': () => 'Removed cards stay away.',
  'stock-first': () => 'Turn the stock’s card to the waste first.',
  'stock-left': ({ count }) =>
    `The waste goes back when the stock is empty; ${count} card${count === 1 ? ' is' : 's are'} left.`,
  'no-redeal': ({ allowed }) =>
    allowed === 0
      ? 'The waste does not go back here.'
      : `The waste has gone back ${allowed === 1 ? 'once' : `${allowed} times`}.`,
  covered: ({ card }) => `The ${cardName(card)} is covered.`,
  'no-cover-pairs': () => 'A card is not paired here with the one it covers.',
  'king-alone': ({ card }) => `The ${cardName(card)} goes alone.`,
  'not-king': ({ card }) => `Only kings go alone, not the ${cardName(card)}.`,
  'not-13': ({ card, target, sum }) =>
    `The ${cardName(card)} and the ${cardName(target)} make ${sum}, not 13.`,
});

/** The step in words, said to be taken back or made again where it was. */
const told = (way: Way, text: string): string => {
  switch (way) {
    case 'move':
      return `${capital(text)}.`;
    case 'undo':
      return `Undone: ${text}.`;
    case 'redo':
      return `Redone: ${text}.`;
  }
};

const announcements: WordsFor<PyramidAnnouncement> = {
  pair: ({ way, card, other }) => told(way, `${cardName(card)} and ${cardName(other)} removed`),
  king: ({ way, card }) => told(way, `${cardName(card)} removed`),
  turned: ({ way, card, waste }) =>
    card === undefined
      ? 'Undone: the draw.'
      : told(way, `turned the ${cardName(card)}${waste === undefined ? '' : ` to waste ${waste}`}`),
  'put-back': ({ way, redeal, allowed }) =>
    told(way, `waste put back, redeal ${redeal}${allowed === 'unlimited' ? '' : ` of ${allowed}`}`),
  unwinnable: () => 'No win is possible any more.',
};

/** The words of Pyramid in English, with one waste or with several; the type is that of every language. */
export const pyramidWords = (several: boolean) => ({
  title: 'Pyramid',
  pileName: (pile: string): string => nameOf(pile, several),
  wayTo: (pile: string): string =>
    pile === 'stock'
      ? 'back to the stock'
      : `to ${several && isWaste(pile) ? '' : 'the '}${nameOf(pile, several)}`,
  /** The keys and what they do; those of stock and wastes are this game's own. */
  keySheet: [
    ['s', 'Turn a card of the stock, or put the waste back'],
    ['w', 'Go to the waste'],
    ['1 … 3', 'With several wastes: go to one; from the stock, turn a card onto it'],
  ] as KeyRows,
  /** A hint at the stock; `undefined` for one at a king or a pair. */
  hint: ({ from, to }: PyramidMove): string | undefined => {
    if (to === 'stock') return 'Try to put the waste back.';
    return from === 'stock' ? 'Try the stock.' : undefined;
  },
  /** A sentence for what happened. */
  announce: (said: PyramidAnnouncement): string =>
    (announcements[said.code] as (said: PyramidAnnouncement) => string)(said),
  /** A sentence for a refusal of this game's rules. */
  refusal: saying(refusalsWith(several)),
});

export type PyramidWords = ReturnType<typeof pyramidWords>;
