import type { Translations } from '../../../locales/translations.js';
import { type Card, JOKER } from '../../../core/cards/card.js';
import type { Refusal } from '../../../core/engine/reason.js';
import { ar, by, cardsOf, chipsOf, kit, ltr, seatNames } from '../../../locales/ar/kit.js';
import { chipRefusals, chipsLeft, tableRefusals, wonText } from '../../../locales/ar/tables.js';
import { type WordsFor, saying, sentence } from '../../../locales/saying.js';
import type { SeatNames, SeatedTable, TableRefusal } from '../../../locales/table-en.js';
import type { HandsDescribed, PaigowAnnouncement } from '../rules/announce.js';
import type { Comparison, SeatResult } from '../rules/results.js';
import type { MoveType, PaigowRefusal, Phase } from '../rules/state.js';
import { FORTUNE, PUSHED, WAYS, foulText, handName, handText, houseWayText } from './ar-hands.js';
import type { Side } from './en-hands.js';
import type { IdleReason } from './en-labels.js';
import type { PaigowWords } from './en.js';

/** How a hand did. */
const DID: Readonly<Record<Comparison, string>> = {
  win: 'رابحة',
  lose: 'خاسرة',
  copy: 'متطابقة',
};

const cardsText = (cards: readonly Card[]): string => kit.list(cards.map(kit.cardName));

/** `الأمامية رابحة، ملك وبنت؛ والخلفية خاسرة، زوج آسات` */
const compared = ({ front, back }: HandsDescribed, result: SeatResult): string =>
  `الأمامية ${DID[result.front]}، ${handName(front, 'front')}؛ ` +
  `والخلفية ${DID[result.back]}، ${handName(back, 'back')}`;

/** What came of the side bets, and of a stake that could not be covered whole. */
function besides({ returned, bonus, envy }: SeatResult, { does }: SeatNames): readonly string[] {
  return [
    returned > 0 ? `لم تكفِ فيش الموزّع، فعاد من الرهان: ${chipsOf(returned)}.` : '',
    bonus === null
      ? ''
      : bonus.line === null
        ? `خسارة رهان المكافأة: ${ar.number(bonus.stake)}.`
        : `مكافأة الحظ، ${FORTUNE[bonus.line]}: ربح ${ar.number(bonus.net)}.`,
    ...envy.map(
      ({ seat, line, chips }) =>
        `مكافأة الغيرة، ${FORTUNE[line]} ${does(seat, 'لديك', 'لدى')}: ربح ${ar.number(chips)}.`,
    ),
  ].filter(Boolean);
}

const afterFee = (commission: number, rounded = false): string =>
  commission > 0 ? `، بعد عمولة ${ar.number(commission)}${rounded ? ' مقرّبة إلى الأعلى' : ''}` : '';

/** What a player won or lost by the stake. */
function outcomeText(
  { result: { seat, outcome, net, commission }, rounded, push }: Paid,
  names: SeatNames,
): string {
  switch (outcome) {
    case 'win':
      return `${wonText(names, seat, net)}${afterFee(commission, rounded)}.`;
    case 'push':
      return `${names.does(seat, 'تعادلت', 'تعادل')}${push ? `: ${PUSHED[push]}` : ''}.`;
    case 'lose':
      return `${wonText(names, seat, net)}.`;
  }
}

type Paid = Extract<PaigowAnnouncement, { readonly code: 'paid' }>;

function paidText(paid: Paid, names: SeatNames): string {
  const { result, brief, ...hands } = paid;
  const { seat, foul, bonus, envy, total } = result;
  const text = outcomeText(paid, names);
  const how = foul ? 'ترتيب مخالف، واليدان خاسرتان' : compared(hands, result);
  const sides = bonus !== null || envy.length > 0;
  return [
    brief ? text : `${names.label(seat)}: ${how}. ${text}`,
    ...(brief ? [] : besides(result, names)),
    ...(sides ? [`المجموع ${ar.signed(total)}.`] : []),
  ].join(' ');
}

type DealerPaid = Extract<PaigowAnnouncement, { readonly code: 'dealer-paid' }>;

/** What the dealer made of all stakes; of a player it is said that it came from dealing. */
function dealerText({ house, result, rounded }: DealerPaid, names: SeatNames): string {
  const { seat, net, commission } = result;
  const did =
    net === 0 ? `${names.does(seat, 'خرجت', 'خرج')} بلا ربح ولا خسارة` : wonText(names, seat, net);
  return `${did}${house ? '' : ' من التوزيع'}${afterFee(commission, rounded)}.`;
}

