import type { Translations } from '../../../locales/translations.js';
import { type GolfRefusal, STOCK } from '../rules/state.js';
import type { GolfWords } from './en.js';
import { capital } from '../../../locales/capital.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { The, e, kit, the } from '../../../locales/fr/kit.js';
import { pileName, pileRefusals, wayTo } from '../../../locales/fr/patience.js';

const { cardName } = kit;

const refusals: WordsFor<GolfRefusal> = {
  ...pileRefusals,
  'no-return': () => 'Ce qui est sur la défausse y reste.',
  'top-only': () => 'Seule la carte du dessus d’une colonne se joue.',
  'waste-only': () => 'Les cartes ne vont que sur la défausse.',
  'stock-turns': () => 'Les cartes du talon se retournent sur la défausse.',
  'on-king': () => 'Ici, rien ne va sur un roi.',
  'not-next': ({ card, top }) => `${The(cardName(card))} ne va pas sur ${the(cardName(top))}.`,
};

/** The words of Golf, in French. */
export const golf: GolfWords = {
  title: 'Golf',
  pileName,
  wayTo,
  keySheet: [
    ['1 … 7', 'Aller à une colonne'],
    ['s', 'Retourner une carte du talon'],
    ['w', 'Aller à la défausse'],
  ],
  left: (count) => `reste ${count}`,
  drawn: (card) => `${capital(cardName(card))} tiré${e(cardName(card))}.`,
  undrawn: 'Annulé\u00a0: le tirage.',
  hint: ({ from }) => (from === STOCK ? 'Essayez le talon.' : undefined),
  refusal: saying(refusals),
};

/** The words of Golf in French. */
export const otherWords: Translations = {
  golf,
  golfHelp: () => import('../help/fr.js').then(({ golfHelp }) => golfHelp),
};
