import type { DayState } from '../../core/history/calendar.js';
import type { Day } from '../../core/history/day.js';
import type { SeasonState } from '../../core/history/season.js';
import { calendarDates } from '../calendar-dates.js';
import type { CalendarWords } from '../calendar-en.js';
import type { Translations } from '../translations.js';
import { stats } from './stats.js';

const dates = calendarDates('de');

const STATES: Readonly<Record<DayState, string>> = {
  won: 'gewonnen',
  'won-later': 'später gewonnen',
  begun: 'begonnen',
  missed: 'nicht gespielt',
  open: 'noch nicht gespielt',
  'to-come': 'kommt noch',
  outside: 'kein Spiel',
};

const SEASON: Readonly<Record<SeasonState, (days: readonly Day[]) => string>> = {
  ahead: (days) => `Die Saison beginnt am ${dates.date(days[0]!)}.`,
  open: (days) => `Ein Spiel zählt, wenn es bis ${dates.date(days.at(-1)!)} gewonnen ist.`,
  over: () => 'Die Saison ist vorbei. Spiele, die jetzt gewonnen werden, zählen nicht.',
};

const calendar: CalendarWords = {
  ...dates,
  language: 'de',
  number: stats.number,
  title: (game) => (game === undefined ? 'Tag für Tag' : `${stats.game(game)}, Tag für Tag`),
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  key: 'Zeichen',
  state: (state) => STATES[state],
  day: (day, state) => `${dates.date(day)}, ${STATES[state]}`,
  today: 'Heute',
  figures: { current: 'Tage in Folge', best: 'Längste Serie' },
  rule: 'Ein Tag zählt, wenn er an diesem Tag gewonnen wurde.',
  chosen: (day) => `Das Spiel vom ${dates.date(day)}.`,
  week: (week, year) => `Woche ${week}, ${year}`,
  won: 'Gewonnene Spiele',
  ofSeven: (won) => `${won} von 7`,
  season: (state, days) => SEASON[state](days),
  missing: stats.missing,
  trouble: stats.trouble,
};

/** What the calendar of daily games says, in German. */
export const otherWords: Translations = { calendar };
