import type { Translations } from '../../../locales/translations.js';
import type { FreecellRefusal } from '../rules/state.js';
import type { Variant } from '../rules/variants.js';
import type { FreecellWords } from './en.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { cardsOf, kit, ltr } from '../../../locales/ar/kit.js';
import { BUILDS, pileName, pileRefusals, wayTo } from '../../../locales/ar/patience.js';

const TITLES: Readonly<Record<Variant, string>> = {
  freecell: 'فري سيل',
  kingcell: 'كينغ سيل',
  forecell: 'فور سيل',
  'bakers-game': 'لعبة بيكر',
  'eight-off': 'إيت أوف',
  seahaven: 'أبراج سيهيفن',
};

const refusals: WordsFor<FreecellRefusal> = {
  ...pileRefusals,
  'not-in-order': ({ build }) => `لا تنتقل معاً إلا أوراق مرتبة ${BUILDS[build]}.`,
  'one-card-a-cell': () => 'تتسع الخلية لورقة واحدة فقط.',
  'cell-taken': ({ card }) => `في هذه الخلية ${kit.cardName(card)}.`,
  'return-to-cell': () => 'لا تعود ورقة من الأساس إلا إلى خلية فارغة.',
  'too-many': ({ count, allowed }) =>
    `نقل ${cardsOf(count, true)} معاً أكثر من الممكن: الحد الآن ${cardsOf(allowed)}.`,
};

/** The words of the FreeCell family, in Arabic. */
export const freecell: FreecellWords = {
  title: (variant) => TITLES[variant],
  pileName,
  wayTo,
  keySheet: [
    [ltr('1 … 9, 0'), 'إلى عمود، أو وضع الأوراق فيه'],
    ['a … g, i', 'إلى خلية، أو وضع الورقة فيها'],
  ],
  refusal: saying(refusals),
};

/** The words of FreeCell in Arabic. */
export const otherWords: Translations = {
  freecell,
  freecellHelp: () => import('../help/ar.js').then(({ freecellHelp }) => freecellHelp),
};
