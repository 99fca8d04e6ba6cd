import type { Seat } from '../../../core/engine/rules.js';
import { seatsFrom } from '../../../core/table/seats.js';
import type { TableRun } from '../../../core/table/table-run.js';
import type { PaigowOptions } from './options.js';
import { type PaigowState, withSeat } from './state.js';

/** The players with chips, who may take the bank, counter-clockwise from a seat. */
export const bankers = ({ stacks }: Pick<PaigowOptions, 'stacks'>, first: Seat): readonly Seat[] =>
  seatsFrom(first, stacks.length).filter((seat) => (stacks[seat] ?? 0) > 0);

/**
 * The seat that is first offered the bank in a run's next hand. Each hand begins with another
 * player.
 */
export function firstBankOffer({ kinds, dealer, hand }: TableRun): Seat {
  const players = seatsFrom(dealer + 1, kinds.length).filter(
    (seat) => seat !== dealer && kinds[seat] !== 'open',
  );
  return players[(hand - 1) % players.length]!;
}

/**
 * Offers the bank before the stakes, if the table's rules say so and at least two players have
 * chips.
 */
export function offerBank(state: PaigowState): PaigowState {
  const { options } = state;
  const [first, other] = bankers(options, options.asked);
  const isMade = options.offer && options.house && first !== undefined && other !== undefined;
  return isMade ? { ...state, phase: 'offer', offered: first } : state;
}

/** Makes the seat the dealer of this hand. The house's own seat sits out. */
export function takeBank(state: PaigowState, seat: Seat): PaigowState {
  const { options } = state;
  const house = withSeat(state, options.dealer, { status: 'out' });
  return {
    ...withSeat(house, seat, { status: 'dealer' }),
    options: { ...options, dealer: seat, house: false },
    phase: 'bets',
    offered: null,
  };
}

/** Offers the bank to the next player. After the last one, the house deals. */
export function passBank(state: PaigowState, seat: Seat): PaigowState {
  const seats = bankers(state.options, state.options.asked);
  const next = seats[seats.indexOf(seat) + 1];
  return next === undefined
    ? { ...state, phase: 'bets', offered: null }
    : { ...state, offered: next };
}
