import { rankOf } from '../../core/cards/card.js';
import type { PileRefusal } from '../../core/patience/refusal.js';
import type { Build } from '../../core/patience/piles.js';
import type { CommonWords } from '../en.js';
import { pileNameWith } from '../pile-name.js';
import type { WordsFor } from '../saying.js';
import { ar, cardsOf, kit, movesOf } from './kit.js';

const { cardName } = kit;

/** The words that all games of patience share, in Arabic. */
export const elementWords: CommonWords = {
  ...kit,
  emptyPile: (pile) => `${pile}، بلا أوراق`,
  pickedUp: 'قيد النقل',
  canMove: 'يمكن نقلها',
  canGoHere: 'يمكن الوضع هنا',
  stock: (count) => `كومة السحب، ${cardsOf(count)}`,
  dealSign: 'رقم',
  dealNumber: (deal) => `رقم ${deal}`,
  ownDeck: 'رزمة خاصة',
  assisted: { hint: 'بمساعدة تلميحات', shown: 'عُرضت طريقة للفوز' },
  openingGame: 'جارٍ فتح اللعبة.',
  moves: movesOf,
  time: ar.time,
  tools: {
    undo: 'تراجع',
    redo: 'إعادة',
    hint: 'تلميح',
    new: 'لعبة جديدة',
    menu: 'المزيد',
  },
  pause: 'إيقاف مؤقت',
  resume: 'متابعة',
  keys: 'لوحة المفاتيح',
  settings: 'الإعدادات',
  fullScreen: 'ملء الشاشة',
  leaveFullScreen: 'الخروج من ملء الشاشة',
  leftFullScreen: 'انتهى ملء الشاشة.',
  show: 'عرض طريق إلى الفوز',
  restart: 'بدء هذه التوزيعة من جديد',
  chooseDeal: 'اختيار توزيعة',
  deal: 'رقم التوزيعة',
  dealThis: 'توزيع',
  noSuchDeal: ({ got, first, last }) =>
    `لا توجد توزيعة «${got}». اكتب رقماً من ${ar.number(Number(first))} إلى ${ar.number(Number(last))}.`,
  refusals: {
    over: 'انتهت اللعبة.',
    'nothing-to-undo': 'لا شيء للتراجع عنه.',
    'nothing-to-redo': 'لا شيء لإعادته.',
    'no-hint': 'لا توجد نقلة لعرضها.',
    hopeless: 'لم يعد الفوز ممكناً.',
    'no-best-place': 'لا مكان أفضل لها الآن.',
  },
  announce: {
    cards: (name, count) => (count > 1 ? `${name} و${cardsOf(count - 1)} معها` : name),
    moved: (cards, place) => `${cards} إلى ${place}.`,
    undone: (cards, place) => `تراجع: ${cards} إلى ${place}.`,
    redone: (cards, place) => `إعادة: ${cards} إلى ${place}.`,
    onto: (pile, card) => `${pile}، فوق ${card}`,
    'went-up': (count, name) => `انتقال تلقائي إلى الأساس: ${count > 1 ? cardsOf(count) : name}.`,
    won: (count) => `تم الفوز في ${movesOf(count, true)}.`,
    deadDeal: 'لا يمكن الفوز بهذه التوزيعة.',
    lost: 'لا توجد نقلات أخرى. يمكن التراجع أو البدء من جديد.',
    started: (title, deal) => `${title}، ${deal}.`,
    picked: (cards, ways) => `${cards}: ${ways}.`,
    noWay: 'لا مكان لها الآن',
    on: (card) => `فوق ${card}`,
    hint: (cards, way) => `تلميح: ${cards} ${way}.`,
    certainty: {
      searching: 'لم يتأكد هذا بعد، إنها مجرد نقلة مسموحة.',
      unproven: 'تعذّر التأكد، إنها مجرد نقلة مسموحة.',
      proven: 'تم التأكد الآن.',
    },
  },
};

const KINDS: Readonly<Record<string, string>> = {
  column: 'العمود',
  cell: 'الخلية',
  foundation: 'الأساس',
  stock: 'كومة السحب',
  waste: 'كومة الرمي',
};

/** A pile in words: `العمود 3`, `الخلية b`; of stock and waste there is but one. */
export const pileName = pileNameWith(KINDS);

/** How cards go to a pile that shows no card to go on. */
export const wayTo = (pile: string): string => {
  switch (pile.split('-')[0]) {
    case 'cell':
      return 'إلى خلية';
    case 'column':
      return 'إلى عمود فارغ';
    case 'waste':
      return 'إلى كومة الرمي';
    case 'stock':
      return 'إلى كومة السحب';
    default:
      return 'إلى الأساس';
  }
};

export const BUILDS: Readonly<Record<Build, string>> = {
  alternate: 'تنازلياً بلونين متناوبين',
  suit: 'تنازلياً من النوع نفسه',
  any: 'تنازلياً',
};

/** The words of refusals that more than one game knows. */
export const pileRefusals: WordsFor<PileRefusal> = {
  'no-such-pile': ({ pile }) => `لا توجد هنا كومة باسم ${pile}.`,
  'same-pile': () => 'هي هناك أصلاً.',
  'empty-pile': ({ pile }) => `لا ورق في ${pileName(pile)}.`,
  'bad-count': ({ count }) => `لا يمكن نقل ${cardsOf(count, true)} من هناك.`,
  'one-card-up': () => 'لا تنتقل إلى الأساس إلا ورقة واحدة كل مرة.',
  'foundation-starts-with-ace': () => 'يبدأ الأساس بالآس.',
  'foundation-next': ({ card, top }) =>
    rankOf(top) === 13
      ? 'اكتمل هذا الأساس.'
      : `لا يمكن وضع ${cardName(card)} فوق ${cardName(top)}.`,
  'no-return': () => 'ما وُضع على الأساس يبقى عليه هنا.',
  'kings-only': () => 'العمود الفارغ للملوك فقط.',
  build: ({ build, card, target }) =>
    `تُبنى الأعمدة ${BUILDS[build]}: لا يمكن وضع ${cardName(card)} فوق ${cardName(target)}.`,
};
