import type { Problem } from '../../core/engine/reason.js';
import type { GameResult } from '../../core/sharing/result.js';
import { capital } from '../capital.js';
import type { ExtrasWords } from '../extras/en.js';
import type { NoticeWords } from '../extras/notice-en.js';
import type { RecordsWords } from '../extras/records-en.js';
import type { PuzzleWords } from '../extras/puzzle-en.js';
import type { SolverWords } from '../extras/solver-en.js';
import type { Forms } from '../intl.js';
import type { LinkWordsWith, LinksWords } from '../links-en.js';
import type { ResultWords } from '../share-words.js';
import { type OptionWords, spelt, toldOptions } from '../told-options.js';
import type { Translations } from '../translations.js';
import { de } from './kit.js';

/** `2 Zellen`, `keine Zellen`, `beliebig viele Zellen` */
const limited =
  (forms: Forms, none = `keine ${forms.other}`) =>
  (value: unknown): string => {
    if (value === 'unlimited') return `beliebig viele ${forms.other}`;
    return value === 0 ? none : de.counted(Number(value), forms);
  };

const passes = limited(
  { one: 'weiterer Durchgang', other: 'weitere Durchgänge' },
  'kein weiterer Durchgang',
);

const SYSTEMS: Readonly<Record<string, string>> = {
  kingcell: 'KingCell',
  forecell: 'ForeCell',
  'bakers-game': 'Baker’s Game',
  'eight-off': 'Eight Off',
  seahaven: 'Seahaven Towers',
};

const SCORINGS: Readonly<Record<string, string>> = {
  standard: 'Standardwertung',
  vegas: 'Vegas-Wertung',
  none: 'ohne Wertung',
  nearest: 'der Nächste gewinnt',
  'over-is-bust': 'über dem Ziel ist verloren',
  'under-beats-over': 'darunter schlägt darüber',
  'over-beats-under': 'darüber schlägt darunter',
  'inside-beats-outside': 'innen schlägt außen',
  'outside-beats-inside': 'außen schlägt innen',
};

/** Options of tables whose values are figures. */
const STAKES: Readonly<Record<string, string>> = {
  ante: 'Ante',
  minBet: 'Mindesteinsatz',
  maxBet: 'Höchsteinsatz',
  maxRaises: 'Erhöhungen höchstens',
  bonusMin: 'Mindestbonus',
  bonusMax: 'Höchstbonus',
  envyMin: 'Envy ab',
};

/** What an option that differs from its game's own is called, by its name. */
const OPTIONS: OptionWords = {
  variant: (value) => SYSTEMS[String(value)] ?? String(value),
  cells: limited({ one: 'Zelle', other: 'Zellen' }),
  supermove: (value) =>
    value === 'off'
      ? 'eine Karte je Zug'
      : value === 'full'
        ? 'volle Supermoves'
        : 'lineare Supermoves',
  draw: (value) => {
    if (typeof value === 'number') return de.counted(value, { one: 'Karte', other: 'Karten' });
    return `weitere Karten ${value === 'up' ? 'offen' : 'verdeckt'}`;
  },
  redeals: passes,
  foundationReturn: () => 'von der Ablage zurück',
  scoring: (value) => SCORINGS[String(value)] ?? `Wertung ${String(value)}`,
  corner: () => 'König und Ass sind Nachbarn',
  coverPairs: () => 'keine Paare mit bedeckten Karten',
  openStock: () => 'offener Stapel',
  wastes: limited({ one: 'Abwurf', other: 'Abwürfe' }),
  house: () => 'Spieler geben',
  commission: (value) => `${de.percent(Number(value) / 100)} Kommission`,
  pushOn: () => 'Remis statt Kommission',
  foul: () => 'ungültige Hände verlieren',
  wheel: () => 'A-2-3-4-5 als kleinste Straße',
  bonus: () => 'Fortune-Bonus',
  dealing: (value) => `${value === 'down-up' ? 'eine Karte' : 'zwei Karten'} verdeckt, eine offen`,
  freeze: (value) => `nach ${String(value)}-mal Bleiben gesperrt`,
  lastBet: () => 'letzte Setzrunde',
  atOnce: () => 'alle zugleich',
  declare: (value) => (value === 'sequential' ? 'Ansage der Reihe nach' : 'gleichzeitige Ansage'),
  tens: () => 'Zehnen zählen ½',
  opens: () => 'die besten offenen Karten beginnen',
  fiveAceAce: () => '5-A-A schlägt alles',
  winAndTie: () => 'drei Viertel für Sieg und Gleichstand',
  carry: (value) =>
    value === 'half' ? 'Hälften ohne Gewinner bleiben liegen' : 'ohne Gewinner bleibt alles liegen',
  players: limited({ one: 'Spieler', other: 'Spieler' }),
  bots: limited({ one: 'Bot', other: 'Bots' }),
};

