import { dayFormats } from './day-formats.js';
import { lazily } from './lazily.js';

const formats = lazily(() => dayFormats('en-GB'));

/** The words of the games of days, in English; their type is that of every other language. */
export const dayEn = {
  /** `Sunday, 22 November`, or with the year, where that is another one than this. */
  date: (day: string, hasYear: boolean): string =>
    formats()
      .long(day, hasYear)
      .replace(/^(\w+),? /, '$1, '),
  /** `FreeCell of Sunday, 22 November`: a game, and the date of its day. */
  gameOf: (game: string, date: string): string => `${game} of ${date}`,
  /** The same where there is little room: `FreeCell, 22 Nov` */
  short: (game: string, day: string): string => `${game}, ${formats().short(day)}`,
  /** Of two days or more. */
  streak: (days: number): string => `${days} days in a row`,
  /** How long it is until the next day’s game, in whole minutes. */
  next: (minutes: number): string => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return `Next game in ${hours > 0 ? `${hours} h ` : ''}${rest} min`;
  },
  /** A day of a season, from 1. */
  inSeason: (place: number): string => `Day ${place} of 7`,
  /** The same with the game, where there is little room. */
  shortInSeason: (game: string, place: number): string => `${game}, day ${place} of 7`,
  todays: 'Today’s game',
  yesterday: 'Yesterday',
};

export type DayWords = typeof dayEn;
