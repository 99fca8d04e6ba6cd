import type { Refusal } from '../../../engine/reason.js';
import type { PaigowWords } from '../../../games/pai-gow/words.js';
import type { Side } from '../../../games/pai-gow/words-hands.js';
import type { IdleReason } from '../../../games/pai-gow/words-labels.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { ar, cardsOf } from '../kit.js';
import { FORTUNE, foulText, handName } from './paigow-hands.js';

const IDLE: Readonly<Record<IdleReason, string>> = {
  'sits-out': 'أنت خارج هذه الجولة.',
  'no-chips': 'لم يبقَ لديك فيش.',
  deals: 'التوزيع عليك، والرهان على الآخرين.',
  'deals-later': 'التوزيع عليك. تُكشف أوراقك بعد أن يرتّب الآخرون أوراقهم.',
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
export const labels: Labels = {
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
  menu: 'المزيد',
  buttons: {
    clear: 'مسح',
    pays: 'جدول الدفع',
    deal: 'توزيع',
    pass: 'عدم المشاركة',
    'house-way': 'طريقة الكازينو',
    set: 'تثبيت اليدين',
    show: 'عرض أوراقي',
    next: 'الجولة التالية',
    rebuy: 'فيش إضافية',
    new: 'طاولة جديدة',
  },
  sortBy: { rank: 'فرز بالقيمة', suit: 'فرز بالنوع' },
  outcomes: { win: 'ربح', push: 'تعادل', lose: 'خسارة' },
  comparisons: { win: 'رابحة', lose: 'خاسرة', copy: 'متطابقة' },
  foul: 'مخالفة',
  commission: (chips) => `عمولة ${ar.number(chips)}`,
  returned: (chips) => `عاد ${ar.number(chips)}`,
  bonusLine: ({ line, net }) =>
    `الحظ${line === null ? '' : `: ${FORTUNE[line]}`} ${ar.signed(net)}`,
  fair: 'التحقق من هذا التوزيع',
  seats: 'المقاعد',
  ownHands: 'يداك',
};

/** The words that name a seat, or quote a refusal. */
export const labelsWith = (
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
