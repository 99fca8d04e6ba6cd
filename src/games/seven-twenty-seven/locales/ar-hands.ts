import type { Card } from '../../../core/cards/card.js';
import { ar, chipsOf, counter, kit, letterOf, ltr } from '../../../locales/ar/kit.js';
import { wonText } from '../../../locales/ar/tables.js';
import { type WordsFor, sentence } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import type { Explanation } from '../rules/explain.js';
import type { Declaration, Target, Totals } from '../rules/results.js';
import { GOALS } from '../rules/scoring.js';
import type { Step } from './en-labels.js';
import type { Seven27Words } from './en.js';

/** What each target is called, and each declaration. */
export const GOAL_NAMES: Readonly<Record<Target, string>> = { low: '7', high: '27' };
export const DECLARED: Readonly<Record<Declaration, string>> = { ...GOAL_NAMES, both: '7 و27' };

/** Half points as points: `6½`, `½`, `27`; a half stays at the right of its number. */
export const points = (halves: number): string => {
  const whole = halves > 1 || halves === 0 ? String(halves >> 1) : '';
  return (halves & 1) === 0 ? whole : ltr(`${whole}½`);
};

/** What one of several pots is called; the only one is `الوعاء`. */
export const potName = (pot: number, pots: number): string =>
  pots < 2 ? 'الوعاء' : pot === 0 ? 'الوعاء الرئيسي' : `وعاء جانبي${pots > 2 ? ` ${pot}` : ''}`;

/** A hand by its ranks alone: `5-A-A`. */
const ranks = (cards: readonly Card[]): string => ltr(cards.map(letterOf).join('-'));

/** Cards by their names. */
export const cardsText = (cards: readonly Card[]): string => kit.list(cards.map(kit.cardName));

/** `7` where it is exact, else `6½ (½ عن 7)`. */
const nearText = (total: number, target: Target): string => {
  const off = Math.abs(total - GOALS[target]);
  return `${points(total)}${off === 0 ? '' : `، بفارق ${points(off)} عن ${GOAL_NAMES[target]}`}`;
};

/** How near a hand is to both: `7 و27`, `6½، بفارق ½ عن 7، و26، بفارق 1 عن 27`. */
function bothText({ low, high }: Totals): string {
  const off = high - GOALS.high;
  // One total for both is said once.
  if (low === high) return `${nearText(low, 'low')} و${points(Math.abs(off))} عن 27`;
  const [near, far] = [nearText(low, 'low'), nearText(high, 'high')];
  return `${near}${near.includes('،') ? '،' : ''} و${far}`;
}

/** What a hand comes to: `6½ لـ7، 16½ لـ27`; where aces make no difference, `16½`. */
export const totalsText = ({ low, high }: Totals): string =>
  low === high ? points(low) : `${points(low)} لـ7، ${points(high)} لـ27`;

/** `9 و12½`: two totals of one hand. */
export const both = ({ low, high }: Totals): string =>
  low === high ? points(low) : `${points(low)} و${points(high)}`;

/** Which pot a line is about, where there are several: `الوعاء الرئيسي: `. */
const before = ({ pot, pots }: { readonly pot: number; readonly pots: number }): string =>
  pots < 2 ? '' : `${potName(pot, pots)}: `;

