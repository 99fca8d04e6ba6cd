import type { Problem } from '../../core/engine/reason.js';
import type { LobbyWords } from '../lobby-en.js';
import type { Translations } from '../translations.js';
import { ar, ltr } from './kit.js';

const GAMES: Readonly<Record<string, string>> = {
  'seven27-table': 'سبعة وسبعة وعشرون',
  'paigow-table': 'بوكر باي غاو',
  'ten-dice-race': 'سباق النرد العشرة',
};
const game = (tag: string): string => (Object.hasOwn(GAMES, tag) ? GAMES[tag]! : ltr(tag));

/** One and two are said without a figure. */
const counted = (
  count: number,
  [one, two, few, many]: readonly [one: string, two: string, few: string, many: string],
): string => {
  const number = ar.number(count);
  return ar.form(count, {
    ...{ one, two, few: `${number} ${few}`, other: `${number} ${many}` },
  });
};

const seconds = (count: number): string =>
  counted(count, ['ثانية واحدة', 'ثانيتان', 'ثوانٍ', 'ثانية']);

function problem({ code, retryAfter }: Problem): string {
  switch (code) {
    case 'table-code':
      return `الرمز ثمانية أحرف وأرقام، من دون ${ltr('0, 1, I, L, O, U')}.`;
    case 'no-such-table':
      return 'لا توجد طاولة بهذا الرمز.';
    case 'too-many-requests':
      return retryAfter === undefined
        ? 'طلبات كثيرة؛ حاول بعد قليل.'
        : `طلبات كثيرة؛ المدة قبل المحاولة التالية: ${seconds(Number(retryAfter))}.`;
    case 'too-many-tables':
      return 'لا مكان في الخادم لطاولة أخرى الآن.';
    case 'not-signed-in':
    case 'sign-in':
      return 'سجّل الدخول إلى هذا الموقع أولاً.';
    case 'server-unreachable':
      return 'لا يمكن الوصول إلى الخادم الآن.';
    default:
      return 'رفض الخادم ذلك.';
  }
}

const lobby: LobbyWords = {
  number: (value) => ar.number(value),
  title: 'اللعب معاً',
  game,
  yourTable: 'طاولتك',
  invitation: 'الدعوة',
  invite: 'دعوة',
  copy: 'نسخ الدعوة',
  copied: 'نُسخت الدعوة.',
  byHand: 'لم ينسخها المتصفح. الدعوة محددة: انسخها بنفسك.',
  notShared: 'تعذرت المشاركة. انسخ الدعوة بدلاً من ذلك.',
  inviting: (tag) => (tag === undefined ? 'العب معي' : `العب معي ${game(tag)}`),
  others: 'طاولات أخرى',
  joinByCode: 'الانضمام إلى طاولة',
  code: 'رمز الطاولة',
  join: 'انضمام',
  openTables: 'طاولات مفتوحة',
  looking: 'جارٍ البحث عن طاولات…',
  none: 'لا طاولة مفتوحة الآن.',
  people: (count) => counted(count, ['شخص واحد', 'شخصان', 'أشخاص', 'شخصاً']),
  free: (count) => counted(count, ['مقعد خالٍ', 'مقعدان خاليان', 'مقاعد خالية', 'مقعداً خالياً']),
  hand: (hand, tag) =>
    hand > 0 ? `${tag.endsWith('-race') ? 'السباق' : 'الجولة'} ${ar.number(hand)}` : 'لم تبدأ بعد',
  joinTable: (code) => `الانضمام إلى الطاولة ${ltr(code)}`,
  newTable: 'طاولة جديدة',
  gameLabel: 'اللعبة',
  seats: 'المقاعد',
  clock: 'وقت القرار',
  seconds,
  fill: 'يأخذ الحاسوب المقاعد الخالية',
  listed: 'إظهارها بين الطاولات المفتوحة',
  make: 'إنشاء طاولة',
  making: 'جارٍ إنشاء الطاولة…',
  made: 'أُنشئت الطاولة. ادعُ إليها آخرين.',
  missing: 'اللعب معاً غير متاح في هذه الصفحة.',
  problem,
};

/** What the lobby says, in Arabic. */
export const otherWords: Translations = { lobby };
