import type { PageChecks, TableDeal } from '../table/table-rules.js';
import { checkTrickPlay } from './check-play.js';
import { wrongTrickView } from './check-view.js';
import type { TrickOptions } from './options.js';
import type { TrickMove, TrickState } from './state.js';
import type { TrickGame } from './trick-game.js';

/** What a page checks of the hands that a server sends, besides what every table does. */
export function sharedChecks<Options extends TrickOptions>(
  game: TrickGame<Options>,
  deal: TableDeal<TrickState<Options>, TrickMove>,
): PageChecks<TrickState<Options>> & {
  readonly deal: TableDeal<TrickState<Options>, TrickMove>;
} {
  return {
    // The table follows from the options before, as those of the view are not checked yet.
    wrongView: (view, known, run) => wrongTrickView(game.tableOf(known.options), view, known, run),
    deal: {
      ...deal,
      check: (deck, { views }) => checkTrickPlay(game.tableOf(views[0]!.options), deck, views),
    },
  };
}
