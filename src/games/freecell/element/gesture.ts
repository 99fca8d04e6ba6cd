import type { MoveResolver, Pick } from '../../../core/patience/move-resolver.js';
import {
  bestMove,
  firstBy,
  nearestMove,
  placeRank,
  sendHome,
  toMove,
} from '../../../core/patience/hand-moves.js';
import { runLength } from '../../../core/patience/piles.js';
import { refusal } from '../rules/refusal.js';
import { isIdle, moves } from '../rules/rules.js';
import {
  type FreecellMove,
  type FreecellState,
  isCell,
  isColumn,
  isFoundation,
  layoutOf,
  systemOf,
} from '../rules/state.js';

const runOf = ({ piles, options }: FreecellState, pile: string): number =>
  runLength(systemOf(options).build, piles[pile]!);

function pick(state: FreecellState, pile: string, index: number): Pick {
  const cards = state.piles[pile] ?? [];
  const { build, foundationReturn } = systemOf(state.options);
  const count = cards.length - index;
  if (cards.length === 0) return { refusal: { code: 'empty-pile', pile } };
  if (isFoundation(pile) && !foundationReturn) return { refusal: { code: 'no-return' } };
  if (isColumn(pile) && count > runLength(build, cards)) {
    return { refusal: { code: 'not-in-order', build } };
  }
  return { hand: { from: pile, count: isColumn(pile) ? count : 1 } };
}

/** A move that gets on: up, onto a card that was not its neighbour already, to an empty place. */
function hint(state: FreecellState): FreecellMove | undefined {
  const all = moves(state);
  const useful = all.filter((move) => {
    const { from, to, count } = move;
    if (isFoundation(from) || isIdle(state, move)) return false;
    // Taking part of a run elsewhere brings nothing to light.
    return isCell(from) || !isColumn(to) || runOf(state, from) === count;
  });
  return firstBy(useful, placeRank(state.piles)) ?? all[0];
}

/** What a player's hand means in the FreeCell family. */
export const freecellGesture: MoveResolver<FreecellState, FreecellMove> = {
  pick,
  move: (_state, hand, to) => toMove(hand, to),
  nearest: (state, hand, to) =>
    nearestMove(
      state.piles,
      toMove<FreecellMove['from']>(hand, to),
      runOf(state, hand.from),
      (move) => refusal(state, move),
    ),
  home: ({ piles, options }, hand) => sendHome(piles, layoutOf(options).foundations, hand),
  best: (state, hand) => {
    const { foundations, columns, cells } = layoutOf(state.options);
    return bestMove<FreecellMove['from']>(
      state.piles,
      foundations,
      [...columns, ...cells],
      hand,
      (move) => !refusal(state, move) && !isIdle(state, move),
    );
  },
  hint,
  endpoints: (move) => move,
};
