import type { Problem } from '../core/engine/reason.js';
import { lazily } from './lazily.js';
import { statsEn } from './stats-en.js';

const numbers = lazily(() => new Intl.NumberFormat('en'));
const number = (value: number): string => numbers().format(value);
const days = lazily(() => new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }));

const two = (count: number): string => String(count).padStart(2, '0');

/** Hours only where there are any: `3:07`, `1:03:07`. */
function time(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${number(hours)}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/**
 * Why a result was not taken, or a board not shown.
 *
 * @param otherwise what is said of a code without words of its own
 */
function problemText({ code, retryAfter }: Problem, otherwise: string): string {
  switch (code) {
    case 'server-unreachable':
      return 'The server of the leaderboard cannot be reached just now.';
    case 'bad-name':
      return 'A name has at least one letter or figure.';
    case 'name-refused':
      return 'This name is not wanted here. Choose another one.';
    case 'bad-group':
      return 'A code has three to twenty letters and figures.';
    case 'too-many-requests':
      return retryAfter === undefined
        ? 'That was too often; try again in a while.'
        : `That was too often; try again in ${number(Number(retryAfter))} seconds.`;
    case 'day-over':
      return 'Your result came too late: the board of that day is closed.';
    case 'day-ahead':
      return 'That day has not begun anywhere yet.';
    case 'other-deal':
      return 'Your game is not that of this day.';
    case 'no-such-board':
      return 'This game has no board here.';
    case 'assisted':
      return 'A game with a hint or a shown move is not for the board.';
    default:
      return otherwise;
  }
}

/** The words of the leaderboard, in English; their type is that of every other language. */
export const leaderboardEn = {
  number,
  time,
  /** A day by its first moment in UTC, in milliseconds since 1970: `Sunday, November 22, 2026`. */
  day: (time: number): string => days().format(time),
  title: 'Leaderboard',
  earlier: 'The day before',
  later: 'The day after',
  /** The table. */
  caption: (day: string): string => `Results of ${day}`,
  place: 'Place',
  name: 'Name',
  moves: 'Moves',
  timeHeading: 'Time',
  you: 'you',
  noTime: 'no time',
  loading: 'The board is being fetched …',
  empty: 'Nobody is on this day’s board yet.',
  emptyGroup: 'Nobody of the group is on this day’s board yet.',
  missing: 'No leaderboard is set up on this page.',
  /** Pages. */
  yourPlace: (rank: number, total: number): string =>
    `Your place: ${number(rank)} of ${number(total)}`,
  showPlace: 'Show my place',
  range: (first: number, last: number, total: number): string =>
    `${number(first)}–${number(last)} of ${number(total)}`,
  before: 'Places before',
  after: 'Places after',
  /** Friends. */
  friends: 'Friends',
  friendsHint:
    'Agree on a code with your friends. Whoever enters it sees those who have entered it, too.',
  code: 'Code of the group',
  showGroup: 'Show the group',
  everybody: 'Show everybody',
  group: (code: string): string => `Group ${code}`,
  /** The own result. */
  offer: 'You have won the game of the day. Put it on the board?',
  agreeing:
    'Your name, moves and time are sent, and everybody sees them. Later wins of the day are sent by themselves, until you delete your results here.',
  nameLabel: 'Your name on the board',
  send: 'Send my result',
  notNow: 'Not now',
  offerAgain: 'Send my result …',
  sending: 'Your result is being sent …',
  kept: 'The server cannot be reached. Your result is kept here, and sent later.',
  sent: (rank: number, total: number): string =>
    `Your result is on the board: place ${number(rank)} of ${number(total)}.`,
  remove: 'Delete my results …',
  removeSure: 'Delete your results of all days, on the server and here?',
  removeYes: 'Delete',
  removeNo: 'Keep',
  removed: 'Your results are deleted.',
  /** The season of the room. */
  season: (week: number, year: number): string => `Season: week ${week}, ${year}`,
  won: 'Won',
  game: 'Game',
  /** A game by its name in records, and its variant where it is not the usual one. */
  gameName: (game: string, variant: string): string =>
    variant === '' ? statsEn.game(game) : `${statsEn.game(game)}, ${statsEn.variant(variant)}`,
  allGames: 'All games',
  ownSeason: 'Your wins in this browser',
  emptySeason: 'Nobody is on the season’s table yet.',
  emptyOwn: 'No game of the season was won in this browser yet.',
  seasonNote:
    'A day counts as on its board: what was sent while that was open. More wins come first, then fewer moves, then less time.',
  ownNote: 'A game counts if it is won within the week.',
  saveCsv: 'Save as CSV',
  saved: 'The file is made.',
  /** What is proved. */
  note: 'The server has replayed each game, so the moves are proved. The time is what the page says, and nobody can see whether a solver helped. Cards that went up by themselves count as moves.',
  /** Why a result was not taken. */
  problem: (problem: Problem): string =>
    problemText(problem, 'The server has refused your result.'),
  /** Why a board, or its file, cannot be had. */
  noTable: (problem: Problem): string => problemText(problem, 'The table cannot be had.'),
};

export type LeaderboardWords = typeof leaderboardEn;
