import { type Card, type Seat, suitOf } from '../../../src/core.js';
import type { TrickOptions } from '../../../src/core/tricks/options.js';
import type { TrickSeat, TrickState } from '../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../src/core/tricks/trick-game.js';
import { ALL_CARDS } from './cards.js';

/** The cards that a seat knows: its own, what it passed and got, what was played, and what was turned up. */
function knownCards<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
  seat: Seat,
): ReadonlySet<Card> {
  const { tricks, trick, turned, laid, bidder } = state;
  const own = state.seats[seat]!;
  const played = [...tricks, ...(trick ? [trick] : [])].flatMap(({ plays }) => plays);
  return new Set([
    ...ALL_CARDS.filter((card) => !game.tableOf(state.options).pack.has(card)),
    ...(own.hasLooked ? [...own.cards, ...own.dealt, ...own.passed, ...own.received] : []),
    ...played.map(({ card }) => card),
    ...(turned === null ? [] : [turned]),
    ...(laid !== null && seat === bidder ? [laid] : []),
  ]);
}

/** The state with all cards that a seat doesn't know exchanged for each other, and another concealed trump. */
export function stirredFor<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
  seat: Seat,
  order: readonly number[],
): TrickState<O> {
  const known = knownCards(game, state, seat);
  const hidden = ALL_CARDS.filter((card) => !known.has(card));
  const stir = [...hidden].sort((a, b) => order[a]! - order[b]!);
  const swap = (card: Card): Card => (known.has(card) ? card : stir[hidden.indexOf(card)]!);
  const swapAll = (all: readonly Card[]): readonly Card[] => all.map(swap);
  const swapSeat = (one: TrickSeat): TrickSeat => ({
    ...one,
    ...{ cards: swapAll(one.cards), dealt: swapAll(one.dealt) },
    ...{ passed: swapAll(one.passed), received: swapAll(one.received) },
  });
  const laid = state.laid === null ? null : swap(state.laid);
  const isSecret = !state.trumpShown && state.trump !== null && seat !== state.bidder;
  const other = laid === null ? (((state.trump! + 1) % 4) as 0 | 1 | 2 | 3) : suitOf(laid);
  return {
    ...state,
    ...{ deck: swapAll(state.deck), seats: state.seats.map(swapSeat), laid },
    trump: isSecret ? other : state.trump,
  };
}
