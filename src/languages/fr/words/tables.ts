import type { TableExtrasWords } from '../../../locales/extras/table-en.js';
import type { KeyRows } from '../../../locales/key-rows.js';
import { corner, fr } from '../kit.js';
import { dealLine } from './deal-check.js';

/** The keys that all tables end their sheets with. */
const SHARED_KEYS: KeyRows = [
  ['n', 'Main suivante'],
  ['Échap', 'Fermer'],
  ['?', 'Cette aide'],
];

const PAIGOW_KEYS: KeyRows = [
  ['← → ↑ ↓', 'Parcourir vos cartes'],
  ['Entrée, Espace', 'Passer la carte dans l’autre main, ou l’en reprendre'],
  ['+ −', 'Miser plus ou moins'],
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
  ['f', 'Se coucher'],
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

/** The words of what tables fetch on need, in French. */
export const tables: TableExtrasWords = {
  number: fr.number,
  signed: fr.signed,
  percent: fr.percent,
  card: corner,
  keys: { 'pai-gow': PAIGOW_KEYS, 'seven-twenty-seven': SEVEN27_KEYS },
  menu: {
    history: 'Mains jouées',
    stats: 'Statistiques',
    pause: 'Pause',
    resume: 'Reprendre',
    keys: 'Clavier',
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
