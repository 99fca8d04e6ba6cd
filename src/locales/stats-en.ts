import { capital } from './capital.js';
import { historyFileEn } from './history-file-en.js';
import type { Problem } from '../core/engine/reason.js';
import type { RecordOutcome } from '../core/history/record.js';
import { variantText } from './stats-variants-en.js';
import { lazily } from './lazily.js';

const numbers = lazily(() => new Intl.NumberFormat('en'));
const signs = lazily(() => new Intl.NumberFormat('en', { signDisplay: 'exceptZero' }));
const shares = lazily(() => new Intl.NumberFormat('en', { style: 'percent' }));
const twos = lazily(() => new Intl.NumberFormat('en', { minimumIntegerDigits: 2 }));
const SHORT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const moments = lazily(() => new Intl.DateTimeFormat('en', SHORT));
const dates = lazily(() => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }));
const years = lazily(() => new Intl.DateTimeFormat('en', { year: 'numeric' }));
const plurals = lazily(() => new Intl.PluralRules('en'));

const number = (value: number): string => numbers().format(value);

/** `1 game`, `1,240 games` */
const counted = (count: number, one: string, other = `${one}s`): string =>
  `${number(count)} ${plurals().select(count) === 'one' ? one : other}`;

/** Hours only where there are any: `3:07`, `1:03:07`. */
function time(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = twos().format(seconds % 60);
  return hours > 0 ? `${number(hours)}:${twos().format(minutes)}:${rest}` : `${minutes}:${rest}`;
}

const GAMES: Readonly<Record<string, string>> = {
  freecell: 'FreeCell',
  golf: 'Golf',
  klondike: 'Klondike',
  pyramid: 'Pyramid',
  'pai-gow': 'Pai Gow Poker',
  'seven-twenty-seven': 'Seven Twenty-Seven',
  'ten-dice': 'Ten-Dice Race',
};

/** A name that is not known is read as it is written: `grand-duchess`, Grand duchess. */
const game = (name: string): string =>
  Object.hasOwn(GAMES, name) ? GAMES[name]! : capital(name.replaceAll('-', ' '));

const OUTCOMES: Readonly<Record<RecordOutcome, string>> = {
  won: 'Won',
  lost: 'Lost',
  left: 'Given up',
  push: 'Push',
};

/** The words of the statistics, in English; their type is that of every other language. */
export const statsEn = {
  number,
  /** `+25`, `-25`, `0` as Intl has it, with a real minus. */
  signed: (value: number): string => signs().format(value).replace('-', '−'),
  share: (value: number): string => shares().format(value),
  time,
  /** When a game ended, by the reader's own clock: `Nov 21, 11:30 PM`; of a year that is over, `Nov 21, 2025`. */
  moment: (ended: number, now: number): string => {
    const isThisYear = years().format(ended) === years().format(now);
    return (isThisYear ? moments() : dates()).format(ended);
  },
  title: 'Statistics',
  game,
  variant: variantText,
  chooseGame: 'Game',
  chooseVariant: 'Variant',
  allVariants: 'All variants',
  /** The names of the figures. */
  figures: {
    games: 'Games',
    wins: 'Won',
    rate: 'Win rate',
    streak: 'Streak',
    bestStreak: 'Best streak',
    bestTime: 'Best time',
    fewestMoves: 'Fewest moves',
    days: 'Days in a row',
    hands: 'Hands',
    pushes: 'Push',
    losses: 'Lost',
    chips: 'Net chips',
    biggestWin: 'Biggest win',
  },
  /** In the place of a figure that there is none of yet. */
  none: 'none',
  chart: {
    caption: (count: number, hands: boolean): string =>
      `Last ${hands ? counted(count, 'hand') : counted(count, 'game')}`,
    measures: { time: 'Time', moves: 'Moves' },
    measure: 'Bars show',
    won: 'won',
    lost: 'not won',
    up: 'won',
    down: 'lost',
    range: (least: string, most: string): string => `${least} to ${most}`,
    /** All that the chart shows, in a sentence. */
    text: (
      measure: 'time' | 'moves' | 'chips',
      figures: { readonly won: number; readonly other: number; readonly pushes: number },
      range: string,
    ): string => {
      const { won, other, pushes } = figures;
      const parts = [
        `${number(won)} won`,
        `${number(other)} ${measure === 'chips' ? 'lost' : 'not won'}`,
        ...(pushes > 0 ? [counted(pushes, 'push', 'pushes')] : []),
      ];
      return `Bars of the ${measure}, the oldest first: ${parts.join(', ')}; ${range}.`;
    },
  },
  table: {
    show: 'As a table',
    caption: 'Newest first',
    heads: {
      ended: 'Ended',
      deal: 'Deal',
      outcome: 'Result',
      time: 'Time',
      moves: 'Moves',
      chips: 'Chips',
    },
    ownDeck: 'own deck',
  },
  outcome: (outcome: RecordOutcome): string => OUTCOMES[outcome],
  empty: 'No games yet. Play one, and it will be counted here.',
  emptyOf: (name: string): string => `No games of ${game(name)} yet.`,
  tools: {
    export: 'Export',
    import: 'Import',
    clear: (name: string): string => `Clear ${game(name)}`,
    undo: 'Undo clear',
  },
  file: (day: string): string => `baize-statistics-${day}.json`,
  exported: (count: number): string => `${counted(count, 'game')} exported.`,
  merged: ({ added, known, late }: Record<'added' | 'known' | 'late', number>): string =>
    historyFileEn.merged(added, known, late),
  refused: (problem: Problem): string =>
    `Not imported: ${historyFileEn.problem(problem) ?? problem.code}.`,
  unreadable: 'Not imported: the file could not be read.',
  cleared: (name: string, count: number): string =>
    `${counted(count, 'game')} of ${game(name)} cleared.`,
  clearedAll: (count: number): string => `${counted(count, 'game')} cleared.`,
  undone: (count: number): string => `${counted(count, 'game')} back again.`,
  /** What counts a game by itself is not there. */
  missing: 'Games are not counted here: a file could not be fetched.',
  /** What is wrong with where the games are kept. */
  trouble: ({ code }: Problem): string =>
    code === 'storage'
      ? 'The browser does not keep these games: they last as long as this page.'
      : 'Some of the games kept here can’t be read. They are left as they are.',
};

export type StatsWords = typeof statsEn;
