import type { Explanation } from '../../../games/seven-twenty-seven/explain.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { kit, sheets } from '../kit.js';
import { GOAL_NAMES, bothText, nearText, potName, ranks } from './seven27-hands.js';

/** Which pot a line is about, where there are several: `メインポット：`, `サイドポット2：`. */
const before = ({ pot, pots }: { readonly pot: number; readonly pots: number }): string =>
  pots < 2 ? '' : `${potName(pot, pots)}：`;

/** A line for everything that a hand's end is explained by. */
export const explanationsWith = ({ name, label, does }: SeatNames): WordsFor<Explanation> => ({
  both: ({ seat, cards, totals, amount, ...of }) =>
    `${before(of)}${label(seat)}：${ranks(cards)}は${bothText(totals)}。7と27の両方を制して${sheets(amount)}獲得。`,
  half: ({ seat, cards, target, total, shared, amount, ...of }) =>
    `${before(of)}${label(seat)}：${ranks(cards)}は${nearText(total, target)}。` +
    `${GOAL_NAMES[target]}側を${shared ? '分け合い' : '制して'}${sheets(amount)}獲得。`,
  unclaimed: ({ target, seats, amount, ...of }) =>
    `${before(of)}${GOAL_NAMES[target]}側を取れる人がいないため、${sheets(amount)}も${kit.list(seats.map(name))}のものになります。`,
  last: ({ seat, amount, ...of }) =>
    of.pots < 2
      ? does(seat, `最後の1人になり${sheets(amount)}獲得。カードは公開されません。`)
      : `${before(of)}残ったのは${name(seat)}だけなので${sheets(amount)}獲得。`,
  'failed-both': ({ seat, ...of }) =>
    before(of) + does(seat, '両方を宣言しましたが、両方で一番になれず失格です。'),
  void: (of) => `${before(of)}宣言どおりに勝てる人がいないため、合計で決めます。`,
  uncalled: ({ seat, amount }) => `コールされなかった${sheets(amount)}は${name(seat)}に戻ります。`,
  nothing: ({ seat, cards, totals }) => `${label(seat)}：${ranks(cards)}は${bothText(totals)}。`,
});
