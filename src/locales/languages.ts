import { LANGUAGES, type Language } from './compiled/languages.js';

export { LANGUAGES, type Language };

/** The tags of all languages of the kit; English first. */
export const KIT_LANGUAGES = Object.keys(LANGUAGES) as readonly Language[];

/**
 * The known language for a tag: the same one (`pt-BR`), else the one without a region (`de` for `de-AT`), else one of
 * another region (`pt-BR` for `pt`). `undefined` if there is none.
 */
export const matchLanguage = <Tag extends string>(
  tag: unknown,
  known: readonly Tag[],
): Tag | undefined => {
  if (typeof tag !== 'string') return undefined;
  const plain = (text: string): string => text.trim().toLowerCase().replaceAll('_', '-');
  const first = (text: string): string => plain(text).split('-')[0]!;
  return (
    known.find((one) => plain(one) === plain(tag)) ??
    known.find((one) => plain(one) === first(tag)) ??
    known.find((one) => first(one) === first(tag))
  );
};

/** The language of the kit for a tag such as `de-AT`; `undefined` if the kit doesn't speak it. */
export const languageOf = (tag: unknown): Language | undefined => matchLanguage(tag, KIT_LANGUAGES);

export const isRtl = (language: Language): boolean => 'rtl' in LANGUAGES[language];
