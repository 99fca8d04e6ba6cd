import { lazy } from '../../../elements/base/lazy.js';
import type { HelpSource } from '../../../elements/patience/definition.js';
import type { GolfMove } from '../rules/state.js';

/** How the game is played. */
export const help: HelpSource<GolfMove> = {
  load: lazy('golf/help', () => import('../help/help.js')),
  translated: ({ foreign }) => foreign?.golfHelp,
};
