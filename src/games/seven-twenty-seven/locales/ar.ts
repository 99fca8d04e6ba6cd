import { listOf } from '../../../core/cards/list.js';
import type { Translations } from '../../../locales/translations.js';
import { ar, cardsOf, chipsOf, counter, kit, ltr, seatNames } from '../../../locales/ar/kit.js';
import { chipRefusals, chipsLeft, tableRefusals } from '../../../locales/ar/tables.js';
import { type WordsFor, saying, sentence } from '../../../locales/saying.js';
import type { SeatNames, SeatedTable, TableRefusal } from '../../../locales/table-en.js';
import type { Seven27Announcement } from '../rules/announce.js';
import type { Shown, Standing } from '../rules/figures.js';
import type { Scoring } from '../rules/options.js';
import type { PreAction } from '../rules/pre-action.js';
import type { Declaration } from '../rules/results.js';
import type { LastAction, MoveType, Phase, Seven27Move, Seven27Refusal } from '../rules/state.js';
import {
  DECLARED,
  GOAL_NAMES,
  both,
  cardsText,
  explanationsWith,
  labelsWith,
  points,
  potName,
  totalsText,
} from './ar-hands.js';
import type { Seven27Words } from './en.js';

/** After a verb. */
const TARGETED: Readonly<Record<Declaration, string>> = {
  low: 'الهدف 7',
  high: 'الهدف 27',
  both: 'الهدفين',
};

/** What is done in advance. */
const AHEAD: Readonly<Record<PreAction, string>> = {
  'check-or-fold': 'تمرير أو انسحاب',
  'call-any': 'مجاراة أي رهان',
};

const PHASES: Readonly<Record<Phase, string>> = {
  ante: '',
  bets: 'الرهان.',
  draw: 'أوراق إضافية.',
  declare: 'الإعلان.',
  over: '',
};

type PutIn = Extract<Seven27Announcement, { readonly allIn: boolean }>;

type Done = Extract<
  Seven27Announcement,
  { readonly code: 'sits-out' | 'cut' | 'check' | 'fold' | 'bust' | 'take' | 'stand' } | PutIn
>;

/** What a seat did. */
function deedsWith({ does, label }: SeatNames): WordsFor<Done> {
  const put =
    (you: string, other: string, what = '') =>
    ({ seat, amount, allIn }: PutIn): string =>
      `${does(seat, you, other)}${what} بـ${ar.number(amount)}${allIn ? '، بكل الرصيد' : ''}.`;
  return {
    ante: put('دخلت', 'دخل'),
    call: put('جاريت', 'جارى'),
    bet: put('راهنت', 'راهن'),
    raise: put('زدت', 'زاد', ' الرهان'),
    'sits-out': ({ seat }) => `${label(seat)}: خارج الجولة.`,
    cut: ({ seat }) => `${does(seat, 'قطعت', 'قطع')} الورق.`,
    check: ({ seat }) => `${does(seat, 'مرّرت', 'مرّر')}.`,
    fold: ({ seat }) => `${does(seat, 'انسحبت', 'انسحب')}.`,
    bust: ({ seat }) => `${does(seat, 'تجاوزت', 'تجاوز')} الحد.`,
    take: ({ seat, card, totals }) =>
      `${does(seat, 'سحبت', 'سحب')} ${card === null ? 'ورقة' : `ورقة، ${kit.cardName(card)}`}${
        totals ? `: ${totalsText(totals)}` : ''
      }.`,
    stand: ({ seat, frozen }) =>
      `${does(seat, 'اكتفيت', 'اكتفى')}${frozen ? '، واليد مجمّدة' : ''}.`,
  };
}

