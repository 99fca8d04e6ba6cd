import type { Problem } from '../core/engine/reason.js';

/** All counts here are small. */
const counted = (count: number, one: string, other = `${one}s`): string =>
  `${count} ${count === 1 ? one : other}`;

const GAMES: Readonly<Record<string, string>> = {
  'seven27-table': 'Seven Twenty-Seven',
  'paigow-table': 'Pai Gow Poker',
  'ten-dice-race': 'Ten-Dice Race',
};

/** A game that is not known is read as it is written. */
const game = (tag: string): string => (Object.hasOwn(GAMES, tag) ? GAMES[tag]! : tag);

/** Why the player's wish was not done. */
function problemText({ code, retryAfter }: Problem): string {
  switch (code) {
    case 'table-code':
      return 'A code has eight letters and figures, without 0, 1, I, L, O and U.';
    case 'no-such-table':
      return 'There is no table with this code.';
    case 'too-many-requests':
      return retryAfter === undefined
        ? 'That was too often; try again in a while.'
        : `That was too often; try again in ${counted(Number(retryAfter), 'second')}.`;
    case 'too-many-tables':
      return 'The server has no room for another table just now.';
    case 'not-signed-in':
    case 'sign-in':
      return 'Sign in on this site first.';
    case 'server-unreachable':
      return 'The server cannot be reached just now.';
    default:
      return 'The server has refused that.';
  }
}

/** The words of the lobby, in English; their type is that of every other language. */
export const lobbyEn = {
  number: (value: number): string => String(value),
  title: 'Play together',
  game,
  /** At a table. */
  yourTable: 'Your table',
  invitation: 'Invitation',
  invite: 'Invite',
  copy: 'Copy the invitation',
  copied: 'The invitation is copied.',
  byHand: 'The browser has not copied it. The invitation is selected: copy it by hand.',
  notShared: 'It could not be shared. Copy the invitation instead.',
  inviting: (tag: string | undefined): string =>
    tag === undefined ? 'Play with me' : `Play ${game(tag)} with me`,
  others: 'Other tables',
  /** By code. */
  joinByCode: 'Join a table',
  code: 'Code of the table',
  join: 'Join',
  /** The list. */
  openTables: 'Open tables',
  looking: 'Looking for tables …',
  none: 'No table is open just now.',
  people: (count: number): string => counted(count, 'person', 'people'),
  free: (count: number): string => counted(count, 'free seat'),
  /** The number of a table's hand, or race; the `tag` is that of its game. */
  hand: (hand: number, tag: string): string =>
    hand > 0 ? `${tag.endsWith('-race') ? 'race' : 'hand'} ${hand}` : 'not begun',
  joinTable: (code: string): string => `Join table ${code}`,
  /** A new one. */
  newTable: 'A new table',
  gameLabel: 'Game',
  seats: 'Seats',
  clock: 'Time to decide',
  seconds: (count: number): string => counted(count, 'second'),
  fill: 'Bots take free seats',
  listed: 'Show it among the open tables',
  make: 'Make a table',
  making: 'The table is being made …',
  made: 'The table is made. Invite others to it.',
  missing: 'Playing together is not set up on this page.',
  problem: problemText,
};

export type LobbyWords = typeof lobbyEn;
