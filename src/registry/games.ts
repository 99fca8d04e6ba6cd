import type { Checked, Problem } from '../core/engine/reason.js';
import type { Save } from '../core/engine/save.js';
import { lazy, loadProblem } from '../elements/base/lazy.js';
import type { GameReplay as Steps } from '../elements/controllers/links.js';

/** A game's element, as far as a replay knows it: by what every host knows. */
export interface Watched extends HTMLElement {
  theme: string;
  calm: boolean;
  readonly updateComplete: Promise<unknown>;
  replay(link: string): Promise<Checked<Steps>>;
  save(): Save | undefined;
  load(save: object): Problem | undefined;
}

/** The files of the games, beside this one. */
const FILES: Readonly<Record<string, () => Promise<unknown>>> = {
  freecell: lazy('freecell-game', () => import('../games/freecell/index.js')),
  golf: lazy('golf-game', () => import('../games/golf/index.js')),
  klondike: lazy('klondike-game', () => import('../games/klondike/index.js')),
  pyramid: lazy('pyramid-game', () => import('../games/pyramid/index.js')),
};

/** The element of a game by its rules' name: the page's, or the kit's. */
export async function elementFor(game: string): Promise<Checked<Watched>> {
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
    ? { value: document.createElement(tag) as Watched }
    : { problem: { code: 'replay-game', got: game } };
}
