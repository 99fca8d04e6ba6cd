import type { Translations } from '../../../locales/translations.js';
import type { KlondikeAnnouncement } from '../rules/announce.js';
import { type KlondikeRefusal, STOCK } from '../rules/state.js';
import type { KlondikeWords } from './en.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { ar, cardsOf, kit, ltr } from '../../../locales/ar/kit.js';
import { pileName, pileRefusals, wayTo } from '../../../locales/ar/patience.js';

const { cardName } = kit;

const refusals: WordsFor<KlondikeRefusal> = {
  ...pileRefusals,
  'turn-first': ({ pile }) => `يجب أولاً كشف ورقة ${pileName(pile)}.`,
  'face-down': () => 'لا تُنقل الأوراق المقلوبة.',
  'waste-top': () => 'لا تُلعب من كومة الرمي إلا الورقة العليا.',
  'stock-turns': () => 'أوراق كومة السحب تُكشف على كومة الرمي.',
  'stock-left': () => 'لا تُقلب كومة الرمي إلا بعد نفاد كومة السحب.',
  'no-redeal': ({ redeals }) =>
    redeals ? 'لم تبقَ إعادة لكومة الرمي.' : 'لا إعادة لكومة الرمي هنا.',
  'return-to-column': () => 'لا تعود ورقة من الأساس إلا إلى عمود.',
  'takes-none': ({ pile }) => `لا توضع أوراق على ${pileName(pile)}.`,
};

const TURNED_BACK = {
  draw: 'تراجع عن السحب.',
  redeal: 'تراجع عن قلب كومة الرمي.',
  flip: 'تراجع: الورقة مقلوبة من جديد.',
};

function said(told: KlondikeAnnouncement): string | undefined {
  switch (told.code) {
    case 'drawn': {
      const name = cardName(told.card);
      return told.count > 1
        ? `كُشف عن ${cardsOf(told.count, true)}، أعلاها ${name}.`
        : `كُشف عن ${name}.`;
    }
    case 'redealt':
      return `قُلبت كومة الرمي، الدورة ${told.pass}${told.of === undefined ? '' : ` من ${told.of}`}.`;
    case 'flipped':
      return `وكُشف عن ${told.count > 1 ? cardsOf(told.count, true) : cardName(told.card)}.`;
    case 'turned-back':
      return TURNED_BACK[told.what];
    default:
      return undefined;
  }
}

/** The words of Klondike, in Arabic. */
export const klondike: KlondikeWords = {
  title: 'كلوندايك',
  pileName,
  wayTo,
  keySheet: [
    [ltr('1 … 7'), 'إلى عمود، أو وضع الأوراق فيه'],
    ['s', 'كشف أوراق من كومة السحب'],
    ['w', 'إلى كومة الرمي'],
  ],
  score: (points) => {
    const figure = ar.number(Math.abs(points));
    return `النقاط ${points < 0 ? ltr(`−${figure}`) : figure}`;
  },
  said,
  hint: ({ from, to }) => {
    if (from === to) return `تلميح: كشف ورقة ${pileName(to)}.`;
    if (to === STOCK) return 'تلميح: قلب كومة الرمي.';
    return from === STOCK ? 'تلميح: كومة السحب.' : undefined;
  },
  refusal: saying(refusals),
};

/** The words of Klondike in Arabic. */
export const otherWords: Translations = {
  klondike,
  klondikeHelp: () => import('../help/ar.js').then(({ klondikeHelp }) => klondikeHelp),
};
