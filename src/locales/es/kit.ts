import { type Card, JOKER, rankOf, suitOf } from '../../core/cards/card.js';
import type { Problem } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import type { ChipRefusal } from '../../core/table/chips.js';
import { yourSeat } from '../../core/table/seats.js';
import { capital } from '../capital.js';
import { intlOf } from '../intl.js';
import type { KitWords } from '../kit-en.js';
import type { WordsFor } from '../saying.js';
import type { SeatedTable, TableRefusal } from '../table-en.js';

/** Numbers, times and plurals as Spanish writes them. */
export const es = intlOf('es');

/** A number with its noun: `1 carta`, `24 cartas`, `1.000.000 de cartas`. */
export const counted = (count: number, one: string, other = `${one}s`): string =>
  es.counted(count, { one, many: `de ${other}`, other });

export const chips = (count: number): string => counted(count, 'ficha');

const RANKS: Readonly<Record<number, string>> = { 1: 'as', 11: 'jota', 12: 'reina', 13: 'rey' };
const SUITS = ['tréboles', 'diamantes', 'corazones', 'picas'] as const;

/** `7 de corazones`, `as de picas` */
const cardName = (card: Card): string => {
  if (card === JOKER) return 'comodín';
  const rank = rankOf(card);
  return rank > 0 ? `${RANKS[rank] ?? rank} de ${SUITS[suitOf(card)]}` : 'carta boca abajo';
};

/** Whether a card, a pile, a rank or a hand of poker is feminine, by the first word of its name. */
export const isFeminine = (name: string): boolean =>
  /^(reina|jota|carta|columna|celda|base|fila|pareja|escalera)/.test(name);

/** `el 7 de corazones`, `la columna 3` */
export const the = (name: string): string => `${isFeminine(name) ? 'la' : 'el'} ${name}`;
/** `al 7 de corazones`, `a la columna 3` */
export const toThe = (name: string): string => (isFeminine(name) ? `a la ${name}` : `al ${name}`);
/** `del mazo`, `de la columna 3` */
export const ofThe = (name: string): string => (isFeminine(name) ? `de la ${name}` : `del ${name}`);

/** The cards' names with their articles. */
export const theCard = (card: Card): string => the(cardName(card));

const TENS_AND_COURTS = 'A,2,3,4,5,6,7,8,9,10,J,Q,K'.split(',');
/** By the suits' numbers; the last letter asks for a sign in the text's own colour. */
const SIGNS = ['♣\uFE0E', '♦\uFE0E', '♥\uFE0E', '♠\uFE0E'];

/** A rank as a card's corner has it. */
export const corner = (card: Card): string => TENS_AND_COURTS[rankOf(card) - 1] ?? '';

/** `10♦`; the joker is a star. */
export const cardSign = (card: Card): string =>
  card === JOKER ? '★' : corner(card) + (SIGNS[suitOf(card)] ?? '');

const useless = (what: string, accepted: unknown): string =>
  `${what} no se puede usar; se admite: ${String(accepted)}`;

function problem(problem: Problem): string {
  const { code, got, number, known } = problem;
  switch (code) {
    case 'deal':
      return useless(`la partida «${got}»`, `de ${problem['first']} a ${problem['last']}`);
    case 'deck':
      return useless(
        `la baraja ${got ?? `de ${problem['count']} cartas`}`,
        `cada una de las ${problem['size']} cartas, una sola vez`,
      );
    case 'option':
      return useless(`${problem['option']} «${got}»`, problem['accepted']);
    case 'no-randomness':
      return 'Este navegador no ofrece aquí números aleatorios seguros, así que la mesa no puede repartir una mano limpia.';
    case 'listener':
      return `un «listener» de ${problem['event']} ha lanzado un error: ${got}`;
    case 'storage':
      return `el navegador no guarda partidas aquí (${got})`;
    case 'save-long':
      return useless(
        `esta partida guardada de ${problem['count']} movimientos`,
        `${problem['most']} como máximo`,
      );
    case 'save-move':
      return useless(
        `el movimiento ${number} de la partida guardada, ${problem['move']},`,
        'lo que permiten las reglas',
      );
    case 'save-newer':
      return useless(`esta partida guardada, de la versión ${got},`, `hasta la versión ${known}`);
    case 'save-other-game':
      return useless(`esta partida guardada de ${got}`, problem['wanted']);
    default:
      return useless(`«${problem['field']}» de esta partida guardada`, 'lo que da save()');
  }
}

const FIRST = ['primera', 'segunda', 'tercera'];

/** The words that every element has, in Spanish. */
export const kit: KitWords = {
  cardName,
  courts: 'JQK',
  position: (n, of) => `${FIRST[n - 1] ?? `${n}.ª`} de ${of}`,
  list: (parts) => parts.join(', '),
  board: (title) => `Tablero de ${title}`,
  notFetched: 'No se ha podido cargar esta parte.',
  notBegun: 'La partida aún no ha empezado.',
  problem,
};

