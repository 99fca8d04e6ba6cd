import { type Checked, type Problem, asRecord } from '../../core/engine/reason.js';
import { PROTOCOL } from '../../core/together/messages.js';
import { readTableCode } from '../../core/together/table-code.js';
import { thrownMessage } from '../base/host-value.js';
import { SeatKeeper, type SignIn, signedToken } from '../together/seat-keeper.js';
import { askServer } from '../together/server-request.js';

/** The tables that can be made: the element's tag, with the smallest and largest number of seats. */
export const TABLES = {
  'seven27-table': [2, 10],
  'paigow-table': [2, 7],
  'ten-dice-race': [2, 4],
} as const;
export type TableTag = keyof typeof TABLES;

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
