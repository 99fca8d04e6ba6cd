import type { Card } from '../../core/cards/card.js';
import type { CardFault, DealLine } from '../../core/table/check-deal.js';
import type { ChipRefusal } from '../../core/table/chips.js';
import type { TableExtrasWords } from '../extras/table-en.js';
import type { KeyRows } from '../key-rows.js';
import type { WordsFor } from '../saying.js';
import type { SeatNames, TableRefusal } from '../table-en.js';
import type { Translations } from '../translations.js';
import { chips, corner, forms, fr, kit, seatNames, toSeat } from './kit.js';

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
const dealLine: TableExtrasWords['line'] = (line, who, nameOf, size) => {
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

/** The keys that all tables end their sheets with. */
const SHARED_KEYS: KeyRows = [
  ['n', 'Main suivante'],
  ['l', 'Ce qui s’est passé dans cette main'],
  ['Maj+F', 'Plein écran'],
  ['Échap', 'Fermer'],
  ['?', 'Cette aide'],
];

const PAIGOW_KEYS: KeyRows = [
  ['← → ↑ ↓', 'Parcourir vos cartes'],
  ['Entrée, Espace', 'Passer la carte dans l’autre main, ou l’en reprendre'],
  ['+ −', 'Miser plus ou moins'],
  ['r', 'Répéter la dernière mise'],
  ['*, /', 'Doubler la mise, la diviser par deux'],
  ['d', 'Donner, valider les mains'],
  ['p', 'Passer'],
  ['h', 'Règle maison'],
  ['s', 'Trier par valeur ou par couleur'],
  ...SHARED_KEYS,
];

const SEVEN27_KEYS: KeyRows = [
  ['d', 'Le bouton principal\u00a0: ante, parole ou suivre, rester'],
  ['c', 'Parole ou suivre'],
  ['r', 'Miser ou relancer du montant'],
  ['+ −', 'Plus ou moins'],
  ['m, i, o, x', 'Minimum, demi-pot, pot, maximum'],
  ['f', 'Se coucher'],
  ['k', 'D’avance\u00a0: parole ou se coucher'],
  ['a', 'D’avance\u00a0: tout suivre'],
  ['t', 'Tirer une carte'],
  ['s', 'Rester'],
  ['7, 2, b', 'Annoncer 7, 27 ou les deux'],
  ['p', 'Passer'],
  ['h', 'Indice'],
  ...SHARED_KEYS,
];

const fair: TableExtrasWords['fair'] = {
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

/** Hands that are looked at again, the log of a hand, and a person's own figures. */
const hands: TableExtrasWords['hands'] = {
  open: (hand) => `Ouvrir la main ${fr.number(hand)}`,
  all: 'Toutes les mains',
  kept: (most) =>
    `Les ${fr.number(most)} dernières mains peuvent être ouvertes. Des autres, seul le résultat est connu.`,
  back: 'Étape précédente',
  forward: 'Étape suivante',
  slider: 'Étape',
  position: (at, of) => `Étape ${fr.number(at)} sur ${fr.number(of)}`,
  players: 'Joueurs',
  log: 'Ce qui s’est passé',
  middle: (chips) => `${fr.number(chips)} au milieu`,
  copy: 'Copier en texte',
  copied: 'Copié.',
  byHand: 'À copier à la main',
  own: (count) => `Sur les ${fr.number(count)} dernières mains`,
  figures: {
    'sat-out': 'Mains passées',
    folds: 'Couché',
    busts: 'Sauté',
    showdowns: 'Cartes montrées',
    low: 'Moitié du 7, gagnée ou partagée',
    high: 'Moitié du 27, gagnée ou partagée',
    both: 'Les deux moitiés dans une main',
    unseen: 'Pot pris sans montrer',
    deals: 'Données',
    wins: 'Deux mains gagnées',
    pushes: 'Égalités',
    losses: 'Mise perdue',
    front: 'Gagné devant',
    back: 'Gagné derrière',
    bonus: 'Jetons par Fortune',
    envy: 'Jetons par Envy',
  },
  agreed: 'Aussi bien que le conseil',
  agreedOf: (agreed, judged) => `${fr.number(agreed)} sur ${fr.number(judged)}`,
};

/** The words of what tables fetch on need, in French. */
export const tables: TableExtrasWords = {
  number: fr.number,
  signed: fr.signed,
  percent: fr.percent,
  card: corner,
  keys: { 'pai-gow': PAIGOW_KEYS, 'seven-twenty-seven': SEVEN27_KEYS },
  hands,
  newTable:
    'Les jetons de cette table ne sont pas conservés. Les mains et les statistiques le sont.',
  forget: 'Toutes les mains et tous les chiffres sont oubliés, et une nouvelle table s’ouvre.',
  people: {
    own: (seat) => `Nom du joueur ${seat}`,
    kept: 'Les noms sont conservés dans ce navigateur.',
  },
  guide: {
    guide: 'Guide',
    leave: 'Quitter le guide',
    done: 'Terminé',
  },
  menu: {
    guide: 'Main guidée',
    people: 'Qui joue',
    log: 'Cette main',
    history: 'Mains jouées',
    stats: 'Statistiques',
    pause: 'Pause',
    resume: 'Reprendre',
    keys: 'Clavier',
    fullScreen: 'Plein écran',
    leaveFullScreen: 'Quitter le plein écran',
    leftFullScreen: 'Plein écran désactivé.',
    settings: 'Réglages',
  },
  yes: '✓ Oui',
  no: '✗ Non',
  fair,
  verdict: (isFair) =>
    isFair ? 'Tout est conforme à l’engagement.' : 'Tout n’est pas conforme à l’engagement.',
  line: dealLine,
  history: {
    none: 'Aucune main n’a encore été jouée.',
    earlier: 'Une table précédente',
    caption: (first, last) =>
      `Mains ${fr.number(first)} à ${fr.number(last)}, en jetons, la plus récente en tête`,
    hand: 'Main',
    dealer: 'Donneur',
    total: (who) => `${who}, au total`,
    all: 'Total',
    out: 'a passé',
  },
  pays: {
    caption: (envyMin) =>
      `La meilleure combinaison de vos sept cartes paie, quoi qu’ait le donneur. Une mise de ${fr.number(envyMin)} ou plus donne droit à l’Envy\u00a0: une combinaison d’un autre joueur rapporte ces jetons.`,
    line: 'Combinaison',
    pays: 'Paie',
    envy: 'Envy',
    odds: (pay) => `${fr.number(pay)} contre 1`,
  },
  stats: {
    caption: (hands) => `Mains jouées\u00a0: ${fr.number(hands)}`,
    ever: 'Ici et aux tables précédentes',
    forget: 'Effacer les statistiques',
    figure: 'Chiffre',
    hands: 'Mains',
    ahead: 'Gagnantes',
    behind: 'Perdantes',
    even: 'Nulles',
    share: 'Part gagnante',
    net: 'Jetons nets',
    biggest: 'Meilleure main',
  },
};

export const elementWords = kit;

/** What every table says besides its game, in French. */
export const otherWords: Translations = {
  seatNames,
  tables,
  together: () => import('./together.js').then(({ together }) => together),
};
