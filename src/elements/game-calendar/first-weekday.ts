import { type Language, languageOf } from '../../locales/languages.js';

interface WeekInfo {
  readonly firstDay: number;
}

/** Browsers have the method, older ones have the property, and some have neither. */
type WithWeek = Intl.Locale & {
  readonly weekInfo?: WeekInfo;
  getWeekInfo?(): WeekInfo;
};

const MONDAY = 1;
/** The fallback, if it isn't Monday: the first day of a week in the country with most readers of a language. */
const FIRST_DAYS: Readonly<Partial<Record<Language, number>>> = {
  ...{ en: 7, ja: 7, ar: 6, 'pt-BR': 7 },
};

/**
 * Returns the first day of a week: 1 is Monday, 7 is Sunday.
 *
 * @param locale the locale of the element's language
 * @param tags the language tags of page and reader, such as `de-AT`. The first one in `language` tells the country.
 */
export function firstWeekday(locale: string, tags: readonly unknown[]): number {
  const language = languageOf(locale) ?? 'en';
  const texts = tags.flatMap((one) => (typeof one === 'string' ? [one] : []));
  const tag = texts.find((one) => languageOf(one) === language && /[-_]/.test(one));
  const fallback = FIRST_DAYS[language] ?? MONDAY;
  try {
    const place: WithWeek = new Intl.Locale((tag ?? language).replaceAll('_', '-'));
    return (place.getWeekInfo?.() ?? place.weekInfo)?.firstDay ?? fallback;
  } catch {
    // `lang` may be any text.
    return fallback;
  }
}
