import type { Translations } from '../../../locales/translations.js';
import type { Unit } from '../../../locales/unit.js';
import type { KitWords } from '../../../locales/kit-en.js';

/** All that the fetched files of a language say, as the words of one element. */
export const gather = async <Words extends KitWords>(
  ...files: readonly Promise<Unit>[]
): Promise<Words> => {
  const units = await Promise.all(files);
  const others = units.map(({ otherWords }) => otherWords);
  const own = units.map(({ elementWords }) => elementWords);
  const foreign = Object.assign({}, ...others) as Translations;
  return Object.assign({}, ...own, { foreign }) as Words;
};
