import { publish } from '../../../src/elements/controllers/preferences.js';
import { type FreecellGame } from '../../../src/games/freecell/element/element.js';
import { focused, part, parts } from './board.js';
import { chord, keys } from './keys.js';
import { afterTest } from './mount.js';
import { press } from './pointer.js';
import { until } from './until.js';

const KEY = 'baize:preferences';

/** The browser's storage, except one name. */
let own: string | undefined;
let broken = false;

/**
 * Isolates the settings of the current test: the runner's other tab has the same storage. Returns the stored
 * settings.
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
  // Nobody has changed a setting here yet.
  publish({});
  afterTest(() => {
    broken = false;
    publish({});
    own = undefined;
    Object.defineProperties(prototype, before);
  });
  return () => own;
}

/** Makes storing settings fail from now on, as on a full disk. */
export function failAtSettings(): void {
  broken = true;
}

/** A setting's list, switch or choices, by name. */
const controlsOf = (game: FreecellGame, name: string): readonly HTMLElement[] => [
  ...part(game, 'panel-settings').querySelectorAll<HTMLElement>(`[name="${name}"]`),
];

/** The control of a setting that gets the focus. */
export const controlOf = (game: FreecellGame, name: string): HTMLElement => {
  const controls = controlsOf(game, name);
  return controls.find((one) => one instanceof HTMLInputElement && one.checked) ?? controls[0]!;
};

/** A setting's value, or its text in a list. */
export function valueOf(control: HTMLElement): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]!.text;
  if (control instanceof HTMLInputElement) return control.value;
  return control.ariaChecked === 'true' ? 'on' : 'off';
}

/** The settings that the open panel shows. */
export const chosen = (game: FreecellGame, name: string): string => valueOf(controlOf(game, name));

/** The button that resets all settings to the page's. */
export const giveBackButton = (game: FreecellGame): HTMLButtonElement =>
  [...part(game, 'panel-settings').querySelectorAll<HTMLButtonElement>('.settings button')].at(-1)!;

/** Moves the focus with Tab to the named control. */
export async function tabTo(game: FreecellGame, name: string): Promise<void> {
  for (let times = 0; focused(game) !== name && times < 20; times++) await keys(game, 'Tab');
  if (focused(game) !== name) throw new Error(`Tab does not come to ${name}`);
}

/** Opens the settings from the menu, with keys only. */
export async function openSettingsByKeys(game: FreecellGame): Promise<void> {
  part(game, 'button-menu').focus();
  await keys(game, 'Enter');
  await tabTo(game, 'Settings');
  await keys(game, 'Enter');
  await until('the settings are open', () => parts(game, 'panel-settings').length > 0);
}

/** Moves the focus with Tab, or back, to a control of the open panel. */
async function goTo(game: FreecellGame, control: HTMLElement): Promise<void> {
  for (let times = 0; times < 30; times++) {
    const at = game.shadowRoot!.activeElement;
    if (at === control) return;
    const isBehind = at && control.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
    await chord(game, ...(isBehind ? ['Shift', 'Tab'] : ['Tab']));
  }
  throw new Error('Tab does not come there');
}

/** The keys from the current value to another: arrows in a list and among choices, Space on a switch. */
function wayTo(game: FreecellGame, name: string, value: string): readonly string[] {
  const controls = controlsOf(game, name);
  const [first] = controls;
  const now = chosen(game, name);
  if (first instanceof HTMLButtonElement) return now === value ? ['Space', 'Space'] : ['Space'];
  const isList = first instanceof HTMLSelectElement;
  const values = isList
    ? [...first.options].map((option) => option.value)
    : controls.map((one) => (one as HTMLInputElement).value);
  const way = values.indexOf(value) - values.indexOf(isList ? first.value : now);
  // To choose the current value, first choose another.
  if (way === 0) return ['ArrowDown', 'ArrowUp'];
  return Array<string>(Math.abs(way)).fill(way > 0 ? 'ArrowDown' : 'ArrowUp');
}

/** Chooses with keys in the open panel. Without a value, resets all settings. */
export async function chooseByKeys(game: FreecellGame, name: string, value: string): Promise<void> {
  if (value === '') {
    await goTo(game, giveBackButton(game));
    await keys(game, 'Enter');
    return;
  }
  await goTo(game, controlOf(game, name));
  await keys(game, ...wayTo(game, name, value));
}

/** Scrolls to a control of the open panel, and presses it. */
export async function pressSeen(game: FreecellGame, control: Element): Promise<void> {
  control.scrollIntoView({ block: 'center' });
  await press(game, control);
}

/** Chooses with presses in the open panel. Without a value, resets all settings. */
export async function chooseByMouse(
  game: FreecellGame,
  name: string,
  value: string,
): Promise<void> {
  if (value === '') return pressSeen(game, giveBackButton(game));
  const [first, ...others] = controlsOf(game, name);
  if (first instanceof HTMLButtonElement) {
    do await pressSeen(game, first);
    while (chosen(game, name) !== value);
    return;
  }
  await press(
    game,
    [first!, ...others].find((one) => (one as HTMLInputElement).value === value)!,
  );
}
