import type { SolvableGame, TaggedGame, TrickTag } from './index.js';

/** The tags of the games that make links. */
type LinkedTag = `${Exclude<SolvableGame, TaggedGame>}-game` | TrickTag;

/**
 * Loads the element of a game that makes links, by its tag. A game with a solver of its own and a trick-taking game need
 * a line here; without it the types fail.
 */
export const ELEMENTS: Readonly<Record<LinkedTag, () => Promise<unknown>>> = {
  'freecell-game': () => import('./freecell/index.js'),
  'golf-game': () => import('./golf/index.js'),
  'klondike-game': () => import('./klondike/index.js'),
  'pyramid-game': () => import('./pyramid/index.js'),
  'hearts-table': () => import('./hearts/index.js'),
  'spades-table': () => import('./spades/index.js'),
  'twenty-nine-table': () => import('./twenty-nine/index.js'),
  'whist-table': () => import('./whist/index.js'),
};

/** Loads `<patience-game>`, which plays every patience of the kit by its name. */
export const loadPatiences = () => import('./patience/element/by-name.js');
