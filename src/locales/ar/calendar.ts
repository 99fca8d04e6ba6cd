import type { DayState } from '../../core/history/calendar.js';
import type { Day } from '../../core/history/day.js';
import type { SeasonState } from '../../core/history/season.js';
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

const SEASON: Readonly<Record<SeasonState, (days: readonly Day[]) => string>> = {
  ahead: (days) => `يبدأ الموسم يوم ${dates.date(days[0]!)}.`,
  open: (days) => `تُحتسب اللعبة إذا فزت بها قبل نهاية يوم ${dates.date(days.at(-1)!)}.`,
  over: () => 'انتهى الموسم، وما تفوز به الآن لا يُحتسب.',
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
  week: (week, year) => `الأسبوع ${week}، ${year}`,
  won: 'ألعاب فزت بها',
  ofSeven: (won) => `${won} من 7`,
  season: (state, days) => SEASON[state](days),
  missing: stats.missing,
  trouble: stats.trouble,
};

/** What the calendar of daily games says, in Arabic. */
export const otherWords: Translations = { calendar };
