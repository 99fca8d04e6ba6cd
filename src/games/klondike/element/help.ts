import { lazy } from '../../../elements/base/lazy.js';
import type { HelpSource } from '../../../elements/patience/definition.js';
import type { KlondikeMove } from '../rules/state.js';

/** How the game is played. */
export const help: HelpSource<KlondikeMove> = {
  load: lazy('klondike/help', () => import('../help/help.js')),
  translated: ({ foreign }) => foreign?.klondikeHelp,
};
