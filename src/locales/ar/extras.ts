import type { Problem } from '../../core/engine/reason.js';
import type { GameResult } from '../../core/sharing/result.js';
import type { ExtrasWords } from '../extras/en.js';
import type { NoticeWords } from '../extras/notice-en.js';
import type { RecordsWords } from '../extras/records-en.js';
import type { SolverWords } from '../extras/solver-en.js';
import type { LinkWordsWith, LinksWords } from '../links-en.js';
import type { ResultWords } from '../share-words.js';
import { type OptionWords, spelt, toldOptions } from '../told-options.js';
import type { Translations } from '../translations.js';
import { type Counter, ar, by, counter, ltr, movesOf } from './kit.js';
import { puzzle } from './puzzle.js';

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

/** The words of what is fetched on need, in Arabic. */
export const extras: ExtrasWords = {
  panels: {
    conflict: ['استمر اللعب في علامة تبويب أخرى', 'أخذ تلك اللعبة', 'الاحتفاظ بهذه'],
    keys: ['لوحة المفاتيح', 'إغلاق'],
    settings: ['الإعدادات', 'إغلاق'],
    people: ['من يلعب', 'إغلاق'],
    new: ['طاولة جديدة؟', 'البقاء هنا', 'طاولة جديدة'],
    forget: ['مسح الإحصاءات؟', 'إبقاؤها', 'مسح'],
    fair: ['التحقق من هذا التوزيع', 'إغلاق'],
    history: ['السجل', 'إغلاق'],
    log: ['هذه الجولة', 'إغلاق'],
    stats: ['الإحصاءات', 'إغلاق'],
    help: ['طريقة اللعب', 'إغلاق'],
    share: ['مشاركة', 'إغلاق'],
    replay: ['إعادة العرض', 'إغلاق'],
    pays: ['مكافأة الحظ', 'إغلاق'],
    pause: ['إيقاف مؤقت', 'متابعة'],
    win: ['تم الفوز', 'لعبة جديدة', 'التوزيعة نفسها من جديد', 'مشاركة', 'إعادة العرض'],
  },
  keys: [
    [ltr('← → ↑ ↓'), 'التنقل بين الأوراق والأكوام'],
    ['Enter، المسافة', 'رفع، وضع؛ مرتين: إلى الأساس'],
    ['h', 'إلى الأساس'],
    ['Esc', 'إعادة الورقة إلى مكانها'],
    ['u, r', 'تراجع، إعادة'],
    ['t', 'تلميح'],
    ['n', 'لعبة جديدة'],
    ['f، Shift+F', 'ملء الشاشة'],
    ['?', 'هذه القائمة'],
  ],
  help: {
    goal: 'الهدف',
    moves: 'النقلات',
    rules: 'في هذه اللعبة',
    playing: 'طريقة التحكم',
    ways: [
      'تُسحب الورقة إلى مكانها، أو تُضغط ثم يُضغط المكان الذي تذهب إليه.',
      'يعرض «تلميح» نقلة جيدة، ويعيد «تراجع» أي عدد من النقلات.',
      'بلوحة المفاتيح تنتقل الأسهم بين الأوراق، ويرفع Enter الورقة ويضعها؛ وتعرض ? كل المفاتيح.',
    ],
  },
  samePage: (value) => `كما في الصفحة (${value})`,
  looks: 'المظهر والمساعدة',
  rules: 'القواعد',
  fromNextGame: 'ابتداءً من اللعبة التالية.',
  asPage: 'الكل كما في الصفحة',
  grades: ['سهلة جدًا', 'سهلة', 'متوسطة', 'صعبة', 'صعبة جدًا'],
  choices: {
    language: 'اللغة',
    theme: 'المظهر',
    fourColor: 'أربعة ألوان',
    mirrored: 'لليد اليسرى',
    motion: 'الحركة',
    sound: 'الصوت',
    courts: 'الصور',
    local: 'حروف اللغة',
    english: 'J، Q، K',
    cardSize: 'حجم الورق',
    small: 'صغير',
    medium: 'متوسط',
    large: 'كبير',
    cardBack: 'ظهر الورق',
    diamonds: 'معينات',
    petals: 'بتلات',
    auto: 'تلقائي',
    felt: 'لون الطاولة',
    green: 'أخضر',
    blue: 'أزرق',
    wine: 'خمري',
    slate: 'أردوازي',
    lattice: 'شبكة',
    checks: 'مربعات',
    rays: 'أشعة',
    plaid: 'نقش اسكتلندي',
    verdict: 'إظهار هل الفوز ممكن',
    solvable: 'توزيعات يمكن الفوز بها فقط',
    grade: 'الصعوبة',
    any: 'أي درجة',
    draw: 'عدد الأوراق في كل سحب',
    redeals: 'إعادة كومة السحب',
    unlimited: 'بلا حد',
    scoring: 'النقاط',
    none: 'بلا نقاط',
    standard: 'عادية',
    vegas: 'فيغاس',
    foundationReturn: 'إرجاع الأوراق من الأساس',
    variant: 'اللعبة',
    freecell: 'فري سيل',
    kingcell: 'كينغ سيل',
    forecell: 'فور سيل',
    'bakers-game': 'لعبة بيكر',
    'eight-off': 'إيت أوف',
    seahaven: 'أبراج سيهيفن',
    cells: 'الخلايا',
    supermove: 'نقل أوراق معاً',
    linear: 'المعتاد',
    full: 'أكثر ما يمكن',
    wastes: 'كومات الرمي',
    coverPairs: 'الورقة وما تغطيه زوج',
    openStock: 'كومة السحب مكشوفة',
    corner: 'الملك والآس متجاوران',
    tapToMove: 'النقل بنقرة واحدة',
    calm: 'بلا ساعة وعدّاد',
    autoFinish: 'إنهاء تلقائي',
    pace: 'السرعة على الطاولة',
    slow: 'بطيئة',
    normal: 'عادية',
    fast: 'سريعة',
    manual: 'خطوة بخطوة',
    nextHand: 'الجولة التالية تلقائيًا',
    autoFoundation: 'نقل تلقائي إلى الأساس',
    on: 'نعم',
    off: 'لا',
    light: 'فاتح',
    dark: 'داكن',
    safe: 'عند الأمان',
    all: 'دائماً',
  },
};

