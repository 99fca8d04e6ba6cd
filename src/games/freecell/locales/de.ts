import type { Translations } from '../../../locales/translations.js';
import type { FreecellRefusal } from '../rules/state.js';
import type { Variant } from '../rules/variants.js';
import type { FreecellWords } from './en.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { kit } from '../../../locales/de/kit.js';
import { BUILDS, pileName, pileRefusals, wayTo } from '../../../locales/de/patience.js';

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
  'not-in-order': ({ build }) => `Zusammen gehen nur Karten, die ${BUILDS[build]} laufen.`,
  'one-card-a-cell': () => 'Eine Zelle fasst nur eine Karte.',
  'cell-taken': ({ card }) => `In dieser Zelle liegt ${kit.cardName(card)}.`,
  'return-to-cell': () => 'Von der Ablage kommt eine Karte nur in eine leere Zelle zurück.',
  'too-many': ({ count, allowed }) =>
    `${count} Karten sind zu viele: jetzt ${allowed === 1 ? 'geht eine' : `gehen ${allowed}`}.`,
};

/** The words of the FreeCell family, in German. */
export const freecell: FreecellWords = {
  title: (variant) => TITLES[variant],
  pileName,
  wayTo,
  keySheet: [
    ['1 … 9, 0', 'Zu einer Spalte, oder die Karten dorthin'],
    ['a … g, i', 'Zu einer Zelle, oder die Karte dorthin'],
  ],
  refusal: saying(refusals),
};

/** The words of FreeCell in German. */
export const otherWords: Translations = {
  freecell,
  freecellHelp: () => import('../help/de.js').then(({ freecellHelp }) => freecellHelp),
};
