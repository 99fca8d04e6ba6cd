import type { Card } from '../../core/cards/card.js';
import type { Seat } from '../../core/engine/rules.js';
import type { CardFault, DealLine } from '../../core/table/check-deal.js';
import type { ChipRefusal } from '../../core/table/chips.js';
import type { TableExtrasWords } from '../extras/table-en.js';
import type { KeyRows } from '../key-rows.js';
import type { WordsFor } from '../saying.js';
import type { SeatNames, TableRefusal } from '../table-en.js';
import type { Translations } from '../translations.js';
import { ar, cardSign, cardsOf, chipsOf, ltr, seatNames } from './kit.js';

/** Refusals of amounts; each stake has its name, which is masculine. */
export const chipRefusals = <What extends string>(
  names: Readonly<Record<What, string>>,
): WordsFor<ChipRefusal<What>> => ({
  // What is no number at all has no text that would help.
  'not-whole': ({ what, amount }) =>
    `${names[what]} عدد صحيح من الفيش${Number.isNaN(amount) ? '' : `، لا ${ltr(String(amount))}`}.`,
  'below-min': ({ what, amount, min }) =>
    `${names[what]} ${ar.number(min)} على الأقل؛ ${ltr(ar.number(amount))} قليل.`,
  'above-max': ({ what, amount, max }) =>
    `${names[what]} ${ar.number(max)} على الأكثر؛ ${ar.number(amount)} كثير.`,
  'above-stack': ({ what, amount, stack }) =>
    `${names[what]} ${ar.number(amount)} أكثر من الرصيد الباقي: ${chipsOf(stack)}.`,
});

/** Refusals of seats, of taking back and of the next hand. */
export const tableRefusals = ({ does }: SeatNames): WordsFor<TableRefusal> => ({
  'no-such-seat': ({ seats }) => `لا يوجد هذا المقعد؛ عدد مقاعد الطاولة ${seats}.`,
  'not-your-seat': ({ seat }) => `هذا ${does(seat, 'لك', 'من حق')} فقط.`,
  'no-undo': () => 'لا رجوع في اللعب على الطاولة.',
  'hand-runs': () => 'لم تنتهِ الجولة بعد.',
});

/** `ربحت 23 فيشة`, `المقعد 3 ربح 23 فيشة`: the name comes first, lest two figures meet. */
export function wonText({ name, does }: SeatNames, seat: Seat, net: number): string {
  const [you, other] = net > 0 ? ['ربحت', 'ربح'] : ['خسرت', 'خسر'];
  const verb = does(seat, you, '') === you ? you : `${name(seat)} ${other}`;
  return `${verb} ${chipsOf(Math.abs(net), true)}`;
}

/** What a person has in the end. */
export const chipsLeft = ({ does }: SeatNames, seat: Seat, chips: number): string =>
  `${does(seat, 'رصيدك', 'رصيد')}: ${chips > 0 ? chipsOf(chips) : 'لا فيش'}.`;

type NameOf = (card: Card) => string;

/** The fault of the first card that is not the one that was due, and how many more there are. */
function faultText([fault, ...more]: readonly CardFault[], nameOf: NameOf): string {
  if (!fault) return '';
  const { place, expected, got } = fault;
  const name = (of: Card | undefined): string => (of === undefined ? 'لا ورقة' : nameOf(of));
  const where = place === undefined ? 'ورقة زائدة' : `الورقة ${place + 1} من الرزمة`;
  const others = more.length > 0 ? `، وأخطاء أخرى: ${more.length}` : '';
  return `${where}: المستحق ${name(expected)}، والموزَّع ${name(got)}${others}.`;
}

type DeckLine = Extract<DealLine, { readonly code: 'deck' }>;
type HandLine = Extract<DealLine, { readonly code: 'hand' }>;

function deckText({ fault, cuts, different }: DeckLine, size: number): string {
  switch (fault) {
    case undefined:
      return `الرزمة مطابقة للبذرة${cuts > 0 ? ' وللقطع' : ''}.`;
    case 'cards':
      return `الأوراق المختلفة ${different}، والمطلوب ${size}.`;
    case 'uncut':
      return 'أُغفل القطع.';
    default:
      return 'الرزمة غير مطابقة للبذرة وللقطع.';
  }
}

function handText({ faults, laid, unseen }: HandLine, who: string, nameOf: NameOf): string {
  if (faults.length > 0) return `${who}، ${faultText(faults, nameOf)}`;
  const what = unseen > 0 ? `لم يرَ أحد ${cardsOf(unseen, true)}` : 'الأوراق الصحيحة';
  return `${who}: ${laid ? what : 'ترتيب من أوراق أخرى'}.`;
}

