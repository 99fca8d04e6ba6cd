import { finish } from '../../../core/solver/search.js';
import { Bound } from './bound.js';
import { InPasses } from './in-passes.js';
import { moves, outcome, play } from '../rules/rules.js';
import { type PyramidSearch, budgetOf, search, verdict } from './solve.js';
import { type PyramidMove, type PyramidState, STOCK, bitsOf } from '../rules/state.js';

const WASTE = 'waste-1';

/**
 * Whether positions of one game can be won. Where a pass counts, what the search found out of one
 * position serves the next.
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
 * Moves that win, not the fewest, once a search has found that there is a win; `undefined` where no budget was left to
 * find them. Each of them leaves a position that can be won: where none removes a card, turning and putting back come to
 * one that does.
 *
 * @param budget how many positions may be kept for each question that is asked on the way
 */
export function lineFrom(
  state: PyramidState,
  found: Pick<PyramidSearch, 'line'>,
  budget = budgetOf(state),
): readonly PyramidMove[] | undefined {
  const line = [...found.line];
  const canBeWon = judge(state, budget);
  for (let at = line.reduce(play, state); outcome(at) !== 'won';) {
    const move = moves(at).find((next) => canBeWon(play(at, next)));
    if (!move) return undefined;
    line.push(move);
    at = play(at, move);
  }
  return line;
}

/**
 * The same at once; `undefined` where no win is known.
 *
 * @param budget as the verdict's.
 */
export function winningLine(
  state: PyramidState,
  budget?: number,
): readonly PyramidMove[] | undefined {
  const found = search(state, budget);
  return finish(found) === 'winnable' ? lineFrom(state, found, budget) : undefined;
}
