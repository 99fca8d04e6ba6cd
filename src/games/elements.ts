import type { SolvableGame, TaggedGame } from './index.js';

/**
 * Loads the element of a game that makes links. A game with a solver of its own needs a line here; without it the types
 * fail.
 */
export const ELEMENTS: Readonly<Record<Exclude<SolvableGame, TaggedGame>, () => Promise<unknown>>> =
  {
    freecell: () => import('./freecell/index.js'),
    golf: () => import('./golf/index.js'),
    klondike: () => import('./klondike/index.js'),
    pyramid: () => import('./pyramid/index.js'),
  };

/** Loads `<patience-game>`, which plays every patience of the kit by its name. */
export const loadPatiences = () => import('./patience/element/by-name.js');