/** A sentence or two for everything that is told of a hand. */
const announcementsWith = (names: SeatNames): WordsFor<PaigowAnnouncement> => {
  const { does, label, name } = names;
  const cardsFor = (seat: number, cards: readonly Card[]): string =>
    `${does(seat, 'أوراقك', 'أوراق')}: ${cardsText(cards)}.`;
  return {
    'hand-started': ({ hand, dealer, house, offered }) =>
      `الجولة ${ar.number(hand)}.${house ? '' : ` الموزّع: ${name(dealer)}.`}${
        offered === undefined ? '' : ` البنك معروض: ${label(offered)}.`
      }`,
    'bank-offered': ({ seat }) => `البنك معروض: ${label(seat)}.`,
    'takes-bank': ({ seat }) => `${does(seat, 'أخذت', 'أخذ')} البنك.`,
    'passes-bank': ({ seat }) => `${does(seat, 'تركت', 'ترك')} البنك.`,
    'house-deals': () => 'لم يأخذ أحد البنك: الدار توزّع.',
    bet: ({ seat, amount, bonus }) =>
      `${does(seat, 'راهنت', 'راهن')} ${by(chipsOf(amount, true))}${bonus > 0 ? `، و${by(ar.number(bonus))} على الحظ` : ''}.`,
    'sits-out': ({ seat }) => `${label(seat)}: خارج الجولة.`,
    cut: ({ seat }) => `${does(seat, 'قطعت', 'قطع')} الورق.`,
    'nobody-played': () => 'لم يراهن أحد، ولم توزَّع أوراق.',
    dealt: ({ first, dice }) => {
      const total = dice.reduce((sum, die) => sum + die, 0);
      const thrown = total > 0 ? `مجموع النرد ${total}. ` : '';
      return `${thrown}اليد الأولى: ${name(first)}.`;
    },
    'own-cards': ({ seat, cards }) => cardsFor(seat, cards),
    set: ({ seat }) => `${does(seat, 'انتهيت', 'انتهى')} من الترتيب.`,
    // A dealer who sets at once is told by the two hands: seven cards more would be a long speech.
    'dealer-shown': ({ seat, cards, sets }) =>
      `انتهى الجميع من الترتيب.${sets ? ` ${cardsFor(seat, cards)}` : ''}`,
    'dealer-set': ({ seat, front, back }) =>
      `${label(seat)}: في الأمام ${handText(front, 'front')}، وفي الخلف ${handText(back, 'back')}.`,
    paid: (paid) => paidText(paid, names),
    'dealer-paid': (paid) => dealerText(paid, names),
    stack: ({ seat, chips }) => chipsLeft(names, seat, chips),
  };
};

const IDLE: Readonly<Record<IdleReason, string>> = {
  'sits-out': 'أنت خارج هذه الجولة.',
  'no-chips': 'لم يبقَ لديك فيش.',
  deals: 'التوزيع عليك، والرهان على الآخرين.',
  'deals-later': 'التوزيع عليك. تُكشف أوراقك بعد أن يرتّب الآخرون أوراقهم.',
  offer: 'البنك معروض.',
  wait: 'بانتظار الآخرين.',
  nobody: 'لم يراهن أحد، ولم توزَّع أوراق.',
};

const HANDS: Readonly<Record<Side, string>> = { front: 'الأمامية', back: 'الخلفية' };

/** `ورقة مقلوبة`, `ورقتان مقلوبتان`, `5 ورقات مقلوبة` */
const backs = (count: number): string => {
  if (count === 1) return 'ورقة مقلوبة';
  return `${cardsOf(count)} ${count === 2 ? 'مقلوبتان' : 'مقلوبة'}`;
};

/** A tray's heading: what goes there, or how far that is; behind lie all that are not in front. */
function trayText(side: Side, count: number): string {
  if (side === 'front') return `الأمامية · ${count === 2 ? 'ورقتان' : `${count} من 2`}`;
  return `الخلفية · ${count === 5 ? '5 ورقات' : `${count - 5} إلى الأمام`}`;
}

type Labels = Omit<
  PaigowWords,
  | 'amount'
  | 'chips'
  | 'signed'
  | 'describe'
  | 'houseWay'
  | 'announce'
  | 'refusal'
  | keyof ReturnType<typeof labelsWith>
>;

