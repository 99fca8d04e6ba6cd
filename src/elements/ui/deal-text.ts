import type { TranslatedWords } from '../../locales/translations.js';

/** The deal in words, as in the toolbar. */
export const dealText = (words: TranslatedWords, deal: number | undefined): string =>
  deal === undefined ? words.ownDeck : words.dealNumber(deal);
