import { en } from './en.js';
import { sharing } from './share-words.js';

export type { ResultWords } from './share-words.js';

/** The words of sharing, in English; their type is that of every other language. */
export const shareEn = sharing(en);

export type ShareWords = typeof shareEn;
