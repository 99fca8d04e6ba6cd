import type { AnyGame } from './game.js';
import { part, parts } from './board.js';
import { keys } from './keys.js';
import { press } from './pointer.js';
import { until } from './until.js';

const open = async (game: AnyGame, name: string): Promise<HTMLElement> => {
  await until(`${name} is open`, () => parts(game, name).length > 0);
  return part(game, name);
};

/** Opens the sheet of keys by its key, from wherever the focus is; it is fetched at the first time. */
export async function openKeys(game: AnyGame): Promise<HTMLElement> {
  await keys(game, '?');
  return open(game, 'panel-keys');
}

/** Opens the player's settings from the menu. */
export async function openSettings(game: AnyGame): Promise<HTMLElement> {
  await press(game, part(game, 'button-menu'));
  await until('the menu is open', () => parts(game, 'menu-item').length > 0);
  await press(game, parts(game, 'menu-item').at(-1)!);
  return open(game, 'panel-settings');
}
