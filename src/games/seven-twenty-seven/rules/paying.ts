import type { Seat } from '../../../core/engine/rules.js';
import { pay, seatAccount, stacksAfter } from '../../../core/table/ledger.js';
import { type Pot, potsOf, uncalledOf } from '../../../core/table/pots.js';
import type { PotResult, SeatResult, Seven27Results } from './results.js';
import { totalsOf } from './scoring.js';
import { type ShownHand, alonePot, judgePots, potTransfers } from './showdown.js';
import { type Seven27State, isIn, seatsIn, seatsThat, withSeat } from './state.js';

/** The pots that are in the middle, the main pot first; those that were paid at once are not. */
export function pots({
  seats,
  paidPots,
}: Pick<Seven27State, 'seats' | 'paidPots'>): readonly Pot[] {
  const paid = seats.map((one) => one.paid);
  const gone = paidPots.reduce((sum, { amount }) => sum + amount, 0);
  return potsOf(paid, seats.map(isIn), gone);
}

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
  const { scoring, tens } = state.options;
  const showdown = seatsIn(state).length > 1;
  return state.seats.map(({ status, cards, declared }) =>
    showdown && status === 'in' ? { totals: totalsOf(cards, scoring, tens), declared } : null,
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
  const judged = judgePots(pots(state), { hands, scoring: options.scoring, order });
  const all = [...judged, ...paidPots];
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
