import { dealDeck } from '../../core/cards/deal-number.js';
import type { Game } from '../../core/engine/rules.js';
import { Session } from '../../core/engine/session.js';

/** A view of piles without their cards; of anything else, as it is. */
const cleared = <View>(view: View): View => {
  const { piles } = view as { readonly piles?: object };
  return piles === undefined
    ? view
    : { ...view, piles: Object.fromEntries(Object.keys(piles).map((id) => [id, []])) };
};

/** A game in which nothing is seen but its board: what a server draws where it can't know the deal. */
export function emptyGame<State, Move, Options extends object, View, Aids>(
  game: Game<State, Move, Options, View, Aids>,
  options: Options,
): Session<State, Move, Options, View, Aids> | undefined {
  const empty = { ...game, view: (state: State) => cleared(game.view(state)) };
  const started = Session.start(empty, { deck: dealDeck(1), options });
  return 'value' in started ? started.value : undefined;
}
