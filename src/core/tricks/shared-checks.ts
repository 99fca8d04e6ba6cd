import type { PageChecks, TableDeal } from '../table/table-rules.js';
import { checkTrickPlay } from './check-play.js';
import { wrongTrickView } from './check-view.js';
import type { TrickOptions } from './options.js';
import type { TrickMove, TrickState } from './state.js';
import type { TrickTableRules } from './table-rules.js';

/** What a page checks of the hands that a server sends, besides what every table does. */
export const sharedChecks = <Options extends TrickOptions>({
  game,
  deal,
}: TrickTableRules<Options>): PageChecks<TrickState<Options>> & {
  readonly deal: TableDeal<TrickState<Options>, TrickMove>;
} => ({
  // The table follows from the options before, as those of the view are not checked yet.
  wrongView: (view, known, run) => wrongTrickView(game.tableOf(known.options), view, known, run),
  deal: {
    ...deal,
    check: (deck, { views }) => checkTrickPlay(game.tableOf(views[0]!.options), deck, views),
  },
});
