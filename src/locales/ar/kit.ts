import { type Card, JOKER, rankOf, suitOf } from '../../core/cards/card.js';
import type { Problem } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import { yourSeat } from '../../core/table/seats.js';
import { intlOf } from '../intl.js';
import type { KitWords } from '../kit-en.js';
import type { SeatNames, SeatedTable } from '../table-en.js';

/** Digits as on the cards. */
const latin = intlOf('ar-u-nu-latn');

/**
 * What is read from left to right within Arabic, `10♦`, `+25`, `5-A-A`: between the marks of an
 * isolate, which keep signs at their side of a number.
 */
export const ltr = (text: string): string => `\u2068${text}\u2069`;

/** The same for what Intl gives, which has marks of its own. */
const isolated =
  <Value>(format: (value: Value) => string) =>
  (value: Value): string =>
    ltr(format(value).replaceAll('\u200e', ''));

/** Numbers, times and plurals as Arabic writes them, with Latin digits. */
export const ar: ReturnType<typeof intlOf> = {
  ...latin,
  signed: isolated(latin.signed),
  percent: isolated(latin.percent),
  tenths: isolated(latin.tenths),
};

/** A count and its noun; `after` a verb or a preposition the dual has another ending. */
export type Counter = (count: number, after?: boolean) => string;

/** Counts a feminine noun, by what it has before its ending: one and two are said without a figure. */
export const counter =
  (stem: string, few = `${stem}ات`): Counter =>
  (count, after = false) => {
    const number = ar.number(count);
    return ar.form(count, {
      one: `${stem}ة واحدة`,
      two: after ? `${stem}تين` : `${stem}تان`,
      few: `${number} ${few}`,
      other: `${number} ${stem}ة`,
    });
  };

export const cardsOf = counter('ورق');
export const movesOf = counter('نقل');
export const chipsOf = counter('فيش');

/** `بـ25`, `بفيشة واحدة`: a figure stands a stroke away. */
export const by = (text: string): string => (/^\d/.test(text) ? `بـ${text}` : `ب${text}`);

const RANKS: Readonly<Record<number, string>> = { 1: 'آس', 11: 'ولد', 12: 'بنت', 13: 'ملك' };
const SUITS = ['سباتي', 'ديناري', 'كبة', 'بستوني'] as const;

/** `7 كبة`, `آس بستوني` */
const cardName = (card: Card): string => {
  if (card === JOKER) return 'جوكر';
  const rank = rankOf(card);
  return rank > 0 ? `${RANKS[rank] ?? rank} ${SUITS[suitOf(card)]}` : 'ورقة مقلوبة';
};

const LETTERS = 'A,2,3,4,5,6,7,8,9,10,J,Q,K'.split(',');
/** By the suits' numbers; the last letter asks for a sign in the text's own colour. */
const SIGNS = ['♣\uFE0E', '♦\uFE0E', '♥\uFE0E', '♠\uFE0E'];

/** A rank as a corner of a card has it. */
export const letterOf = (card: Card): string => LETTERS[rankOf(card) - 1] ?? '';

/** `10♦`; the joker is a star: for eyes alone. */
export const cardSign = (card: Card): string =>
  card === JOKER ? '★' : ltr(letterOf(card) + (SIGNS[suitOf(card)] ?? ''));

/** The seats' names. The only person at the table is `أنت`; where several share it, nobody is. */
export function seatNames({ dealer, house, names, ...table }: SeatedTable): SeatNames {
  const only = yourSeat(table);
  const number = (seat: Seat): string => {
    const name = names?.[seat];
    if (name !== undefined) return ltr(name);
    return house && seat === dealer ? 'الموزّع' : `المقعد ${seat + 1}`;
  };
  const isYou = (seat: Seat): boolean => seat === only;
  const name = (seat: Seat): string => (isYou(seat) ? 'أنت' : number(seat));
  /** What goes before a seat's name, and has the person who is spoken to in its own ending. */
  const does = (seat: Seat, you: string, other = you): string =>
    isYou(seat) ? you : `${other} ${name(seat)}`;
  return { name, label: name, whose: (seat) => does(seat, 'ترتيبك', 'ترتيب'), does };
}

/** What came in from outside may be in Latin letters. */
const useless = (what: string, accepted: unknown): string =>
  `تعذّر استخدام ${what}؛ المقبول: ${ltr(String(accepted))}`;

function problem(problem: Problem): string {
  const { code, got, number, known } = problem;
  const quoted = `«${ltr(String(got))}»`;
  switch (code) {
    case 'deal':
      return useless(`رقم التوزيعة ${quoted}`, `من ${problem['first']} إلى ${problem['last']}`);
    case 'deck':
      return useless(
        got === undefined
          ? `رزمة من ${cardsOf(Number(problem['count']), true)}`
          : `الرزمة ${quoted}`,
        `كل الأوراق (${problem['size']})، كل ورقة مرة`,
      );
    case 'option':
      return useless(`${ltr(String(problem['option']))} ${quoted}`, problem['accepted']);
    case 'no-randomness':
      return 'لا يوفّر هذا المتصفح هنا أرقاماً عشوائية آمنة، فلا تستطيع الطاولة توزيع جولة عادلة.';
    case 'listener':
      return `أطلق مستمع للحدث ${ltr(String(problem['event']))} خطأً: ${ltr(String(got))}`;
    case 'storage':
      return `لا يحفظ المتصفح الألعاب هنا (${ltr(String(got))})`;
    case 'save-long':
      return useless(
        `لعبة محفوظة (عدد النقلات: ${problem['count']})`,
        `الحد الأقصى ${problem['most']}`,
      );
    case 'save-move':
      return useless(
        `النقلة ${number} من اللعبة المحفوظة، ${ltr(String(problem['move']))}`,
        'نقلات صحيحة',
      );
    case 'save-newer':
      return useless(`هذه اللعبة المحفوظة، الإصدار ${got}`, `الإصدارات حتى ${known}`);
    case 'save-other-game':
      return useless(`لعبة محفوظة من ${quoted}`, problem['wanted']);
    default:
      return useless(`«${ltr(String(problem['field']))}» في اللعبة المحفوظة`, 'ما تعطيه save()');
  }
}

/** The words that every element has, in Arabic. */
export const kit: KitWords = {
  cardName,
  courts: 'JQK',
  position: (n, of) => `${n} من ${of}`,
  list: (parts) => parts.join('، '),
  board: (title) => `طاولة ${title}`,
  notFetched: 'تعذّر تحميل هذا الجزء.',
  notBegun: 'لم تبدأ اللعبة بعد.',
  problem,
};
