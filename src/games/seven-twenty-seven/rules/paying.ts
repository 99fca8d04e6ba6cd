import type { Seat } from '../../../core/engine/rules.js';
import type { Carry } from './options.js';
import { pay, seatAccount, stacksAfter } from '../../../core/table/ledger.js';
import { type Pot, potsOf, uncalledOf } from '../../../core/table/pots.js';
import type { PotResult, SeatResult, Seven27Results } from './results.js';
import { type ShownHand, alonePot, judgePots, potTransfers, shownHand } from './showdown.js';
import { type Seven27State, chipsOf, isIn, seatsIn, seatsThat, withSeat } from './state.js';

/** The unpaid pots, the main pot first. The main pot includes carried chips. */
export function pots({
  seats,
  paidPots,
  options: { carried },
}: Pick<Seven27State, 'seats' | 'paidPots' | 'options'>): readonly Pot[] {
  const paid = seats.map((one) => one.paid);
  const gone = paidPots.reduce((sum, { amount }) => sum + amount, 0);
  return withCarried(potsOf(paid, seats.map(isIn), gone), carried);
}

/** Adds the carried chips to the main pot. */
export const withCarried = (all: readonly Pot[], carried: number): readonly Pot[] =>
  all.map((pot, at) => (at === 0 ? { ...pot, amount: pot.amount + carried } : pot));

/**
 * The carry rule at the end of a hand. Nothing is carried over if fewer than two seats have chips
 * left.
 */
export const carryOf = (carry: Carry, chips: Iterable<number>): Carry =>
  [...chips].filter((own) => own > 0).length < 2 ? 'none' : carry;

/** Returns the part of a bet that nobody called. */
export function returnUncalled(state: Seven27State): Seven27State {
  const uncalled = uncalledOf(state.seats.map(({ paid }) => paid));
  if (!uncalled) return state;
  const { seat, amount } = uncalled;
  const { paid, returned } = state.seats[seat]!;
  return withSeat(state, seat, { paid: paid - amount, returned: returned + amount });
}

/** Pays a side pot at once if one player is left in it. The last pot of all is paid at the end. */
export function payAlone(state: Seven27State): Seven27State {
  const last = pots(state).at(-1);
  if (last?.seats.length !== 1 || seatsIn(state).length === 1) return state;
  const paidPots = [...state.paidPots, alonePot(last)];
  const [seat] = last.seats as [Seat];
  return { ...withSeat(state, seat, { won: state.seats[seat]!.won + last.amount }), paidPots };
}

/** The hands to compare, by seat. If one player is left, none are compared. */
function shownHands(state: Seven27State): readonly (ShownHand | null)[] {
  const { options } = state;
  const showdown = seatsIn(state).length > 1;
  return state.seats.map(({ status, cards, declared }) =>
    showdown && status === 'in' ? shownHand(cards, declared, options) : null,
  );
}

/** The result of each seat that was dealt in. */
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

/** The results of the hand: all pots, all chips, and the hands that were shown. */
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

/** The hand with its results, and the winnings added to the seats. */
export function paid(state: Seven27State): Seven27State {
  const results = settle(state);
  const seats = state.seats.map((one, seat) => {
    const result = results.seats.find((of) => of.seat === seat);
    return result ? { ...one, won: result.won } : one;
  });
  return { ...state, phase: 'over', turn: null, seats, results };
}
