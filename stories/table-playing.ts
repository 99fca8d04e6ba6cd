import { userEvent, waitFor } from 'storybook/test';
import { type PaigowTable } from '../src/games/pai-gow/element/element.js';
import { HANDS, deckOf } from '../test/support/paigow-hands.js';

/** What stories that play need: the table on the canvas, and a hand to click and type with. */

export { HANDS };

/** A table of whatever game, as far as stories play it. */
export type Played = Pick<PaigowTable, 'shadowRoot' | 'updateComplete'>;

/** A story tells what comes to be, not how long others take for it. */
export const atOnce = (table: HTMLElement): void =>
  table.style.setProperty('--baize-duration', '0');

/** The story's table, its first hand dealt from these: played again it begins where it began before. */
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
  ...table.shadowRoot!.querySelectorAll<HTMLElement>(`[part~="${name}"]`),
];

/** A part, as soon as it is there: bots take their time. */
export const part = (table: Played, name: string): Promise<HTMLElement> =>
  waitFor(
    () => {
      const [node] = parts(table, name);
      if (!node) throw new Error(`nothing there: ${name}`);
      return node;
    },
    { timeout: 5000 },
  );

/** What stands in a part, as one line. */
export const words = async (table: Played, name: string): Promise<string> =>
  (await part(table, name)).textContent.replace(/\s+/g, ' ').trim();

/** The cards of a tray as they lie there: `KD QS`. */
export const tray = (table: Played, hand: 'front' | 'back'): string =>
  parts(table, `tray-${hand}`)
    .flatMap((node) => [...node.querySelectorAll<HTMLElement>('[data-card]')])
    .map((node) => node.dataset['card'])
    .join(' ');

export async function click(table: Played, node: Element): Promise<void> {
  await userEvent.click(node);
  await table.updateComplete;
}

/** Presses the button of that name: `deal`, `set`, `next`. */
export async function press(table: Played, ...names: readonly string[]): Promise<void> {
  for (const name of names) await click(table, await part(table, `button-${name}`));
}

/** Presses the chip with that number on it. */
export const pressChip = (table: Played, chip: number): Promise<void> =>
  click(
    table,
    parts(table, 'button-chip').find((node) => node.textContent.trim() === String(chip))!,
  );

/** Clicks a card of one's own. */
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

/** The code of the card that has the focus, or the words of the button. */
export const focused = (table: Played): string => {
  const node = table.shadowRoot!.activeElement as HTMLElement | null;
  return node?.dataset['card'] ?? node?.textContent.trim() ?? '';
};
