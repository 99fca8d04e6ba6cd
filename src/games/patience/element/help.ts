import type { Transfer } from '../../../core/patience/piles.js';
import { lazy } from '../../../elements/base/lazy.js';
import { type HelpSource, helpFrom } from '../../../elements/patience/help-source.js';
import { rulesHelp as translations } from '../../../locales/compiled/load/rules-help.js';
import type { HelpedGame } from '../help/help.js';

/** The source of the help that is made from a game's rules. It loads when the help opens. */
export const rulesHelp = <Options extends object>(
  game: HelpedGame<Options>,
): HelpSource<Transfer> =>
  helpFrom(
    lazy('patience/help', () => import('../help/help.js').then(({ helpOf }) => helpOf(game))),
    translations,
  );
