import type { Card } from '../../../cards/card.js';
import type { TableExtrasWords } from '../../../locales/extras/table-en.js';
import type { CardFault, DealLine } from '../../../table/check-deal.js';
import { es } from '../kit.js';

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
export const lineText: TableExtrasWords['line'] = (line, who, nameOf, size) => {
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
