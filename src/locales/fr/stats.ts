import type { Problem } from '../../core/engine/reason.js';
import type { RecordOutcome } from '../../core/history/record.js';
import type { StatsWords } from '../stats-en.js';
import { capital } from '../capital.js';
import type { Translations } from '../translations.js';
import { forms, fr, variant } from './kit.js';

/** `3 parties effacées` */
const gamesDone = (count: number, done: string): string =>
  fr.counted(count, forms(`partie ${done}`, `parties ${done}s`));

const SHORT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** Formats are made when they are first asked for: of the year, of a moment, of one with its year. */
const formats: (Intl.DateTimeFormat | undefined)[] = [];
const OPTIONS = [{ year: 'numeric' }, SHORT, { ...SHORT, year: 'numeric' }] as const;

const dated = (which: 0 | 1 | 2, at: number): string =>
  (formats[which] ??= new Intl.DateTimeFormat('fr', OPTIONS[which])).format(at);

/** `21 nov., 23:30`, with a year that is over. */
const moment = (ended: number, now: number): string =>
  dated(dated(0, ended) === dated(0, now) ? 1 : 2, ended);

const GAMES: Readonly<Record<string, string>> = {
  freecell: 'FreeCell',
  golf: 'Golf',
  klondike: 'Klondike',
  pyramid: 'Pyramide',
  'pai-gow': 'Pai Gow Poker',
  'seven-twenty-seven': 'Seven Twenty-Seven',
  'ten-dice': 'Course aux dix dés',
};

/** A name that is not known is read as it is written: `grand-duchess`, Grand duchess. */
const game = (name: string): string =>
  Object.hasOwn(GAMES, name) ? GAMES[name]! : capital(name.replaceAll('-', ' '));

const OUTCOMES: Readonly<Record<RecordOutcome, string>> = {
  won: 'Gagné',
  lost: 'Perdu',
  left: 'Abandonné',
  push: 'Égalité',
};

/** What is wrong with a file; `undefined` for any other problem. */
function fileProblem({ code, field, got, known, latest }: Problem): string | undefined {
  switch (code) {
    case 'history':
      return field === 'kind' || field === 'text'
        ? 'ce n’est pas un fichier de parties jouées'
        : `«\u00a0${field}\u00a0» de ce fichier est inutilisable (${got}${latest === undefined ? '' : ', encore à venir'})`;
    case 'history-newer':
      return `ce fichier est de version ${got}\u202f; les versions connues ici vont jusqu’à ${known}`;
    case 'storage':
      return `le navigateur ne conserve pas les parties ici (${got})`;
    default:
      return undefined;
  }
}

const figures: StatsWords['figures'] = {
  games: 'Parties',
  wins: 'Gagnées',
  rate: 'Réussite',
  streak: 'Série',
  bestStreak: 'Record de série',
  bestTime: 'Record de temps',
  fewestMoves: 'Record de coups',
  days: 'Jours de suite',
  hands: 'Mains',
  pushes: 'Égalités',
  losses: 'Perdues',
  chips: 'Jetons nets',
  biggestWin: 'Plus gros gain',
};

const MEASURES = { time: 'du temps', moves: 'des coups', chips: 'des jetons' } as const;

const chart: StatsWords['chart'] = {
  caption: (count, hands) => {
    const noun = hands ? 'main' : 'partie';
    return capital(count < 2 ? `dernière ${noun}` : `${fr.number(count)} dernières ${noun}s`);
  },
  measures: { time: 'Temps', moves: 'Coups' },
  measure: 'Les barres montrent',
  won: 'gagnée',
  lost: 'non gagnée',
  up: 'gain',
  down: 'perte',
  range: (least, most) => `de ${least} à ${most}`,
  text: (measure, { won, other, pushes }, range) => {
    const parts = [
      fr.counted(won, forms('gagnée')),
      fr.counted(other, measure === 'chips' ? forms('perdue') : forms('non gagnée', 'non gagnées')),
      ...(pushes > 0 ? [fr.counted(pushes, forms('égalité'))] : []),
    ];
    return `Barres ${MEASURES[measure]}, de la plus ancienne à la plus récente\u00a0: ${parts.join(', ')}\u202f; ${range}.`;
  },
};

/** The words of the statistics, in French. */
export const stats: StatsWords = {
  number: fr.number,
  signed: (value) => (value === 0 ? fr.number(0) : fr.signed(value)),
  share: fr.percent,
  time: fr.time,
  moment,
  title: 'Statistiques',
  game,
  variant,
  chooseGame: 'Jeu',
  chooseVariant: 'Variante',
  allVariants: 'Toutes les variantes',
  figures,
  none: 'aucun',
  chart,
  table: {
    show: 'En tableau',
    caption: 'La plus récente en tête',
    heads: {
      ended: 'Fin',
      deal: 'Donne',
      outcome: 'Résultat',
      time: 'Temps',
      moves: 'Coups',
      chips: 'Jetons',
    },
    ownDeck: 'donne libre',
  },
  outcome: (outcome) => OUTCOMES[outcome],
  empty: 'Pas encore de partie. Jouez-en une, et elle sera comptée ici.',
  emptyOf: (name) => `Pas encore de partie\u00a0: ${game(name)}.`,
  tools: {
    export: 'Exporter',
    import: 'Importer',
    clear: (name) => `Effacer ${game(name)}`,
    undo: 'Rétablir',
  },
  file: (day) => `baize-statistiques-${day}.json`,
  exported: (count) => `${gamesDone(count, 'exportée')}.`,
  merged: ({ added, known, late }) => {
    const told = [
      gamesDone(added, 'ajoutée'),
      ...(known > 0 ? [fr.counted(known, forms('déjà connue', 'déjà connues'))] : []),
      ...(late > 0
        ? [fr.counted(late, forms('trop ancienne pour compter', 'trop anciennes pour compter'))]
        : []),
    ];
    return `${told.join(', ')}.`;
  },
  refused: (problem) => `Rien n’est importé\u00a0: ${fileProblem(problem) ?? problem.code}.`,
  unreadable: 'Rien n’est importé\u00a0: le fichier n’a pas pu être lu.',
  cleared: (name, count) => `${game(name)}\u00a0: ${gamesDone(count, 'effacée')}.`,
  clearedAll: (count) => `${gamesDone(count, 'effacée')}.`,
  undone: (count) => `${gamesDone(count, 'rétablie')}.`,
  missing: 'Les parties ne sont pas comptées ici\u00a0: un fichier n’a pas pu être chargé.',
  trouble: ({ code }) =>
    code === 'storage'
      ? 'Le navigateur ne conserve pas ces parties\u00a0: elles durent autant que cette page.'
      : 'Certaines des parties conservées ici sont illisibles. Elles sont laissées telles quelles.',
};

/** What the statistics say, in French. */
export const otherWords: Translations = { stats };
