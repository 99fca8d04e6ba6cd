import type { Visitor } from './visitor.js';

/** How long anything may take, in milliseconds. */
const PATIENCE = 30_000;

/** Runs in the page before its own scripts, and records what happens there. */
export const NOTES = `{
  const notes = (globalThis.notes = { violations: [], errors: [], ended: [], joined: 0, seated: 0 });
  const { violations, errors, ended } = notes;
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    violations.push([violatedDirective, blockedURI].join(' ')),
  );
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  document.addEventListener('game-error', ({ detail }) => errors.push(detail.message));
  document.addEventListener('hand-end', ({ detail }) => ended.push(detail.hand));
  addEventListener('pointerdown', () => (notes.pressed = performance.now()), true);

  /** When the table was there to sit down at, and when the person sat: the page can say that it is ready. */
  function look() {
    const board = document.querySelector('seven27-table')?.shadowRoot?.querySelector('.board');
    if (board?.querySelector('[part~="button-sit"]')) notes.joined ||= performance.now();
    const main = board?.querySelector('[part~="button"][part~="primary"]:not([part~="button-sit"])');
    if (notes.joined > 0 && main) notes.seated = performance.now();
    else requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}`;

/** What the page has recorded: `globalThis.notes`. */
export interface Notes {
  readonly violations: readonly string[];
  readonly errors: readonly string[];
  readonly ended: readonly number[];
  /** Milliseconds since the page began, until the table was there, the last press, and the seat. */
  readonly joined: number;
  readonly pressed: number;
  readonly seated: number;
}

export async function until<T>(what: string, look: () => Promise<T>): Promise<NonNullable<T>> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`not so in ${PATIENCE / 1000} s: ${what}`);
    await new Promise((later) => setTimeout(later, 30));
  }
}

const inTable = (selector: string): string =>
  `document.querySelector('seven27-table').shadowRoot.querySelector('${selector}')`;

/** An expression for the centre of an element in the table, or `null` if it can't be pressed. */
const placeOf = (selector: string): string => `(() => {
  const found = ${inTable(selector)};
  found?.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = found?.getBoundingClientRect() ?? { width: 0 };
  return width > 0 ? [Math.round(x + width / 2), Math.round(y + height / 2)] : null;
})()`;

async function click(visitor: Visitor, selector: string): Promise<void> {
  const [x, y] = await until(selector, () =>
    visitor.ask<[number, number] | null>(placeOf(selector)),
  );
  await visitor.click(x, y);
}

/** From the table to the seat: a press, a name, a press. */
export async function sit(visitor: Visitor, name: string): Promise<Notes> {
  await click(visitor, '.board [part~="button-sit"]');
  await click(visitor, '.panel [part~="input"]');
  await visitor.type(name);
  await click(visitor, '.panel [part~="button"][part~="primary"]');
  await until('seated', () => visitor.ask('globalThis.notes.seated > 0'));
  return visitor.ask<Notes>('globalThis.notes');
}

const MAIN =
  '.board [part~="button"][part~="primary"]:enabled, .board [part~="button-low"]:enabled';

/** Presses the table's main button, by mouse and by keys in turn, until a hand is over. */
export async function playHand(visitor: Visitor): Promise<{ mouse: number; keys: number }> {
  const presses = { mouse: 0, keys: 0 };
  const isOver = (): Promise<boolean> => visitor.ask('globalThis.notes.ended.length > 0');
  // After a press, the main button changes or is busy.
  const isOffered = (): Promise<boolean> => visitor.ask(`${inTable(MAIN)} !== null`);
  while (!(await isOver())) {
    await until('a move, or the end', async () => (await isOffered()) || (await isOver()));
    if (await isOver()) break;
    const place = await visitor.ask<[number, number] | null>(placeOf(MAIN));
    if (!place) continue;
    if (presses.mouse <= presses.keys) {
      await visitor.click(...place);
      presses.mouse++;
    } else if (await focusMain(visitor)) {
      await visitor.press('Enter');
      presses.keys++;
    }
  }
  return presses;
}

/** Moves the focus to the button by Tab. Returns `false` if the button disappears. */
async function focusMain(visitor: Visitor): Promise<boolean> {
  const isThere = `document.querySelector('seven27-table').shadowRoot.activeElement?.matches('${MAIN}') === true`;
  for (let times = 0; times < 60; times++) {
    if (await visitor.ask<boolean>(isThere)) return true;
    if (!(await visitor.ask<boolean>(`${inTable(MAIN)} !== null`))) return false;
    await visitor.press('Tab');
  }
  throw new Error('the button is not reached by Tab');
}
