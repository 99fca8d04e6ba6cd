import type { DayWords } from '../day-en.js';
import { dayFormats } from '../day-formats.js';
import { es } from './kit.js';

const formats = dayFormats('es');

/** The words of the games of days, in Spanish. */
export const day: DayWords = {
  date: (day, hasYear) => formats.long(day, hasYear).replace(',', ''),
  gameOf: (game, date) => `${game} del ${date}`,
  short: (game, day) => `${game}, ${formats.short(day)}`,
  streak: (days) => es.counted(days, { one: 'día seguido', other: 'días seguidos' }),
  next: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return `Próxima partida en ${hours > 0 ? `${hours} h ` : ''}${rest} min`;
  },
  inSeason: (place) => `Día ${place} de 7`,
  shortInSeason: (game, place) => `${game}, día ${place} de 7`,
  todays: 'Partida de hoy',
  yesterday: 'Ayer',
};
