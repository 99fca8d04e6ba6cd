import { userEvent, waitFor } from 'storybook/test';
import { type PaigowTable } from '../src/games/pai-gow/element/element.js';
import { HANDS, deckOf } from '../test/support/paigow-hands.js';
import { byPart } from '../test/harness/by-part.js';

/** Helpers for stories that play: the table on the canvas, clicks and keys. */

export { HANDS };

/** Any table, as far as stories play it. */
export type Played = Pick<PaigowTable, 'shadowRoot' | 'updateComplete'>;

/** Makes bots act without delays. */
export const atOnce = (table: HTMLElement): void =>
  table.style.setProperty('--baize-duration', '0');

/** The story's table, with its first hand dealt from these cards, so that a story always begins the same. */
export async function dealt(
  canvas: HTMLElement,
  hands: readonly string[] = [HANDS.aces, HANDS.jacks],
): Promise<PaigowTable> {
  const table = canvas.querySelector('paigow-table');
  if (!table) throw new Error('no table on the canvas');
  atOnce(table);
  await table.updateComplete;
  const problem = table.newGame({ deck: deckOf(hands) });
  if (problem) throw new Error(`The story's deck is refused: ${JSON.stringify(problem)}`);
  await table.updateComplete;
  return table;
}

export const parts = (table: Played, name: string): readonly HTMLElement[] => [
  ...table.shadowRoot!.querySelectorAll<HTMLElement>(byPart(name)),
];

/** Waits for a part, because bots take their time. */
export const part = (table: Played, name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const [node] = parts(table, name);
    if (!node) throw new Error(`nothing there: ${name}`);
    return node;
  });

/** A part's text as one line. */
export const words = async (table: Played, name: string): Promise<string> =>
  (await part(table, name)).textContent.replace(/\s+/g, ' ').trim();

/** The cards of a tray: `KD QS`. */
export const tray = (table: Played, hand: 'front' | 'back'): string =>
  parts(table, `tray-${hand}`)
    .flatMap((node) => [...node.querySelectorAll<HTMLElement>('[data-card]')])
    .map((node) => node.dataset['card'])
    .join(' ');

export async function click(table: Played, node: Element): Promise<void> {
  await userEvent.click(node);
  await table.updateComplete;
}

/** Presses buttons by name: `deal`, `set`, `next`. */
export async function press(table: Played, ...names: readonly string[]): Promise<void> {
  for (const name of names) await click(table, await part(table, `button-${name}`));
}

/** Presses the chip of this value. */
export const pressChip = (table: Played, chip: number): Promise<void> =>
  click(
    table,
    parts(table, 'button-chip').find((node) => node.textContent.trim() === String(chip))!,
  );

/** Clicks the player's own cards. */
export async function choose(table: Played, ...codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await click(table, table.shadowRoot!.querySelector(`.tray [data-card="${code}"]`)!);
  }
}

/** Presses keys where the focus is, as user-event writes them: `{Enter}`, `h`, `{ArrowLeft}`. */
export async function keys(table: Played, text: string): Promise<void> {
  await userEvent.keyboard(text);
  await table.updateComplete;
}

/** The code of the focused card, or the text of the focused button. */
export const focused = (table: Played): string => {
  const node = table.shadowRoot!.activeElement as HTMLElement | null;
  return node?.dataset['card'] ?? node?.textContent.trim() ?? '';
};
