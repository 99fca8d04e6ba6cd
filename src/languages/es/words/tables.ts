import type { KeyRows } from '../../../locales/key-rows.js';
import type { TableExtrasWords } from '../../../locales/extras/table-en.js';
import { cardSign, es } from '../kit.js';
import { lineText } from './check.js';

/** The keys that all tables end their sheets with. */
const SHARED_KEYS: KeyRows = [
  ['n', 'Otra mano'],
  ['Esc', 'Cerrar'],
  ['?', 'Esta lista'],
];

const PAIGOW_KEYS: KeyRows = [
  ['← → ↑ ↓', 'Recorrer tus cartas'],
  ['Intro, Espacio', 'Carta a la otra mano, y de vuelta'],
  ['+ −', 'Apostar más o menos'],
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
  ['f', 'No ir'],
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

/** The words of what tables fetch on need, in Spanish. */
export const tables: TableExtrasWords = {
  number: es.number,
  signed: es.signed,
  percent: es.percent,
  card: cardSign,
  keys: { 'pai-gow': PAIGOW_KEYS, 'seven-twenty-seven': SEVEN27_KEYS },
  menu: {
    history: 'Manos jugadas',
    stats: 'Estadísticas',
    pause: 'Pausa',
    resume: 'Seguir',
    keys: 'Teclado',
    settings: 'Ajustes',
  },
  yes: '✓ Sí',
  no: '✗ No',
  fair,
  verdict: (isFair) => (isFair ? 'Todo está como se prometió.' : 'No todo está como se prometió.'),
  line: lineText,
  history: {
    none: 'Aún no se ha jugado ninguna mano.',
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
