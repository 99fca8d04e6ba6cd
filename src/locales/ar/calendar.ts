import type { DayState } from '../../core/history/calendar.js';
import { calendarDates } from '../calendar-dates.js';
import type { CalendarWords } from '../calendar-en.js';
import type { Translations } from '../translations.js';
import { stats } from './stats.js';

const dates = calendarDates('ar-u-nu-latn', 'narrow');

const STATES: Readonly<Record<DayState, string>> = {
  won: 'فوز',
  'won-later': 'فوز لاحق',
  begun: 'بدأت',
  missed: 'لم تُلعب',
  open: 'لم تُلعب بعد',
  'to-come': 'لم يأتِ بعد',
  outside: 'لا لعبة',
};

const calendar: CalendarWords = {
  ...dates,
  language: 'ar',
  number: stats.number,
  title: (game) => (game === undefined ? 'يوماً بيوم' : `${stats.game(game)}، يوماً بيوم`),
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  key: 'الرموز',
  state: (state) => STATES[state],
  day: (day, state) => `${dates.date(day)}، ${STATES[state]}`,
  today: 'اليوم',
  figures: { current: 'أيام متتالية', best: 'أطول تتابع' },
  rule: 'يُحسب اليوم إذا تحقق الفوز في اليوم نفسه.',
  chosen: (day) => `لعبة ${dates.date(day)}.`,
  missing: stats.missing,
  trouble: stats.trouble,
};

/** What the calendar of daily games says, in Arabic. */
export const otherWords: Translations = { calendar };
