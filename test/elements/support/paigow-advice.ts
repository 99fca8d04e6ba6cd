import { PaigowTable } from '../../../src/games/pai-gow/element/element.js';
import { type Attributes, type Stage, afterTest } from './mount.js';
import { HANDS, type AnyTable, mountTable, part, parts, playOn, wordsOf } from './paigow.js';
import { until } from './until.js';

/** A table with advice whose player has these seven cards to set. */
export async function advised(
  attributes: Attributes = {},
  hand: string = HANDS.aces,
  stage: Stage = {},
): Promise<PaigowTable> {
  const table = await mountTable({ advice: true, ...attributes }, [hand, HANDS.jacks], stage);
  await playOn(table, 'b0:25');
  return table;
}

/** Waits for the advice and returns its rows as text. */
export async function rows(table: AnyTable): Promise<readonly string[]> {
  await until('the advice is there', () => parts(table, 'button-lay').length > 0, 10_000);
  return parts(table, 'advice-row').map(wordsOf);
}

/** Waits for the coach's comment on this hand. */
export async function verdict(table: AnyTable): Promise<string> {
  const text = (): string => wordsOf(parts(table, 'coach-verdict')[0]);
  await until('the set is judged', () => text().endsWith('.'), 10_000);
  return text();
}

export const aside = (table: AnyTable): string => wordsOf(part(table, 'aside'));

/** Forbids workers until the test ends. */
export function withoutWorkers(): void {
  PaigowTable.workerFactory = null;
  afterTest(() => (PaigowTable.workerFactory = undefined));
}

/** Holds back questions to workers until this is called. */
export function heldQuestions(): () => void {
  const own = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!;
  const post = own.value as (message: unknown) => void;
  const held: (() => void)[] = [];
  const value = function (this: Worker, message: unknown): void {
    held.push(() => post.call(this, message));
  };
  Object.defineProperty(Worker.prototype, 'postMessage', { ...own, value });
  return () => {
    Object.defineProperty(Worker.prototype, 'postMessage', own);
    for (const ask of held.splice(0)) ask();
  };
}
