import { dealNumber } from '../../core/engine/deck.js';
import type { Game } from '../../core/engine/rules.js';

/**
 * The view of a game before its first deal: all piles are empty. A game without piles looks as it does when
 * it begins.
 */
export function emptyView<State, Move, Options extends object, View, Aids>(
  game: Game<State, Move, Options, View, Aids>,
  options: Options,
): View {
  const view = game.view(dealNumber(game, options, 1));
  const { piles } = view as { readonly piles?: object };
  if (piles === undefined) return view;
  return { ...view, piles: Object.fromEntries(Object.keys(piles).map((id) => [id, []])) };
}

/** The empty board. Its view stays the same object for the same options. */
export class EmptyBoard {
  private options: object | undefined;
  private shown: unknown;

  view<State, Move, Options extends object, View, Aids>(
    game: Game<State, Move, Options, View, Aids>,
    options: Options,
  ): View {
    if (options !== this.options) this.shown = emptyView(game, options);
    this.options = options;
    return this.shown as View;
  }
}
