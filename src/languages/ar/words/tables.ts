import type { Card } from '../../../cards/card.js';
import type { TableExtrasWords } from '../../../locales/extras/table-en.js';
import type { KeyRows } from '../../../locales/key-rows.js';
import type { CardFault, DealLine } from '../../../table/check-deal.js';
import { ar, cardSign, cardsOf, ltr } from '../kit.js';

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
  ['Esc', 'إغلاق'],
  ['?', 'هذه القائمة'],
];
const MORE_OR_LESS = ltr('+ −');

const PAIGOW_KEYS: KeyRows = [
  [ltr('← → ↑ ↓'), 'التنقل بين الأوراق'],
  ['Enter، المسافة', 'نقل الورقة إلى اليد الأخرى، وإعادتها'],
  [MORE_OR_LESS, 'رهان أكبر أو أصغر'],
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
  ['f', 'انسحاب'],
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

/** The words of what tables fetch on need, in Arabic. */
export const tables: TableExtrasWords = {
  number: ar.number,
  signed: ar.signed,
  percent: ar.percent,
  card: cardSign,
  keys: { 'pai-gow': PAIGOW_KEYS, 'seven-twenty-seven': SEVEN27_KEYS },
  menu: {
    history: 'الجولات السابقة',
    stats: 'الإحصاءات',
    pause: 'إيقاف مؤقت',
    resume: 'متابعة',
    keys: 'لوحة المفاتيح',
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
