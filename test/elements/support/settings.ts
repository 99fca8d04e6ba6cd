import { publish } from '../../../src/elements/controllers/preferences.js';
import { type FreecellGame } from '../../../src/games/freecell/element/element.js';
import { focused, part, parts } from './board.js';
import { chord, keys } from './keys.js';
import { afterTest } from './mount.js';
import { press } from './pointer.js';
import { until } from './until.js';

const KEY = 'baize:preferences';

/** The browser's storage, but for one name of it. */
let own: string | undefined;
let broken = false;

/**
 * Keeps what the present test settles to itself: the page of the runner's other tab has the same
 * storage. Gives what is stored.
 */
export function ownSettings(): () => string | undefined {
  const { prototype } = Storage;
  const before = Object.getOwnPropertyDescriptors(prototype);
  prototype.getItem = function (key) {
    return key === KEY ? (own ?? null) : before.getItem.value!.call(this, key);
  };
  prototype.setItem = function (key, value) {
    if (key !== KEY) return before.setItem.value!.call(this, key, value);
    if (broken) throw new DOMException('no storage here', 'QuotaExceededError');
    own = value;
  };
  afterTest(() => {
    broken = false;
    publish({});
    own = undefined;
    Object.defineProperties(prototype, before);
  });
  return () => own;
}

/** From now on settings can't be stored, as on a disk that is full. */
export function failAtSettings(): void {
  broken = true;
}

export const selectOf = (game: FreecellGame, name: string): HTMLSelectElement =>
  (parts(game, 'select') as readonly HTMLSelectElement[]).find((node) => node.name === name)!;

/** What is chosen for a setting, in words. */
export const chosen = (game: FreecellGame, name: string): string =>
  selectOf(game, name).selectedOptions[0]!.text;

/** Goes by Tab to what is named so. */
export async function tabTo(game: FreecellGame, name: string): Promise<void> {
  for (let times = 0; focused(game) !== name && times < 20; times++) await keys(game, 'Tab');
  if (focused(game) !== name) throw new Error(`Tab does not come to ${name}`);
}

/** Opens the settings from the menu, by keys alone. */
export async function openSettingsByKeys(game: FreecellGame): Promise<void> {
  part(game, 'button-menu').focus();
  await keys(game, 'Enter');
  await tabTo(game, 'Settings');
  await keys(game, 'Enter');
  await until('the settings are open', () => parts(game, 'panel-settings').length > 0);
}

/** The keys from what is chosen to another value: a list that is closed goes with the arrows. */
function wayTo(select: HTMLSelectElement, value: string): readonly string[] {
  const to = [...select.options].findIndex((option) => option.value === value);
  const way = to - select.selectedIndex;
  return Array<string>(Math.abs(way)).fill(way > 0 ? 'ArrowDown' : 'ArrowUp');
}

/** Chooses by keys in the open panel. */
export async function chooseByKeys(game: FreecellGame, name: string, value: string): Promise<void> {
  const select = selectOf(game, name);
  for (let times = 0; times < 10; times++) {
    const at = game.shadowRoot!.activeElement;
    if (!at || at === select) break;
    const isBehind = select.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
    await chord(game, ...(isBehind ? ['Shift', 'Tab'] : ['Tab']));
  }
  await keys(game, ...wayTo(select, value));
}

/** Goes to a list by a press on its words, as a mouse can in every browser, and chooses by keys. */
export async function chooseByMouse(
  game: FreecellGame,
  name: string,
  value: string,
): Promise<void> {
  const select = selectOf(game, name);
  const { left, top } = select.labels[0]!.getBoundingClientRect();
  await press(game, { x: left + 8, y: top + 12 });
  await keys(game, ...wayTo(select, value));
}

/** Opens a list by a press; what the browser then shows is its own, and goes with keys. */
export async function chooseInList(game: FreecellGame, name: string, value: string): Promise<void> {
  const select = selectOf(game, name);
  const way = wayTo(select, value);
  await press(game, select);
  await keys(game, ...way, 'Enter');
}
