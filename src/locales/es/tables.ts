import type { Card } from '../../core/cards/card.js';
import type { CardFault, DealLine } from '../../core/table/check-deal.js';
import type { TableCheckWords } from '../extras/table-check-en.js';
import type { Translations } from '../translations.js';
import { cardSign, es, seatNames } from './kit.js';

type CheckWords = Pick<TableCheckWords, 'fair' | 'line' | 'verdict' | 'yes' | 'no'>;
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
const lineText: TableCheckWords['line'] = (line, who, nameOf, size) => {
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

const fair: TableCheckWords['fair'] = {
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

/** The words of the check of a deal, in Spanish. */
export const tables: CheckWords = {
  yes: '✓ Sí',
  no: '✗ No',
  fair,
  verdict: (isFair) => (isFair ? 'Todo está como se prometió.' : 'No todo está como se prometió.'),
  line: lineText,
};

/** What all tables say, in Spanish; the seats' names as others use them. */
export const otherWords: Translations = {
  seatNames: (table) => {
    const { name, label, whose, does } = seatNames(table);
    return { name, label, whose, does };
  },
};

export { kit as elementWords } from './kit.js';
