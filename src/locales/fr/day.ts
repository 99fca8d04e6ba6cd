import type { DayWords } from '../day-en.js';
import { dayFormats } from '../day-formats.js';
import { fr } from './kit.js';

const formats = dayFormats('fr');

/** The first of a month is written `1er`. */
export const first = (date: string): string => date.replace(/(^|\s)1\s/, '$11er ');

/** The words of the games of days, in French. */
export const day: DayWords = {
  date: (day, hasYear) => first(formats.long(day, hasYear)),
  gameOf: (game, date) => `${game} du ${date}`,
  short: (game, day) => `${game}, ${first(formats.short(day))}`,
  streak: (days) => `${fr.counted(days, { one: 'jour', other: 'jours' })} de suite`,
  next: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return `Prochaine partie dans ${hours > 0 ? `${hours}\u00a0h ` : ''}${rest}\u00a0min`;
  },
  inSeason: (place) => `Jour ${place} sur 7`,
  shortInSeason: (game, place) => `${game}, jour ${place} sur 7`,
  todays: 'Partie du jour',
  yesterday: 'Hier',
};
