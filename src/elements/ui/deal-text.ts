import { isServer } from 'lit';
import type { TranslatedWords } from '../../locales/translations.js';

/** The deal in words, as the toolbar shows it. A server can't know which deal it will be. */
export const dealText = (words: TranslatedWords, deal: number | undefined): string => {
  if (deal !== undefined) return words.dealNumber(deal);
  return (isServer as boolean) ? '' : words.ownDeck;
};
