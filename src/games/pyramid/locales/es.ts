import type { Translations } from '../../../locales/translations.js';
import type { PyramidAnnouncement, Way } from '../rules/announce.js';
import { type PyramidRefusal, isPlace, isWaste, numberOf, rowOf } from '../rules/state.js';
import type { PyramidWords } from './en.js';
import { capital } from '../../../locales/capital.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { counted, kit, the, theCard } from '../../../locales/es/kit.js';
import { agreeing } from '../../../locales/es/patience.js';

/** A place of the pyramid by its row; a waste carries a number where there are several. */
function nameOf(pile: string, several: boolean): string {
  const number = numberOf(pile);
  if (isWaste(pile)) return several ? `descarte ${number}` : 'descarte';
  if (!isPlace(pile)) return pile.startsWith('stock') ? 'mazo' : 'base';
  const row = rowOf(number - 1);
  return `fila ${row + 1}, puesto ${number - (row * (row + 1)) / 2}`;
}

const refusalsWith = (several: boolean): WordsFor<PyramidRefusal> => ({
  'no-such-pile': ({ pile }) => `Aquí no hay ninguna pila «${pile}».`,
  'same-pile': () => 'Ya está ahí.',
  'empty-pile': ({ pile }) => `Ahí no hay ninguna carta: ${nameOf(pile, several)}.`,
  'bad-count': ({ count }) =>
    `De ahí no se ${count === 1 ? 'puede' : 'pueden'} mover ${counted(count, 'carta')}.`,
  'no-return': () => 'Las cartas retiradas no vuelven.',
  'stock-first': () => 'Pasa antes la carta del mazo al descarte.',
  'stock-left': ({ count }) =>
    `El descarte vuelve al mazo cuando este se acaba; ${count === 1 ? 'queda' : 'quedan'} ${counted(count, 'carta')}.`,
  'no-redeal': ({ allowed }) =>
    allowed === 0
      ? 'Aquí el descarte no vuelve al mazo.'
      : `El descarte ya ha vuelto al mazo ${allowed === 1 ? 'una vez' : counted(allowed, 'vez', 'veces')}.`,
  covered: ({ card }) =>
    `${capital(theCard(card))} está ${agreeing(kit.cardName(card), 'tapado')}.`,
  'no-cover-pairs': () => 'Aquí una carta no hace pareja con la que tapa.',
  'king-alone': ({ card }) => `${capital(theCard(card))} se retira solo.`,
  'not-king': ({ card }) => `Solo los reyes se retiran solos, no ${theCard(card)}.`,
  'not-13': ({ card, target, sum }) =>
    `${capital(theCard(card))} y ${theCard(target)} suman ${sum}, no 13.`,
});

/** What happened as a sentence; what was taken back or made again, by an infinitive. */
const told = (way: Way, sentence: string, deed: string): string => {
  switch (way) {
    case 'move':
      return `${sentence}.`;
    case 'undo':
      return `Deshecho: ${deed}.`;
    case 'redo':
      return `Rehecho: ${deed}.`;
  }
};

const announcements: WordsFor<PyramidAnnouncement> = {
  pair: ({ way, card, other }) => {
    const both = `${theCard(card)} y ${theCard(other)}`;
    return told(way, `Se retiran ${both}`, `retirar ${both}`);
  },
  king: ({ way, card }) => told(way, `Se retira ${theCard(card)}`, `retirar ${theCard(card)}`),
  turned: ({ way, card, waste }) => {
    if (card === undefined) return 'Deshecho: robar del mazo.';
    const where = waste === undefined ? '' : `, al descarte ${waste}`;
    return told(way, `Sale ${theCard(card)}${where}`, `robar ${theCard(card)}${where}`);
  },
  'put-back': ({ way, redeal, allowed }) => {
    const turn = `vuelta ${redeal}${allowed === 'unlimited' ? '' : ` de ${allowed}`}`;
    return told(
      way,
      `El descarte vuelve al mazo, ${turn}`,
      `devolver el descarte al mazo, ${turn}`,
    );
  },
  unwinnable: () => 'Esta partida ya no se puede ganar.',
};

/** The words of Pyramid with one waste or with several, in Spanish. */
export const pyramid = (several: boolean): PyramidWords => ({
  title: 'Pirámide',
  pileName: (pile) => nameOf(pile, several),
  wayTo: (pile) => (pile === 'stock' ? 'de vuelta en el mazo' : `en ${the(nameOf(pile, several))}`),
  keySheet: [
    ['s', 'Robar una carta del mazo, o devolverle el descarte'],
    ['w', 'Ir al descarte'],
    ['1 … 3', 'Con varios descartes: ir a uno; desde el mazo, robar hacia él'],
  ],
  hint: ({ from, to }) => {
    if (to === 'stock') return 'Prueba a devolver el descarte al mazo.';
    return from === 'stock' ? 'Prueba con el mazo.' : undefined;
  },
  announce: (said) => (announcements[said.code] as (said: PyramidAnnouncement) => string)(said),
  refusal: saying(refusalsWith(several)),
});

/** The words of Pyramid in Spanish. */
export const otherWords: Translations = {
  pyramid,
  pyramidHelp: () => import('../help/es.js').then(({ pyramidHelp }) => pyramidHelp),
};
