import { type TableRun, endHand, seatAccount } from '../../../src/core.js';

/** The table after a hand of its first two seats that brought one of them so many chips of the house's. */
export const afterHand = (run: TableRun, seat: number, net: number): TableRun =>
  endHand(run, {
    transfers: [
      net > 0
        ? { from: 'house', to: seatAccount(seat), amount: net, for: 'stake' }
        : { from: seatAccount(seat), to: 'house', amount: -net, for: 'stake' },
    ],
    played: [0, 1],
  });
