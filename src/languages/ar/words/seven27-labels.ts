import type { Shown, Standing } from '../../../games/seven-twenty-seven/figures.js';
import type { Scoring } from '../../../games/seven-twenty-seven/options.js';
import type { LastAction, MoveType, Seven27Move } from '../../../games/seven-twenty-seven/state.js';
import type { Seven27Words } from '../../../games/seven-twenty-seven/words.js';
import { ar, cardsOf, ltr } from '../kit.js';
import { DECLARED, GOAL_NAMES, both, points, potName } from './seven27-hands.js';

const SCORINGS: Readonly<Record<Scoring, string>> = {
  nearest: 'ما فوق الهدف وما تحته سواء.',
  'over-is-bust': 'ما فوق الهدف لا يربحه.',
  'under-beats-over': 'عند تساوي الفارق يغلب ما تحت الهدف ما فوقه.',
  'over-beats-under': 'عند تساوي الفارق يغلب ما فوق الهدف ما تحته.',
  'inside-beats-outside': 'عند تساوي الفارق يغلب المجموع الواقع بين 7 و27 ما سواه.',
  'outside-beats-inside': 'عند تساوي الفارق يغلب المجموع الواقع خارج 7 إلى 27 ما بينهما.',
};

/** What lies open: `9½`, with an ace `1 أو 11`. */
function openText({ open, aces }: Shown): string {
  const all = Array.from({ length: aces + 1 }, (_, elevens) => points(open + 20 * elevens));
  return all.length > 2 ? `${all[0]} إلى ${all.at(-1)}` : all.join(' أو ');
}

/** Moves as nouns: they are the same whoever makes them. */
const MOVES: Readonly<Record<MoveType | LastAction['type'], string>> = {
  ante: 'دخول',
  'sit-out': 'عدم المشاركة',
  cut: 'قطع الورق',
  deal: 'توزيع',
  check: 'تمرير',
  bet: 'رهان',
  call: 'مجاراة',
  raise: 'زيادة',
  fold: 'انسحاب',
  take: 'سحب ورقة',
  stand: 'اكتفاء',
  declare: 'إعلان',
  settle: 'دفع',
  bust: 'تجاوز الحد',
};

/** What a steady player would do. */
function hintText(move: Seven27Move): string {
  const amount = 'amount' in move ? ` ${ar.number(move.amount)}` : '';
  const targets = 'targets' in move ? ` ${DECLARED[move.targets]}` : '';
  return `تلميح: ${MOVES[move.type]}${amount}${targets}.`;
}

/** `ورقة مقلوبة`, `ورقتان مقلوبتان`, `5 ورقات مقلوبة` */
const backs = (count: number): string => {
  if (count === 1) return 'ورقة مقلوبة';
  return `${cardsOf(count)} ${count === 2 ? 'مقلوبتان' : 'مقلوبة'}`;
};

/** How far a total is from its target. */
function standing({ over, bust }: Standing): string {
  if (over === 0) return 'تماماً';
  if (bust) return 'أكثر من اللازم';
  return `${over < 0 ? 'أقل' : 'أكثر'} بـ${points(Math.abs(over))}`;
}

/** How the aces count for a target. */
function aces({ aces: all, elevens }: Standing): string {
  if (all === 0) return '';
  const as = [all > elevens ? '1' : '', elevens > 0 ? '11' : ''].filter(Boolean);
  return `الآس ${as.map((value) => `بـ${value}`).join(' و')}`;
}

/** Buttons that cost chips or not, and what a table's parts are called. */
const controls = {
  menu: 'المزيد',
  buttons: {
    'sit-out': 'عدم المشاركة',
    check: 'تمرير',
    fold: 'انسحاب',
    take: 'سحب ورقة',
    stand: 'اكتفاء',
    low: 'إعلان 7',
    high: 'إعلان 27',
    both: 'إعلان كليهما',
    show: 'عرض أوراقي',
    next: 'الجولة التالية',
    rebuy: 'فيش إضافية',
    new: 'طاولة جديدة',
  },
  limits: (min: number, max: number) => `من ${ar.number(min)} إلى ${ar.number(max)}`,
  amountOf: { bet: 'الرهان', raise: 'الزيادة' },
  addChip: (amount: number) => `إضافة ${ar.number(amount)}`,
  ante: (chips: number) => `دخول ${ar.number(chips)}`,
  call: (chips: number) => `مجاراة ${ar.number(chips)}`,
  bet: (chips: number) => `رهان ${ar.number(chips)}`,
  raise: (chips: number) => `زيادة ${ar.number(chips)}`,
  fair: 'التحقق من هذا التوزيع',
  help: 'طريقة اللعب',
  hint: hintText,
  hintLabel: 'تلميح',
} satisfies Partial<Seven27Words>;

type Labels = Omit<
  Seven27Words,
  'amount' | 'chips' | 'signed' | 'explain' | 'announce' | 'refusal' | 'seatName' | 'among' | 'step'
>;

/** The words that are the same whoever sits at the table. */
export const labels: Labels = {
  ...controls,
  title: 'سبعة وسبعة وعشرون',
  handNumber: (hand) => `الجولة ${ar.number(hand)}`,
  dealer: 'الموزّع',
  dealerSign: 'م',
  openSeat: 'شاغر',
  seats: 'المقاعد',
  dealings: {
    'up-down': 'لك ورقة مكشوفة وأخرى مقلوبة.',
    'down-down-up': 'لك ورقتان مقلوبتان وورقة مكشوفة.',
  },
  ownHand: 'يدك',
  toAnte: 'قبل الدخول',
  backs,
  points,
  values: (half) => [
    ltr(`${half ? '10 ' : ''}J Q K = ½`),
    `من 2 إلى ${half ? 9 : 10} بقيمتها`,
    'الآس 1\u00a0أو\u00a011، الأفضل لكل هدف',
  ],
  intro: ({ scoring, declare }) => [
    'الأقرب إلى 7 يربح نصف الوعاء، والأقرب إلى 27 النصف الآخر. ويمكن ليد واحدة أن تربح النصفين.',
    SCORINGS[scoring],
    ...(declare === 'none' ? [] : ['في النهاية يُعلَن الهدف: 7 أو 27 أو كلاهما.']),
  ],
  goal: (target) => `لـ${GOAL_NAMES[target]}`,
  standing,
  aces,
  shows: (shown) => `يظهر ${openText(shown)}`,
  seen: (shown) => `يرى الآخرون ${openText(shown)}`,
  range: ({ least, most }) => `بين ${points(least)} و${points(most)}`,
  totals: both,
  pot: 'الوعاء',
  potName,
  half: (target, chips) => `نصف ${GOAL_NAMES[target]} يربح ${ar.number(chips)}`,
  phases: {
    ante: 'الدخول',
    bets: 'جولة الرهان',
    draw: 'أوراق إضافية',
    declare: 'الإعلان',
    over: 'النتيجة',
  },
  action: ({ type, amount, allIn }) =>
    allIn ? 'كل الرصيد' : `${MOVES[type]}${amount ? ` ${ar.number(amount)}` : ''}`,
  frozen: 'مجمّدة',
  declared: (targets) => `إعلان ${DECLARED[targets]}`,
  won: (declared, won) => {
    if (won.length > 1) return 'ربح النصفين';
    const [target] = won;
    if (target) return `ربح ${GOAL_NAMES[target]}`;
    return declared ? `إعلان ${DECLARED[declared]}` : '';
  },
};
