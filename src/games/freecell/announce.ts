import type { SteppedChange } from '../../engine/session.js';
import { type Announcement, describeTransfer } from '../../solitaire/announce.js';
import { topOf, transfer } from '../../solitaire/piles.js';
import type { FreecellMove, FreecellState } from './state.js';

type Stepped = SteppedChange<FreecellMove>;

/** What the last of a step's automatic moves sent up, and how many there were. */
function wentUp(before: FreecellState, { step }: Stepped): Announcement[] {
  if (step.automatic.length === 0) return [];
  let piles = transfer(before.piles, step.move);
  let card = topOf(piles[step.move.to])!;
  for (const move of step.automatic) {
    card = topOf(piles[move.from])!;
    piles = transfer(piles, move);
  }
  return [{ code: 'went-up', count: step.automatic.length, card }];
}

/** What is spoken of a step, by the position before it was made (or, at an undo, after it is). */
export function announce(before: FreecellState, change: Stepped): readonly Announcement[] {
  const { move } = change.step;
  switch (change.type) {
    case 'move':
      return [describeTransfer('moved', before.piles, move), ...wentUp(before, change)];
    case 'redo':
      return [describeTransfer('redone', before.piles, move), ...wentUp(before, change)];
    case 'undo':
      return [
        { ...describeTransfer('undone', before.piles, move), to: move.from, onto: undefined },
      ];
  }
}
