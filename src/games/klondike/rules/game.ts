import type { Transfer } from '../../../core/patience/piles.js';
import type { PatienceAids } from '../../../core/patience/rules/automatic.js';
import { type PatienceGame, patienceGame } from '../../../core/patience/rules/game.js';
import type { RulesRefusal } from '../../../core/patience/rules/refusals.js';
import type { PatienceRules } from '../../../core/patience/rules/rules.js';
import type { PatienceState } from '../../../core/patience/rules/state.js';
import { type KlondikeOptions, POINTS, options } from './options.js';

export type KlondikeState = PatienceState<KlondikeOptions>;
export type KlondikeMove = Transfer;
export type KlondikeRefusal = RulesRefusal;
export type KlondikeAids = PatienceAids;

/** The rules of Klondike. */
function rules({ draw, redeals, foundationReturn, scoring }: KlondikeOptions): PatienceRules {
  const points = POINTS[scoring];
  return {
    version: 1,
    columns: {
      deal: [1, 2, 3, 4, 5, 6, 7],
      faceDown: 'all-but-top',
      build: { by: 'alternate' },
      move: 'run',
      empty: 'highest',
    },
    foundations: { back: foundationReturn ? 'columns' : 'none' },
    stock: { draw, redeals },
    // A redeal costs points only if one card is drawn at a time.
    ...(points && { score: draw === 1 ? points : { ...points, redeal: 0 } }),
  };
}

/** Klondike. */
export const klondike: PatienceGame<KlondikeOptions> = patienceGame({
  name: 'klondike',
  options,
  rules,
});
