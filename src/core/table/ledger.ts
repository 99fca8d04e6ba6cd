import type { Seat } from '../engine/rules.js';

/** Whose chips: a seat's, the pot's, or the house's, which may be negative. */
export type Account = 'house' | 'pot' | `seat-${number}`;

/** Chips that go from one account to another. The game defines the purposes in `for`. */
export interface ChipTransfer<For extends string = string> {
  readonly from: Account;
  readonly to: Account;
  /** Whole chips, 1 or more. */
  readonly amount: number;
  readonly for: For;
}

export const seatAccount = (seat: Seat): Account => `seat-${seat}`;

/** A list with the transfer, or an empty list if the amount is 0. */
export const pay = <For extends string>(
  from: Account,
  to: Account,
  amount: number,
  what: For,
): readonly ChipTransfer<For>[] => (amount > 0 ? [{ from, to, amount, for: what }] : []);

/** What transfers add to an account, minus what they take from it. */
export const netOf = (transfers: readonly ChipTransfer[], account: Account): number =>
  transfers.reduce(
    (sum, { from, to, amount }) =>
      sum + (to === account ? amount : 0) - (from === account ? amount : 0),
    0,
  );

/** The stacks by seat after some transfers. A seat without a stack stays without one. */
export const stacksAfter = (
  stacks: readonly (number | null)[],
  transfers: readonly ChipTransfer[],
): readonly (number | null)[] =>
  stacks.map((stack, seat) =>
    stack === null ? null : stack + netOf(transfers, seatAccount(seat)),
  );
