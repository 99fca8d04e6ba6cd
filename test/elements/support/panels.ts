import type { AnyGame } from './game.js';
import { part, parts } from './board.js';
import { keys } from './keys.js';
import { press } from './pointer.js';
import { until } from './until.js';

const open = async (game: AnyGame, name: string): Promise<HTMLElement> => {
  await until(`${name} is open`, () => parts(game, name).length > 0);
  return part(game, name);
};

/** Opens the keyboard shortcuts with their key, wherever the focus is. They are loaded the first time. */
export async function openKeys(game: AnyGame): Promise<HTMLElement> {
  await keys(game, '?');
  return open(game, 'panel-keys');
}

/** Waits for the menu's items and styles. */
export const menuShown = (game: AnyGame): Promise<void> =>
  until('the menu is open', () => {
    const [line] = parts(game, 'menu-item');
    return line && parseFloat(getComputedStyle(line).paddingInlineStart) > 0;
  });

/** Opens the menu with the mouse. */
export async function openMenu(game: AnyGame): Promise<void> {
  await press(game, part(game, 'button-menu'));
  await menuShown(game);
}

/** Opens the player's settings from the menu. */
export async function openSettings(game: AnyGame): Promise<HTMLElement> {
  await openMenu(game);
  await press(game, parts(game, 'menu-item').at(-1)!);
  return open(game, 'panel-settings');
}

/** Focuses the field of the deal number, from the menu. */
export async function chooseDeal(game: AnyGame): Promise<void> {
  await openMenu(game);
  const line = parts(game, 'menu-item').find(({ textContent }) => textContent.includes('Choose'));
  await press(game, line!);
}
