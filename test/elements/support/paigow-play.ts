import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { centreOf, touchTap } from '../../harness/commands.js';
import { type AnyTable, card, field, part, parts, settled, wordsOf } from './paigow.js';
import { until } from './until.js';

/** A card's code, or a node. */
export type Spot = string | Element;

const nodeOf = (table: AnyTable, spot: Spot): Element =>
  typeof spot === 'string' ? card(table, spot) : spot;

/** Where a player would press it. Fails if something covers it. */
export function pointOn(table: AnyTable, spot: Spot): { readonly x: number; readonly y: number } {
  const node = nodeOf(table, spot);
  node.scrollIntoView({ block: 'nearest' });
  const at = centreOf(node);
  const top = table.shadowRoot!.elementFromPoint(at.x, at.y);
  if (!top || !(node.contains(top) || top.contains(node))) {
    throw new Error(`${wordsOf(node)} lies under ${top?.outerHTML.slice(0, 80) ?? 'nothing'}`);
  }
  return at;
}

export async function press(table: AnyTable, spot: Spot): Promise<void> {
  const { x, y } = pointOn(table, spot);
  await sendMouse({ type: 'click', position: [x, y] });
  await settled(table);
}

/** Presses the button of that name: `set`, `deal`, `next`. */
export const pressButton = (table: AnyTable, name: string): Promise<void> =>
  press(table, part(table, `button-${name}`));

/** Presses the chips with these numbers. */
export async function pressChips(table: AnyTable, ...chips: readonly number[]): Promise<void> {
  for (const chip of chips) {
    const node = parts(table, 'button-chip').find((one) => wordsOf(one) === String(chip))!;
    await press(table, node);
  }
}

export async function tap(table: AnyTable, spot: Spot): Promise<void> {
  const at = pointOn(table, spot);
  await touchTap(at);
  await settled(table);
}

export async function keys(table: AnyTable, ...names: readonly string[]): Promise<void> {
  for (const press of names) {
    await sendKeys({ press });
    await settled(table);
  }
}

/** Replaces the number in a field, without Enter or Tab. */
export async function typeIn(
  table: AnyTable,
  name: 'amount' | 'bonus',
  text: string,
  then = 'Tab',
): Promise<void> {
  await press(table, field(table, name));
  await sendKeys({ down: 'Control' });
  await sendKeys({ press: 'a' });
  await sendKeys({ up: 'Control' });
  await sendKeys(text === '' ? { press: 'Delete' } : { type: text });
  await keys(table, then);
}

/** Opens the menu. */
export async function openMenu(table: AnyTable): Promise<void> {
  await press(table, part(table, 'button-menu'));
  await until('the menu is open', () => {
    const [line] = parts(table, 'menu-item');
    return line && parseFloat(getComputedStyle(line).paddingInlineStart) > 0;
  });
}

/** Chooses a menu item. */
export async function choose(table: AnyTable, item: string): Promise<void> {
  await openMenu(table);
  const node = parts(table, 'menu-item').find((one) => wordsOf(one) === item);
  if (!node) throw new Error(`not in the menu: ${item}`);
  await press(table, node);
}

/** The panel of that name, once its content is loaded. */
export async function panel(table: AnyTable, name: string): Promise<HTMLElement> {
  await until(`${name} is open`, () => parts(table, `panel-${name}`).length > 0);
  return part(table, `panel-${name}`);
}

/** Drags a card with the mouse to the middle of something, and releases it. */
export async function dragCard(table: AnyTable, code: string, to: Element): Promise<void> {
  await liftCard(table, code, to);
  await sendMouse({ type: 'up' });
  await settled(table);
}

/** Does the same without releasing it. */
export async function liftCard(table: AnyTable, code: string, to: Element): Promise<void> {
  const [from, end] = [pointOn(table, code), centreOf(to)];
  await sendMouse({ type: 'move', position: [from.x, from.y] });
  await sendMouse({ type: 'down' });
  for (const share of [0.3, 0.6, 1]) {
    const [x, y] = [from.x + (end.x - from.x) * share, from.y + (end.y - from.y) * share];
    await sendMouse({ type: 'move', position: [Math.round(x), Math.round(y)] });
  }
}

/** The focused card's code or control's name; '' outside the table. */
export function focusedIn(table: AnyTable): string {
  const node = table.shadowRoot!.activeElement as HTMLElement | null;
  if (!node) return '';
  return node.dataset['card'] ?? node.getAttribute('aria-label') ?? wordsOf(node);
}

/** Presses the main button of the open panel. */
export const pressPanel = (table: AnyTable): Promise<void> =>
  press(table, table.shadowRoot!.querySelector('.panel [part~="button"][part~="primary"]')!);
