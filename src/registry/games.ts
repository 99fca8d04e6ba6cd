import type { Checked } from '../core/engine/reason.js';
import { lazy, loadProblem } from '../elements/base/lazy.js';
import type { ReplayableElement } from '../elements/game-replay/replayable.js';

/** The files of the games, beside this one. */
const FILES: Readonly<Record<string, () => Promise<unknown>>> = {
  freecell: lazy('freecell-game', () => import('../games/freecell/index.js')),
  golf: lazy('golf-game', () => import('../games/golf/index.js')),
  klondike: lazy('klondike-game', () => import('../games/klondike/index.js')),
  pyramid: lazy('pyramid-game', () => import('../games/pyramid/index.js')),
};

/** The element of a game by its rules' name: the page's, or the kit's. */
export async function elementFor(game: string): Promise<Checked<ReplayableElement>> {
  const tag = `${game}-game`;
  try {
    // A name of a link's, which may be that of anything.
    if (!customElements.get(tag) && Object.hasOwn(FILES, game)) await FILES[game]!();
  } catch (error) {
    return { problem: loadProblem(error, tag) };
  }
  const known = customElements.get(tag);
  // Another version of the kit may have no replays.
  return known && 'replay' in known.prototype
    ? { value: document.createElement(tag) as ReplayableElement }
    : { problem: { code: 'replay-game', got: game } };
}
