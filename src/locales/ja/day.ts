import type { DayWords } from '../day-en.js';
import { dayFormats } from '../day-formats.js';
import { ja } from './kit.js';

const formats = dayFormats('ja');

/** The words of the games of days, in Japanese. */
export const day: DayWords = {
  date: (day, hasYear) => formats.long(day, hasYear).replace(/(.曜日)$/, '（$1）'),
  gameOf: (game, date) => `${date}の${game}`,
  short: (game, day) => `${formats.short(day)} ${game}`,
  streak: (days) => `${ja.number(days)}日連続`,
  next: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return `次のゲームまで${hours > 0 ? `${hours}時間` : ''}${rest}分`;
  },
  inSeason: (place) => `全7日の${place}日目`,
  shortInSeason: (game, place) => `${game} 全7日の${place}日目`,
  todays: '今日のゲーム',
  yesterday: '昨日',
};
