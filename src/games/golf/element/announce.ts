import { type Announcement, announceTransfers } from '../../../core/patience/announce.js';
import { topOf } from '../../../core/patience/piles.js';
import { type GameStep, positionBefore } from '../../../elements/controllers/game-definition.js';
import type { GolfWords } from '../words.js';
import { type GolfMove, type GolfState, STOCK, WASTE } from '../rules/state.js';

/** What is spoken of a step: the card that the stock turned, or where a column's card went. */
export function announce(
  step: GameStep<GolfState, GolfMove>,
  { drawn, undrawn }: GolfWords,
): readonly (Announcement | string)[] {
  if (step.step.move.from !== STOCK) return announceTransfers(positionBefore(step), step);
  return [step.type === 'undo' ? undrawn : drawn(topOf(step.after.piles[WASTE])!)];
}