/** A line for everything that a hand's end is explained by. */
export const explanationsWith = ({ name, label, does }: SeatNames): WordsFor<Explanation> => ({
  both: ({ seat, cards, totals, amount, ...of }) =>
    `${before(of)}${label(seat)}: ${ranks(cards)} = ${bothText(totals)}: ` +
    `ربح النصفين، ${chipsOf(amount)}.`,
  half: ({ seat, cards, target, total, shared, odd, amount, ...of }) =>
    `${before(of)}${label(seat)}: ${ranks(cards)} = ${nearText(total, target)}: ` +
    `${shared ? 'اقتسام' : 'ربح'} نصف ${GOAL_NAMES[target]}، ${chipsOf(amount)}${odd ? ' مع فيشة فردية' : ''}.`,
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
  carried: ({ target, amount, ...of }) =>
    `${before(of)}لا رابح ${target === null ? 'للوعاء' : `لنصف ${GOAL_NAMES[target]}`}: تبقى ${chipsOf(amount)} للجولة التالية.`,
  'three-quarters': ({ seat, amount, ...of }) =>
    `${before(of)}${label(seat)}: ربح نصف وتعادل في الآخر، ثلاثة أرباع، ${chipsOf(amount)}.`,
  'five-ace-ace': ({ seats }) => `${ltr('5-A-A')} تغلب كل يد أخرى: ${kit.list(seats.map(label))}.`,
  uncalled: ({ seat, amount }) =>
    `رهان لم يجارِه أحد، ${chipsOf(amount)}: عاد ${does(seat, 'إليك', 'إلى')}.`,
  nothing: ({ seat, cards, totals }) => `${label(seat)}: ${ranks(cards)} = ${bothText(totals)}.`,
});

const times = counter('مر');

/** What it costs to stand: nothing, or at last the right to take more cards. */
const standText = (freeze: number, stands: number): string =>
  freeze === 0
    ? 'يمكن سحب ورقة لاحقاً.'
    : stands + 1 < freeze
      ? `بعد الاكتفاء ${times(freeze - stands, true)} على التوالي لا أوراق أخرى.`
      : 'مع الاكتفاء الآن لا أوراق أخرى.';

/** The next step in plain words. */
const stepsWith = (names: SeatNames): WordsFor<Step> => {
  const { name, label, does } = names;
  const waits = ({ seat }: { readonly seat: number | null }): string =>
    `بانتظار ${seat === null ? 'الآخرين' : name(seat)}.`;
  return {
    ante: ({ ante }) => `دخول الجولة بـ${ar.number(ante)}، أو عدم المشاركة فيها.`,
    check: ({ min, max }) =>
      `لم يراهن أحد. تمرير مجاني، أو رهان من ${ar.number(min)} إلى ${ar.number(max)}.`,
    call: ({ call, raises }) =>
      `للبقاء ${ar.number(call)}: مجاراة، ${raises ? 'أو زيادة، ' : ''}أو انسحاب وترك الوعاء.`,
    draw: ({ up, freeze, stands }) =>
      `سحب ورقة${up ? ' مكشوفة' : ''} أو اكتفاء. ${standText(freeze, stands)}`,
    declare: ({ secret, tie }) =>
      `ما الهدف؟ مع 7 و27 يجب ربح النصفين${tie ? ' أو ربح أحدهما والتعادل في الآخر' : ''}.${secret ? ' تُعلن الأهداف كلها معاً.' : ''}`,
    wait: waits,
    covered: ({ seat }) => `تسليم الجهاز إلى ${label(seat)}.`,
    frozen: (step) => `يدك مجمّدة: لا أوراق أخرى، والرهان مستمر. ${waits(step)}`,
    'all-in': (step) => `راهنت بكل رصيدك، ولا رهان آخر. ${waits(step)}`,
    paid: ({ seat, won, put }) => {
      const sum =
        won === put
          ? `${does(seat, 'خرجت', 'خرج')} بلا ربح ولا خسارة`
          : wonText(names, seat, won - put);
      return won === 0 ? `${sum}.` : `${sum}: من الوعاء ${ar.number(won)}، ودُفع ${ar.number(put)}.`;
    },
    folded: () => 'انسحبت. الآخرون يكملون اللعب.',
    bust: () => 'تجاوزت الحد: أكثر من 27 حتى مع كل آس بـ1. الآخرون يكملون اللعب.',
    'sits-out': () => 'أنت خارج هذه الجولة.',
    'no-chips': () => 'لم يبقَ لديك فيش.',
    nobody: () => 'المشاركون أقل من اثنين، ولم توزَّع أوراق.',
  };
};

/** The words that name a seat. */
export const labelsWith = (names: SeatNames): Pick<Seven27Words, 'seatName' | 'among' | 'step'> => {
  const steps = stepsWith(names);
  return {
    seatName: names.label,
    among: (seats) => kit.list(seats.map(names.label)),
    step: (step) => sentence(steps, step),
  };
};