/** The seats' names in Spanish; the only person at the table is `Tú`. */
export function seatNames({ dealer, house, names, ...table }: SeatedTable) {
  const only = yourSeat(table);
  const isYou = (seat: Seat): boolean => seat === only;
  const isHouse = (seat: Seat): boolean => house && seat === dealer && names?.[seat] === undefined;
  const noun = (seat: Seat): string =>
    isHouse(seat) ? 'crupier' : (names?.[seat] ?? `asiento ${seat + 1}`);
  /** `el asiento 2`, after another word too: `del asiento 2`, `al crupier`; names have no article: `de Kim`. */
  const after = (seat: Seat, word: string, withArticle: string): string =>
    `${isHouse(seat) || names?.[seat] === undefined ? withArticle : word}${noun(seat)}`;
  /** As the subject of a sentence: `tú`, `Kim`, `el asiento 2`, `el crupier`. */
  const name = (seat: Seat): string => (isYou(seat) ? 'tú' : after(seat, '', 'el '));
  return {
    isYou,
    name,
    /** By itself: `Tú`, `Asiento 2`, `Crupier`. */
    label: (seat: Seat): string => capital(isYou(seat) ? 'tú' : noun(seat)),
    /** `a ti`, `al asiento 2` */
    to: (seat: Seat): string => (isYou(seat) ? 'a ti' : after(seat, 'a ', 'al ')),
    /** `del asiento 2`, `de Kim` */
    of: (seat: Seat): string => after(seat, 'de ', 'del '),
    /** `para ti`, `para el asiento 2` */
    for: (seat: Seat): string => `para ${isYou(seat) ? 'ti' : name(seat)}`,
    /** `Tus cartas`, `Las cartas del asiento 2`; by itself, how the hands were set. */
    whose: (seat: Seat, what = 'colocación', article = 'la'): string =>
      isYou(seat)
        ? `Tu${article.endsWith('s') ? 's' : ''} ${what}`
        : `${capital(article)} ${what} ${after(seat, 'de ', 'del ')}`,
    /** `Apuestas`, `El asiento 2 apuesta`: as a rule the second person has an s more. */
    does: (seat: Seat, you: string, other = you.slice(0, -1)): string =>
      isYou(seat) ? capital(you) : `${capital(name(seat))} ${other}`,
  };
}

export type Seats = ReturnType<typeof seatNames>;

/** Refusals of amounts; each stake has its name, with an article. */
export const chipRefusals = <What extends string>(
  names: Readonly<Record<What, string>>,
): WordsFor<ChipRefusal<What>> => ({
  // What is no number at all has no text that would help.
  'not-whole': ({ what, amount }) => {
    const got = typeof amount === 'number' ? es.number(amount) : String(amount);
    return `${names[what]} es de un número entero de fichas${Number.isNaN(amount) ? '' : `, no de ${got}`}.`;
  },
  'below-min': ({ what, amount, min }) =>
    `${names[what]} es de ${es.number(min)} como mínimo; ${es.number(amount)} es poco.`,
  'above-max': ({ what, amount, max }) =>
    `${names[what]} es de ${es.number(max)} como máximo; ${es.number(amount)} es demasiado.`,
  'above-stack': ({ what, amount, stack }) =>
    `${names[what]} de ${es.number(amount)} es más de lo que queda: ${chips(stack)}.`,
});

/** Refusals of seats, of taking back and of the next hand. */
export const tableRefusals = ({ name, isYou }: Seats): WordsFor<TableRefusal> => ({
  'no-such-seat': ({ seats }) => `Ese asiento no existe; la mesa tiene ${es.number(seats)}.`,
  'not-your-seat': ({ seat }) =>
    `Solo ${name(seat)} ${isYou(seat) ? 'puedes' : 'puede'} hacer eso.`,
  'no-undo': () => 'En la mesa, lo hecho, hecho está.',
  'hand-runs': () => 'La mano aún no ha terminado.',
});

/** What a person has in the end. */
export const stackText = ({ does }: Seats, seat: Seat, left: number): string =>
  left > 0 ? `${does(seat, 'tienes')} ${chips(left)}.` : `${does(seat, 'ya no tienes')} fichas.`;

/** The end of a hand in chips: `Ganas 25 fichas`, `El asiento 2 se queda igual`. */
export const netText = ({ does }: Seats, seat: Seat, net: number): string =>
  net === 0
    ? does(seat, 'te quedas igual', 'se queda igual')
    : `${does(seat, net > 0 ? 'ganas' : 'pierdes')} ${chips(Math.abs(net))}`;
