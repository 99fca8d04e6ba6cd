import { lazy } from '../../../elements/base/lazy.js';
import type { HelpSource } from '../../../elements/patience/definition.js';
import type { FreecellMove } from '../rules/state.js';

/** How the game is played. */
export const help: HelpSource<FreecellMove> = {
  load: lazy('freecell/help', () => import('../help/help.js')),
  translated: ({ foreign }) => foreign?.freecellHelp,
};
