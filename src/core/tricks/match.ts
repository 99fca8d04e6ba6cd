import { sumOf } from '../cards/list.js';
import type { TableRun } from '../table/table-run.js';

/**
 * Whether the game in progress fits the finished hands: its scores are the sums of their points. A game with more hands
 * than the history keeps can't be checked.
 */
export function isMatchOf({ match, history, hand: next }: TableRun): boolean {
  if (!match) return false;
  const { hand, scores, bagCounts = [] } = match;
  if (hand > next) return false;
  if (hand === 1 && bagCounts.some((count) => count !== 0)) return false;
  if (hand - 1 > history.length) return true;
  const own = hand === 1 ? [] : history.slice(1 - hand);
  return (
    own.every(({ points }) => points?.length === scores.length) &&
    scores.every((score, side) => score === sumOf(own.map(({ points }) => points![side]!)))
  );
}
