import type { DayWords } from '../day-en.js';
import { dayFormats } from '../day-formats.js';
import { de } from './kit.js';

const formats = dayFormats('de');

/** The words of the games of days, in German. */
export const day: DayWords = {
  date: (day, hasYear) => formats.long(day, hasYear),
  gameOf: (game, date) => `${game} vom ${date}`,
  short: (game, day) => `${game}, ${formats.short(day)}`,
  streak: (days) => `${de.counted(days, { one: 'Tag', other: 'Tage' })} in Folge`,
  next: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return `Nächstes Spiel in ${hours > 0 ? `${hours} Std. ` : ''}${rest} Min.`;
  },
  inSeason: (place) => `Tag ${place} von 7`,
  shortInSeason: (game, place) => `${game}, Tag ${place} von 7`,
  todays: 'Spiel von heute',
  yesterday: 'Gestern',
};
