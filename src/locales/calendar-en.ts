import type { DayState } from '../core/history/calendar.js';
import type { Day } from '../core/history/day.js';
import type { SeasonState } from '../core/history/season.js';
import { calendarDates } from './calendar-dates.js';
import { statsEn } from './stats-en.js';

const dates = calendarDates('en');

const STATES: Readonly<Record<DayState, string>> = {
  won: 'won',
  'won-later': 'won later',
  begun: 'begun',
  missed: 'not played',
  open: 'not played yet',
  'to-come': 'still to come',
  outside: 'no game',
};

const SEASON: Readonly<Record<SeasonState, (days: readonly Day[]) => string>> = {
  ahead: (days) => `The season begins on ${dates.date(days[0]!)}.`,
  open: (days) => `A game counts if it is won by the end of ${dates.date(days.at(-1)!)}.`,
  over: () => 'The season is over. Games that are won now do not count.',
};

/** The words of the calendar of daily games, in English; their type is that of every other language. */
export const calendarEn = {
  ...dates,
  /** The language, by which a week has its first day. */
  language: 'en',
  number: statsEn.number,
  title: (game: string | undefined): string =>
    game === undefined ? 'Day by day' : `${statsEn.game(game)}, day by day`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** What the signs of days mean, in this order. */
  key: 'Signs',
  state: (state: DayState): string => STATES[state],
  /** All that is known of a day: what a screen reader says of it. */
  day: (day: Day, state: DayState): string => `${dates.date(day)}, ${STATES[state]}`,
  today: 'Today',
  figures: { current: 'Days in a row', best: 'Most in a row' },
  /** Under the figures: which days count. */
  rule: 'A day counts if it was won on that day.',
  /** After a day was chosen. */
  chosen: (day: Day): string => `The game of ${dates.date(day)}.`,
  /** A week of ISO 8601, in a season. */
  week: (week: number, year: number): string => `Week ${week}, ${year}`,
  /** How many of a season's games were won. */
  won: 'Games won',
  ofSeven: (won: number): string => `${won} of 7`,
  /** Which games count in a season. */
  season: (state: SeasonState, days: readonly Day[]): string => SEASON[state](days),
  missing: statsEn.missing,
  trouble: statsEn.trouble,
};

export type CalendarWords = typeof calendarEn;
