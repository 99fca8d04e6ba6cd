import type { SolvableGame } from './index.js';

/** Loads the element of a game that makes links. `npm run new-game` adds a line; a missing one fails the types. */
export const ELEMENTS: Readonly<Record<SolvableGame, () => Promise<unknown>>> = {
  freecell: () => import('./freecell/index.js'),
  golf: () => import('./golf/index.js'),
  klondike: () => import('./klondike/index.js'),
  pyramid: () => import('./pyramid/index.js'),
};