/** The keys that all tables end their sheets with. */
const SHARED_KEYS: KeyRows = [
  ['n', 'الجولة التالية'],
  ['l', 'ما جرى في هذه الجولة'],
  ['Shift+F', 'ملء الشاشة'],
  ['Esc', 'إغلاق'],
  ['?', 'هذه القائمة'],
];
const MORE_OR_LESS = ltr('+ −');

const PAIGOW_KEYS: KeyRows = [
  [ltr('← → ↑ ↓'), 'التنقل بين الأوراق'],
  ['Enter، المسافة', 'نقل الورقة إلى اليد الأخرى، وإعادتها'],
  [MORE_OR_LESS, 'رهان أكبر أو أصغر'],
  ['r', 'تكرار الرهان الأخير'],
  [ltr('*, /'), 'مضاعفة الرهان، تنصيفه'],
  ['d', 'توزيع، تثبيت اليدين'],
  ['p', 'عدم المشاركة'],
  ['h', 'طريقة الكازينو'],
  ['s', 'فرز بالقيمة أو بالنوع'],
  ...SHARED_KEYS,
];

const SEVEN27_KEYS: KeyRows = [
  ['d', 'الزر الرئيسي: دخول، تمرير أو مجاراة، اكتفاء'],
  ['c', 'تمرير أو مجاراة'],
  ['r', 'رهان أو زيادة بالمبلغ'],
  [MORE_OR_LESS, 'أكثر أو أقل'],
  [ltr('m, i, o, x'), 'الأدنى، نصف الوعاء، الوعاء، الأقصى'],
  ['f', 'انسحاب'],
  ['k', 'مسبقًا: تمرير أو انسحاب'],
  ['a', 'مسبقًا: مجاراة أي رهان'],
  ['t', 'سحب ورقة'],
  ['s', 'اكتفاء'],
  [ltr('7, 2, b'), 'إعلان 7 أو 27 أو كليهما'],
  ['p', 'عدم المشاركة'],
  ['h', 'تلميح'],
  ...SHARED_KEYS,
];

const fair: TableExtrasWords['fair'] = {
  region: 'هذا التوزيع',
  before: (hand) => `حُددت رزمة الجولة ${ar.number(hand)} قبل أن يتمكن أحد من الرهان.`,
  none: 'هذه الرزمة من الصفحة نفسها: لا شيء للتحقق منها.',
  commitment: 'التعهّد',
  seed: 'البذرة',
  later: 'تظهر بعد انتهاء الجولة.',
  cuts: 'القطع',
  noCuts: 'لم يقطع أحد الورق.',
  quoted: (text) => (text === '' ? 'لم يُكتب شيء' : `«${ltr(text)}»`),
  own: 'كلمات من اختيارك للخلط',
  cut: 'قطع',
  reveals: (who) => `تكشف البذرة أيضاً أوراقاً لم تُعرض. تخصّ: ${who}.`,
  reveal: 'اكشفها',
  check: 'تحقق',
  aside: 'جانباً',
  deck: 'الرزمة بترتيب التوزيع',
  place: 'الورقة',
  wrong: (due) => `، والمستحق ${due}`,
  how: 'ما الذي يثبته هذا',
  why: [
    'قبل الرهان تختار الطاولة بذرة سرية وتعرض بصمتها، وهي التعهّد. لا تُعرف بذرة أخرى لها البصمة نفسها، فالرزمة محددة.',
    'كلماتك، التي لم تكن الطاولة تعرفها حينئذ، تخلط الرزمة مرة أخرى. فلا أحد اختار الرزمة ما دام لا أحد يقطع بعدك: من يقطع أخيراً ويعرف البذرة يستطيع ذلك. لا يقطع الكازينو ولا لاعبو الحاسوب.',
    'بعد الجولة تظهر البذرة، ويمكن لأي شخص حساب الرزمة من جديد: يشرح docs/fair-shuffles.md في Baize كل بايت. لكنه لا يثبت أن أحداً لم يعرف البذرة أثناء الجولة.',
  ],
};

/** Hands that are looked at again, the log of a hand, and a person's own figures. */
const hands: TableExtrasWords['hands'] = {
  open: (hand) => `فتح الجولة ${ar.number(hand)}`,
  all: 'كل الجولات',
  kept: (most) => `يمكن فتح آخر ${ar.number(most)} جولة. أما غيرها فلا تُعرف إلا نتيجتها.`,
  back: 'خطوة إلى الخلف',
  forward: 'خطوة إلى الأمام',
  slider: 'الخطوة',
  position: (at, of) => `الخطوة ${ar.number(at)} من ${ar.number(of)}`,
  players: 'اللاعبون',
  log: 'ما جرى',
  middle: (chips) => `في الوسط ${ar.number(chips)}`,
  copy: 'نسخ كنص',
  copied: 'تم النسخ.',
  byHand: 'للنسخ يدوياً',
  own: (count) => `من آخر ${ar.number(count)} جولة`,
  figures: {
    'sat-out': 'خارج الجولة',
    folds: 'انسحاب',
    busts: 'تجاوز الحد',
    showdowns: 'كشف الأوراق',
    low: 'ربح نصف 7 أو مشاركته',
    high: 'ربح نصف 27 أو مشاركته',
    both: 'النصفان في جولة واحدة',
    unseen: 'ربح الرهان دون كشف',
    deals: 'توزيع',
    wins: 'ربح اليدين',
    pushes: 'تعادل',
    losses: 'خسارة الرهان',
    front: 'ربح الأمامية',
    back: 'ربح الخلفية',
    bonus: 'فيش من الحظ',
    envy: 'فيش من الغيرة',
  },
  agreed: 'بجودة النصيحة',
  agreedOf: (agreed, judged) => `${ar.number(agreed)} من ${ar.number(judged)}`,
};

