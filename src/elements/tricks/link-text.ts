import { share } from '../../core/sharing/share.js';
import type { SeenHand } from '../../core/table/past-hands.js';
import { linkedHand, savedHand } from '../../core/tricks/hand-link.js';
import type { TrickOptions } from '../../core/tricks/options.js';
import type { TrickMove, TrickState } from '../../core/tricks/state.js';
import type { TrickGame } from '../../core/tricks/trick-game.js';

/** The text of a link to a hand. `undefined` if it is not over, or if its viewer did not see all of it. */
export function linkText(
  game: TrickGame<TrickOptions>,
  hand: SeenHand<TrickState, TrickMove>,
): string | undefined {
  const save = savedHand(game, hand);
  const text = save && share(linkedHand(game), save);
  return text && 'value' in text ? text.value : undefined;
}
