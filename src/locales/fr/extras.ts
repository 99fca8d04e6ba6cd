import type { Problem } from '../../core/engine/reason.js';
import type { GameResult } from '../../core/sharing/result.js';
import { capital } from '../capital.js';
import type { ExtrasWords } from '../extras/en.js';
import type { NoticeWords } from '../extras/notice-en.js';
import type { RecordsWords } from '../extras/records-en.js';
import type { PuzzleWords } from '../extras/puzzle-en.js';
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
    people: ['Qui joue', 'Fermer'],
    new: ['Nouvelle table\u00a0?', 'Garder celle-ci', 'Nouvelle table'],
    forget: ['Effacer les statistiques\u00a0?', 'Les garder', 'Effacer'],
    fair: ['Vérifier la donne', 'Fermer'],
    history: ['Historique', 'Fermer'],
    log: ['Cette main', 'Fermer'],
    stats: ['Statistiques', 'Fermer'],
    help: ['Comment jouer', 'Fermer'],
    share: ['Partager', 'Fermer'],
    replay: ['Relecture', 'Fermer'],
    pays: ['Bonus Fortune', 'Fermer'],
    pause: ['Pause', 'Reprendre'],
    win: ['Gagné\u202f!', 'Nouveau jeu', 'Rejouer la donne', 'Partager', 'Revoir'],
  },
  keys: [
    ['← → ↑ ↓', 'Parcourir les cartes et les piles'],
    ['Entrée, Espace', 'Prendre, poser\u202f; deux fois\u00a0: sur la fondation'],
    ['h', 'Sur la fondation'],
    ['Échap', 'Reposer'],
    ['u, r', 'Annuler, rétablir'],
    ['t', 'Indice'],
    ['n', 'Nouveau jeu'],
    ['f, Maj+F', 'Plein écran'],
    ['?', 'Cette aide'],
  ],
  help: {
    goal: 'Le but',
    moves: 'Les coups',
    rules: 'Dans cette partie',
    playing: 'Comment on joue ici',
    ways: [
      'Faites glisser une carte, ou touchez-la puis touchez la place où elle doit aller.',
      '«\u00a0Indice\u00a0» montre un bon coup. «\u00a0Annuler\u00a0» en reprend autant que vous voulez.',
      'Au clavier, les flèches parcourent les cartes, Entrée prend et pose\u202f; ? montre toutes les touches.',
    ],
  },
  samePage: (value) => `Comme la page (${value})`,
  looks: 'Apparence et aides',
  rules: 'Règles',
  fromNextGame: 'À partir de la prochaine partie.',
  asPage: 'Tout comme sur la page',
  grades: ['très facile', 'facile', 'moyenne', 'difficile', 'très difficile'],
  choices: {
    language: 'Langue',
    theme: 'Clair ou sombre',
    fourColor: 'Quatre couleurs',
    mirrored: 'Pour gauchers',
    motion: 'Animations',
    sound: 'Son',
    courts: 'Figures',
    local: 'V, D, R',
    english: 'J, Q, K',
    cardSize: 'Taille des cartes',
    small: 'petite',
    medium: 'moyenne',
    large: 'grande',
    cardBack: 'Dos des cartes',
    diamonds: 'losanges',
    petals: 'pétales',
    auto: 'automatique',
    felt: 'Tapis',
    green: 'vert',
    blue: 'bleu',
    wine: 'bordeaux',
    slate: 'ardoise',
    lattice: 'treillis',
    checks: 'carreaux',
    rays: 'rayons',
    plaid: 'écossais',
    verdict: 'Indiquer si la partie est gagnable',
    solvable: 'Seulement des donnes gagnables',
    grade: 'Difficulté',
    any: 'peu importe',
    draw: 'Cartes retournées à la fois',
    redeals: 'Nouveaux passages',
    unlimited: 'sans limite',
    scoring: 'Score',
    none: 'aucun',
    standard: 'standard',
    vegas: 'Vegas',
    foundationReturn: 'Les cartes peuvent redescendre',
    variant: 'Jeu',
    freecell: 'FreeCell',
    kingcell: 'KingCell',
    forecell: 'ForeCell',
    'bakers-game': 'Baker’s Game',
    'eight-off': 'Eight Off',
    seahaven: 'Seahaven Towers',
    cells: 'Cellules',
    supermove: 'Déplacer plusieurs cartes',
    linear: 'comme d’usage',
    full: 'le plus possible',
    wastes: 'Défausses',
    coverPairs: 'Une carte et celle qu’elle couvre vont ensemble',
    openStock: 'Talon visible',
    corner: 'Roi et as sont voisins',
    tapToMove: 'Jouer d’un toucher',
    calm: 'Sans chrono ni compte',
    autoFinish: 'Fin automatique',
    pace: 'Rythme à la table',
    slow: 'lent',
    normal: 'normal',
    fast: 'rapide',
    manual: 'pas à pas',
    nextHand: 'Main suivante d’elle-même',
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
  lookingBack: 'Recherche de la dernière position gagnable. Échap pour arrêter.',
  back: (moves, isLast) =>
    `Retour de ${fr.counted(moves, forms('coup'))}. ${
      isLast
        ? 'C’est la dernière position gagnable.'
        : 'Cette position est gagnable ; pour les suivantes, rien n’a pu être établi.'
    }`,
  notBack: 'Aucune position antérieure n’a pu être prouvée gagnable.',
  canBeWon: 'Cette position est encore gagnable.',
  showing: 'Voici comment gagner. Une touche ou un toucher arrête la démonstration.',
  light: {
    winnable: 'gagnable',
    unwinnable: 'sans issue',
    unknown: 'issue inconnue',
    looking: 'recherche',
  },
};

