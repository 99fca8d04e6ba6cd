import { lazy } from '../../../elements/base/lazy.js';
import type { HelpSource } from '../../../elements/patience/definition.js';
import type { PyramidMove } from '../rules/state.js';

/** How the game is played. */
export const help: HelpSource<PyramidMove> = {
  load: lazy('pyramid/help', () => import('../help/help.js')),
  translated: ({ foreign }) => foreign?.pyramidHelp,
};