/** An option that has no words of its own: its name, and its value where that is not just yes. */
function plain(name: string, value: unknown): string {
  const stake = STAKES[name];
  if (stake && typeof value === 'number') return `${stake} ${de.number(value)}`;
  return value === true ? spelt(name) : `${spelt(name)} ${String(value)}`;
}

/** A variant in words: `3 Karten, Vegas-Wertung`; what can't be read is shown as it is. */
export function variant(text: string): string {
  if (text === '') return 'Übliche Regeln';
  const told = toldOptions(text, OPTIONS, plain);
  if (!told) return text;
  return capital(told.join(', '));
}

/** The words of what is fetched on need, in German. */
export const extras: ExtrasWords = {
  panels: {
    conflict: ['In einem anderen Tab weitergespielt', 'Jenes übernehmen', 'Dieses behalten'],
    keys: ['Tastatur', 'Schließen'],
    settings: ['Einstellungen', 'Schließen'],
    people: ['Wer mitspielt', 'Schließen'],
    new: ['Neuer Tisch?', 'Diesen behalten', 'Neuer Tisch'],
    forget: ['Statistik löschen?', 'Behalten', 'Löschen'],
    fair: ['Diese Runde prüfen', 'Schließen'],
    history: ['Verlauf', 'Schließen'],
    log: ['Diese Runde', 'Schließen'],
    stats: ['Statistik', 'Schließen'],
    help: ['So wird gespielt', 'Schließen'],
    share: ['Teilen', 'Schließen'],
    replay: ['Wiedergabe', 'Schließen'],
    pays: ['Fortune-Bonus', 'Schließen'],
    pause: ['Pause', 'Weiter'],
    win: ['Gewonnen', 'Neues Spiel', 'Dasselbe noch einmal', 'Teilen', 'Ansehen'],
  },
  keys: [
    ['← → ↑ ↓', 'Über Karten und Stapel gehen'],
    ['Enter, Leertaste', 'Aufnehmen, hinlegen; zweimal: auf die Ablage'],
    ['h', 'Auf die Ablage'],
    ['Esc', 'Zurücklegen'],
    ['u, r', 'Rückgängig, wiederholen'],
    ['t', 'Tipp'],
    ['n', 'Neues Spiel'],
    ['f, Umschalt+F', 'Vollbild'],
    ['?', 'Diese Übersicht'],
  ],
  help: {
    goal: 'Das Ziel',
    moves: 'Die Züge',
    rules: 'In diesem Spiel',
    playing: 'So spielst du',
    ways: [
      'Zieh eine Karte, oder tippe sie an und dann den Platz, an den sie soll.',
      '„Tipp“ zeigt einen guten Zug. „Rückgängig“ nimmt beliebig viele zurück.',
      'Mit der Tastatur führen die Pfeiltasten über die Karten, Enter nimmt auf und legt hin; ? zeigt alle Tasten.',
    ],
  },
  samePage: (value) => `Wie die Seite (${value})`,
  looks: 'Aussehen und Hilfen',
  rules: 'Regeln',
  fromNextGame: 'Ab dem nächsten Spiel.',
  asPage: 'Alles wie auf der Seite',
  grades: ['sehr leicht', 'leicht', 'mittel', 'schwer', 'sehr schwer'],
  choices: {
    language: 'Sprache',
    theme: 'Hell oder dunkel',
    fourColor: 'Vier Farben',
    mirrored: 'Linkshändig',
    motion: 'Animationen',
    sound: 'Ton',
    courts: 'Bildkarten',
    local: 'B, D, K',
    english: 'J, Q, K',
    cardSize: 'Kartengröße',
    small: 'klein',
    medium: 'mittel',
    large: 'groß',
    cardBack: 'Kartenrücken',
    diamonds: 'Rauten',
    petals: 'Blüten',
    auto: 'automatisch',
    felt: 'Filz',
    green: 'grün',
    blue: 'blau',
    wine: 'weinrot',
    slate: 'schiefergrau',
    lattice: 'Gitter',
    checks: 'Karos',
    rays: 'Strahlen',
    plaid: 'Schottenmuster',
    verdict: 'Anzeigen, ob es lösbar ist',
    solvable: 'Nur lösbare Spiele',
    grade: 'Schwierigkeit',
    any: 'egal',
    draw: 'Karten je Aufdecken',
    redeals: 'Weitere Durchgänge',
    unlimited: 'beliebig viele',
    scoring: 'Wertung',
    none: 'keine',
    standard: 'Standard',
    vegas: 'Vegas',
    foundationReturn: 'Karten kommen von der Ablage zurück',
    variant: 'Spiel',
    freecell: 'FreeCell',
    kingcell: 'KingCell',
    forecell: 'ForeCell',
    'bakers-game': 'Baker’s Game',
    'eight-off': 'Eight Off',
    seahaven: 'Seahaven Towers',
    cells: 'Zellen',
    supermove: 'Karten zusammen ziehen',
    linear: 'üblich',
    full: 'möglichst viele',
    wastes: 'Abwurfstapel',
    coverPairs: 'Karte und verdeckte Karte sind ein Paar',
    openStock: 'Stapel offen',
    corner: 'König und Ass sind Nachbarn',
    tapToMove: 'Antippen zieht',
    calm: 'Ohne Uhr und Zähler',
    autoFinish: 'Ende automatisch spielen',
    pace: 'Tempo am Tisch',
    slow: 'langsam',
    normal: 'normal',
    fast: 'schnell',
    manual: 'Schritt für Schritt',
    nextHand: 'Nächste Runde von selbst',
    autoFoundation: 'Automatisch ablegen',
    on: 'an',
    off: 'aus',
    light: 'hell',
    dark: 'dunkel',
    safe: 'wenn es sicher ist',
    all: 'immer',
  },
};

