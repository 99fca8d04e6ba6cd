import '../../../src/games/freecell/index.js';
import '../../../src/games/golf/index.js';
import '../../../src/games/klondike/index.js';
import '../../../src/games/pyramid/index.js';
import type { FreecellGame } from '../../../src/games/freecell/element/element.js';
import type { GolfGame } from '../../../src/games/golf/element/element.js';
import type { KlondikeGame } from '../../../src/games/klondike/element/element.js';
import type { PyramidGame } from '../../../src/games/pyramid/element/element.js';

/** The elements of all games, by tag. */
export interface Games {
  'freecell-game': FreecellGame;
  'golf-game': GolfGame;
  'klondike-game': KlondikeGame;
  'pyramid-game': PyramidGame;
}

export type Tag = keyof Games;

/** Any game's element. Cast it for members that only one game has. */
export type AnyGame = Games[Tag];
