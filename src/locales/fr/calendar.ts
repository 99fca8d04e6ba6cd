import type { DayState } from '../../core/history/calendar.js';
import type { Day } from '../../core/history/day.js';
import type { SeasonState } from '../../core/history/season.js';
import { calendarDates } from '../calendar-dates.js';
import type { CalendarWords } from '../calendar-en.js';
import type { Translations } from '../translations.js';
import { stats } from './stats.js';

/** The first of a month is written `1er`. */
const first = (date: string): string => date.replace(/(^|\s)1\s/, '$11er ');

const plain = calendarDates('fr');
const dates = { ...plain, date: (day: Day): string => first(plain.date(day)) };

const STATES: Readonly<Record<DayState, string>> = {
  won: 'gagné',
  'won-later': 'gagné plus tard',
  begun: 'commencé',
  missed: 'non joué',
  open: 'pas encore joué',
  'to-come': 'à venir',
  outside: 'aucune partie',
};

const SEASON: Readonly<Record<SeasonState, (days: readonly Day[]) => string>> = {
  ahead: (days) => `La saison commence le ${dates.date(days[0]!)}.`,
  open: (days) => `Une partie compte si elle est gagnée jusqu’au ${dates.date(days.at(-1)!)}.`,
  over: () => 'La saison est terminée. Les parties gagnées maintenant ne comptent pas.',
};

const calendar: CalendarWords = {
  ...dates,
  language: 'fr',
  number: stats.number,
  title: (game) =>
    game === undefined ? 'Jour après jour' : `${stats.game(game)}, jour après jour`,
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  key: 'Signes',
  state: (state) => STATES[state],
  day: (day, state) => `${dates.date(day)}, ${STATES[state]}`,
  today: 'Aujourd’hui',
  figures: { current: 'Jours d’affilée', best: 'Record d’affilée' },
  rule: 'Un jour compte s’il a été gagné ce jour-là.',
  chosen: (day) => `La partie du ${dates.date(day)}.`,
  week: (week, year) => `Semaine ${week} de ${year}`,
  won: 'Parties gagnées',
  ofSeven: (won) => `${won} sur 7`,
  season: (state, days) => SEASON[state](days),
  missing: stats.missing,
  trouble: stats.trouble,
};

/** What the calendar of daily games says, in French. */
export const otherWords: Translations = { calendar };
