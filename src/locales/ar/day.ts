import type { DayWords } from '../day-en.js';
import { dayFormats } from '../day-formats.js';
import { ar } from './kit.js';

const formats = dayFormats('ar-u-nu-latn');

const hours = (count: number): string =>
  ar.form(count, { one: 'ساعة', two: 'ساعتين', few: `${count} ساعات`, other: `${count} ساعة` });
const minutes = (count: number): string =>
  ar.form(count, {
    one: 'دقيقة',
    two: 'دقيقتين',
    few: `${count} دقائق`,
    other: `${count} دقيقة`,
  });

/** The words of the games of days, in Arabic. */
export const day: DayWords = {
  date: (day, hasYear) => formats.long(day, hasYear),
  gameOf: (game, date) => `${game} ليوم ${date}`,
  short: (game, day) => `${game}، ${formats.short(day)}`,
  streak: (days) =>
    ar.form(days, {
      one: 'يوم واحد',
      two: 'يومان متتاليان',
      few: `${ar.number(days)} أيام متتالية`,
      many: `${ar.number(days)} يوماً متتالياً`,
      other: `${ar.number(days)} يوم متتالٍ`,
    }),
  next: (all) => {
    const [whole, rest] = [Math.floor(all / 60), all % 60];
    const parts = [...(whole > 0 ? [hours(whole)] : []), ...(rest > 0 ? [minutes(rest)] : [])];
    return `اللعبة التالية بعد ${parts.join(' و')}`;
  },
  inSeason: (place) => `اليوم ${place} من 7`,
  shortInSeason: (game, place) => `${game}، اليوم ${place} من 7`,
  todays: 'لعبة اليوم',
  yesterday: 'أمس',
};