/** The words that are the same whoever sits at the table. */
const labels: Labels = {
  title: 'بوكر باي غاو',
  handNumber: (hand) => `الجولة ${ar.number(hand)}`,
  dealer: 'الموزّع',
  house: 'الكازينو',
  openSeat: 'شاغر',
  seatStates: { waiting: 'قبل الرهان', out: 'خارج الجولة', setting: 'قيد الترتيب', set: 'جاهز' },
  staked: (stake, bonus) =>
    `رهان ${ar.number(stake)}${bonus > 0 ? `، مكافأة ${ar.number(bonus)}` : ''}`,
  bonusSign: (bonus) => `مكافأة ${ar.number(bonus)}`,
  backs,
  hands: HANDS,
  tray: trayText,
  idle: (reason) => IDLE[reason],
  diceName: (dice) => `نرد ${dice.join('، ')}`,
  stake: 'الرهان',
  bonus: 'مكافأة الحظ',
  fortune: FORTUNE,
  limits: (min, max) => `من ${ar.number(min)} إلى ${ar.number(max)}`,
  addChip: (amount) => `إضافة ${ar.number(amount)}`,
  stakeChanges: {
    repeat: ['تكرار', 'تكرار الرهان الأخير'],
    double: ['2×', 'مضاعفة الرهان'],
    half: ['½', 'تنصيف الرهان'],
  },
  noStake: 'لم يُراهَن بشيء من قبل.',
  menu: 'المزيد',
  buttons: {
    clear: 'مسح',
    pays: 'جدول الدفع',
    deal: 'توزيع',
    bank: 'أخذ البنك',
    decline: 'تركه',
    pass: 'عدم المشاركة',
    'house-way': 'طريقة الكازينو',
    set: 'تثبيت اليدين',
    show: 'عرض أوراقي',
    next: 'الجولة التالية',
    rebuy: 'فيش إضافية',
    step: 'تابع',
    skip: 'أظهر البقية',
    new: 'طاولة جديدة',
  },
  sortBy: { rank: 'فرز بالقيمة', suit: 'فرز بالنوع' },
  outcomes: { win: 'ربح', push: 'تعادل', lose: 'خسارة' },
  comparisons: { win: 'رابحة', lose: 'خاسرة', copy: 'متطابقة' },
  foul: 'مخالفة',
  commission: (chips) => `عمولة ${ar.number(chips)}`,
  pushed: (hand) => `تعادل: ${PUSHED[hand]}`,
  offered: 'تأخذ البنك؟ عندها توزّع هذه الجولة وتلعب ضد الجميع.',
  returned: (chips) => `فيش الموزّع لا تكفي، عاد ${ar.number(chips)}`,
  stakeLine: (net) => `الرهان ${ar.signed(net)}`,
  pays: (chips) => `عند الفوز ${ar.number(chips)}`,
  bonusLine: ({ line, net }) =>
    `الحظ${line === null ? '' : `: ${FORTUNE[line]}`} ${ar.signed(net)}`,
  fair: 'التحقق من هذا التوزيع',
  seats: 'المقاعد',
  help: 'طريقة اللعب',
  ownHands: 'يداك',
};

/** The words that name a seat, or quote a refusal. */
const labelsWith = (
  { name, label, does }: SeatNames,
  refusal: (refusal: Refusal) => string,
): Pick<PaigowWords, 'seatName' | 'setLine' | 'firstHand' | 'covered' | 'envyLine'> => ({
  seatName: label,
  setLine: (line) => {
    switch (line.code) {
      case 'choose':
        return line.missing === 2
          ? 'اختيار ورقتين للأمام؛ والخمس في الخلف يجب أن تكون أعلى.'
          : 'اختيار ورقة أخرى للأمام.';
      case 'refused':
        return refusal(line.refusal);
      case 'foul':
        return `${foulText(line.front, line.back)}. ترتيب مخالف تخسر به اليدان.`;
      case 'legal':
        return `ترتيب صحيح: ${handName(line.back, 'back')} أعلى من ${handName(line.front, 'front')}.`;
    }
  },
  firstHand: (total, first, own) =>
    `${total}: اليد الأولى ${own ? 'لك' : `من نصيب ${name(first)}`}`,
  covered: (seat) => `تسليم الجهاز إلى ${label(seat)}.`,
  envyLine: ({ seat, line, chips }) =>
    `الغيرة ${ar.signed(chips)}: ${FORTUNE[line]} ${does(seat, 'لديك', 'لدى')}`,
});

