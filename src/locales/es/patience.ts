import { rankOf } from '../../core/cards/card.js';
import type { PileRefusal } from '../../core/patience/refusal.js';
import type { Build } from '../../core/patience/piles.js';
import { capital } from '../capital.js';
import type { CommonWords } from '../en.js';
import { pileNameWith } from '../pile-name.js';
import type { WordsFor } from '../saying.js';
import { counted, es, isFeminine, kit, the, theCard, toThe } from './kit.js';

const moves = (count: number): string => counted(count, 'movimiento');

/** An adjective that ends in `o`, as it goes with what is named. */
export const agreeing = (name: string, adjective: string): string =>
  isFeminine(name) ? adjective.replace(/o$/, 'a') : adjective;

const NOWHERE = 'a ningún sitio';

const announce: CommonWords['announce'] = {
  cards: (name, count) => (count > 1 ? `${name} y ${count - 1} más` : name),
  moved: (cards, place) => `${cards} ${toThe(place)}.`,
  undone: (cards, place) => `Deshecho: ${cards} de vuelta ${toThe(place)}.`,
  redone: (cards, place) => `Rehecho: ${cards} ${toThe(place)}.`,
  onto: (pile, card) => `${pile}, sobre ${the(card)}`,
  'went-up': (count, name) =>
    count > 1
      ? `${es.number(count)} cartas han subido solas.`
      : `${capital(the(name))} ha subido ${agreeing(name, 'solo')}.`,
  won: (count) => `Has ganado en ${moves(count)}.`,
  deadDeal: 'Esta partida no se puede ganar.',
  lost: 'No quedan movimientos. Deshaz o empieza de nuevo.',
  started: (title, deal) => `${title}, ${deal}.`,
  picked: (cards, ways) => {
    const can = cards.endsWith(' más') ? 'pueden' : 'puede';
    return `${the(cards)} ${ways === NOWHERE ? 'ahora no ' : ''}${can} ir ${ways}.`;
  },
  noWay: NOWHERE,
  on: (card) => `sobre ${the(card)}`,
  hint: (cards, way) => `Prueba a poner ${the(cards)} ${way}.`,
  certainty: {
    searching: 'Aún no es seguro, solo es un movimiento permitido.',
    unproven: 'No se ha podido comprobar, solo es un movimiento permitido.',
    proven: 'Ahora es seguro.',
  },
};

/** The words that all games of patience share, in Spanish. */
export const elementWords: CommonWords = {
  ...kit,
  emptyPile: (pile) => `${pile}, ${agreeing(pile, 'vacío')}`,
  pickedUp: 'en la mano',
  canMove: 'se puede mover',
  canGoHere: 'puede ir aquí',
  stock: (count) => `mazo, ${counted(count, 'carta')}`,
  dealSign: 'n.º',
  dealNumber: (deal) => `n.º ${deal}`,
  ownDeck: 'baraja propia',
  assisted: { hint: 'con pistas', shown: 'se mostró un camino' },
  openingGame: 'Abriendo la partida.',
  moves,
  time: es.time,
  tools: {
    undo: 'Deshacer',
    redo: 'Rehacer',
    hint: 'Pista',
    new: 'Nueva partida',
    menu: 'Más',
  },
  pause: 'Pausa',
  resume: 'Seguir',
  keys: 'Teclado',
  settings: 'Ajustes',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
  leftFullScreen: 'Pantalla completa desactivada.',
  show: 'Mostrar cómo ganar',
  restart: 'Reiniciar la partida',
  chooseDeal: 'Elegir partida',
  deal: 'Número de partida',
  dealThis: 'Repartir',
  noSuchDeal: ({ got, first, last }) =>
    `No existe la partida «${got}». Escribe un número del ${first} al ${es.number(Number(last))}.`,
  refusals: {
    over: 'La partida ha terminado.',
    'nothing-to-undo': 'No hay nada que deshacer.',
    'nothing-to-redo': 'No hay nada que rehacer.',
    'no-hint': 'No hay ningún movimiento que mostrar.',
    hopeless: 'Esta partida ya no se puede ganar.',
    'no-best-place': 'Ahora no tiene mejor sitio.',
  },
  announce,
};

const KINDS: Readonly<Record<string, string>> = {
  column: 'columna',
  cell: 'celda',
  foundation: 'base',
  stock: 'mazo',
  waste: 'descarte',
};

/** A pile in words: `columna 3`, `celda b`; of stock and waste there is but one. */
export const pileName = pileNameWith(KINDS);

/** How cards go to a pile that shows no card to go on. */
export const wayTo = (pile: string): string => {
  switch (pile.split('-')[0]) {
    case 'cell':
      return 'en una celda';
    case 'column':
      return 'en una columna vacía';
    case 'waste':
      return 'en el descarte';
    case 'stock':
      return 'en el mazo';
    default:
      return 'en la base';
  }
};

export const BUILDS: Readonly<Record<Build, string>> = {
  alternate: 'en orden descendente y colores alternos',
  suit: 'en orden descendente y del mismo palo',
  any: 'en orden descendente',
};

/** The words of refusals that more than one game knows. */
export const pileRefusals: WordsFor<PileRefusal> = {
  'no-such-pile': ({ pile }) => `Aquí no hay ninguna pila «${pile}».`,
  'same-pile': () => 'Ya está ahí.',
  'empty-pile': ({ pile }) => {
    const name = pileName(pile);
    return `${capital(the(name))} está ${agreeing(name, 'vacío')}.`;
  },
  'bad-count': ({ count }) =>
    `De ahí no se ${count === 1 ? 'puede' : 'pueden'} mover ${counted(count, 'carta')}.`,
  'one-card-up': () => 'A la base solo se sube una carta cada vez.',
  'foundation-starts-with-ace': () => 'Una base empieza con un as.',
  'foundation-next': ({ card, top }) =>
    rankOf(top) === 13
      ? 'Esa base ya está completa.'
      : `${capital(theCard(card))} no sigue ${toThe(kit.cardName(top))}.`,
  'no-return': () => 'Aquí, lo que sube a la base se queda en ella.',
  'kings-only': () => 'En una columna vacía solo puede ir un rey.',
  build: ({ build, card, target }) =>
    `Las columnas van ${BUILDS[build]}: ${theCard(card)} no va sobre ${theCard(target)}.`,
};