/** The words of the notice that no win is possible, in French. */
const notice: NoticeWords = {
  undo: 'Annuler',
  back: 'Retour au gagnable',
  stop: 'Arrêter',
  restart: 'Recommencer',
  new: 'Nouveau jeu',
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
    result: (
      { deal, outcome, moves, elapsed, assisted }: GameResult,
      told: ResultWords,
    ): string => {
      const { title, date, calm, link } = told;
      const numbered = deal === undefined ? common.ownDeck : common.dealNumber(deal);
      const name = [title, ...(date === undefined ? [] : [date]), numbered].join(', ');
      const [end, before] = ENDS[outcome ?? ''] ?? ['inachevé', 'après'];
      const count = fr.counted(moves, forms('coup'));
      const help = common.assisted[assisted ?? 'none'];
      const line = `${name}\u00a0: ${end}${calm ? '' : ` ${before} ${count}, ${common.time(elapsed)}`}${help ? `, ${help}` : ''}`;
      return link === undefined ? line : `${line}\n${link}`;
    },
    notOpened: (one) => `Le lien n’est pas ouvert\u00a0: ${problem(one)}.`,
    noDay: (one) => `${capital(problem(one))}.`,
  };
};

/** The words of what a win is beside the player's others, in French. */
const records: RecordsWords = {
  bests: (time, moves) => `Record\u00a0: ${time} · ${moves}`,
  streak: (wins) => `${fr.counted(wins, forms('victoire'))} d’affilée`,
  first: 'Votre première victoire\u202f!',
  best: 'Votre victoire la plus rapide, avec le moins de coups\u202f!',
  fastest: 'Votre victoire la plus rapide\u202f!',
  fewest: 'Votre victoire en le moins de coups\u202f!',
  level: 'Aussi peu de coups que la meilleure.',
  more: (moves) => `${fr.counted(moves, forms('coup'))} de plus que la meilleure.`,
};

