import { type Checked, type Problem, asRecord } from '../../core/engine/reason.js';
import { PROTOCOL } from '../../core/together/messages.js';
import { readTableCode } from '../../core/together/table-code.js';
import { thrownMessage } from '../base/host-value.js';
import { SeatKeeper, type SignIn, signedToken } from '../together/seat-keeper.js';
import { askServer } from '../together/server-request.js';

/** Numbers of seats: the smallest, the largest, and that of a new table. Default: the one chosen before. */
type Seats = readonly [least: number, most: number, usual?: number];

/** The tables that can be made: the element's tag, with its numbers of seats. */
export const TABLES = {
  'seven27-table': [2, 10],
  'paigow-table': [2, 7],
  'hearts-table': [3, 5, 4],
  'spades-table': [4, 4, 4],
  'whist-table': [4, 4, 4],
  'twenty-nine-table': [4, 4, 4],
  'ten-dice-race': [2, 4],
} as const satisfies Readonly<Record<string, Seats>>;
export type TableTag = keyof typeof TABLES;

/** The variants of Whist with other numbers of seats. */
const WHIST: Readonly<Record<string, Seats>> = {
  'knock-out': [2, 6, 4],
  german: [2, 2, 2],
  'oh-hell': [3, 6, 4],
};

/**
 * The numbers of seats of a game.
 *
 * @param settings the page's settings for the game's element
 */
export function seatsOf(game: TableTag, settings: object | null): Seats {
  const { variant } = (settings ?? {}) as { readonly variant?: unknown };
  const name = String(variant);
  return game === 'whist-table' && Object.hasOwn(WHIST, name) ? WHIST[name]! : TABLES[game];
}

/** The number of seats of a new table. Without a usual number, it is the nearest to the one chosen before. */
export function seatsFor(game: TableTag, settings: object | null, before: number): number {
  const [least, most, usual = before] = seatsOf(game, settings);
  return Math.min(most, Math.max(least, usual));
}

/** The choices of time for a decision, in milliseconds. */
export const CLOCKS = [15_000, 30_000, 60_000, 120_000] as const;

/** The player's choices for a new table. */
export interface TableChoice {
  readonly game: TableTag;
  readonly seats: number;
  /** Milliseconds for a decision. The time bank is twice that. */
  readonly decision: number;
  /** Whether bots take free seats. */
  readonly fill: boolean;
  /** Whether the table is in the public list of open tables. */
  readonly listed: boolean;
}

/** Milliseconds to wait for an answer. */
const TIMEOUT = 8000;

/**
 * Makes a table on a server, and stores the token of the maker's seat.
 *
 * @param settings the page's settings for the game's element
 * @returns the table's code
 */
export async function makeTable(
  server: string,
  { decision, ...choice }: TableChoice,
  settings: object | null,
  signIn: SignIn,
): Promise<Checked<string>> {
  const auth = await signedToken(signIn);
  if ('problem' in auth) return auth;
  const request = {
    ...{ protocol: PROTOCOL, ...choice, clock: { decision, bank: 2 * decision } },
    ...(settings && { settings }),
    ...(auth.value !== undefined && { auth: auth.value }),
  };
  try {
    const answer = await askServer(`${server}/tables`, request, AbortSignal.timeout(TIMEOUT));
    if (answer.problem) return { problem: answer.problem };
    const code = readTableCode(answer.body['code']);
    const { token } = asRecord(answer.body) ?? {};
    if ('value' in code && typeof token === 'string') {
      new SeatKeeper(server, code.value).keep({ token, lastId: 0 });
    }
    return code;
  } catch (error) {
    return { problem: unreachable(error) };
  }
}

const unreachable = (error: unknown): Problem => ({
  code: 'server-unreachable',
  reason: thrownMessage(error),
});
