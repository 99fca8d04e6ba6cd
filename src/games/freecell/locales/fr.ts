import type { Translations } from '../../../locales/translations.js';
import type { FreecellRefusal } from '../rules/state.js';
import type { Variant } from '../rules/variants.js';
import type { FreecellWords } from './en.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { cards, kit, the } from '../../../locales/fr/kit.js';
import { BUILDS, pileName, pileRefusals, wayTo } from '../../../locales/fr/patience.js';

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
  'not-in-order': ({ build }) =>
    `Seules des cartes qui se suivent ${BUILDS[build]} se déplacent ensemble.`,
  'one-card-a-cell': () => 'Une cellule ne contient qu’une carte.',
  'cell-taken': ({ card }) => `Cette cellule est prise par ${the(kit.cardName(card))}.`,
  'return-to-cell': () => 'Une carte ne quitte une fondation que pour une cellule vide.',
  'too-many': ({ count, allowed }) =>
    `${cards(count)}, c’est trop\u00a0: ${allowed === 1 ? 'une seule' : `${allowed} au plus`} pour le moment.`,
};

/** The words of the FreeCell family, in French. */
export const freecell: FreecellWords = {
  title: (variant) => TITLES[variant],
  pileName,
  wayTo,
  keySheet: [
    ['1 … 9, 0', 'Aller à une colonne, ou y poser les cartes'],
    ['a … g, i', 'Aller à une cellule, ou y poser la carte'],
  ],
  refusal: saying(refusals),
};

/** The words of FreeCell in French. */
export const otherWords: Translations = {
  freecell,
  freecellHelp: () => import('../help/fr.js').then(({ freecellHelp }) => freecellHelp),
};
