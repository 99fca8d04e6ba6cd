import type { Problem } from '../../core/engine/reason.js';
import type { RecordOutcome } from '../../core/history/record.js';
import type { StatsWords } from '../stats-en.js';
import type { Translations } from '../translations.js';
import { variant } from './extras.js';
import { ar, counter, ltr } from './kit.js';
import { lazily } from '../lazily.js';

const SHORT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const LOCALE = 'ar-u-nu-latn';
const moments = lazily(() => new Intl.DateTimeFormat(LOCALE, SHORT));
const dated = lazily(() => new Intl.DateTimeFormat(LOCALE, { ...SHORT, year: 'numeric' }));

const years = lazily(() => new Intl.DateTimeFormat('en', { year: 'numeric' }));

const games = counter('لعب', 'ألعاب');
const hands = counter('جول');

const GAMES: Readonly<Record<string, string>> = {
  freecell: 'فري سيل',
  golf: 'غولف',
  klondike: 'كلوندايك',
  pyramid: 'الهرم',
  'pai-gow': 'بوكر باي غاو',
  'seven-twenty-seven': 'سبعة وسبعة وعشرون',
  'ten-dice': 'سباق النرد العشرة',
};

/** A name that is not known is read as it is written. */
const game = (name: string): string => GAMES[name] ?? ltr(name.replaceAll('-', ' '));

const OUTCOMES: Readonly<Record<RecordOutcome, string>> = {
  won: 'فوز',
  lost: 'خسارة',
  left: 'متروكة',
  push: 'تعادل',
};

/** What is wrong with a file or a store; `undefined` for any other problem. */
function fileProblem({ code, field, got, known, latest }: Problem): string | undefined {
  switch (code) {
    case 'history':
      return field === 'kind' || field === 'text'
        ? 'هذا ليس ملف ألعاب'
        : `لا يمكن استخدام ${ltr(String(field))} في هذا الملف (${ltr(String(got))}${latest === undefined ? '' : '، وهذا في المستقبل'})`;
    case 'history-newer':
      return `هذا الملف من الإصدار ${got}، والإصدارات المعروفة هنا حتى ${known}`;
    case 'storage':
      return `لا يحفظ المتصفح الألعاب هنا (${ltr(String(got))})`;
    default:
      return undefined;
  }
}

const MEASURES = { time: 'الوقت', moves: 'النقلات', chips: 'الفيش' };

const chart: StatsWords['chart'] = {
  caption: (count, isTable) => `آخر ${isTable ? hands(count, true) : games(count, true)}`,
  measures: { time: 'الوقت', moves: 'النقلات' },
  measure: 'تعرض الأعمدة',
  won: 'فوز',
  lost: 'بلا فوز',
  up: 'ربح',
  down: 'خسارة',
  range: (least, most) => `من ${least} إلى ${most}`,
  text: (measure, { won, other, pushes }, range) => {
    const parts = [
      `${measure === 'chips' ? 'ربح' : 'فوز'} ${ar.number(won)}`,
      `${measure === 'chips' ? 'خسارة' : 'بلا فوز'} ${ar.number(other)}`,
      ...(pushes > 0 ? [`تعادل ${ar.number(pushes)}`] : []),
    ];
    return `أعمدة ${MEASURES[measure]}، الأقدم أولاً: ${parts.join('، ')}؛ ${range}.`;
  },
};

const figures: StatsWords['figures'] = {
  games: 'الألعاب',
  wins: 'مرات الفوز',
  rate: 'نسبة الفوز',
  streak: 'سلسلة الفوز',
  bestStreak: 'أطول سلسلة فوز',
  bestTime: 'أفضل وقت',
  fewestMoves: 'أقل النقلات',
  days: 'أيام متتالية',
  hands: 'الجولات',
  pushes: 'التعادل',
  losses: 'الخسارة',
  chips: 'صافي الفيش',
  biggestWin: 'أكبر ربح',
};

/** The words of the statistics, in Arabic. */
export const stats: StatsWords = {
  number: ar.number,
  signed: (value) => (value === 0 ? ar.number(0) : ar.signed(value)),
  share: ar.percent,
  time: ar.time,
  moment: (ended, now) => {
    const isOver = years().format(ended) !== years().format(now);
    return (isOver ? dated() : moments()).format(ended);
  },
  title: 'الإحصاءات',
  game,
  variant,
  chooseGame: 'اللعبة',
  chooseVariant: 'القواعد',
  allVariants: 'كل القواعد',
  figures,
  none: 'لا شيء',
  chart,
  table: {
    show: 'عرض كجدول',
    caption: 'الأحدث أولاً',
    heads: {
      ended: 'النهاية',
      deal: 'التوزيعة',
      outcome: 'النتيجة',
      time: 'الوقت',
      moves: 'النقلات',
      chips: 'الفيش',
    },
    ownDeck: 'رزمة خاصة',
  },
  outcome: (outcome) => OUTCOMES[outcome],
  empty: 'لا ألعاب بعد. كل لعبة تُلعب تُحسب هنا.',
  emptyOf: (name) => `لا ألعاب بعد: ${game(name)}.`,
  tools: {
    export: 'تصدير',
    import: 'استيراد',
    clear: (name) => `مسح سجلّ ${game(name)}`,
    undo: 'تراجع عن المسح',
  },
  file: (day) => `baize-statistics-${day}.json`,
  exported: (count) => `تم تصدير ${games(count, true)}.`,
  merged: ({ added, known, late }) => {
    const told = [
      `أُضيفت ${games(added)}`,
      ...(known > 0 ? [`معروفة من قبل: ${ar.number(known)}`] : []),
      ...(late > 0 ? [`أقدم من أن تُحسب: ${ar.number(late)}`] : []),
    ];
    return `${told.join('، ')}.`;
  },
  refused: (problem) => `لم يتم الاستيراد: ${fileProblem(problem) ?? problem.code}.`,
  unreadable: 'لم يتم الاستيراد: تعذّرت قراءة الملف.',
  cleared: (name, count) => `${game(name)}: تم مسح ${games(count, true)}.`,
  clearedAll: (count) => `تم مسح ${games(count, true)}.`,
  undone: (count) => `تمت استعادة ${games(count, true)}.`,
  missing: 'لا تُحسب الألعاب هنا: تعذّر تحميل ملف.',
  trouble: ({ code }) =>
    code === 'storage'
      ? 'لا يحفظ المتصفح هذه الألعاب: تبقى ما بقيت هذه الصفحة.'
      : 'تعذّرت قراءة بعض الألعاب المحفوظة هنا. تُركت كما هي.',
};

/** What the statistics say, in Arabic. */
export const otherWords: Translations = { stats };
