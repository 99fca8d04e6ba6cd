import type { Problem } from '../../core/engine/reason.js';
import type { RecordOutcome } from '../../core/history/record.js';
import type { StatsWords } from '../stats-en.js';
import { capital } from '../capital.js';
import type { Translations } from '../translations.js';
import { variant } from './extras.js';
import { de } from './kit.js';
import { lazily } from '../lazily.js';

const SHORT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const moments = lazily(() => new Intl.DateTimeFormat('de', SHORT));
const dated = lazily(() => new Intl.DateTimeFormat('de', { ...SHORT, year: 'numeric' }));
const years = lazily(() => new Intl.DateTimeFormat('de', { year: 'numeric' }));

const games = (count: number): string => de.counted(count, { one: 'Spiel', other: 'Spiele' });

const GAMES: Readonly<Record<string, string>> = {
  freecell: 'FreeCell',
  golf: 'Golf',
  klondike: 'Klondike',
  pyramid: 'Pyramide',
  'pai-gow': 'Pai Gow Poker',
  'seven-twenty-seven': 'Seven Twenty-Seven',
  'ten-dice': 'Zehn-Würfel-Rennen',
};

/** A name that is not known is read as it is written: `grand-duchess`, Grand duchess. */
const game = (name: string): string =>
  Object.hasOwn(GAMES, name) ? GAMES[name]! : capital(name.replaceAll('-', ' '));

const OUTCOMES: Readonly<Record<RecordOutcome, string>> = {
  won: 'Gewonnen',
  lost: 'Verloren',
  left: 'Aufgegeben',
  push: 'Remis',
};

/** What is wrong with a file or a store; `undefined` for any other problem. */
function fileProblem({ code, field, got, known, latest }: Problem): string | undefined {
  switch (code) {
    case 'history':
      return field === 'kind' || field === 'text'
        ? 'das ist keine Datei mit gespielten Spielen'
        : `„${field}“ dieser Datei ist nicht verwendbar (${got}${latest === undefined ? '' : ', das liegt in der Zukunft'})`;
    case 'history-newer':
      return `diese Datei hat die Version ${got}, bekannt sind hier Versionen bis ${known}`;
    case 'storage':
      return `der Browser speichert hier keine Spiele (${got})`;
    default:
      return undefined;
  }
}

const MEASURES = { time: 'Zeit', moves: 'Züge', chips: 'Chips' };

const chart: StatsWords['chart'] = {
  caption: (count, hands) =>
    hands
      ? de.form(count, { one: 'Letzte Runde', other: `Letzte ${de.number(count)} Runden` })
      : de.form(count, { one: 'Letztes Spiel', other: `Letzte ${de.number(count)} Spiele` }),
  measures: { time: 'Zeit', moves: 'Züge' },
  measure: 'Balken zeigen',
  won: 'gewonnen',
  lost: 'nicht gewonnen',
  up: 'gewonnen',
  down: 'verloren',
  range: (least, most) => `${least} bis ${most}`,
  text: (measure, { won, other, pushes }, range) => {
    const parts = [
      `${de.number(won)} gewonnen`,
      `${de.number(other)} ${measure === 'chips' ? 'verloren' : 'nicht gewonnen'}`,
      ...(pushes > 0 ? [`${de.number(pushes)} remis`] : []),
    ];
    return `Balken für ${MEASURES[measure]}, die ältesten zuerst: ${parts.join(', ')}; ${range}.`;
  },
};

const figures: StatsWords['figures'] = {
  games: 'Spiele',
  wins: 'Gewonnen',
  rate: 'Quote',
  streak: 'Serie',
  bestStreak: 'Längste Serie',
  bestTime: 'Bestzeit',
  fewestMoves: 'Wenigste Züge',
  days: 'Tage in Folge',
  hands: 'Runden',
  pushes: 'Remis',
  losses: 'Verloren',
  chips: 'Chips netto',
  biggestWin: 'Höchster Gewinn',
};

/** The words of the statistics, in German. */
export const stats: StatsWords = {
  number: de.number,
  signed: (value) => (value === 0 ? de.number(0) : de.signed(value)),
  share: de.percent,
  time: de.time,
  moment: (ended, now) => {
    const isThisYear = years().format(ended) === years().format(now);
    return (isThisYear ? moments() : dated()).format(ended);
  },
  title: 'Statistik',
  game,
  variant,
  chooseGame: 'Spiel',
  chooseVariant: 'Variante',
  allVariants: 'Alle Varianten',
  figures,
  none: 'keine',
  chart,
  table: {
    show: 'Als Tabelle',
    caption: 'Neueste zuerst',
    heads: {
      ended: 'Beendet',
      deal: 'Nummer',
      outcome: 'Ergebnis',
      time: 'Zeit',
      moves: 'Züge',
      chips: 'Chips',
    },
    ownDeck: 'eigenes Blatt',
  },
  outcome: (outcome) => OUTCOMES[outcome],
  empty: 'Noch keine Spiele. Spiel eines, dann wird es hier gezählt.',
  emptyOf: (name) => `Noch keine Spiele von ${game(name)}.`,
  tools: {
    export: 'Exportieren',
    import: 'Importieren',
    clear: (name) => `${game(name)} löschen`,
    undo: 'Löschen rückgängig',
  },
  file: (day) => `baize-statistics-${day}.json`,
  exported: (count) => `${games(count)} exportiert.`,
  merged: ({ added, known, late }) => {
    const told = [
      `${games(added)} hinzugefügt`,
      ...(known > 0 ? [`${de.number(known)} schon bekannt`] : []),
      ...(late > 0 ? [`${de.number(late)} zu alt, um noch zu zählen`] : []),
    ];
    return `${told.join(', ')}.`;
  },
  refused: (problem) => `Nicht importiert: ${fileProblem(problem) ?? problem.code}.`,
  unreadable: 'Nicht importiert: Die Datei ließ sich nicht lesen.',
  cleared: (name, count) => `${games(count)} von ${game(name)} gelöscht.`,
  clearedAll: (count) => `${games(count)} gelöscht.`,
  undone: (count) => `${games(count)} wiederhergestellt.`,
  missing: 'Hier werden keine Spiele gezählt: Eine Datei konnte nicht geladen werden.',
  trouble: ({ code }) =>
    code === 'storage'
      ? 'Der Browser speichert diese Spiele nicht: Sie bleiben nur, solange die Seite offen ist.'
      : 'Einige der hier gespeicherten Spiele sind nicht lesbar. Sie bleiben, wie sie sind.',
};

/** What the statistics say, in German. */
export const otherWords: Translations = { stats };

export { kit as elementWords } from './kit.js';