/** The words of the solver's file, in German. */
export const solver: SolverWords = {
  looking: 'Ein Weg zum Sieg wird gesucht.',
  lookingForDeal: 'Ein lösbares Spiel wird gesucht.',
  notFound: 'Es wurde kein Weg zum Sieg gefunden.',
  lookingBack: 'Die letzte lösbare Stellung wird gesucht. Esc bricht ab.',
  back: (moves, isLast) =>
    `${de.counted(moves, { one: 'Zug', other: 'Züge' })} zurückgenommen. ${
      isLast
        ? 'Das ist die letzte lösbare Stellung.'
        : 'Diese Stellung ist lösbar; von den nächsten ließ es sich nicht klären.'
    }`,
  notBack: 'Es fand sich keine frühere Stellung, die sicher lösbar ist.',
  canBeWon: 'Diese Stellung ist noch lösbar.',
  showing: 'So lässt sich das Spiel gewinnen. Eine Taste oder Antippen beendet die Vorführung.',
  light: {
    winnable: 'lösbar',
    unwinnable: 'unlösbar',
    unknown: 'unbekannt',
    looking: 'wird geprüft',
  },
};

/** The words of the notice that no win is possible, in German. */
const notice: NoticeWords = {
  undo: 'Rückgängig',
  back: 'Zurück bis lösbar',
  stop: 'Suche beenden',
  restart: 'Von vorn',
  new: 'Neues Spiel',
};

const PROBLEMS: Readonly<Record<string, (problem: Problem) => string>> = {
  'no-daily': ({ tried }) =>
    `von ${tried} Spielen ist heute keines lösbar; es wird ein beliebiges ausgeteilt`,
  'no-solver': ({ got }) =>
    `das Spiel des Tages war nicht zu finden (${got}); es wird ein beliebiges ausgeteilt`,
  'share-broken': () => 'dieser Link ist unvollständig oder hat einen Fehler',
  'share-newer': ({ got, known }) =>
    `dieser Link hat die Version ${got}, bekannt sind hier Versionen bis ${known}`,
  'share-other-game': ({ got, wanted }) => `dieser Link ist von ${got}, nicht von ${wanted}`,
  'share-moves': () => 'dieser Link ist von einem Spiel nach anderen Regeln',
  'share-long': ({ count, most }) =>
    `ein Spiel von ${count} Zügen ergibt keinen Link; höchstens ${most} sind möglich`,
  'share-option': ({ got }) => `die Regeln „${got}“ ergeben keinen Link`,
};

const ENDS: Partial<Record<string, string>> = { won: 'gewonnen', lost: 'verloren' };

/** The words of links with those that all games have, in German. */
export const linkWords: LinkWordsWith = (common) => {
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
      const end = ENDS[outcome ?? ''] ?? 'nicht zu Ende';
      const after = de.counted(moves, { one: 'Zug', other: 'Zügen' });
      const help = common.assisted[assisted ?? 'none'];
      const line = `${name}: ${end}${calm ? '' : ` nach ${after}, ${common.time(elapsed)}`}${help ? `, ${help}` : ''}`;
      return link === undefined ? line : `${line}\n${link}`;
    },
    notOpened: (one) => `Der Link wird nicht geöffnet: ${problem(one)}.`,
    noDay: (one) => `${capital(problem(one))}.`,
  };
};

