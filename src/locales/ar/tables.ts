import type { Card } from '../../core/cards/card.js';
import type { Seat } from '../../core/engine/rules.js';
import type { CardFault, DealLine } from '../../core/table/check-deal.js';
import type { ChipRefusal } from '../../core/table/chips.js';
import type { TableCheckWords } from '../extras/table-check-en.js';
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

type CheckWords = Pick<TableCheckWords, 'fair' | 'line' | 'verdict' | 'yes' | 'no'>;
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

const fair: TableCheckWords['fair'] = {
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

/** The words of the check of a deal, in Arabic. */
export const tables: CheckWords = {
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
};

/** What every table says, in Arabic. */
export const otherWords: Translations = {
  seatNames,
};

export { kit as elementWords } from './kit.js';
