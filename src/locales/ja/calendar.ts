import type { DayState } from '../../core/history/calendar.js';
import type { Day } from '../../core/history/day.js';
import type { SeasonState } from '../../core/history/season.js';
import { calendarDates } from '../calendar-dates.js';
import type { CalendarWords } from '../calendar-en.js';
import type { Translations } from '../translations.js';
import { stats } from './stats.js';

const dates = calendarDates('ja');

const STATES: Readonly<Record<DayState, string>> = {
  won: '勝ち',
  'won-later': '後日に勝ち',
  begun: '途中',
  missed: '未プレイ',
  open: 'まだプレイしていません',
  'to-come': 'これから',
  outside: 'ゲームなし',
};

const SEASON: Readonly<Record<SeasonState, (days: readonly Day[]) => string>> = {
  ahead: (days) => `シーズンは${dates.date(days[0]!)}に始まります。`,
  open: (days) => `${dates.date(days.at(-1)!)}までに勝ったゲームが数えられます。`,
  over: () => 'シーズンは終わりました。これから勝っても数えられません。',
};

const calendar: CalendarWords = {
  ...dates,
  language: 'ja',
  number: stats.number,
  title: (game) => (game === undefined ? '日ごとの記録' : `${stats.game(game)}：日ごとの記録`),
  previousMonth: '前の月',
  nextMonth: '次の月',
  key: '記号',
  state: (state) => STATES[state],
  day: (day, state) => `${dates.date(day)}、${STATES[state]}`,
  today: '今日',
  figures: { current: '連続日数', best: '最長の連続' },
  rule: 'その日のうちに勝った日だけを数えます。',
  chosen: (day) => `${dates.date(day)}のゲームです。`,
  week: (week, year) => `${year}年第${week}週`,
  won: '勝ったゲーム',
  ofSeven: (won) => `7日中${won}日`,
  season: (state, days) => SEASON[state](days),
  missing: stats.missing,
  trouble: stats.trouble,
};

/** What the calendar of daily games says, in Japanese. */
export const otherWords: Translations = { calendar };
