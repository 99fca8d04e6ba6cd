import type { Seat } from '../engine/rules.js';

/** Whose chips: a seat's, those in the middle, or the house's, which may run below nothing. */
export type Account = 'house' | 'pot' | `seat-${number}`;

/** Chips that go from one account to another; what they are for is the game's word. */
export interface ChipTransfer<For extends string = string> {
  readonly from: Account;
  readonly to: Account;
  /** Whole chips, 1 or more. */
  readonly amount: number;
  readonly for: For;
}

export const seatAccount = (seat: Seat): Account => `seat-${seat}`;

/** The transfer as a list, empty where no chip goes. */
export const pay = <For extends string>(
  from: Account,
  to: Account,
  amount: number,
  what: For,
): readonly ChipTransfer<For>[] => (amount > 0 ? [{ from, to, amount, for: what }] : []);

/** What transfers bring an account, less what they take from it. */
export const netOf = (transfers: readonly ChipTransfer[], account: Account): number =>
  transfers.reduce(
    (sum, { from, to, amount }) =>
      sum + (to === account ? amount : 0) - (from === account ? amount : 0),
    0,
  );

/** The stacks by seat after transfers; where there is no stack, none comes to be. */
export const stacksAfter = (
  stacks: readonly (number | null)[],
  transfers: readonly ChipTransfer[],
): readonly (number | null)[] =>
  stacks.map((stack, seat) =>
    stack === null ? null : stack + netOf(transfers, seatAccount(seat)),
  );

/** Chips that are seen to go from one place to another. */
export type ChipFlight = Pick<ChipTransfer, 'from' | 'to' | 'amount'>;

/** The same transfers with one flight for each way. */
export function flightsOf(transfers: readonly ChipFlight[]): readonly ChipFlight[] {
  const ways = new Map<string, ChipFlight>();
  for (const { from, to, amount } of transfers) {
    const way = `${from} ${to}`;
    ways.set(way, { from, to, amount: amount + (ways.get(way)?.amount ?? 0) });
  }
  return [...ways.values()];
}
