import type { CalendarWords } from '../../locales/calendar-en.js';
import type { LanguageFile } from '../../locales/language-file.js';
import { type Language, languageOf } from '../../locales/languages.js';
import type { WordsFiles } from '../controllers/language/language-controller.js';

const wordsOf = ({ otherWords }: LanguageFile): CalendarWords => otherWords!.calendar!;

export const calendarLanguages: WordsFiles<CalendarWords> = {
  de: () => import('../../locales/de/calendar.js').then(wordsOf),
  es: () => import('../../locales/es/calendar.js').then(wordsOf),
  fr: () => import('../../locales/fr/calendar.js').then(wordsOf),
  ja: () => import('../../locales/ja/calendar.js').then(wordsOf),
  ar: () => import('../../locales/ar/calendar.js').then(wordsOf),
};

interface WeekInfo {
  readonly firstDay: number;
}

/** Browsers have the method, older ones have the property, and some have neither. */
type WithWeek = Intl.Locale & {
  readonly weekInfo?: WeekInfo;
  getWeekInfo?(): WeekInfo;
};

/** The fallback: the first day of a week in the country with most readers of a language. */
const FIRST_DAYS: Readonly<Record<Language, number>> = {
  ...{ en: 7, de: 1, es: 1, fr: 1, ja: 7, ar: 6 },
};

/**
 * Returns the first day of a week: 1 is Monday, 7 is Sunday.
 *
 * @param language the element's language
 * @param tags the language tags of page and reader, such as `de-AT`. The first one in `language` tells the country.
 */
export function firstWeekday(language: string, tags: readonly unknown[]): number {
  const texts = tags.flatMap((one) => (typeof one === 'string' ? [one] : []));
  const tag = texts.find((one) => languageOf(one) === language && /[-_]/.test(one));
  const fallback = FIRST_DAYS[languageOf(language) ?? 'en'];
  try {
    const locale: WithWeek = new Intl.Locale((tag ?? language).replaceAll('_', '-'));
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? fallback;
  } catch {
    // `lang` may be any text.
    return fallback;
  }
}
