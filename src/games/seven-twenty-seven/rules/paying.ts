import type { Seat } from '../../../core/engine/rules.js';
import type { Carry } from './options.js';
import { pay, seatAccount, stacksAfter } from '../../../core/table/ledger.js';
import { type Pot, potsOf, uncalledOf } from '../../../core/table/pots.js';
import type { PotResult, SeatResult, Seven27Results } from './results.js';
import { type ShownHand, alonePot, judgePots, potTransfers, shownHand } from './showdown.js';
import { type Seven27State, chipsOf, isIn, seatsIn, seatsThat, withSeat } from './state.js';

/**
 * The pots that are in the middle, the main pot first, what was carried over in it; those that were
 * paid at once are not.
 */
export function pots({
  seats,
  paidPots,
  options: { carried },
}: Pick<Seven27State, 'seats' | 'paidPots' | 'options'>): readonly Pot[] {
  const paid = seats.map((one) => one.paid);
  const gone = paidPots.reduce((sum, { amount }) => sum + amount, 0);
  return withCarried(potsOf(paid, seats.map(isIn), gone), carried);
}

/** Pots of which the main one has chips of an earlier hand. */
export const withCarried = (all: readonly Pot[], carried: number): readonly Pot[] =>
  all.map((pot, at) => (at === 0 ? { ...pot, amount: pot.amount + carried } : pot));

/** What is carried over at the end of a hand: nothing where fewer than two have chips before them. */
export const carryOf = (carry: Carry, chips: Iterable<number>): Carry =>
  [...chips].filter((own) => own > 0).length < 2 ? 'none' : carry;

/** What nobody called goes back. */
export function returnUncalled(state: Seven27State): Seven27State {
  const uncalled = uncalledOf(state.seats.map(({ paid }) => paid));
  if (!uncalled) return state;
  const { seat, amount } = uncalled;
  const { paid, returned } = state.seats[seat]!;
  return withSeat(state, seat, { paid: paid - amount, returned: returned + amount });
}

/** A side pot with one player left in it is paid at once; the last pot of all waits for the end. */
export function payAlone(state: Seven27State): Seven27State {
  const last = pots(state).at(-1);
  if (last?.seats.length !== 1 || seatsIn(state).length === 1) return state;
  const paidPots = [...state.paidPots, alonePot(last)];
  const [seat] = last.seats as [Seat];
  return { ...withSeat(state, seat, { won: state.seats[seat]!.won + last.amount }), paidPots };
}

/** The hands that are compared, by seat; none where one player is left. */
function shownHands(state: Seven27State): readonly (ShownHand | null)[] {
  const { options } = state;
  const showdown = seatsIn(state).length > 1;
  return state.seats.map(({ status, cards, declared }) =>
    showdown && status === 'in' ? shownHand(cards, declared, options) : null,
  );
}

/** How the hand went for each who was dealt in. */
function seatResults(
  state: Seven27State,
  hands: readonly (ShownHand | null)[],
  all: readonly PotResult[],
): readonly SeatResult[] {
  const transfers = potTransfers(all);
  return seatsThat(state, ({ cards }) => cards.length > 0).map((seat) => {
    const { status, paid, declared } = state.seats[seat]!;
    const hand = hands[seat] ?? null;
    const won = transfers.reduce(
      (sum, { to, amount }) => sum + (to === seatAccount(seat) ? amount : 0),
      0,
    );
    return {
      ...{ seat, shown: hand !== null, totals: hand?.totals ?? null, declared, paid, won },
      status: status === 'in' ? (hand ? 'showdown' : 'last') : (status as 'folded' | 'bust'),
      net: won - paid,
    };
  });
}

/** What the hand comes to: all pots, all chips, and what was shown. */
export function settle(state: Seven27State): Seven27Results {
  const { options, seats, paidPots } = state;
  const hands = shownHands(state);
  const order = seatsThat(state, () => true);
  const { winAndTie } = options;
  const chips = seats.map((_, seat) => chipsOf(state, seat));
  const carry = carryOf(options.carry, chips);
  const judged = judgePots(pots(state), { hands, winAndTie, carry, order });
  const all = [...judged, ...paidPots];
  const stays = all.flatMap(({ halves }) => halves.filter(({ reason }) => reason === 'carried'));
  const transfers = [
    ...order.flatMap((seat) => {
      const { paid, returned } = seats[seat]!;
      const account = seatAccount(seat);
      return [
        ...pay(account, 'pot', paid + returned, 'pot' as const),
        ...pay('pot', account, returned, 'uncalled' as const),
      ];
    }),
    ...potTransfers(all),
  ];
  return {
    ...{ showdown: hands.some(Boolean), pots: all, transfers },
    carried: stays.reduce((sum, { amount }) => sum + amount, 0),
    seats: seatResults(state, hands, all),
    stacks: stacksAfter(options.stacks, transfers),
  };
}

/** The hand with its results, and every chip where it belongs. */
export function paid(state: Seven27State): Seven27State {
  const results = settle(state);
  const seats = state.seats.map((one, seat) => {
    const result = results.seats.find((of) => of.seat === seat);
    return result ? { ...one, won: result.won } : one;
  });
  return { ...state, phase: 'over', turn: null, seats, results };
}
