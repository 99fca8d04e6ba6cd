import { type OptionWords, spelt, toldOptions } from '../told-options.js';
import { type Counter, ar, counter, ltr } from './kit.js';

const cells = counter('خلي', 'خلايا');
const redeals = counter('إعاد');
const heaps = (count: number): string =>
  count === 2 ? 'كومتا رمي' : count === 1 ? 'كومة رمي واحدة' : `${count} أكوام رمي`;

const players = (value: unknown): string =>
  ar.form(Number(value), {
    one: 'لاعب واحد',
    two: 'لاعبان',
    few: `${String(value)} لاعبين`,
    other: `${String(value)} لاعباً`,
  });
const bots = (value: unknown): string =>
  ar.form(Number(value), {
    zero: 'بلا حاسوب',
    one: 'حاسوب واحد',
    two: 'حاسوبان',
    other: `${String(value)} حواسيب`,
  });

/** `إعادتان للكومة`, `بلا إعادة للكومة`, `إعادة للكومة بلا حد` */
const limited =
  (count: Counter, one: string, of = '') =>
  (value: unknown): string => {
    if (value === 'unlimited') return `${one}${of} بلا حد`;
    return value === 0 ? `بلا ${one}${of}` : `${count(Number(value))}${of}`;
  };

const SYSTEMS: Readonly<Record<string, string>> = {
  kingcell: 'كينغ سيل',
  forecell: 'فور سيل',
  'bakers-game': 'لعبة بيكر',
  'eight-off': 'إيت أوف',
  seahaven: 'أبراج سيهيفن',
};

const SCORINGS: Readonly<Record<string, string>> = {
  standard: 'نقاط قياسية',
  vegas: 'نقاط فيغاس',
  none: 'بلا نقاط',
  nearest: 'الأقرب يربح',
  'over-is-bust': 'ما فوق الهدف لا يربحه',
  'under-beats-over': 'ما تحت الهدف يغلب ما فوقه',
  'over-beats-under': 'ما فوق الهدف يغلب ما تحته',
  'inside-beats-outside': 'ما بين 7 و27 يغلب ما سواه',
  'outside-beats-inside': 'ما خارج 7 إلى 27 يغلب ما بينهما',
};

/** Options of tables, whose values are figures. */
const STAKES: Readonly<Record<string, string>> = {
  ante: 'الدخول',
  minBet: 'أقل رهان',
  maxBet: 'أكبر رهان',
  maxRaises: 'أكثر الزيادات',
  bonusMin: 'أقل مكافأة',
  bonusMax: 'أكبر مكافأة',
  envyMin: 'أقل رهان للغيرة',
};

/** What an option that differs from its game's own is called, by its name. */
const OPTIONS: OptionWords = {
  variant: (value) => SYSTEMS[String(value)] ?? ltr(String(value)),
  cells: limited(cells, 'خلايا'),
  supermove: (value) =>
    value === 'off' ? 'ورقة واحدة كل نقلة' : `نقل جماعي ${value === 'full' ? 'كامل' : 'بسيط'}`,
  draw: (value) =>
    typeof value === 'number'
      ? `سحب ${value}`
      : `أوراق إضافية ${value === 'up' ? 'مكشوفة' : 'مقلوبة'}`,
  redeals: limited(redeals, 'إعادة', ' للكومة'),
  foundationReturn: () => 'عودة الأوراق من الأساس',
  scoring: (value) => SCORINGS[String(value)] ?? ltr(String(value)),
  corner: () => 'الملك والآس متجاوران',
  coverPairs: () => 'بلا اقتران بالورقة التي تحتها',
  openStock: () => 'كومة سحب مكشوفة',
  wastes: (value) => heaps(Number(value)),
  house: () => 'اللاعبون يوزّعون',
  commission: (value) => `عمولة ${ar.percent(Number(value) / 100)}`,
  pushOn: () => 'تعادل بدل العمولة',
  foul: () => 'الترتيب المخالف خاسر',
  wheel: () => `${ltr('A-2-3-4-5')} أصغر ستريت`,
  bonus: () => 'مكافأة الحظ',
  dealing: (value) => `${value === 'down-up' ? 'ورقة مقلوبة' : 'ورقتان مقلوبتان'} وواحدة مكشوفة`,
  freeze: (value) => `تجميد اليد بعد الاكتفاء ${value === 2 ? 'مرتين' : `${String(value)} مرات`}`,
  lastBet: () => 'رهان أخير',
  atOnce: () => 'الجميع معًا',
  declare: (value) => `إعلان ${value === 'sequential' ? 'بالدور' : 'متزامن'}`,
  tens: () => 'العشرة بنصف نقطة',
  opens: () => 'يبدأ أعلى مجموع مكشوف',
  fiveAceAce: () => `${ltr('5-A-A')} تغلب الكل`,
  winAndTie: () => 'ثلاثة أرباع للفوز مع التعادل',
  carry: (value) => (value === 'half' ? 'ترحيل النصف بلا رابح' : 'ترحيل الوعاء بلا رابح'),
  players,
  bots,
};

/** An option that has no words of its own: its name, and its value where that is not just yes. */
const plain = (name: string, value: unknown): string => {
  const stake = STAKES[name];
  if (stake && typeof value === 'number') return `${stake} ${value}`;
  return ltr(value === true ? spelt(name) : `${spelt(name)} ${String(value)}`);
};

/** A variant in words: `سحب 3، نقاط فيغاس`; what can't be read is shown as it is. */
export function variant(text: string): string {
  if (text === '') return 'القواعد المعتادة';
  const told = toldOptions(text, OPTIONS, plain);
  if (!told) return ltr(text);
  return told.join('، ');
}
