import type { Translations } from '../../../locales/translations.js';
import type { FreecellRefusal } from '../rules/state.js';
import type { Variant } from '../rules/variants.js';
import type { FreecellWords } from './en.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { es, theCard } from '../../../locales/es/kit.js';
import { BUILDS, pileName, pileRefusals, wayTo } from '../../../locales/es/patience.js';

const TITLES: Readonly<Record<Variant, string>> = {
  freecell: 'FreeCell',
  kingcell: 'KingCell',
  forecell: 'ForeCell',
  'bakers-game': 'Baker’s Game',
  'eight-off': 'Eight Off',
  seahaven: 'Seahaven Towers',
};

const refusals: WordsFor<FreecellRefusal> = {
  ...pileRefusals,
  'not-in-order': ({ build }) => `Solo se mueven juntas cartas ${BUILDS[build]}.`,
  'one-card-a-cell': () => 'En una celda solo cabe una carta.',
  'cell-taken': ({ card }) => `En esa celda está ${theCard(card)}.`,
  'return-to-cell': () => 'De la base, una carta solo vuelve a una celda vacía.',
  'too-many': ({ count, allowed }) =>
    `${es.number(count)} cartas son demasiadas: ahora ${allowed === 1 ? 'solo puede ir una' : `pueden ir ${allowed}`}.`,
};

/** The words of the FreeCell family, in Spanish. */
export const freecell: FreecellWords = {
  title: (variant) => TITLES[variant],
  pileName,
  wayTo,
  keySheet: [
    ['1 … 9, 0', 'Ir a una columna, o poner ahí las cartas'],
    ['a … g, i', 'Ir a una celda, o poner ahí la carta'],
  ],
  refusal: saying(refusals),
};

/** The words of FreeCell in Spanish. */
export const otherWords: Translations = {
  freecell,
  freecellHelp: () => import('../help/es.js').then(({ freecellHelp }) => freecellHelp),
};
