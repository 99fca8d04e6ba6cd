import { TenDiceRace } from './element.js';
import * as drawing from './ten-dice-drawing.js';

/**
 * The element's own module holds what draws it: a server can't wait for a file, and a page's first picture
 * should not. The build leaves it out of the file of all games, which fetches it.
 */
export const drawAtOnce = (): void => TenDiceRace.drawBy(drawing);
