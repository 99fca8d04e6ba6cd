import type { Card } from '../../core/cards/card.js';
import type { CardFault, DealLine } from '../../core/table/check-deal.js';
import type { TableExtrasWords } from '../extras/table-en.js';
import type { KeyRows } from '../key-rows.js';
import type { Translations } from '../translations.js';
import { cardSign, es, seatNames } from './kit.js';

type NameOf = (card: Card) => string;

/** The fault of the first card that is not the one that was due, and how many more there are. */
function faultText([fault, ...more]: readonly CardFault[], nameOf: NameOf): string {
  if (!fault) return '';
  const { place, expected, got } = fault;
  const name = (of: Card | undefined): string => (of === undefined ? 'ninguna carta' : nameOf(of));
  const where =
    place === undefined ? 'una carta de más' : `carta ${es.number(place + 1)} de la baraja`;
  const others = more.length > 0 ? `, y ${es.number(more.length)} más` : '';
  return `${where}: tocaba ${name(expected)}, salió ${name(got)}${others}.`;
}

type DeckLine = Extract<DealLine, { readonly code: 'deck' }>;
type HandLine = Extract<DealLine, { readonly code: 'hand' }>;

function deckText({ fault, cuts, different }: DeckLine, size: number): string {
  switch (fault) {
    case undefined:
      return `La baraja es la de la semilla${cuts > 0 ? ' y los cortes' : ''}.`;
    case 'cards':
      return `Hay ${es.number(different)} cartas distintas, y deben ser ${es.number(size)}.`;
    case 'uncut':
      return 'Los cortes no se han tenido en cuenta.';
    default:
      return 'La baraja no es la de la semilla y los cortes.';
  }
}

function handText({ faults, laid, unseen }: HandLine, who: string, nameOf: NameOf): string {
  if (faults.length > 0) return `${who}, ${faultText(faults, nameOf)}`;
  const what = unseen > 0 ? `${es.number(unseen)} sin ver` : 'las cartas que tocaban';
  return `${who}: ${laid ? what : 'colocada con otras cartas'}.`;
}

/** One step of the check of a deal in words. */
const lineText: TableExtrasWords['line'] = (line, who, nameOf, size) => {
  switch (line.code) {
    case 'seed':
      return 'La semilla no se puede usar.';
    case 'commitment':
      return `El hash de la semilla ${line.ok ? '' : 'no '}es el compromiso.`;
    case 'dice':
      return `Los dados: ${line.got.join(', ')}; los de la semilla: ${line.expected.join(', ')}.`;
    case 'deck':
      return deckText(line, size);
    case 'hand':
      return handText(line, who, nameOf);
  }
};

/** The keys that all tables end their sheets with. */
const SHARED_KEYS: KeyRows = [
  ['n', 'Otra mano'],
  ['l', 'Lo ocurrido en esta mano'],
  ['Mayús+F', 'Pantalla completa'],
  ['Esc', 'Cerrar'],
  ['?', 'Esta lista'],
];

const PAIGOW_KEYS: KeyRows = [
  ['← → ↑ ↓', 'Recorrer tus cartas'],
  ['Intro, Espacio', 'Carta a la otra mano, y de vuelta'],
  ['+ −', 'Apostar más o menos'],
  ['r', 'Repetir la última apuesta'],
  ['*, /', 'Doblar la apuesta, reducirla a la mitad'],
  ['d', 'Repartir, colocar las manos'],
  ['p', 'No jugar'],
  ['h', 'Modo de la casa'],
  ['s', 'Ordenar por valor o palo'],
  ...SHARED_KEYS,
];

const SEVEN27_KEYS: KeyRows = [
  ['d', 'El botón principal: ante, pasar o igualar, plantarse'],
  ['c', 'Pasar o igualar'],
  ['r', 'Apostar o subir esa cantidad'],
  ['+ −', 'Más o menos'],
  ['m, i, o, x', 'Mínimo, medio bote, bote, máximo'],
  ['f', 'No ir'],
  ['k', 'Por adelantado: pasar o no ir'],
  ['a', 'Por adelantado: igualar todo'],
  ['t', 'Pedir carta'],
  ['s', 'Plantarse'],
  ['7, 2, b', 'Declarar 7, 27 o ambos'],
  ['p', 'No jugar'],
  ['h', 'Pista'],
  ...SHARED_KEYS,
];

const fair: TableExtrasWords['fair'] = {
  region: 'Este reparto',
  before: (hand) =>
    `La baraja de la mano ${es.number(hand)} quedó fijada antes de que nadie pudiera apostar.`,
  none: 'Esta baraja la ha puesto la página: no hay con qué comprobarla.',
  commitment: 'Compromiso',
  seed: 'Semilla',
  later: 'Se muestra al terminar la mano.',
  cuts: 'Cortes',
  noCuts: 'Nadie ha cortado.',
  quoted: (text) => (text === '' ? 'sin texto' : `«${text}»`),
  own: 'Tu texto para barajar',
  cut: 'Cortar',
  reveals: (who) => `La semilla también revela cartas que no se enseñaron: las de ${who}.`,
  reveal: 'Revelarlas',
  check: 'Comprobar',
  aside: 'Apartadas',
  deck: 'La baraja en el orden del reparto',
  place: 'Carta',
  wrong: (due) => `, tocaba ${due}`,
  how: 'Qué demuestra esto',
  why: [
    'Antes de las apuestas, la mesa elige una semilla secreta y muestra su hash, el compromiso. No se conoce otra semilla que lo tenga, así que la baraja queda fijada.',
    'Tu texto, que la mesa aún no conocía, la vuelve a barajar. Así nadie ha elegido la baraja, siempre que nadie corte después de ti: quien corta el último y conoce la semilla podría hacerlo. Ni la casa ni los jugadores del ordenador cortan.',
    'Al terminar la mano se muestra la semilla, y cualquiera puede volver a calcular la baraja: docs/fair-shuffles.md de Baize explica cada byte. No demuestra que nadie conociera la semilla durante la mano.',
  ],
};

