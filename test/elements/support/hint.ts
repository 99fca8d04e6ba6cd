import { parts } from './board.js';
import type { AnyGame } from './game.js';
import { until } from './until.js';

/** Waits until a hint is shown. The solver is loaded first. */
export const hinted = (game: AnyGame): Promise<void> =>
  until('a hint is shown', () => parts(game, 'card hint').length + parts(game, 'slot hint').length);
