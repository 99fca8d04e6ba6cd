import type { Translations } from '../../../locales/translations.js';
import type { KlondikeAnnouncement } from '../rules/announce.js';
import { type KlondikeRefusal, STOCK } from '../rules/state.js';
import type { KlondikeWords } from './en.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { es, ofThe, the, theCard } from '../../../locales/es/kit.js';
import { pileName, pileRefusals, wayTo } from '../../../locales/es/patience.js';

const refusals: WordsFor<KlondikeRefusal> = {
  ...pileRefusals,
  'turn-first': ({ pile }) => `Descubre antes la carta ${ofThe(pileName(pile))}.`,
  'face-down': () => 'Las cartas boca abajo no se pueden mover.',
  'waste-top': () => 'Del descarte solo se juega la carta de arriba.',
  'stock-turns': () => 'Las cartas del mazo pasan al descarte.',
  'stock-left': () => 'El descarte vuelve al mazo cuando este se acaba.',
  'no-redeal': ({ redeals }) =>
    redeals ? 'No quedan más vueltas al mazo.' : 'Aquí el descarte no vuelve al mazo.',
  'return-to-column': () => 'De la base, una carta solo vuelve a una columna.',
  'takes-none': ({ pile }) => `En ${the(pileName(pile))} no se ponen cartas.`,
};

const TURNED_BACK = {
  draw: 'Deshecho: robar del mazo.',
  redeal: 'Deshecho: devolver el descarte al mazo.',
  flip: 'Deshecho: la carta vuelve a estar boca abajo.',
};

function said(told: KlondikeAnnouncement): string | undefined {
  switch (told.code) {
    case 'drawn': {
      const name = theCard(told.card);
      return told.count > 1
        ? `Salen ${es.number(told.count)} cartas; arriba, ${name}.`
        : `Sale ${name}.`;
    }
    case 'redealt': {
      const of = told.of === undefined ? '' : ` de ${told.of}`;
      return `El descarte vuelve al mazo, vuelta ${told.pass}${of}.`;
    }
    case 'flipped':
      return told.count > 1
        ? `Y se descubren ${es.number(told.count)} cartas.`
        : `Y se descubre ${theCard(told.card)}.`;
    case 'turned-back':
      return TURNED_BACK[told.what];
    default:
      return undefined;
  }
}

/** The words of Klondike, in Spanish. */
export const klondike: KlondikeWords = {
  title: 'Klondike',
  pileName,
  wayTo,
  keySheet: [
    ['1 … 7', 'Ir a una columna, o poner ahí las cartas'],
    ['s', 'Robar cartas del mazo'],
    ['w', 'Ir al descarte'],
  ],
  score: (points) => `Puntos ${es.number(points).replace('-', '−')}`,
  said,
  hint: ({ from, to }) => {
    if (from === to) return `Prueba a descubrir la carta ${ofThe(pileName(to))}.`;
    if (to === STOCK) return 'Prueba a devolver el descarte al mazo.';
    return from === STOCK ? 'Prueba con el mazo.' : undefined;
  },
  refusal: saying(refusals),
};

/** The words of Klondike in Spanish. */
export const otherWords: Translations = {
  klondike,
  klondikeHelp: () => import('../help/es.js').then(({ klondikeHelp }) => klondikeHelp),
};
