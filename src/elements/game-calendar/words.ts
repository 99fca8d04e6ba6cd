import type { DayState } from '../../core/history/calendar.js';
import type { Day } from '../../core/history/day.js';
import type { SeasonState } from '../../core/history/season.js';
import { calendar } from '../../locales/compiled/en/calendar.js';
import { kit } from '../../locales/compiled/en/kit.js';
import { stats } from '../../locales/compiled/en/stats.js';
import { calendar as calendarFiles } from '../../locales/compiled/load/calendar.js';
import { kit as kitFiles } from '../../locales/compiled/load/kit.js';
import { patienceNames } from '../../locales/compiled/load/patience-names.js';
import { stats as statsFiles } from '../../locales/compiled/load/stats.js';
import { dateText } from '../../locales/date-text.js';
import type { Words } from '../../locales/words.js';
import { wordsFrom } from '../controllers/language/gather.js';

/** The messages of `<game-calendar>`. */
export type CalendarWords = Words<'kit' | 'stats' | 'calendar'>;

export const calendarWords: CalendarWords = { kit, stats, calendar };

export const calendarLanguages = wordsFrom({
  kit: kitFiles,
  stats: statsFiles,
  patienceNames,
  calendar: calendarFiles,
});

/** `Sunday, November 22, 2026, won` */
export const dayText = (words: CalendarWords, day: Day, state: DayState): string =>
  words.calendar.day({ date: dateText(words, day), state: words.calendar.states[state] });

/** Which games count in a season. */
export function seasonText(words: CalendarWords, state: SeasonState, days: readonly Day[]): string {
  const { ahead, open, over } = words.calendar.season;
  if (state === 'ahead') return ahead({ date: dateText(words, days[0]!) });
  return state === 'open' ? open({ date: dateText(words, days.at(-1)!) }) : over;
}
