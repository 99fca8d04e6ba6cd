import type { CalendarWords } from '../../locales/calendar-en.js';
import type { LanguageFile } from '../../locales/language-file.js';
import { type Language, languageOf } from '../../locales/languages.js';
import type { WordsFiles } from '../controllers/language/language-controller.js';

const wordsOf = ({ otherWords }: LanguageFile): CalendarWords => otherWords!.calendar!;

/** The words of this element in each language. */
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

/** How browsers tell of weeks: by a method, by a property in older ones, and some not at all. */
type WithWeek = Intl.Locale & {
  readonly weekInfo?: WeekInfo;
  getWeekInfo?(): WeekInfo;
};

/** For a browser that does not know: the first day of weeks where most readers of a language live. */
const FIRST_DAYS: Readonly<Record<Language, number>> = {
  ...{ en: 7, de: 1, es: 1, fr: 1, ja: 7, ar: 6 },
};

/**
 * The first day of weeks: 1 is Monday, 7 is Sunday.
 *
 * @param language which is spoken
 * @param tags of the page and the reader, as `de-AT`; the first that is of that language says the country
 */
export function firstWeekday(language: string, tags: readonly unknown[]): number {
  const texts = tags.flatMap((one) => (typeof one === 'string' ? [one] : []));
  const tag = texts.find((one) => languageOf(one) === language && /[-_]/.test(one));
  const fallback = FIRST_DAYS[languageOf(language) ?? 'en'];
  try {
    const locale: WithWeek = new Intl.Locale((tag ?? language).replaceAll('_', '-'));
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? fallback;
  } catch {
    // A page may write anything into `lang`.
    return fallback;
  }
}
