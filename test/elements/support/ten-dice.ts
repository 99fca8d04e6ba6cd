import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { TenDiceRace } from '../../../src/games/ten-dice/element/element.js';
import '../../../src/games/ten-dice/index.js';
import { centreOf } from '../../harness/commands.js';
import { type Attributes, type Stage, afterTest, makeElement, putInBox } from './mount.js';
import { until } from './until.js';
import { byPart } from '../../harness/by-part.js';

export type { TenDiceRace };

/** The seat in whose tray a node is. Other nodes come after those in trays. */
const seatOf = (node: Element): number =>
  Number(node.closest<HTMLElement>('[data-seat]')?.dataset['seat'] ?? Infinity);

/** Nodes in the order of their seats: on the board, the player's own tray is the last. */
const found = (race: TenDiceRace, selector: string): readonly HTMLElement[] =>
  [...race.shadowRoot!.querySelectorAll<HTMLElement>(selector)].sort((one, other) =>
    seatOf(one) === seatOf(other) ? 0 : seatOf(one) - seatOf(other),
  );

export const parts = (race: TenDiceRace, name: string): readonly HTMLElement[] =>
  found(race, byPart(name));

export function part(race: TenDiceRace, name: string): HTMLElement {
  const [node] = parts(race, name);
  if (!node) throw new Error(`no part ${name}`);
  return node;
}

/** A race in turns with known dice: number 617, whose first roll is 2236435512. */
export const mountRace = (attributes: Attributes = {}, stage: Stage = {}): Promise<TenDiceRace> =>
  mountAtOnce({ turns: true, ...attributes }, stage);

/** The same race, with all racers rolling at once. */
export async function mountAtOnce(
  attributes: Attributes = {},
  stage: Stage = {},
): Promise<TenDiceRace> {
  const race = makeElement('ten-dice-race', { deal: '617', ...attributes });
  putInBox(race, stage);
  await drawn(race);
  return race;
}

/** Waits until it is rendered. */
export const drawn = (race: TenDiceRace): Promise<unknown> =>
  until('the race is drawn', () => parts(race, 'frame').length > 0);

/** The main button, which rolls the dice. */
export const main = (race: TenDiceRace): HTMLElement =>
  parts(race, 'button primary').find((node) => node.closest('.board'))!;

export const text = (node: Element): string => node.textContent.replace(/\s+/g, ' ').trim();

/** Each racer's dice as digits. An unrolled die is a dot. */
export const diceOf = (race: TenDiceRace): readonly string[] =>
  parts(race, 'racer').map((racer) =>
    [...racer.querySelectorAll('[role="img"] .die path')]
      .map((path) => path.getAttribute('d')!.split('M').length - 1 || '.')
      .join(''),
  );

/** The places of the first racer's dice that are marked as kept. */
export const keptOf = (race: TenDiceRace): string =>
  [...parts(race, 'racer')[0]!.querySelectorAll('[role="img"] > *')]
    .map((place) => (place.querySelector(byPart('die kept')) ? 'x' : '-'))
    .join('');

export const chosenOf = (race: TenDiceRace): string | undefined =>
  parts(race, 'number').find((node) => node.ariaChecked === 'true')?.ariaLabel ?? undefined;

export const spoken = (race: TenDiceRace): string => text(found(race, '[data-live]')[0]!);
export const status = (race: TenDiceRace): string => text(part(race, 'status'));

export async function click(race: TenDiceRace, node: Element): Promise<void> {
  const { x, y } = centreOf(node);
  await sendMouse({ type: 'click', position: [x, y] });
  await race.updateComplete;
}

/** Presses the main button, which rolls. */
export const roll = (race: TenDiceRace): Promise<void> => click(race, main(race));

export async function keys(race: TenDiceRace, ...names: readonly string[]): Promise<void> {
  for (const press of names) {
    await sendKeys({ press });
    await race.updateComplete;
  }
}

/**
 * A test's own clock: time passes only when the returned function is called, which runs everything due by
 * then. Timers without a delay run at once. It counts whole milliseconds: with a browser's fractions, the
 * rest of a wait may vanish in the sum, and the timer would be due for ever.
 */
export function ownClock(): (milliseconds: number) => void {
  const { setTimeout: wait, clearTimeout: forget, performance: browser } = globalThis;
  let now = Math.ceil(browser.now());
  /** Higher than the browser's own ids, so that each timer is cleared by the clock that set it. */
  let last = 1e9;
  let isPassing = false;
  const waiting = new Map<number, { readonly at: number; readonly act: () => void }>();
  const isNow = (): number => now;
  const later = (act: () => void, delay = 0, ...given: unknown[]): number => {
    if (delay <= 0 && !isPassing) return wait(act, delay, ...given);
    waiting.set(++last, { at: now + Math.ceil(delay), act });
    return last;
  };
  const cancel = (timer?: number): void => {
    if (timer === undefined || !waiting.delete(timer)) forget(timer);
  };
  browser.now = isNow;
  window.setTimeout = later as typeof window.setTimeout;
  window.clearTimeout = cancel as typeof window.clearTimeout;
  afterTest(() => {
    Reflect.deleteProperty(browser, 'now');
    window.setTimeout = wait;
    window.clearTimeout = forget;
  });
  return (milliseconds) => {
    now += milliseconds;
    isPassing = true;
    const nextDue = () =>
      [...waiting].filter(([, { at }]) => at <= now).sort(([, a], [, b]) => a.at - b.at)[0];
    for (let due = nextDue(); due; due = nextDue()) {
      waiting.delete(due[0]);
      due[1].act();
    }
    isPassing = false;
  };
}

/** Waits until a player has to roll again, or the race is over. */
export const ready = (race: TenDiceRace): Promise<unknown> =>
  until('a person is to roll', () => race.legalMoves.length > 0 || race.outcome !== undefined);

/** Plays the whole race with the best moves, from any state. The caller makes each roll. */
export async function raceOn(race: TenDiceRace, roll: () => Promise<void>): Promise<number> {
  let rolls = 0;
  while (race.outcome === undefined) {
    await roll();
    await ready(race);
    if (++rolls > 200) throw new Error('no end of the race');
  }
  await race.updateComplete;
  return rolls;
}
