import { share } from '../../core/sharing/share.js';
import type { SeenHand } from '../../core/table/past-hands.js';
import { linkedHand, savedHand } from '../../core/tricks/hand-link.js';
import type { TrickOptions } from '../../core/tricks/options.js';
import type { TrickMove, TrickState } from '../../core/tricks/state.js';
import type { TrickGame } from '../../core/tricks/trick-game.js';

/**
 * Returns a function that writes a hand as the text of a link, which takes some time. `undefined` if the hand is not
 * over, or if its viewer did not see all of it.
 */
export function linkOf(
  game: TrickGame<TrickOptions>,
  hand: SeenHand<TrickState, TrickMove>,
): (() => string) | undefined {
  const save = savedHand(game, hand);
  if (!save) return undefined;
  return () => {
    const text = share(linkedHand(game), save);
    if ('problem' in text) throw new Error(text.problem.code);
    return text.value;
  };
}
