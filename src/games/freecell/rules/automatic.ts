import {
  type MayGoUp,
  playWhile,
  nextUp,
  autoFoundationRule,
} from '../../../core/patience/automatic.js';
import type { FoundationAids } from '../../../core/patience/foundation-aids.js';
import { allUp } from '../../../core/patience/foundations.js';
import { transfer } from '../../../core/patience/piles.js';
import { play } from './rules.js';
import {
  type FreecellMove,
  type FreecellState,
  isFoundation,
  layoutOf,
  systemOf,
} from './state.js';

/** What the game does by itself; it may change at any time and is no part of the rules. */
export type FreecellAids = FoundationAids;

/**
 * The moves that the game makes by itself after the player's. Taking a card back starts no finish,
 * and a card that was taken back stays.
 */
export function automatic(
  state: FreecellState,
  move: FreecellMove,
  aids: FreecellAids,
): readonly FreecellMove[] {
  const { columns, cells, foundations } = layoutOf(state.options);
  const rising = (wanted: MayGoUp): readonly FreecellMove[] =>
    playWhile(state, play, ({ piles }) =>
      nextUp(piles, [...columns, ...cells], foundations, wanted),
    );
  if (aids.autoFinish && !isFoundation(move.from)) {
    // Each card that goes up only opens others, so taking whichever can go misses nothing.
    const all = rising(() => true);
    if (allUp(all.reduce(transfer, state.piles), foundations)) return all;
  }
  return rising(
    autoFoundationRule(aids.autoFoundation, systemOf(state.options).build, state.takenBack),
  );
}
