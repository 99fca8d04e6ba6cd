import type { ChipTransfer } from './ledger.js';

/** Chips that are animated from one place to another. */
export type ChipFlight = Pick<ChipTransfer, 'from' | 'to' | 'amount'>;

/** Sums up the transfers between the same two places, so that each pair has one flight. */
export function flightsOf(transfers: readonly ChipFlight[]): readonly ChipFlight[] {
  const ways = new Map<string, ChipFlight>();
  for (const { from, to, amount } of transfers) {
    const way = `${from} ${to}`;
    ways.set(way, { from, to, amount: amount + (ways.get(way)?.amount ?? 0) });
  }
  return [...ways.values()];
}
