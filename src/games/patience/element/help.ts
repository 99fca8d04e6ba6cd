import type { Transfer } from '../../../core/patience/piles.js';
import { lazy } from '../../../elements/base/lazy.js';
import { lazyMessages } from '../../../elements/controllers/language/gather.js';
import { type HelpSource, helpFrom } from '../../../elements/patience/help-source.js';
import { patienceNames as loadNames } from '../../../locales/compiled/load/patience-names.js';
import { rulesHelp as translations } from '../../../locales/compiled/load/rules-help.js';
import type { PatienceNamesMessages } from '../../../locales/compiled/types.js';
import type { HelpedGame } from '../help/help.js';
import { titleIn } from './title.js';

const englishNames = (): Promise<PatienceNamesMessages> =>
  import('../../../locales/compiled/en/patience-names.js').then((m) => m.patienceNames);

/**
 * The source of the help that is made from a game's rules. It loads when the help opens.
 *
 * @param openerOf returns what plays another game in place of this one, if the element can do that
 */
export function rulesHelp<Options extends object>(
  game: HelpedGame<Options>,
  openerOf?: (name: string) => (() => void) | undefined,
): HelpSource<Transfer> {
  const load = helpFrom(
    lazy('patience/help', () => import('../help/help.js').then(({ helpOf }) => helpOf(game))),
    translations,
  );
  return async (words) => {
    const [help, names] = await Promise.all([
      load(words),
      lazyMessages('patience names', words, loadNames, englishNames)(),
    ]);
    return {
      ...help,
      similar: (options) =>
        (help.similar?.(options) ?? []).map((game) => ({
          name: game.name,
          title: titleIn(names, game),
          open: openerOf?.(game.name),
        })),
    };
  };
}
