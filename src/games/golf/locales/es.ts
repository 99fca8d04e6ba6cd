import type { Translations } from '../../../locales/translations.js';
import { type GolfRefusal, STOCK } from '../rules/state.js';
import type { GolfWords } from './en.js';
import { capital } from '../../../locales/capital.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { theCard } from '../../../locales/es/kit.js';
import { pileName, pileRefusals, wayTo } from '../../../locales/es/patience.js';

const refusals: WordsFor<GolfRefusal> = {
  ...pileRefusals,
  'no-return': () => 'Lo que va al descarte se queda en él.',
  'top-only': () => 'Solo se juega la carta de arriba de una columna.',
  'waste-only': () => 'Las cartas solo van al descarte.',
  'stock-turns': () => 'Las cartas del mazo pasan al descarte.',
  'on-king': () => 'Aquí no se pone nada sobre un rey.',
  'not-next': ({ card, top }) => `${capital(theCard(card))} no va sobre ${theCard(top)}.`,
};

/** The words of Golf, in Spanish. */
export const golf: GolfWords = {
  title: 'Golf',
  pileName,
  wayTo,
  keySheet: [
    ['1 … 7', 'Ir a una columna'],
    ['s', 'Robar una carta del mazo'],
    ['w', 'Ir al descarte'],
  ],
  left: (count) => `quedan ${count}`,
  drawn: (card) => `Sale ${theCard(card)}.`,
  undrawn: 'Deshecho: robar del mazo.',
  hint: ({ from }) => (from === STOCK ? 'Prueba con el mazo.' : undefined),
  refusal: saying(refusals),
};

/** The words of Golf in Spanish. */
export const otherWords: Translations = {
  golf,
  golfHelp: () => import('../help/es.js').then(({ golfHelp }) => golfHelp),
};
