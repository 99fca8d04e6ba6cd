import type { Save } from '../../../src/core.js';
import type { TestPage } from '../../harness/pages.js';
import { gameOf } from './board.js';

/** Puts a game that was begun elsewhere into the place of the page's own. */
export const putGame = (page: TestPage, save: Save): Promise<void> =>
  gameOf(page).evaluate(async (game, kept) => {
    await (game as unknown as { load(save: object): Promise<unknown> }).load(kept);
  }, save);
