import { type TableRun, botRandom } from '../../../src/core.js';
import '../../../src/games/pai-gow/index.js';
import { type PaigowTable } from '../../../src/games/pai-gow/element/element.js';
import { deckOf } from '../../support/paigow-hands.js';
import { type Attributes, type Stage, afterTest, makeElement, putInBox } from './mount.js';
import { until } from './until.js';
import { byPart } from '../../harness/by-part.js';

export { HANDS, deckOf } from '../../support/paigow-hands.js';
export type { PaigowTable };

/** A table of any game. */
export interface AnyTable extends HTMLElement {
  readonly paused: boolean;
  readonly hasConflict: boolean;
  readonly updateComplete: Promise<boolean>;
  readonly run: TableRun | undefined;
  nextAct(): unknown;
  requestUpdate(): void;
}

/** Whether bots have something to do. */
export const botsDue = (table: Pick<AnyTable, 'nextAct'>): boolean => table.nextAct() !== undefined;

/** One number for everything that a table leaves to chance: its seeds, its dice, the first dealer. */
export function chance(byte: number): void {
  const own = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) array.fill(byte);
    return array;
  };
  afterTest(() => (crypto.getRandomValues = own));
}

/** Makes the deal begin at this seat of the table. */
export function dealsFirst(seat: number, seats: number): void {
  for (let byte = 0; byte < 256; byte++) {
    const random = botRandom(new Uint8Array(32).fill(byte), 'table');
    if (random(seats) === seat) return chance(byte);
  }
}

/** A table that is not in the page yet: two seats and no dice, unless given. */
export const makeTable = (attributes: Attributes = {}): PaigowTable =>
  makeElement('paigow-table', { seats: '2', 'quick-deal': true, ...attributes });

/** Waits until bots have acted as far as they can, and everything is rendered. */
export async function settled(table: AnyTable): Promise<void> {
  await until('the bots have acted', () => !botsDue(table) || table.paused || table.hasConflict);
  while (!(await table.updateComplete));
}

/** Puts a table on the page, in a box of its own. Its first hand has these cards. */
export async function mountTable(
  attributes: Attributes = {},
  hands: readonly string[] = [],
  stage: Stage = {},
): Promise<PaigowTable> {
  const table = makeTable(attributes);
  putInBox(table, stage);
  await table.updateComplete;
  if (hands.length > 0) await dealAnew(table, hands);
  await settled(table);
  return table;
}

/** Opens a new table for the page. Its first hand has these cards. */
export async function dealAnew(table: PaigowTable, hands: readonly string[]): Promise<void> {
  const problem = table.newGame({ deck: deckOf(hands) });
  if (problem) throw new Error(`the stage's deck: ${JSON.stringify(problem)}`);
  await settled(table);
}

/** Plays moves for the page, in the game's notation, to set the stage: `b0:25 s0:KDQS`. */
export async function playOn(table: PaigowTable, text: string): Promise<void> {
  const { paigow } = await import('../../../src/core.js');
  for (const token of text.split(' ')) {
    const refusal = table.play(paigow.readMove(table.state!, token)!);
    if (refusal) throw new Error(`${token}: ${JSON.stringify(refusal)}`);
    await settled(table);
  }
}

/** The visible text, as one line. */
export const wordsOf = (node: Element | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

export const parts = (table: AnyTable, name: string): readonly HTMLElement[] => [
  ...table.shadowRoot!.querySelectorAll<HTMLElement>(byPart(name)),
];

export function part(table: AnyTable, name: string): HTMLElement {
  const [node] = parts(table, name);
  if (!node) throw new Error(`nothing there: ${name}`);
  return node;
}

export function card(table: AnyTable, code: string): HTMLElement {
  const node = table.shadowRoot!.querySelector<HTMLElement>(`[data-card="${code}"]`);
  if (!node) throw new Error(`no such card: ${code}`);
  return node;
}

/** The cards of a tray in order: `KD QS`. */
export const tray = (table: AnyTable, hand: 'front' | 'back'): string =>
  [...part(table, `tray-${hand}`).querySelectorAll<HTMLElement>('[data-card]')]
    .map((node) => node.dataset['card'])
    .join(' ');

/** All cards named anywhere in the table, sorted. */
export const cardsShown = (table: AnyTable): string =>
  [...table.shadowRoot!.querySelectorAll<HTMLElement>('[data-card]')]
    .map((node) => node.dataset['card'])
    .sort()
    .join(' ');

export const line = (table: AnyTable): string => wordsOf(part(table, 'line'));
export const status = (table: AnyTable): string => wordsOf(part(table, 'status'));
export const spoken = (table: AnyTable): string =>
  wordsOf(table.shadowRoot!.querySelector('[data-live]'));

/** The words in front of a seat. */
export const seatWords = (table: AnyTable, seat: number): string =>
  wordsOf(table.shadowRoot!.querySelector(`[data-seat="${seat}"]`));

export const stacks = (table: AnyTable): readonly (number | null)[] => table.run!.stacks;

/** The buttons under the player's own cards, in order. */
export const buttons = (table: AnyTable): readonly string[] =>
  [...part(table, 'buttons').querySelectorAll('button')].map(wordsOf);

export const field = (table: AnyTable, name: 'amount' | 'bonus'): HTMLInputElement =>
  part(table, name === 'bonus' ? 'amount-bonus' : 'amount').querySelector('input')!;
