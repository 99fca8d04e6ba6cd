import type { SteppedChange } from '../../../core/engine/session.js';
import {
  type Announcement,
  describeTransfer,
  describeUndo,
  wentUp,
} from '../../../core/patience/announce.js';
import { transfer } from '../../../core/patience/piles.js';
import type { FreecellMove, FreecellState } from './state.js';

/** What is spoken of a step, by the position before it was made (or, at an undo, after it is). */
export function announce(
  { piles }: FreecellState,
  { type, step: { move, automatic } }: SteppedChange<FreecellMove>,
): readonly Announcement[] {
  if (type === 'undo') return [describeUndo(piles, move)];
  const after = [move, ...automatic].reduce(transfer, piles);
  return [
    describeTransfer(type === 'move' ? 'moved' : 'redone', piles, move),
    ...wentUp(after, automatic),
  ];
}
