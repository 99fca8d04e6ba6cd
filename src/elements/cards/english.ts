import { LoadError, lazy } from '../base/lazy.js';

const NAME = 'english-faces';

/** Loads the English faces. */
export const loadEnglish = lazy(NAME, () => import('./english-faces.js'));

/** The error of a card's file that can't be loaded. */
export const englishError = (url: string): LoadError => new LoadError(NAME, url);