/** The words of what a win is beside the player's others, in German. */
const records: RecordsWords = {
  bests: (time, moves) => `Bestwerte: ${time} · ${moves}`,
  streak: (wins) => `${de.number(wins)} Siege in Folge`,
  first: 'Dein erster Sieg!',
  best: 'Dein schnellster Sieg, mit den wenigsten Zügen!',
  fastest: 'Dein schnellster Sieg!',
  fewest: 'Dein Sieg mit den wenigsten Zügen!',
  level: 'So wenige Züge wie bei deinem besten.',
  more: (moves) =>
    `${de.counted(moves, { one: 'Zug', other: 'Züge' })} mehr als bei deinem besten.`,
};

/** The words of links and daily deals on a page, in German. */
const links: LinksWords = {
  copyLink: 'Link kopieren',
  copyResult: 'Ergebnis kopieren',
  linkCopied: 'Der Link ist kopiert.',
  resultCopied: 'Das Ergebnis ist kopiert.',
  byHand: 'Von Hand zu kopieren',
  notCopied: 'Der Browser kann es nicht kopieren. Es ist markiert, kopiere es von Hand.',
  send: 'Teilen',
  notSent: 'Der Browser kann es nicht teilen. Kopiere es stattdessen.',
  savePicture: 'Bild speichern',
  won: 'Gewonnen',
  lost: 'Verloren',
  unfinished: 'Nicht zu Ende',
  lookingForDay: 'Das Spiel des Tages wird gesucht.',
};

/** What can't be used of a position, and what could. */
const useless = (what: string, accepted: unknown): string =>
  `${what} ist nicht verwendbar; möglich: ${String(accepted)}`;

const within = (moves: number | undefined): string =>
  moves === undefined ? '' : ` in ${moves} ${moves === 1 ? 'Zug' : 'Zügen'}`;

/** The words of positions and puzzles, in German. */
const puzzle: PuzzleWords = {
  puzzle: 'Rätsel',
  position: 'eigene Stellung',
  win: (moves) => `Rätsel: gewinne${within(moves)}.`,
  home: (card, moves) => `Rätsel: bringe ${card}${within(moves)} auf die Grundstapel.`,
  away: (card, moves) => `Rätsel: räume ${card}${within(moves)} ab.`,
  problems: {
    position: ({ got }) => useless(`die Stellung „${got}“`, `Zeilen mit Karten`),
    'position-lines': ({ got, wanted }) =>
      useless(`eine Stellung mit ${got} Zeilen ohne Namen`, `${wanted}`),
    'position-line': ({ got, accepted }) =>
      useless(`die Zeile „${got}“ der Stellung`, `${accepted}, je einmal`),
    'position-card': ({ got, line }) =>
      useless(`„${got}“ in der Zeile „${line}“ der Stellung`, `eine Karte wie 7H`),
    'position-twice': ({ got }) => useless(`eine Stellung mit zweimal ${got}`, `jede Karte einmal`),
    'position-missing': ({ got }) => useless(`eine Stellung ohne ${got}`, `jede Karte einmal`),
    'position-many': ({ got, most }) =>
      useless(`die Zeile „${got}“ der Stellung`, `höchstens ${most}`),
    'position-row': ({ got, most }) => useless(`die Zeile „${got}“ der Stellung`, `${most} Plätze`),
    'position-supply': ({ got, most }) =>
      useless(`eine Stellung mit ${got} Karten in Stapel und Abwurf`, `höchstens ${most}`),
    'position-heights': ({ got }) =>
      useless(`„${got}“ auf den Grundstapeln`, `jede Farbe einmal, wie C-0 D-A H-7 S-K`),
    'position-hidden': ({ got, most }) =>
      useless(`die Zeile „${got}“ der Stellung`, `höchstens ${most} verdeckte Karten`),
    'position-over': ({ got }) =>
      useless(`die Zeile „${got}“ der Stellung`, `verdeckte Karten zuerst`),
    'position-order': ({ got }) =>
      useless(`die Zeile „${got}“ der Stellung`, `offene Karten in Folge`),
    'position-number': ({ got, most, least }) =>
      useless(`die Zeile „${got}“ der Stellung`, `eine Zahl von ${least} bis ${most}`),
    'puzzle-reached': ({ got }) =>
      useless(`das Ziel „${got}“`, `eines, das noch nicht erreicht ist`),
  },
};

/** What panels, the solver and links say, in German. */
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
