import { sendKeys } from '@web/test-runner-commands';
import type { AnyGame } from './game.js';
import { place } from './board.js';

/** Presses keys one after the other: `keys(game, 'Tab', 'Enter', '8')`. */
export async function keys(game: AnyGame, ...names: readonly string[]): Promise<void> {
  for (const press of names) {
    await sendKeys({ press });
    await game.updateComplete;
  }
}

/** Presses a key while others are held: `chord(game, 'Control', 'z')`. */
export async function chord(game: AnyGame, ...names: readonly string[]): Promise<void> {
  for (const down of names) await sendKeys({ down });
  for (const up of [...names].reverse()) await sendKeys({ up });
  await game.updateComplete;
}

/** Holds a key down until it has repeated three times. */
export async function hold(game: Pick<AnyGame, 'updateComplete'>, down: string): Promise<void> {
  for (let times = 0; times < 3; times++) await sendKeys({ down });
  await sendKeys({ up: down });
  await game.updateComplete;
}

/** Types a text into the focused field. */
export async function type(game: AnyGame, text: string): Promise<void> {
  await sendKeys({ type: text });
  await game.updateComplete;
}

/** Focuses a card, a pile's top card, or an empty slot. */
export async function focusOn(game: AnyGame, name: string): Promise<void> {
  place(game, name).focus();
  await game.updateComplete;
}