/** The words of links and daily deals on a page, in French. */
const links: LinksWords = {
  copyLink: 'Copier le lien',
  copyResult: 'Copier le résultat',
  linkCopied: 'Le lien est copié.',
  resultCopied: 'Le résultat est copié.',
  byHand: 'À copier à la main',
  notCopied: 'Le navigateur refuse la copie. Le texte est sélectionné\u00a0: copiez-le à la main.',
  send: 'Partager',
  notSent: 'Le navigateur ne peut pas le partager. Copiez-le.',
  savePicture: 'Enregistrer l’image',
  won: 'Gagné',
  lost: 'Perdu',
  unfinished: 'Pas terminé',
  lookingForDay: 'Recherche de la donne du jour.',
};

/** What can't be used of a position, and what could. */
const useless = (what: string, accepted: unknown): string =>
  `${what} inutilisable\u202f; accepté\u00a0: ${String(accepted)}`;

const within = (moves: number | undefined): string =>
  moves === undefined ? '' : ` en ${moves} ${moves === 1 ? 'coup' : 'coups'}`;

/** The words of positions and puzzles, in French. */
const puzzle: PuzzleWords = {
  puzzle: 'problème',
  position: 'position choisie',
  win: (moves) => `Problème\u00a0: gagnez${within(moves)}.`,
  home: (card, moves) => `Problème\u00a0: montez la carte ${card} sur sa base${within(moves)}.`,
  away: (card, moves) => `Problème\u00a0: retirez la carte ${card}${within(moves)}.`,
  problems: {
    position: ({ got }) => useless(`position «\u00a0${got}\u00a0»`, `des lignes de cartes`),
    'position-lines': ({ got, wanted }) =>
      useless(`position de ${got} lignes sans nom`, `${wanted}`),
    'position-line': ({ got, accepted }) =>
      useless(`ligne «\u00a0${got}\u00a0» de la position`, `${accepted}, une fois chacune`),
    'position-card': ({ got, line }) =>
      useless(
        `«\u00a0${got}\u00a0» dans la ligne «\u00a0${line}\u00a0» de la position`,
        `une carte, comme 7H`,
      ),
    'position-twice': ({ got }) =>
      useless(`position avec deux fois ${got}`, `chaque carte une fois`),
    'position-missing': ({ got }) => useless(`position sans ${got}`, `chaque carte une fois`),
    'position-many': ({ got, most }) =>
      useless(`ligne «\u00a0${got}\u00a0» de la position`, `${most} au plus`),
    'position-row': ({ got, most }) =>
      useless(`ligne «\u00a0${got}\u00a0» de la position`, `${most} places`),
    'position-supply': ({ got, most }) =>
      useless(`position avec ${got} cartes dans le talon et la défausse`, `${most} au plus`),
    'position-heights': ({ got }) =>
      useless(
        `«\u00a0${got}\u00a0» sur les bases`,
        `chaque couleur une fois, comme C-0 D-A H-7 S-K`,
      ),
    'position-hidden': ({ got, most }) =>
      useless(`ligne «\u00a0${got}\u00a0» de la position`, `${most} cartes cachées au plus`),
    'position-over': ({ got }) =>
      useless(`ligne «\u00a0${got}\u00a0» de la position`, `les cartes cachées d’abord`),
    'position-order': ({ got }) =>
      useless(`ligne «\u00a0${got}\u00a0» de la position`, `cartes visibles en suite`),
    'position-number': ({ got, most, least }) =>
      useless(`ligne «\u00a0${got}\u00a0» de la position`, `un nombre de ${least} à ${most}`),
    'puzzle-reached': ({ got }) =>
      useless(`but «\u00a0${got}\u00a0»`, `un but qui n’est pas encore atteint`),
  },
};

/** What panels, the solver and links say, in French. */
export const otherWords: Translations = {
  extras,
  solver,
  notice,
  puzzle,
  records,
  links,
  linkWords,
  day: () => import('./day.js').then(({ day }) => day),
};