/** The words of the solver's file, in Arabic. */
export const solver: SolverWords = {
  looking: 'جارٍ البحث عن طريق إلى الفوز.',
  lookingForDeal: 'جارٍ البحث عن توزيعة يمكن الفوز بها.',
  notFound: 'لم يُعثر على طريق إلى الفوز.',
  lookingBack: 'جارٍ البحث عن آخر وضع يمكن الفوز منه. المفتاح Esc يوقف البحث.',
  back: (moves, isLast) =>
    `تم التراجع عن ${movesOf(moves, true)}. ${
      isLast ? 'هذا آخر وضع يمكن الفوز منه.' : 'يمكن الفوز من هذا الوضع؛ أما ما بعده فلم يتضح أمره.'
    }`,
  notBack: 'لم يُعثر على وضع سابق يمكن الفوز منه بالتأكيد.',
  canBeWon: 'ما زال الفوز ممكناً من هذا الوضع.',
  showing: 'هكذا يتم الفوز. أي مفتاح أو نقرة ينهي العرض.',
  light: {
    winnable: 'الفوز ممكن',
    unwinnable: 'الفوز غير ممكن',
    unknown: 'غير معروف',
    looking: 'جارٍ البحث',
  },
};

/** The words of the notice that no win is possible, in Arabic. */
const notice: NoticeWords = {
  undo: 'تراجع',
  back: 'إلى آخر وضع رابح',
  stop: 'إيقاف البحث',
  restart: 'من البداية',
  new: 'لعبة جديدة',
};

