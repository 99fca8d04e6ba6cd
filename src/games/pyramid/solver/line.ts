import { type ProvingSearch, finish } from '../../../core/solver/search.js';
import { Bound } from './bound.js';
import { InPasses } from './in-passes.js';
import { STOCK } from '../../../core/patience/piles.js';
import { type PyramidMove, type PyramidState, pyramid } from '../rules/game.js';
import { bitsOf } from './places.js';
import { type PyramidSearch, budgetOf, search, verdict } from './solve.js';

const WASTE = 'waste-1';

/**
 * Returns a function that tells whether a position of the game can be won. With limited redeals and one waste,
 * results of one position serve the next.
 */
function judge(state: PyramidState, budget: number): (at: PyramidState) => boolean {
  const { redeals, wastes } = state.options;
  if (wastes > 1 || redeals === 'unlimited') return (at) => verdict(at, budget) === 'winnable';
  const { shape, order, cards, atWill } = new Bound(state);
  const passes = new InPasses(shape, order, atWill);
  const places = new Map(cards.map((card, place) => [card, place]));
  const placeOf = (card: number): number => places.get(card) ?? -1;
  return ({ piles, redeals: used }) => {
    const there = [...piles[WASTE]!, ...piles[STOCK]!].map(placeOf).filter((place) => place >= 0);
    const stock = there.reduce((bits, place) => bits | (1 << place), 0);
    const turned = Math.max(-1, ...piles[WASTE]!.map(placeOf)) + 1;
    passes.start(bitsOf(piles), turned, redeals - used, stock);
    return passes.step(budget) === true;
  };
}

/**
 * Finds moves that win, not the fewest, after a search has found a win. Each of them leaves a winnable
 * position; after some turns and redeals, one of them must take cards.
 *
 * @param budget the most positions to keep for each question on the way
 * @returns the moves, or `undefined` if the budget was too small
 */
export function lineFrom(
  state: PyramidState,
  found: Pick<PyramidSearch, 'line'>,
  budget = budgetOf(state),
): readonly PyramidMove[] | undefined {
  const line = [...found.line];
  const canBeWon = judge(state, budget);
  const after = (at: PyramidState, move: PyramidMove): PyramidState => pyramid.play(at, move);
  for (let at = line.reduce(after, state); pyramid.outcome(at) !== 'won';) {
    const move = pyramid.moves(at).find((next) => canBeWon(after(at, next)));
    if (!move) return undefined;
    line.push(move);
    at = after(at, move);
  }
  return line;
}

/**
 * Searches for moves that win.
 *
 * @param budget the most positions to keep
 * @returns the moves, or `undefined` if no win is known
 */
export function winningLine(
  state: PyramidState,
  budget?: number,
): readonly PyramidMove[] | undefined {
  const found = search(state, budget);
  return finish(found) === 'winnable' ? lineFrom(state, found, budget) : undefined;
}

/** A search for a win. It only counts cards, so the moves of a win are found by asking again after each. */
export function provingSearch(state: PyramidState, budget?: number): ProvingSearch<PyramidMove> {
  const found = search(state, budget);
  return {
    get searched() {
      return found.searched;
    },
    step: (nodes) => found.step(nodes),
    proof: () => (found.step(0) === 'winnable' ? lineFrom(state, found, budget) : undefined),
  };
}
