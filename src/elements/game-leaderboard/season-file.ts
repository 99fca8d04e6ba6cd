import { type CsvField, csvText } from '../../core/history/csv.js';
import type { Day } from '../../core/history/day.js';
import { type Season, type SeasonGame, type SeasonSum, sumOf } from '../../core/history/season.js';
import type { BoardEntry } from './board-reader.js';

const FIELDS = ['season', 'game', 'variant', 'group', 'place', 'name', 'won', 'moves', 'seconds'];

const seconds = (elapsed: number | undefined): number | undefined =>
  elapsed === undefined ? undefined : Math.round(elapsed / 1000);

/** The names of the columns: the sums, then the moves of each day. */
const headOf = (days: readonly Day[]): readonly string[] => [
  ...FIELDS,
  ...days.map((day) => `moves ${day}`),
];

/** CSV of the season's results in this browser: a row for each game, and a sum if there are several games. */
export function localFile(
  season: Season,
  days: readonly Day[],
  games: readonly SeasonGame[],
): string {
  const rowOf = (game: string, variant: string, { won, moves, elapsed }: SeasonSum) =>
    [season, game, variant, '', undefined, '', won, moves, seconds(elapsed)] as CsvField[];
  const rows = games.map(({ game, variant, results, ...sum }) => [
    ...rowOf(game, variant, sum),
    ...results.map((result) => result?.moves),
  ]);
  const all = sumOf(games.flatMap(({ results }) => results));
  const allDays = days.map((_, at) => {
    const { won, moves } = sumOf(games.map(({ results }) => results[at]));
    return won > 0 ? moves : undefined;
  });
  const sum = games.length > 1 ? [[...rowOf('all', '', all), ...allDays]] : [];
  return csvText([headOf(days), ...rows, ...sum]);
}

/**
 * CSV of a server's season table: a row for each person.
 *
 * @param board the board's name on the server: `freecell`, `freecell.cells~3`
 * @param group the group's code; empty for everybody
 */
export function boardFile(
  season: Season,
  days: readonly Day[],
  board: string,
  group: string,
  entries: readonly BoardEntry[],
): string {
  const [game = '', ...rest] = board.split('.');
  const rows = entries.map(({ rank, name, won, moves, elapsed, results = [] }) => [
    ...[season, game, rest.join('.'), group, rank, name, won, moves, seconds(elapsed)],
    ...days.map((_, at) => results[at]),
  ]);
  return csvText([headOf(days), ...rows]);
}
