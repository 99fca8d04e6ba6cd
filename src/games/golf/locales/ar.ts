import type { Translations } from '../../../locales/translations.js';
import { type GolfRefusal, STOCK } from '../rules/state.js';
import type { GolfWords } from './en.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { ar, kit, ltr } from '../../../locales/ar/kit.js';
import { pileName, pileRefusals, wayTo } from '../../../locales/ar/patience.js';

const { cardName } = kit;

const refusals: WordsFor<GolfRefusal> = {
  ...pileRefusals,
  'no-return': () => 'تبقى الأوراق في كومة الرمي.',
  'top-only': () => 'لا تُلعب من العمود إلا الورقة العليا.',
  'waste-only': () => 'لا تُنقل الأوراق إلا إلى كومة الرمي.',
  'stock-turns': () => 'أوراق كومة السحب تُكشف على كومة الرمي.',
  'on-king': () => 'لا توضع هنا ورقة فوق ملك.',
  'not-next': ({ card, top }) => `لا توضع ${cardName(card)} فوق ${cardName(top)}.`,
};

/** The words of Golf, in Arabic. */
export const golf: GolfWords = {
  title: 'غولف',
  pileName,
  wayTo,
  keySheet: [
    [ltr('1 … 7'), 'إلى عمود'],
    ['s', 'كشف ورقة من كومة السحب'],
    ['w', 'إلى كومة الرمي'],
  ],
  left: (count) => `الباقي ${ar.number(count)}`,
  drawn: (card) => `كُشف عن ${cardName(card)}.`,
  undrawn: 'تراجع عن السحب.',
  hint: ({ from }) => (from === STOCK ? 'تلميح: كومة السحب.' : undefined),
  refusal: saying(refusals),
};

/** The words of Golf in Arabic. */
export const otherWords: Translations = {
  golf,
  golfHelp: () => import('../help/ar.js').then(({ golfHelp }) => golfHelp),
};
