import type { Problem } from '../../core/engine/reason.js';
import type { LeaderboardWords } from '../leaderboard-en.js';
import { lazily } from '../lazily.js';
import type { Translations } from '../translations.js';
import { ar } from './kit.js';
import { stats } from './stats.js';

const days = lazily(
  () => new Intl.DateTimeFormat('ar-u-nu-latn', { dateStyle: 'full', timeZone: 'UTC' }),
);

const seconds = (count: number): string =>
  ar.counted(count, {
    one: 'ثانية',
    two: 'ثانية',
    few: 'ثوانٍ',
    other: 'ثانية',
  });

function problem({ code, retryAfter }: Problem, otherwise: string): string {
  switch (code) {
    case 'server-unreachable':
      return 'لا يمكن الوصول إلى خادم لوحة الصدارة الآن.';
    case 'bad-name':
      return 'في الاسم حرف واحد أو رقم واحد على الأقل.';
    case 'name-refused':
      return 'هذا الاسم غير مقبول هنا. اختر اسماً آخر.';
    case 'bad-group':
      return 'في الرمز من ثلاثة إلى عشرين حرفاً ورقماً.';
    case 'too-many-requests':
      return retryAfter === undefined
        ? 'تكرر ذلك كثيراً؛ حاول بعد قليل.'
        : `تكرر ذلك كثيراً؛ حاول بعد ${seconds(Number(retryAfter))}.`;
    case 'day-over':
      return 'وصلت نتيجتك متأخرة: أُغلقت لوحة ذلك اليوم.';
    case 'day-ahead':
      return 'لم يبدأ ذلك اليوم في أي مكان بعد.';
    case 'other-deal':
      return 'لعبتك ليست لعبة هذا اليوم.';
    case 'no-such-board':
      return 'ليس لهذه اللعبة لوحة هنا.';
    case 'assisted':
      return 'لا تدخل اللوحة لعبة فيها تلميح أو نقلة معروضة.';
    default:
      return otherwise;
  }
}

const leaderboard: LeaderboardWords = {
  number: ar.number,
  time: ar.time,
  day: (time) => days().format(time),
  title: 'لوحة الصدارة',
  earlier: 'اليوم السابق',
  later: 'اليوم التالي',
  caption: (day) => `نتائج ${day}`,
  place: 'المركز',
  name: 'الاسم',
  moves: 'النقلات',
  timeHeading: 'الوقت',
  you: 'أنت',
  noTime: 'بلا وقت',
  loading: 'جارٍ جلب اللوحة…',
  empty: 'لا أحد في لوحة هذا اليوم بعد.',
  emptyGroup: 'لا أحد من المجموعة في لوحة هذا اليوم بعد.',
  missing: 'لا لوحة صدارة في هذه الصفحة.',
  yourPlace: (rank, total) => `مركزك: ${ar.number(rank)} من ${ar.number(total)}`,
  showPlace: 'إظهار مركزي',
  range: (first, last, total) => `${ar.number(first)}–${ar.number(last)} من ${ar.number(total)}`,
  before: 'المراكز السابقة',
  after: 'المراكز التالية',
  friends: 'الأصدقاء',
  friendsHint: 'اتفق مع أصدقائك على رمز. من يُدخله يرى كل من أدخله أيضاً.',
  code: 'رمز المجموعة',
  showGroup: 'إظهار المجموعة',
  everybody: 'إظهار الجميع',
  group: (code) => `المجموعة ${code}`,
  offer: 'فزت بلعبة اليوم. هل نضعها في اللوحة؟',
  agreeing:
    'يُرسل اسمك ونقلاتك ووقتك، ويراها الجميع. وتُرسل انتصاراتك اللاحقة من تلقاء نفسها إلى أن تحذف نتائجك هنا.',
  nameLabel: 'اسمك في اللوحة',
  send: 'إرسال نتيجتي',
  notNow: 'ليس الآن',
  offerAgain: 'إرسال نتيجتي…',
  sending: 'جارٍ إرسال نتيجتك…',
  kept: 'لا يمكن الوصول إلى الخادم. نتيجتك محفوظة هنا وستُرسل لاحقاً.',
  sent: (rank, total) => `نتيجتك في اللوحة: المركز ${ar.number(rank)} من ${ar.number(total)}.`,
  remove: 'حذف نتائجي…',
  removeSure: 'هل تُحذف نتائجك لكل الأيام من الخادم ومن هنا؟',
  removeYes: 'حذف',
  removeNo: 'إبقاء',
  removed: 'حُذفت نتائجك.',
  season: (week, year) => `الموسم: الأسبوع ${week}، ${year}`,
  won: 'مرات الفوز',
  game: 'اللعبة',
  gameName: (game, variant) =>
    variant === '' ? stats.game(game) : `${stats.game(game)}, ${stats.variant(variant)}`,
  allGames: 'كل الألعاب',
  ownSeason: 'مرات فوزك في هذا المتصفح',
  emptySeason: 'لا أحد في جدول الموسم بعد.',
  emptyOwn: 'لم يتحقق الفوز بأي لعبة من الموسم في هذا المتصفح بعد.',
  seasonNote:
    'يُحتسب اليوم كما في لوحته: ما أُرسل وهي مفتوحة. الأكثر فوزاً أولاً، ثم الأقل نقلات، ثم الأقل وقتاً.',
  ownNote: 'تُحتسب اللعبة إذا فزت بها خلال الأسبوع.',
  saveCsv: 'حفظ بصيغة CSV',
  saved: 'أُنشئ الملف.',
  note: 'أعاد الخادم لعب كل لعبة، فالنقلات مثبتة. الوقت هو ما تقوله الصفحة، ولا أحد يستطيع أن يرى هل ساعد برنامج حل. الأوراق التي صعدت من تلقاء نفسها تُحسب نقلات.',
  problem: (given) => problem(given, 'رفض الخادم نتيجتك.'),
  noTable: (given) => problem(given, 'تعذّر الحصول على اللوحة.'),
};

/** What the leaderboard says, in Arabic. */
export const otherWords: Translations = { leaderboard };
