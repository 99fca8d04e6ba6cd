import type { Card } from '../../core/cards/card.js';
import type { CardFault, DealLine } from '../../core/table/check-deal.js';
import type { ChipRefusal } from '../../core/table/chips.js';
import type { TableCheckWords } from '../extras/table-check-en.js';
import type { WordsFor } from '../saying.js';
import type { SeatNames, TableRefusal } from '../table-en.js';
import type { Translations } from '../translations.js';
import { chips, corner, forms, fr, kit, seatNames, toSeat } from './kit.js';

type CheckWords = Pick<TableCheckWords, 'fair' | 'line' | 'verdict' | 'yes' | 'no'>;
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
const dealLine: TableCheckWords['line'] = (line, who, nameOf, size) => {
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

/** Refusals of amounts; each stake has its name, with its article. */
export const chipRefusals = <What extends string>(
  names: Readonly<Record<What, string>>,
): WordsFor<ChipRefusal<What>> => ({
  // What is no number at all has no text that would help.
  'not-whole': ({ what, amount }) => {
    const got = typeof amount === 'number' ? fr.number(amount) : String(amount);
    return `${names[what]} est un nombre entier de jetons${Number.isNaN(amount) ? '' : `, et non ${got}`}.`;
  },
  'below-min': ({ what, amount, min }) =>
    `${names[what]} est au minimum de ${fr.number(min)}\u202f; ${fr.number(amount)}, c’est trop peu.`,
  'above-max': ({ what, amount, max }) =>
    `${names[what]} est au maximum de ${fr.number(max)}\u202f; ${fr.number(amount)}, c’est trop.`,
  'above-stack': ({ what, amount, stack }) =>
    `${names[what]} de ${fr.number(amount)} dépasse ce qui reste\u00a0: ${chips(stack)}.`,
});

/** Refusals of seats, of taking back and of the next hand. */
export const tableRefusals = ({ name }: SeatNames): WordsFor<TableRefusal> => ({
  'no-such-seat': ({ seats }) => `Cette place n’existe pas\u202f; la table en a ${seats}.`,
  'not-your-seat': ({ seat }) => `C’est ${toSeat(name(seat))} seul de le faire.`,
  'no-undo': () => 'À une table, ce qui est joué est joué.',
  'hand-runs': () => 'La main n’est pas encore terminée.',
});

/** Refusals that carry a seat, or a cut, in both games. */
export const seatRefusals = ({ does }: SeatNames) => ({
  open: ({ seat }: { readonly seat: number }): string => `Personne n’occupe la place ${seat + 1}.`,
  out: ({ seat }: { readonly seat: number }): string => `${does(seat, 'passez')} cette main.`,
  /** What was done and stands. */
  done:
    (what: string) =>
    ({ seat }: { readonly seat: number }): string =>
      `${does(seat, 'avez', 'a')} déjà ${what}, et c’est définitif.`,
  /** What is yet to be done. */
  due:
    (what: string) =>
    ({ seat }: { readonly seat: number }): string =>
      `${does(seat, 'devez', 'doit')} encore ${what} ou passer.`,
  cut: ({ most }: { readonly most: number }): string =>
    `Les mots d’une coupe ont ${fr.number(most)} lettres au plus.`,
});

const fair: TableCheckWords['fair'] = {
  region: 'Cette donne',
  before: (hand) =>
    `Le paquet de la main ${fr.number(hand)} était fixé avant que quiconque puisse miser.`,
  none: 'Ce paquet a été fourni par la page\u00a0: rien ne permet de le vérifier.',
  commitment: 'Engagement',
  seed: 'Graine',
  later: 'Elle sera montrée à la fin de la main.',
  cuts: 'Coupes',
  noCuts: 'Personne n’a coupé.',
  quoted: (text) => (text === '' ? 'rien de saisi' : `«\u00a0${text}\u00a0»`),
  own: 'Vos propres mots pour le mélange',
  cut: 'Couper',
  reveals: (who) =>
    `La graine révèle aussi des cartes qui n’ont pas été montrées. Joueurs concernés\u00a0: ${who}.`,
  reveal: 'Les révéler',
  check: 'Vérifier',
  aside: 'Écartées',
  deck: 'Le paquet dans l’ordre de la donne',
  place: 'Carte',
  wrong: (due) => `, prévu\u00a0: ${due}`,
  how: 'Ce que cela prouve',
  why: [
    'Avant les mises, la table tire une graine secrète et montre son empreinte, l’engagement. On ne connaît aucune autre graine qui ait la même\u00a0: le paquet est donc fixé.',
    'Vos propres mots, qu’elle ne connaissait pas alors, le mélangent une fois de plus. Personne n’a alors choisi le paquet, tant que personne ne coupe après vous\u00a0: qui coupe en dernier et connaît la graine le pourrait. Ni la maison ni les joueurs de l’ordinateur ne coupent.',
    'Après la main, la graine est montrée, et chacun peut recalculer le paquet\u00a0: docs/fair-shuffles.md de Baize en décrit chaque octet. Cela ne prouve pas que personne ne connaissait la graine pendant la main.',
  ],
};

/** The words of the check of a deal, in French. */
export const tables: CheckWords = {
  yes: '✓ Oui',
  no: '✗ Non',
  fair,
  verdict: (isFair) =>
    isFair ? 'Tout est conforme à l’engagement.' : 'Tout n’est pas conforme à l’engagement.',
  line: dealLine,
};

export const elementWords = kit;

/** What every table says besides its game, in French. */
export const otherWords: Translations = {
  seatNames,
};