/** After each stands a colon. */
const MOVES: Readonly<Record<MoveType, string>> = {
  bet: 'الرهان',
  bank: 'أخذ البنك',
  decline: 'ترك البنك',
  pass: 'عدم المشاركة',
  cut: 'قطع الورق',
  deal: 'التوزيع',
  set: 'ترتيب اليدين',
  settle: 'الدفع',
};

const PHASES: Readonly<Record<Phase, string>> = {
  offer: 'البنك معروض',
  bets: 'وقت الرهان',
  set: 'وقت ترتيب اليدين',
  dealer: 'أوراق الموزّع مكشوفة',
  over: 'انتهت الجولة',
};

/** The rank of a kicker is not there in every hand. */
const hand = <Code>(code: Code, high: number, kicker: number | undefined) => ({
  code,
  high,
  ...(kicker !== undefined && { kicker }),
});

/** A sentence for every refusal of the rules. */
const refusalsWith = (names: SeatNames): WordsFor<PaigowRefusal | TableRefusal> => {
  const { does, name } = names;
  const stands =
    (you: string, other: string, what = '') =>
    ({ seat }: { readonly seat: number }) =>
      `سبق أن ${does(seat, you, other)}${what}، ولا رجوع.`;
  return {
    ...tableRefusals(names),
    ...chipRefusals({ stake: 'الرهان', bonus: 'رهان المكافأة' }),
    'no-such-move': ({ move }) =>
      `لا توجد حركة «${ltr(move)}»؛ الموجود: ${ltr('bank, decline, bet, pass, cut, set')}.`,
    'not-now': ({ move, phase }) => `غير ممكن الآن: ${MOVES[move]}. ${PHASES[phase]}.`,
    'not-offered': ({ seat }) => `البنك معروض الآن على ${name(seat)}.`,
    'seat-open': ({ seat }) => `لا أحد في ${name(seat)}.`,
    'seat-out': ({ seat }) => `${name(seat)} خارج هذه الجولة.`,
    'already-set': stands('رتّبت', 'رتّب', ' اليدين'),
    'already-bet': stands('راهنت', 'راهن'),
    'already-cut': stands('قطعت', 'قطع', ' الورق'),
    'dealer-bets-not': () => 'الموزّع لا يراهن.',
    'house-cuts-not': () => 'الكازينو لا يقطع الورق.',
    'table-moves': ({ move }) => `${MOVES[move]}: من عمل الطاولة.`,
    'bets-open': ({ seat }) => `لم يأتِ بعد ${does(seat, 'رهانك', 'رهان')}، أو عدم المشاركة.`,
    'no-bonus': () => 'لا رهان مكافأة على هذه الطاولة.',
    'bad-cut': ({ most }) => `كلمات القطع طويلة؛ أكبر عدد للأحرف ${most}.`,
    'cards-covered': () => 'هذه الأوراق مغطاة، ولا يمكن ترتيبها قبل كشفها.',
    'two-in-front': () => 'ورقتان في الأمام وخمس في الخلف.',
    'same-card': ({ card }) => `لا توضع ورقة واحدة في الأمام مرتين: ${kit.cardName(card)}.`,
    'foreign-card': ({ card }) => {
      const isCard = typeof card === 'number' && card >= 0 && card <= JOKER;
      return `ليست من الأوراق السبع: ${isCard ? kit.cardName(card) : ltr(String(card))}.`;
    },
    foul: (foul) =>
      `${foulText(
        hand(foul.front, foul.frontHigh, foul.frontKicker),
        hand(foul.back, foul.backHigh, foul.backKicker),
      )}.`,
    'house-way': ({ houseWay }) => `يرتّب الموزّع بطريقة ${WAYS[houseWay as keyof typeof WAYS]}.`,
  };
};

/** The words of Pai Gow poker at a table, in Arabic. */
export function paigow(table: SeatedTable): PaigowWords {
  const names = seatNames(table);
  const announcements = announcementsWith(names);
  const refusal = saying(refusalsWith(names));
  return {
    ...labels,
    ...labelsWith(names, refusal),
    amount: ar.number,
    chips: (count) => chipsOf(count),
    signed: ar.signed,
    describe: handText,
    houseWay: houseWayText,
    announce: (said) => sentence(announcements, said),
    refusal,
  };
}

/** The words of Pai Gow poker in Arabic. */
export const otherWords: Translations = { paigow };
