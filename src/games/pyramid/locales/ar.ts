import type { Translations } from '../../../locales/translations.js';
import type { PyramidAnnouncement, Way } from '../rules/announce.js';
import { type PyramidRefusal, isPlace, isWaste, numberOf, rowOf } from '../rules/state.js';
import type { PyramidWords } from './en.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { ar, cardsOf, counter, kit, ltr } from '../../../locales/ar/kit.js';

const { cardName } = kit;
const times = counter('مر');

/** A place of the pyramid by its row; a waste carries a number where there are several. */
function nameOf(pile: string, several: boolean): string {
  const number = numberOf(pile);
  if (isWaste(pile)) return several ? `كومة الرمي ${number}` : 'كومة الرمي';
  if (!isPlace(pile)) return pile.startsWith('stock') ? 'كومة السحب' : 'الأساس';
  const row = rowOf(number - 1);
  return `الصف ${row + 1}، الموضع ${number - (row * (row + 1)) / 2}`;
}

const refusalsWith = (several: boolean): WordsFor<PyramidRefusal> => ({
  'no-such-pile': ({ pile }) => `لا توجد هنا كومة باسم ${pile}.`,
  'same-pile': () => 'هي هناك أصلاً.',
  'empty-pile': ({ pile }) => `لا ورقة هناك: ${nameOf(pile, several)}.`,
  'bad-count': ({ count }) => `لا يمكن نقل ${cardsOf(count, true)} من هناك.`,
  'no-return': () => 'ما أُزيل لا يعود.',
  'stock-first': () => 'يجب أولاً وضع ورقة السحب على كومة الرمي.',
  'stock-left': ({ count }) =>
    `لا تعود كومة الرمي إلا بعد نفاد كومة السحب؛ الباقي ${cardsOf(count)}.`,
  'no-redeal': ({ allowed }) =>
    allowed === 0 ? 'لا تعود كومة الرمي هنا.' : `سبق أن عادت كومة الرمي ${times(allowed, true)}.`,
  covered: ({ card }) => `فوق ${cardName(card)} أوراق أخرى.`,
  'no-cover-pairs': () => 'لا تقترن هنا ورقة بالورقة التي تحتها.',
  'king-alone': ({ card }) => `${cardName(card)}: الملك يُزال وحده.`,
  'not-king': ({ card }) => `لا يُزال وحده إلا الملك، لا ${cardName(card)}.`,
  'not-13': ({ card, target, sum }) =>
    `مجموع ${cardName(card)} و${cardName(target)} هو ${sum}، لا 13.`,
});

const WAYS: Readonly<Record<Way, string>> = { move: '', undo: 'تراجع: ', redo: 'إعادة: ' };

/** Nouns tell a step, whether it was made, taken back or made again. */
const told = (way: Way, text: string): string => `${WAYS[way]}${text}.`;

const announcements: WordsFor<PyramidAnnouncement> = {
  pair: ({ way, card, other }) => told(way, `إزالة ${cardName(card)} و${cardName(other)}`),
  king: ({ way, card }) => told(way, `إزالة ${cardName(card)}`),
  turned: ({ way, card, waste }) =>
    card === undefined
      ? 'تراجع عن السحب.'
      : told(way, `كشف ${cardName(card)}${waste === undefined ? '' : ` على كومة الرمي ${waste}`}`),
  'put-back': ({ way, redeal, allowed }) =>
    told(
      way,
      `إعادة كومة الرمي، المرة ${ar.number(redeal)}${allowed === 'unlimited' ? '' : ` من ${allowed}`}`,
    ),
  unwinnable: () => 'لم يعد الفوز ممكناً.',
};

/** The words of Pyramid with one waste or with several, in Arabic. */
export const pyramid = (several: boolean): PyramidWords => ({
  title: 'الهرم',
  pileName: (pile) => nameOf(pile, several),
  wayTo: (pile) => `إلى ${nameOf(pile, several)}`,
  keySheet: [
    ['s', 'كشف ورقة من كومة السحب، أو إعادة كومة الرمي'],
    ['w', 'إلى كومة الرمي'],
    [ltr('1 … 3'), 'مع عدة أكوام رمي: إلى إحداها؛ من كومة السحب كشف ورقة عليها'],
  ],
  hint: ({ from, to }) => {
    if (to === 'stock') return 'تلميح: إعادة كومة الرمي.';
    return from === 'stock' ? 'تلميح: كومة السحب.' : undefined;
  },
  announce: (said) => (announcements[said.code] as (said: PyramidAnnouncement) => string)(said),
  refusal: saying(refusalsWith(several)),
});

/** The words of Pyramid in Arabic. */
export const otherWords: Translations = {
  pyramid,
  pyramidHelp: () => import('../help/ar.js').then(({ pyramidHelp }) => pyramidHelp),
};
