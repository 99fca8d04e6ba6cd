import { type ChipFlight, flightsOf, pay, seatAccount } from '../../../core/table/ledger.js';
import type { Seven27State } from './state.js';

/** The chips that went into the pot, or out of it, between two views of a hand. */
export const flights = (before: Seven27State, after: Seven27State): readonly ChipFlight[] =>
  flightsOf(
    after.seats.flatMap(({ paid, won }, seat) => {
      const was = before.seats[seat]!;
      const account = seatAccount(seat);
      return [
        ...pay(account, 'pot', paid - was.paid, 'pot'),
        // What nobody called, and what was won.
        ...pay('pot', account, was.paid - paid, 'pot'),
        ...pay('pot', account, won - was.won, 'pot'),
      ];
    }),
  );
