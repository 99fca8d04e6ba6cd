import type { DayState } from '../../core/history/calendar.js';
import type { Day } from '../../core/history/day.js';
import type { SeasonState } from '../../core/history/season.js';
import { calendarDates } from '../calendar-dates.js';
import type { CalendarWords } from '../calendar-en.js';
import type { Translations } from '../translations.js';
import { stats } from './stats.js';

const dates = calendarDates('es');

const STATES: Readonly<Record<DayState, string>> = {
  won: 'ganado',
  'won-later': 'ganado después',
  begun: 'empezado',
  missed: 'sin jugar',
  open: 'aún sin jugar',
  'to-come': 'por llegar',
  outside: 'sin juego',
};

const SEASON: Readonly<Record<SeasonState, (days: readonly Day[]) => string>> = {
  ahead: (days) => `La temporada empieza el ${dates.date(days[0]!)}.`,
  open: (days) => `Una partida cuenta si se gana hasta el ${dates.date(days.at(-1)!)}.`,
  over: () => 'La temporada ha terminado. Las partidas que se ganen ahora no cuentan.',
};

const calendar: CalendarWords = {
  ...dates,
  language: 'es',
  number: stats.number,
  title: (game) => (game === undefined ? 'Día a día' : `${stats.game(game)}, día a día`),
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  key: 'Signos',
  state: (state) => STATES[state],
  day: (day, state) => `${dates.date(day)}, ${STATES[state]}`,
  today: 'Hoy',
  figures: { current: 'Días seguidos', best: 'Máximo seguido' },
  rule: 'Un día cuenta si se ganó ese mismo día.',
  chosen: (day) => `La partida del ${dates.date(day)}.`,
  week: (week, year) => `Semana ${week} de ${year}`,
  won: 'Partidas ganadas',
  ofSeven: (won) => `${won} de 7`,
  season: (state, days) => SEASON[state](days),
  missing: stats.missing,
  trouble: stats.trouble,
};

/** What the calendar of daily games says, in Spanish. */
export const otherWords: Translations = { calendar };