/** Hands that are looked at again, the log of a hand, and a person's own figures. */
const hands: TableExtrasWords['hands'] = {
  open: (hand) => `Abrir la mano ${es.number(hand)}`,
  all: 'Todas las manos',
  kept: (most) =>
    `Se pueden abrir las últimas ${es.number(most)} manos. De otras solo se conoce el resultado.`,
  back: 'Un paso atrás',
  forward: 'Un paso adelante',
  slider: 'Paso',
  position: (at, of) => `Paso ${es.number(at)} de ${es.number(of)}`,
  players: 'Jugadores',
  log: 'Lo ocurrido',
  middle: (chips) => `${es.number(chips)} en el centro`,
  copy: 'Copiar como texto',
  copied: 'Copiado.',
  byHand: 'Para copiar a mano',
  own: (count) => `De las últimas ${es.number(count)} manos`,
  figures: {
    'sat-out': 'Sin jugar',
    folds: 'Retiradas',
    busts: 'Veces que se pasó de 27',
    showdowns: 'Cartas mostradas',
    low: 'Mitad del 7, ganada o compartida',
    high: 'Mitad del 27, ganada o compartida',
    both: 'Ambas mitades en una mano',
    unseen: 'Bote ganado sin mostrar',
    deals: 'Repartidas',
    wins: 'Ganó las dos manos',
    pushes: 'Empates',
    losses: 'Apuesta perdida',
    front: 'Ganó delante',
    back: 'Ganó detrás',
    bonus: 'Fichas por Fortune',
    envy: 'Fichas por envidia',
  },
  agreed: 'Tan buenas como el consejo',
  agreedOf: (agreed, judged) => `${es.number(agreed)} de ${es.number(judged)}`,
};

/** The words of what tables fetch on need, in Spanish. */
export const tables: TableExtrasWords = {
  number: es.number,
  signed: es.signed,
  percent: es.percent,
  card: cardSign,
  keys: { 'pai-gow': PAIGOW_KEYS, 'seven-twenty-seven': SEVEN27_KEYS },
  hands,
  newTable: 'Las fichas de esta mesa no se conservan. Las manos y las estadísticas, sí.',
  forget: 'Se olvidan todas las manos y todos los datos, y se abre una mesa nueva.',
  people: {
    own: (seat) => `Nombre en el asiento ${seat}`,
    kept: 'Los nombres se guardan en este navegador.',
  },
  guide: {
    guide: 'Guía',
    leave: 'Dejar la guía',
    done: 'Listo',
  },
  menu: {
    guide: 'Mano guiada',
    people: 'Quién juega',
    log: 'Esta mano',
    history: 'Manos jugadas',
    stats: 'Estadísticas',
    pause: 'Pausa',
    resume: 'Seguir',
    keys: 'Teclado',
    fullScreen: 'Pantalla completa',
    leaveFullScreen: 'Salir de pantalla completa',
    leftFullScreen: 'Pantalla completa desactivada.',
    settings: 'Ajustes',
  },
  yes: '✓ Sí',
  no: '✗ No',
  fair,
  verdict: (isFair) => (isFair ? 'Todo está como se prometió.' : 'No todo está como se prometió.'),
  line: lineText,
  history: {
    none: 'Aún no se ha jugado ninguna mano.',
    earlier: 'Una mesa anterior',
    caption: (first, last) =>
      `Manos ${es.number(first)} a ${es.number(last)} en fichas, las últimas primero`,
    hand: 'Mano',
    dealer: 'Reparte',
    total: (who) => `${who}, en total`,
    all: 'Total',
    out: 'no jugó',
  },
  pays: {
    caption: (envyMin) =>
      `Paga la mejor jugada de tus siete cartas, tenga lo que tenga la banca. Con un bono de ${es.number(envyMin)} o más optas a la envidia: una jugada de otro jugador te da estas fichas.`,
    line: 'Jugada',
    pays: 'Paga',
    envy: 'Envidia',
    odds: (pay) => `${es.number(pay)} a 1`,
  },
  stats: {
    caption: (hands) => `Manos jugadas: ${es.number(hands)}`,
    ever: 'Aquí y en mesas anteriores',
    forget: 'Borrar estadísticas',
    figure: 'Dato',
    hands: 'Manos',
    ahead: 'Ganadas',
    behind: 'Perdidas',
    even: 'Igualadas',
    share: 'Parte ganada',
    net: 'Saldo de fichas',
    biggest: 'Mejor mano',
  },
};

/** What all tables say, in Spanish; the seats' names as others use them. */
export const otherWords: Translations = {
  seatNames: (table) => {
    const { name, label, whose, does } = seatNames(table);
    return { name, label, whose, does };
  },
  tables,
  together: () => import('./together.js').then(({ together }) => together),
};

export { kit as elementWords } from './kit.js';
