import type { Save } from '../../../src/core.js';
import type { TestPage } from '../../harness/pages.js';
import { gameOf } from './board.js';

/** Loads a save into the page's game. */
export const putGame = (page: TestPage, save: Save): Promise<void> =>
  gameOf(page).evaluate(async (game, kept) => {
    await (game as unknown as { load(save: object): Promise<unknown> }).load(kept);
  }, save);
