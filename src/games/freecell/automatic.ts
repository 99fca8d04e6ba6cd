import type { Card } from '../../cards/card.js';
import { rankOf } from '../../cards/card.js';
import {
  canFinish,
  foundationFor,
  heightsOf,
  isNext,
  isSafe,
} from '../../solitaire/foundations.js';
import type { Heights } from '../../solitaire/foundations.js';
import { topOf } from '../../solitaire/piles.js';
import { play } from './rules.js';
import {
  type FreecellMove,
  type FreecellState,
  type PileId,
  isFoundation,
  layoutOf,
  systemOf,
} from './state.js';

export const AUTO_FOUNDATIONS = ['off', 'safe', 'all'] as const;
export type AutoFoundation = (typeof AUTO_FOUNDATIONS)[number];

/** What the game does by itself; it may change at any time and is no part of the rules. */
export interface FreecellAids {
  /** Clear the tableau as soon as foundation moves alone can. */
  readonly autoFinish: boolean;
  /** Which cards go up by themselves after each move of the player. */
  readonly autoFoundation: AutoFoundation;
}

/** Whether foundation moves alone can put every card up. */
export function isFinishable(state: FreecellState): boolean {
  const { columns, cells, foundations } = layoutOf(state.options);
  const piles = [...columns, ...cells].map((id) => state.piles[id]!);
  return canFinish(piles, heightsOf(state.piles, foundations));
}

/** The move that sends a pile's top card up, where it can go. */
export function homeMove(state: FreecellState, from: PileId): FreecellMove | undefined {
  const card = topOf(state.piles[from]);
  if (card === undefined || isFoundation(from)) return undefined;
  const { foundations } = layoutOf(state.options);
  const to = foundationFor(state.piles, foundations, card);
  return to && { from, to, count: 1 };
}

/** The lowest card that may go up, so that the suits rise together. */
function nextUp(
  state: FreecellState,
  wanted: (card: Card, heights: Heights) => boolean,
): FreecellMove | undefined {
  const { columns, cells, foundations } = layoutOf(state.options);
  const heights = heightsOf(state.piles, foundations);
  let best: { from: PileId; rank: number } | undefined;
  for (const from of [...columns, ...cells]) {
    const card = topOf(state.piles[from]);
    if (card === undefined || !isNext(heights, card) || !wanted(card, heights)) continue;
    if (!best || rankOf(card) < best.rank) best = { from, rank: rankOf(card) };
  }
  return best && homeMove(state, best.from);
}

/**
 * The moves that the game makes by itself after the player's. Taking a card back starts no finish,
 * and a card that was taken back stays: the player wants it down.
 */
export function automatic(
  state: FreecellState,
  move: FreecellMove,
  aids: FreecellAids,
): readonly FreecellMove[] {
  const { build } = systemOf(state.options);
  const finish = aids.autoFinish && !isFoundation(move.from) && isFinishable(state);
  if (!finish && aids.autoFoundation === 'off') return [];
  const wanted = (card: Card, heights: Heights): boolean => {
    if (finish) return true;
    if (state.takenBack.includes(card)) return false;
    return aids.autoFoundation === 'all' || isSafe(build, heights, card);
  };
  const played: FreecellMove[] = [];
  for (let at = state; ;) {
    const next = nextUp(at, wanted);
    if (!next) return played;
    played.push(next);
    at = play(at, next);
  }
}
