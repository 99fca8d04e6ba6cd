import type { KeyRows } from '../../../locales/key-rows.js';
import { en } from '../../../locales/en.js';
import {
  type WordsFor,
  pileName,
  pileRefusals,
  saying,
  wayTo,
} from '../../../locales/patience-en.js';
import type { KlondikeAnnouncement } from '../rules/announce.js';
import { type KlondikeMove, type KlondikeRefusal, STOCK } from '../rules/state.js';

const refusals: WordsFor<KlondikeRefusal> = {
  ...pileRefusals,
  'turn-first': ({ pile }) => `Turn over the card of ${pileName(pile)} first.`,
  'face-down': () => 'Face-down cards cannot be moved.',
  'waste-top': () => 'Only the top card of the waste can be played.',
  'stock-turns': () => 'Cards of the stock are turned onto the waste.',
  'stock-left': () => 'The waste is turned over when the stock is empty.',
  'no-redeal': ({ redeals }) => (redeals ? 'No redeal is left.' : 'There are no redeals here.'),
  'return-to-column': () => 'A card comes back from a foundation to a column only.',
  'takes-none': ({ pile }) => `No card is laid on the ${pileName(pile)}.`,
};

const TURNED_BACK = {
  draw: 'Undone: the draw.',
  redeal: 'Undone: the redeal.',
  flip: 'Undone: the card is face down again.',
};

/** What is spoken of cards that were turned; `undefined` for what the common words tell. */
function said(announcement: KlondikeAnnouncement): string | undefined {
  switch (announcement.code) {
    case 'drawn': {
      const name = en.cardName(announcement.card);
      const many = ['two', 'three'][announcement.count - 2];
      return many ? `Turned ${many} cards, the ${name} on top.` : `Turned the ${name}.`;
    }
    case 'redealt': {
      const of = announcement.of === undefined ? '' : ` of ${announcement.of}`;
      return `Waste turned over, pass ${announcement.pass}${of}.`;
    }
    case 'flipped':
      return announcement.count > 1
        ? `And ${announcement.count} cards were turned over.`
        : `And the ${en.cardName(announcement.card)} was turned over.`;
    case 'turned-back':
      return TURNED_BACK[announcement.what];
    default:
      return undefined;
  }
}

/** The words of Klondike in English; its type is that of every other language. */
export const klondikeWords = {
  title: 'Klondike',
  pileName,
  wayTo,
  /** The keys that are this game's own, and what they do. */
  keySheet: [
    ['1 … 7', 'Go to a column, or put the cards there'],
    ['s', 'Turn cards of the stock'],
    ['w', 'Go to the waste'],
  ] as KeyRows,
  /** The score, in points. */
  score: (points: number): string => `Score ${points}`,
  said,
  /** A hint at a move that turns cards; `undefined` for one that lays them elsewhere. */
  hint: ({ from, to }: KlondikeMove): string | undefined => {
    if (from === to) return `Try to turn over the card of ${pileName(to)}.`;
    if (to === STOCK) return 'Try to turn the waste over.';
    return from === STOCK ? 'Try the stock.' : undefined;
  },
  /** A sentence for a refusal of Klondike's rules. */
  refusal: saying(refusals),
};

export type KlondikeWords = typeof klondikeWords;
