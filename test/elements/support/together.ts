import '../../../src/games/pai-gow/index.js';
import '../../../src/games/seven-twenty-seven/index.js';
import { sendKeys } from '@web/test-runner-commands';
import type { Seven27Table } from './seven27.js';
import { type Attributes, afterTest, makeElement } from './mount.js';
import { part, parts, wordsOf } from './paigow.js';
import { press } from './paigow-play.js';
import type { PairConnection, SharedTable } from './shared-table.js';
import { until } from './until.js';

/** Removes the player's name, which the browser stores for all tables. */
function forgetName(): void {
  localStorage.removeItem('baize:preferences');
}

/** An element on the page that joins a table of the same page. */
export function enterTable(
  shared: SharedTable,
  attributes: Attributes = {},
  width = 600,
): Seven27Table {
  const box = document.createElement('div');
  box.style.width = `${width}px`;
  document.body.append(box);
  afterTest(() => box.remove());
  afterTest(forgetName);
  shared.lendTo(box);
  // These tests need only what both games' tables have.
  const table = makeElement(shared.game, attributes) as Seven27Table;
  box.append(table);
  return table;
}

/** Whether the element shows the shared table, no longer an empty one. */
export const showsTable = (table: Seven27Table): boolean =>
  table.run !== undefined && !parts(table, 'board')[0]?.closest('[aria-busy]');

/** The same element, once it shows the table. */
export async function joinTable(
  shared: SharedTable,
  attributes: Attributes = {},
  width = 600,
): Promise<Seven27Table> {
  const table = enterTable(shared, attributes, width);
  await until('the table is shown', () => showsTable(table));
  return table;
}

/** The connection of the n-th element that joined. */
export const connectionOf = (shared: SharedTable, at: number): PairConnection =>
  shared.connections[at]!;

/** The button with this text. */
export function buttonOf(table: Seven27Table, label: string): HTMLElement | undefined {
  const all = [...table.shadowRoot!.querySelectorAll<HTMLElement>('button')];
  return all.find((button) => (button.ariaLabel ?? wordsOf(button)) === label);
}

/** Presses it when it is there, and waits until the answer is rendered. */
export async function pressLabel(table: Seven27Table, label: string): Promise<void> {
  await until(`there is “${label}”`, () => buttonOf(table, label));
  await press(table, buttonOf(table, label)!);
  await table.updateComplete;
}

/** Types a name in the panel that asks for one, and sits down. */
export async function sitDown(table: Seven27Table, name: string): Promise<void> {
  await pressLabel(table, 'Sit down');
  await until('the panel is there', () => parts(table, 'input').length > 0);
  const field = part(table, 'input') as HTMLInputElement;
  field.value = '';
  await press(table, field);
  await sendKeys({ type: name });
  await sendKeys({ press: 'Enter' });
  await until(`${name} sits`, () => buttonOf(table, 'Ready') ?? !buttonOf(table, 'Sit down'));
}

/** Two players at a table, ready, with their first hand begun. */
export async function twoPeople(
  shared: SharedTable,
): Promise<readonly [Seven27Table, Seven27Table]> {
  const [ana, ben] = [await joinTable(shared), await joinTable(shared)];
  await sitDown(ana, 'Ana');
  await sitDown(ben, 'Ben');
  await pressLabel(ana, 'Ready');
  await pressLabel(ben, 'Ready');
  await until('the hand is dealt', () => ana.legalMoves.length > 0 && ben.legalMoves.length > 0);
  return [ana, ben];
}
