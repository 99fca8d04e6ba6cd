import type { Translations } from '../../../locales/translations.js';
import type { KlondikeAnnouncement } from '../rules/announce.js';
import { type KlondikeRefusal, STOCK } from '../rules/state.js';
import type { KlondikeWords } from './en.js';
import { capital } from '../../../locales/capital.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { The, cards, e, fr, kit, the } from '../../../locales/fr/kit.js';
import { pileName, pileRefusals, thePile, wayTo } from '../../../locales/fr/patience.js';

const { cardName } = kit;

const refusals: WordsFor<KlondikeRefusal> = {
  ...pileRefusals,
  'turn-first': ({ pile }) => `Retournez d’abord la carte de ${thePile(pile)}.`,
  'face-down': () => 'Les cartes cachées ne se déplacent pas.',
  'waste-top': () => 'De la défausse, seule la carte du dessus se joue.',
  'stock-turns': () => 'Les cartes du talon se retournent sur la défausse.',
  'stock-left': () => 'La défausse se retourne quand le talon est vide.',
  'no-redeal': ({ redeals }) =>
    redeals ? 'La défausse ne se retourne plus.' : 'Ici, la défausse ne se retourne pas.',
  'return-to-column': () => 'Une carte ne quitte une fondation que pour une colonne.',
  'takes-none': ({ pile }) => `On ne pose rien sur ${thePile(pile)}.`,
};

const TURNED_BACK = {
  draw: 'Annulé\u00a0: le tirage.',
  redeal: 'Annulé\u00a0: le retournement de la défausse.',
  flip: 'Annulé\u00a0: la carte est de nouveau cachée.',
};

function said(told: KlondikeAnnouncement): string | undefined {
  switch (told.code) {
    case 'drawn': {
      const name = cardName(told.card);
      return told.count > 1
        ? `${cards(told.count)} tirées, ${the(name)} sur le dessus.`
        : `${capital(name)} tiré${e(name)}.`;
    }
    case 'redealt':
      return `Défausse retournée, passage ${told.pass}${told.of === undefined ? '' : ` sur ${told.of}`}.`;
    case 'flipped': {
      const name = cardName(told.card);
      return told.count > 1
        ? `${cards(told.count)} ont été découvertes.`
        : `${The(name)} a été découvert${e(name)}.`;
    }
    case 'turned-back':
      return TURNED_BACK[told.what];
    default:
      return undefined;
  }
}

/** The words of Klondike, in French. */
export const klondike: KlondikeWords = {
  title: 'Klondike',
  pileName,
  wayTo,
  keySheet: [
    ['1 … 7', 'Aller à une colonne, ou y poser les cartes'],
    ['s', 'Retourner des cartes du talon'],
    ['w', 'Aller à la défausse'],
  ],
  score: (points) => `Score ${fr.number(points).replace('-', '−')}`,
  said,
  hint: ({ from, to }) => {
    if (from === to) return `Retournez la carte de ${thePile(to)}.`;
    if (to === STOCK) return 'Retournez la défausse.';
    return from === STOCK ? 'Essayez le talon.' : undefined;
  },
  refusal: saying(refusals),
};

/** The words of Klondike in French. */
export const otherWords: Translations = {
  klondike,
  klondikeHelp: () => import('../help/fr.js').then(({ klondikeHelp }) => klondikeHelp),
};