/** A sentence or two for everything that is told of a hand. */
function announcementsWith(names: SeatNames): WordsFor<Seven27Announcement> {
  const { does, label, name } = names;
  const lines = explanationsWith(names);
  return {
    ...deedsWith(names),
    'hand-started': ({ hand, dealer, ante, carried }) =>
      `الجولة ${ar.number(hand)}. الموزّع: ${name(dealer)}. رهان الدخول ${ar.number(ante)}.` +
      (carried > 0 ? ` في الوعاء من قبل ${chipsOf(carried)}.` : ''),
    'nobody-played': () => 'المشاركون أقل من اثنين، ولا توزَّع أوراق.',
    dealt: ({ shown }) =>
      shown
        .map(({ seat, cards }) => `المكشوف ${does(seat, 'لديك', 'لدى')}: ${cardsText(cards)}.`)
        .join(' '),
    'own-cards': ({ seat, cards, totals }) =>
      `${does(seat, 'أوراقك', 'أوراق')}: ${cardsText(cards)}: ${totalsText(totals)}.`,
    declare: ({ seat, targets }) =>
      `${does(seat, 'أعلنت', 'أعلن')}${targets === null ? '' : ` ${TARGETED[targets]}`}.`,
    declared: ({ all }) =>
      `الإعلانات: ${kit.list(all.map(({ seat, targets }) => `${label(seat)}: ${DECLARED[targets]}`))}.`,
    phase: ({ phase }) => PHASES[phase],
    turn: ({ seat, call }) =>
      `${does(seat, 'دورك', 'دور')}${call > 0 ? `: المجاراة بـ${ar.number(call)}` : ''}.`,
    line: ({ line }) => sentence(lines, line),
    stack: ({ seat, chips }) => chipsLeft(names, seat, chips),
  };
}

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
  const all = listOf(aces + 1, (elevens) => points(open + 20 * elevens));
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
    step: 'تابع',
    skip: 'أظهر البقية',
    new: 'طاولة جديدة',
  },
  limits: (min: number, max: number) => `من ${ar.number(min)} إلى ${ar.number(max)}`,
  amountOf: { bet: 'الرهان', raise: 'الزيادة' },
  addChip: (amount: number) => `إضافة ${ar.number(amount)}`,
  presets: { min: 'أدنى', 'half-pot': '½ وعاء', pot: 'وعاء', max: 'أقصى' },
  preActions: {
    ...AHEAD,
    chosen: (action: PreAction) => `عند دورك: ${AHEAD[action]}.`,
    none: 'لا اختيار مسبق.',
    dropped: (action: PreAction) => `لم يعد «${AHEAD[action]}» ساريًا.`,
    'not-now': 'يمكنك اختيار ذلك أثناء رهان الآخرين.',
    shared: 'ليس ما دام شخص آخر على هذا الجهاز في اللعب.',
  },
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
const labels: Labels = {
  ...controls,
  title: 'سبعة وسبعة وعشرون',
  handNumber: (hand) => `الجولة ${ar.number(hand)}`,
  dealer: 'الموزّع',
  dealerSign: 'م',
  openSeat: 'شاغر',
  tempers: { cautious: 'بحذر', steady: 'بهدوء', bold: 'بجرأة' },
  seats: 'المقاعد',
  dealings: {
    'up-down': 'لك ورقة مكشوفة وأخرى مقلوبة.',
    'down-down-up': 'لك ورقتان مقلوبتان وورقة مكشوفة.',
    'down-up': 'لك ورقة مقلوبة وورقة مكشوفة.',
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
  intro: ({ scoring, declare, carried }) => [
    ...(carried > 0 ? [`في الوعاء من قبل ${chipsOf(carried)}.`] : []),
    'الأقرب إلى 7 يربح نصف الوعاء، والأقرب إلى 27 النصف الآخر. ويمكن ليد واحدة أن تربح النصفين.',
    SCORINGS[scoring],
    ...(declare === 'none' ? [] : ['في النهاية يُعلَن الهدف: 7 أو 27 أو كلاهما.']),
  ],
  goal: (target) => `لـ${GOAL_NAMES[target]}`,
  standing,
  aces,
  shows: (shown) => `يظهر ${openText(shown)}`,
  seen: (shown) => `يرى الآخرون ${openText(shown)}`,
  seenByAll: 'يراها الجميع',
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

const REFUSED_MOVES: Readonly<Record<MoveType, string>> = {
  ante: 'رهان الدخول',
  'sit-out': 'عدم المشاركة',
  cut: 'قطع الورق',
  deal: 'التوزيع',
  check: 'التمرير',
  bet: 'الرهان',
  call: 'المجاراة',
  raise: 'الزيادة',
  fold: 'الانسحاب',
  take: 'سحب ورقة',
  stand: 'الاكتفاء',
  declare: 'الإعلان',
  settle: 'الدفع',
};

const PHASE_NOW: Readonly<Record<Phase, string>> = {
  ante: 'وقت رهان الدخول',
  bets: 'وقت الرهان',
  draw: 'وقت الأوراق الإضافية',
  declare: 'وقت الإعلان',
  over: 'انتهت الجولة',
};

const times = counter('مر');

/** A sentence for every refusal of the rules. */
const refusalsWith = (names: SeatNames): WordsFor<Seven27Refusal | TableRefusal> => {
  const { name, does } = names;
  const stands =
    (you: string, other: string, what = '') =>
    ({ seat }: { readonly seat: number }) =>
      `سبق أن ${does(seat, you, other)}${what}، ولا رجوع.`;
  return {
    ...tableRefusals(names),
    ...chipRefusals({ bet: 'الرهان', raise: 'مبلغ الزيادة' }),
    'no-such-move': ({ move }) => `لا توجد حركة «${ltr(move)}».`,
    'not-now': ({ move, phase }) => `غير ممكن الآن: ${REFUSED_MOVES[move]}. ${PHASE_NOW[phase]}.`,
    'seat-open': ({ seat }) => `لا أحد في ${name(seat)}.`,
    'seat-out': ({ seat }) => `${name(seat)} خارج هذه الجولة.`,
    'seat-folded': ({ seat }) => `سبق أن ${does(seat, 'انسحبت', 'انسحب')}.`,
    'seat-bust': ({ seat }) => `سبق أن ${does(seat, 'تجاوزت', 'تجاوز')} الحد.`,
    'already-anted': stands('دخلت', 'دخل'),
    'already-cut': stands('قطعت', 'قطع', ' الورق'),
    'already-declared': stands('أعلنت', 'أعلن'),
    'not-your-turn': ({ turn }) => `الدور الآن: ${name(turn)}.`,
    'seat-frozen': ({ stands: count }) =>
      `بعد الاكتفاء ${times(count, true)} على التوالي تُجمَّد اليد: لا أوراق أخرى.`,
    'bad-cut': ({ most }) => `كلمات القطع طويلة؛ أكبر عدد للأحرف ${most}.`,
    'bad-declaration': ({ targets }) =>
      `لا يمكن إعلان «${ltr(String(targets))}»: الممكن 7 أو 27 أو كلاهما.`,
    'table-moves': ({ move }) => `${REFUSED_MOVES[move]}: من عمل الطاولة.`,
    'antes-open': ({ seat }) => `لم يأتِ بعد ${does(seat, 'دخولك', 'دخول')}، أو عدم المشاركة.`,
    'bet-open': ({ call }) => `هناك رهان مفتوح: المجاراة بـ${ar.number(call)}.`,
    'no-bet-open': () => 'لم يراهن أحد: لا شيء لمجاراته.',
    'max-raises': ({ max }) => `أكبر عدد للزيادات في الدورة ${ar.number(max)}.`,
    'short-of-raise': () => 'لا فيش باقية بعد المجاراة.',
    'not-reopened': ({ min }) =>
      `كانت الزيادة الأخيرة أقل من ${ar.number(min)}، ولا تسمح بزيادة أخرى.`,
    'nobody-to-raise': () => 'كل الآخرين راهنوا بكل رصيدهم.',
  };
};

/** The words of Seven Twenty-Seven at a table, in Arabic. */
export function seven27(table: SeatedTable): Seven27Words {
  const names = seatNames(table);
  const announcements = announcementsWith(names);
  const explanations = explanationsWith(names);
  return {
    ...labels,
    ...labelsWith(names),
    amount: ar.number,
    chips: (count) => chipsOf(count),
    signed: ar.signed,
    explain: (line) => sentence(explanations, line),
    announce: (said) => sentence(announcements, said),
    refusal: saying(refusalsWith(names)),
  };
}

/** The words of Seven Twenty-Seven in Arabic. */
export const otherWords: Translations = { seven27 };
