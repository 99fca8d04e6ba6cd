import type { Card } from '../../../cards/card.js';
import type { TableExtrasWords } from '../../../locales/extras/table-en.js';
import type { CardFault, DealLine } from '../../../table/check-deal.js';
import { forms, fr } from '../kit.js';

type NameOf = (card: Card) => string;
type DeckLine = Extract<DealLine, { readonly code: 'deck' }>;
type HandLine = Extract<DealLine, { readonly code: 'hand' }>;

/** The fault of the first card that is not the one that was due, and how many more there are. */
function faultText([fault, ...more]: readonly CardFault[], nameOf: NameOf): string {
  if (!fault) return '';
  const { place, expected, got } = fault;
  const name = (of: Card | undefined): string => (of === undefined ? 'aucune carte' : nameOf(of));
  const where = place === undefined ? 'une carte de trop' : `carte ${place + 1} du paquet`;
  const others = more.length > 0 ? `, et ${fr.counted(more.length, forms('autre'))}` : '';
  return `${where}\u202f; prévu\u00a0: ${name(expected)}\u202f; distribué\u00a0: ${name(got)}${others}.`;
}

function deckText({ fault, cuts, different }: DeckLine, size: number): string {
  switch (fault) {
    case undefined:
      return `Le paquet est bien celui de la graine${cuts > 0 ? ' et des coupes' : ''}.`;
    case 'cards':
      return `Il y a ${fr.counted(different, forms('carte différente', 'cartes différentes'))} au lieu de ${size}.`;
    case 'uncut':
      return 'Les coupes ont été oubliées.';
    default:
      return 'Le paquet n’est pas celui de la graine et des coupes.';
  }
}

function handText({ faults, laid, unseen }: HandLine, who: string, nameOf: NameOf): string {
  if (faults.length > 0) return `${who}, ${faultText(faults, nameOf)}`;
  const unknown = forms('carte que personne n’a vue', 'cartes que personne n’a vues');
  const what = unseen > 0 ? fr.counted(unseen, unknown) : 'les bonnes cartes';
  return `${who}\u00a0: ${laid ? what : 'mains faites d’autres cartes'}.`;
}

/** One step of the check of a deal, in French. */
export const dealLine: TableExtrasWords['line'] = (line, who, nameOf, size) => {
  switch (line.code) {
    case 'seed':
      return 'La graine est inutilisable.';
    case 'commitment':
      return `L’empreinte de la graine ${line.ok ? 'est bien' : 'n’est pas'} l’engagement.`;
    case 'dice':
      return `Dés lancés\u00a0: ${line.got.join(', ')}\u202f; dés de la graine\u00a0: ${line.expected.join(', ')}.`;
    case 'deck':
      return deckText(line, size);
    case 'hand':
      return handText(line, who, nameOf);
  }
};
