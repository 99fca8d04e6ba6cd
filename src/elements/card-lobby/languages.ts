import type { LanguageFile } from '../../locales/language-file.js';
import type { LobbyWords } from '../../locales/lobby-en.js';
import type { WordsFiles } from '../controllers/language/language-controller.js';

const wordsOf = ({ otherWords }: LanguageFile): LobbyWords => otherWords!.lobby!;

/** The words of this element in each language. */
export const lobbyLanguages: WordsFiles<LobbyWords> = {
  de: () => import('../../locales/de/lobby.js').then(wordsOf),
  es: () => import('../../locales/es/lobby.js').then(wordsOf),
  fr: () => import('../../locales/fr/lobby.js').then(wordsOf),
  ja: () => import('../../locales/ja/lobby.js').then(wordsOf),
  ar: () => import('../../locales/ar/lobby.js').then(wordsOf),
};