const PROBLEMS: Readonly<Record<string, (problem: Problem) => string>> = {
  'no-daily': ({ tried }) => `لا فوز اليوم في أي من التوزيعات المجرّبة (${tried})؛ توزَّع أي توزيعة`,
  'no-solver': ({ got }) => `تعذّر العثور على توزيعة اليوم (${ltr(String(got))})؛ توزَّع أي توزيعة`,
  'share-broken': () => 'هذا الرابط ناقص أو فيه خطأ',
  'share-newer': ({ got, known }) =>
    `هذا الرابط من الإصدار ${got}، والإصدارات المعروفة هنا حتى ${known}`,
  'share-other-game': ({ got, wanted }) =>
    `هذا الرابط للعبة ${ltr(String(got))}، لا للعبة ${ltr(String(wanted))}`,
  'share-moves': () => 'هذا الرابط للعبة بقواعد غير قواعد اليوم',
  'share-long': ({ count, most }) =>
    `لا رابط للعبة من ${movesOf(Number(count), true)}؛ الحد الأقصى ${most}`,
  'share-option': ({ got }) => `لا رابط للخيارات «${ltr(String(got))}»`,
};

const ENDS: Partial<Record<string, string>> = { won: 'فوز', lost: 'خسارة' };

/** The words of links with those that all games have, in Arabic. */
export const linkWords: LinkWordsWith = (common) => {
  const problem = (one: Problem): string => (PROBLEMS[one.code] ?? common.problem)(one);
  return {
    problem,
    result: (
      { deal, outcome, moves, elapsed, assisted }: GameResult,
      told: ResultWords,
    ): string => {
      const { title, date, calm, link } = told;
      const numbered = deal === undefined ? common.ownDeck : common.dealNumber(deal);
      const name = [title, ...(date === undefined ? [] : [ltr(date)]), numbered].join('، ');
      const figures = calm ? '' : ` بعد ${movesOf(moves, true)}، ${common.time(elapsed)}`;
      const help = common.assisted[assisted ?? 'none'];
      const line = `${name}: ${ENDS[outcome ?? ''] ?? 'لم تنتهِ بعد'}${figures}${help ? `، ${help}` : ''}`;
      return link === undefined ? line : `${line}\n${link}`;
    },
    notOpened: (one) => `لم يُفتح الرابط: ${problem(one)}.`,
    noDay: (one) => `${problem(one)}.`,
  };
};

/** The words of what a win is beside the player's others, in Arabic. */
const records: RecordsWords = {
  bests: (time, moves) => `الأفضل: ${time} · ${moves}`,
  streak: (wins) =>
    ar.form(wins, {
      two: 'فوزان متتاليان',
      few: `${ar.number(wins)} مرات فوز متتالية`,
      other: `${ar.number(wins)} مرة فوز متتالية`,
    }),
  first: 'أول فوز لك!',
  best: 'أسرع فوز لك، وبأقل عدد من النقلات!',
  fastest: 'أسرع فوز لك!',
  fewest: 'فوزك بأقل عدد من النقلات!',
  level: 'عدد النقلات كما في أفضل فوز لك.',
  more: (moves) => `أكثر من أفضل فوز لك ${by(movesOf(moves, true))}.`,
};

/** The words of links and daily deals on a page, in Arabic. */
export const links: LinksWords = {
  copyLink: 'نسخ الرابط',
  copyResult: 'نسخ النتيجة',
  linkCopied: 'تم نسخ الرابط.',
  resultCopied: 'تم نسخ النتيجة.',
  byHand: 'للنسخ يدوياً',
  notCopied: 'لا ينسخه المتصفح. النص محدد: يمكن نسخه يدوياً.',
  send: 'مشاركة',
  notSent: 'لا يستطيع المتصفح مشاركتها. يمكن نسخها.',
  savePicture: 'حفظ الصورة',
  won: 'فوز',
  lost: 'خسارة',
  unfinished: 'لم تنتهِ بعد',
  lookingForDay: 'جارٍ البحث عن توزيعة اليوم.',
};

/** What panels, the solver and links say, in Arabic. */
export const otherWords: Translations = {
  extras,
  solver,
  notice,
  puzzle,
  records,
  links,
  linkWords,
  day: () => import('./day.js').then(({ day }) => day),
};
