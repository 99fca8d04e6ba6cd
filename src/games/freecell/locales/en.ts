import type { KeyRows } from '../../../locales/key-rows.js';
import { en } from '../../../locales/en.js';
import {
  BUILDS,
  type WordsFor,
  pileName,
  pileRefusals,
  saying,
  wayTo,
} from '../../../locales/patience-en.js';
import type { FreecellRefusal } from '../rules/state.js';
import type { Variant } from '../rules/variants.js';

const TITLES: Readonly<Record<Variant, string>> = {
  freecell: 'FreeCell',
  kingcell: 'KingCell',
  forecell: 'ForeCell',
  'bakers-game': 'Baker’s Game',
  'eight-off': 'Eight Off',
  seahaven: 'Seahaven Towers',
};

const refusals: WordsFor<FreecellRefusal> = {
  ...pileRefusals,
  'not-in-order': ({ build }) => `Only cards that run ${BUILDS[build]} move together.`,
  'one-card-a-cell': () => 'A cell holds one card only.',
  'cell-taken': ({ card }) => `The ${en.cardName(card)} is in that cell.`,
  'return-to-cell': () => 'A card comes back from a foundation to an empty cell only.',
  'too-many': ({ count, allowed }) =>
    `${count} cards are too many: ${allowed === 1 ? 'one' : allowed} can go now.`,
};

/** The words of the FreeCell family in English; its type is that of every other language. */
export const freecellWords = {
  title: (variant: Variant): string => TITLES[variant],
  pileName,
  wayTo,
  /** The keys that are this family's own, and what they do. */
  keySheet: [
    ['1 … 9, 0', 'Go to a column, or put the cards there'],
    ['a … g, i', 'Go to a cell, or put the card there'],
  ] as KeyRows,
  /** A sentence for a refusal of this family's rules. */
  refusal: saying(refusals),
};

export type FreecellWords = typeof freecellWords;
