import type { Problem } from '../../core/engine/reason.js';
import type { GameResult } from '../../core/sharing/result.js';
import { capital } from '../capital.js';
import type { ExtrasWords } from '../extras/en.js';
import type { SolverWords } from '../extras/solver-en.js';
import type { LinkWordsWith, LinksWords } from '../links-en.js';
import type { ResultWords } from '../share-words.js';
import type { Translations } from '../translations.js';
import { forms, fr } from './kit.js';

/** The words of what is fetched on need, in French. */
const extras: ExtrasWords = {
  panels: {
    conflict: ['Partie continuée dans un autre onglet', 'Prendre l’autre', 'Garder celle-ci'],
    keys: ['Clavier', 'Fermer'],
    settings: ['Réglages', 'Fermer'],
    fair: ['Vérifier la donne', 'Fermer'],
    history: ['Historique', 'Fermer'],
    stats: ['Statistiques', 'Fermer'],
    help: ['Comment jouer', 'Fermer'],
    pays: ['Bonus Fortune', 'Fermer'],
    pause: ['Pause', 'Reprendre'],
    win: ['Gagné\u202f!', 'Nouveau jeu', 'Rejouer la donne'],
  },
  keys: [
    ['← → ↑ ↓', 'Parcourir les cartes et les piles'],
    ['Entrée, Espace', 'Prendre, poser\u202f; deux fois\u00a0: sur la fondation'],
    ['h', 'Sur la fondation'],
    ['Échap', 'Reposer'],
    ['u, r', 'Annuler, rétablir'],
    ['t', 'Indice'],
    ['n', 'Nouveau jeu'],
    ['?', 'Cette aide'],
  ],
  samePage: (value) => `Comme la page (${value})`,
  choices: {
    language: 'Langue',
    theme: 'Clair ou sombre',
    fourColor: 'Quatre couleurs',
    mirrored: 'Pour gauchers',
    motion: 'Animations',
    sound: 'Son',
    cardBack: 'Dos des cartes',
    diamonds: 'losanges',
    petals: 'pétales',
    tapToMove: 'Jouer d’un toucher',
    calm: 'Sans chrono ni compte',
    autoFinish: 'Fin automatique',
    autoFoundation: 'Montée des cartes',
    on: 'oui',
    off: 'non',
    light: 'clair',
    dark: 'sombre',
    safe: 'sans risque',
    all: 'toujours',
  },
};

/** The words of the solver's file, in French. */
const solver: SolverWords = {
  looking: 'Recherche d’une solution.',
  lookingForDeal: 'Recherche d’une donne gagnable.',
  notFound: 'Aucune solution trouvée.',
  showing: 'Voici comment gagner. Une touche ou un toucher arrête la démonstration.',
  light: {
    winnable: 'gagnable',
    unwinnable: 'sans issue',
    unknown: 'issue inconnue',
    looking: 'recherche',
  },
};

const PROBLEMS: Readonly<Record<string, (problem: Problem) => string>> = {
  'no-daily': ({ tried }) =>
    `aucune des ${tried} donnes essayées n’est gagnable aujourd’hui\u202f; une donne au hasard est servie`,
  'no-solver': ({ got }) =>
    `la donne du jour est introuvable (${got})\u202f; une donne au hasard est servie`,
  'share-broken': () => 'ce lien est incomplet ou contient une erreur',
  'share-newer': ({ got, known }) =>
    `ce lien est de version ${got}\u202f; les versions connues ici vont jusqu’à ${known}`,
  'share-other-game': ({ got, wanted }) =>
    `ce lien est pour «\u00a0${got}\u00a0», non pour «\u00a0${wanted}\u00a0»`,
  'share-moves': () => 'ce lien est celui d’une partie aux règles différentes',
  'share-long': ({ count, most }) =>
    `une partie de ${count} coups ne tient pas dans un lien\u202f; le maximum est de ${most}`,
  'share-option': ({ got }) => `les options «\u00a0${got}\u00a0» ne tiennent pas dans un lien`,
};

/** How a game ended, and the word before the moves that it took. */
const ENDS: Partial<Record<string, readonly [end: string, before: string]>> = {
  won: ['gagné', 'en'],
  lost: ['perdu', 'après'],
};

/** The words of links with those that all games have, in French. */
const linkWords: LinkWordsWith = (common) => {
  const problem = (one: Problem): string => (PROBLEMS[one.code] ?? common.problem)(one);
  return {
    problem,
    result: ({ deal, outcome, moves, elapsed }: GameResult, told: ResultWords): string => {
      const { title, date, calm, link } = told;
      const numbered = deal === undefined ? common.ownDeck : common.dealNumber(deal);
      const name = [title, ...(date === undefined ? [] : [date]), numbered].join(', ');
      const [end, before] = ENDS[outcome ?? ''] ?? ['inachevé', 'après'];
      const count = fr.counted(moves, forms('coup'));
      const line = `${name}\u00a0: ${end}${calm ? '' : ` ${before} ${count}, ${common.time(elapsed)}`}`;
      return link === undefined ? line : `${line}\n${link}`;
    },
    notOpened: (one) => `Le lien n’est pas ouvert\u00a0: ${problem(one)}.`,
    noDay: (one) => `${capital(problem(one))}.`,
  };
};

/** The words of links and daily deals on a page, in French. */
const links: LinksWords = {
  copyLink: 'Copier le lien',
  copyResult: 'Copier le résultat',
  linkCopied: 'Le lien est copié.',
  resultCopied: 'Le résultat est copié.',
  byHand: 'À copier à la main',
  notCopied: 'Le navigateur refuse la copie. Le texte est sélectionné\u00a0: copiez-le à la main.',
  lookingForDay: 'Recherche de la donne du jour.',
};

/** What panels, the solver and links say, in French. */
export const otherWords: Translations = { extras, solver, links, linkWords };