/** The words of what tables fetch on need, in Arabic. */
export const tables: TableExtrasWords = {
  number: ar.number,
  signed: ar.signed,
  percent: ar.percent,
  card: cardSign,
  keys: { 'pai-gow': PAIGOW_KEYS, 'seven-twenty-seven': SEVEN27_KEYS },
  hands,
  newTable: 'لن تُحفظ فيش هذه الطاولة. أما الجولات والإحصاءات فتُحفظ.',
  forget: 'تُنسى كل الجولات والأرقام، وتُفتح طاولة جديدة.',
  people: {
    own: (seat) => `اسم المقعد ${seat}`,
    kept: 'تُحفظ الأسماء في هذا المتصفح.',
  },
  guide: {
    guide: 'الدليل',
    leave: 'ترك الدليل',
    done: 'تم',
  },
  menu: {
    guide: 'جولة مع دليل',
    people: 'من يلعب',
    log: 'هذه الجولة',
    history: 'الجولات السابقة',
    stats: 'الإحصاءات',
    pause: 'إيقاف مؤقت',
    resume: 'متابعة',
    keys: 'لوحة المفاتيح',
    fullScreen: 'ملء الشاشة',
    leaveFullScreen: 'الخروج من ملء الشاشة',
    leftFullScreen: 'انتهى ملء الشاشة.',
    settings: 'الإعدادات',
  },
  yes: '✓ نعم',
  no: '✗ لا',
  fair,
  verdict: (isFair) => (isFair ? 'كل شيء كما وُعد به.' : 'ليس كل شيء كما وُعد به.'),
  line: (line, who, nameOf, size) => {
    switch (line.code) {
      case 'seed':
        return 'لا يمكن استخدام البذرة.';
      case 'commitment':
        return `بصمة البذرة ${line.ok ? 'مطابقة' : 'غير مطابقة'} للتعهّد.`;
      case 'dice':
        return `النرد: ${line.got.join('، ')}؛ من البذرة: ${line.expected.join('، ')}.`;
      case 'deck':
        return deckText(line, size);
      case 'hand':
        return handText(line, who, nameOf);
    }
  },
  history: {
    none: 'لم تُلعب أي جولة بعد.',
    earlier: 'طاولة سابقة',
    caption: (first, last) =>
      `الجولات من ${ar.number(first)} إلى ${ar.number(last)} بالفيش، الأحدث أولاً`,
    hand: 'الجولة',
    dealer: 'الموزّع',
    total: (who) => `${who}، المجموع`,
    all: 'المجموع',
    out: 'خارج الجولة',
  },
  pays: {
    caption: (envyMin) =>
      `يدفع أفضل سطر في أوراقك السبع مهما كانت أوراق الموزّع. مع رهان ${ar.number(envyMin)} أو أكثر تأتي مكافأة الغيرة: سطر لدى لاعب آخر يجلب هذه الفيش.`,
    line: 'السطر',
    pays: 'يدفع',
    envy: 'الغيرة',
    odds: (pay) => `${ar.number(pay)} إلى 1`,
  },
  stats: {
    caption: (hands) => `الجولات الملعوبة: ${ar.number(hands)}`,
    ever: 'هنا وعلى الطاولات السابقة',
    forget: 'مسح الإحصاءات',
    figure: 'البيان',
    hands: 'الجولات',
    ahead: 'رابحة',
    behind: 'خاسرة',
    even: 'متعادلة',
    share: 'نسبة الرابحة',
    net: 'صافي الفيش',
    biggest: 'أفضل جولة',
  },
};

/** The names of bots. */
const cast = 'أليكس,روبن,نور,كيم,ساشا,جول,ميكا,ريمي,توني,يوكي'.split(',');

/** What every table says, in Arabic. */
export const otherWords: Translations = {
  seatNames,
  cast,
  tables,
  together: () => import('./together.js').then(({ together }) => together),
};

export { kit as elementWords } from './kit.js';
