import type { TranslatedKitWords, Translations } from '../../../locales/translations.js';
import type { LanguageFile } from '../../../locales/language-file.js';

/** Merges the loaded files of a language into the words of one element. */
export const gather = async <Words extends TranslatedKitWords>(
  ...files: readonly Promise<LanguageFile>[]
): Promise<Words> => {
  const units = await Promise.all(files);
  const others = units.map(({ otherWords }) => otherWords);
  const own = units.map(({ elementWords }) => elementWords);
  const foreign = Object.assign({}, ...others) as Translations;
  return Object.assign({}, ...own, { foreign }) as Words;
};
