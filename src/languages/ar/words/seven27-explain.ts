import type { Explanation } from '../../../games/seven-twenty-seven/explain.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { chipsOf, kit } from '../kit.js';
import { GOAL_NAMES, bothText, nearText, potName, ranks } from './seven27-hands.js';

/** Which pot a line is about, where there are several: `الوعاء الرئيسي: `. */
const before = ({ pot, pots }: { readonly pot: number; readonly pots: number }): string =>
  pots < 2 ? '' : `${potName(pot, pots)}: `;

/** A line for everything that a hand's end is explained by. */
export const explanationsWith = ({ name, label, does }: SeatNames): WordsFor<Explanation> => ({
  both: ({ seat, cards, totals, amount, ...of }) =>
    `${before(of)}${label(seat)}: ${ranks(cards)} = ${bothText(totals)}: ` +
    `ربح النصفين، ${chipsOf(amount)}.`,
  half: ({ seat, cards, target, total, shared, amount, ...of }) =>
    `${before(of)}${label(seat)}: ${ranks(cards)} = ${nearText(total, target)}: ` +
    `${shared ? 'اقتسام' : 'ربح'} نصف ${GOAL_NAMES[target]}، ${chipsOf(amount)}.`,
  unclaimed: ({ target, seats, amount, ...of }) =>
    `${before(of)}لا رابح لنصف ${GOAL_NAMES[target]}: تذهب قيمته أيضاً، ${chipsOf(amount)}، ` +
    `${kit.list(seats.map((seat) => does(seat, 'إليك', 'إلى')))}.`,
  last: ({ seat, amount, ...of }) =>
    of.pots < 2
      ? `لم يبقَ إلا ${name(seat)}: ${chipsOf(amount)}، ولا تُكشف أي ورقة.`
      : `${before(of)}لم يبقَ فيه إلا ${name(seat)}: ${chipsOf(amount)}.`,
  'failed-both': ({ seat, ...of }) =>
    `${before(of)}${does(seat, 'أعلنت', 'أعلن')} 7 و27، دون الأفضلية في كليهما: خروج.`,
  void: (of) => `${before(of)}لا يمكن لأحد الفوز بما أُعلن: المجموع هو الحكم.`,
  uncalled: ({ seat, amount }) =>
    `رهان لم يجارِه أحد، ${chipsOf(amount)}: عاد ${does(seat, 'إليك', 'إلى')}.`,
  nothing: ({ seat, cards, totals }) => `${label(seat)}: ${ranks(cards)} = ${bothText(totals)}.`,
});
