import { type Locator, type Page } from 'playwright-core';
import { type TestPage, type PageOptions, openPage } from '../../harness/pages.js';
import { HANDS, deckOf } from '../../support/paigow-hands.js';
import { byPart } from '../../harness/by-part.js';

/** One person against the house, so that the person gets the first hand of a deck. */
export const TWO = '<paigow-table seats="2" quick-deal></paigow-table>';

/** The table's own file. */
export const SCRIPT = '/dist/cdn/paigow-table.js';

/** The compared parts of a hand that the element returns. */
export interface Hand {
  readonly phase: string;
  readonly outcome: string | undefined;
  readonly number: number;
  readonly stacks: readonly (number | null)[];
  readonly commitment: string | undefined;
  readonly state: unknown;
  readonly run: unknown;
}

interface Element extends HTMLElement {
  readonly state: { readonly phase: string };
  readonly run: { readonly stacks: readonly (number | null)[] };
  readonly outcome: string | undefined;
  readonly handNumber: number;
  readonly commitment: string | undefined;
  newGame(setup: { readonly deck: string }): unknown;
  revealSeed(): string | undefined;
}

export const tableOf = (page: Page): Locator => page.locator('paigow-table');

export const handOf = (table: Locator): Promise<Hand> =>
  table.evaluate((element) => {
    const { state, run, outcome, handNumber: number, commitment } = element as Element;
    return { phase: state.phase, outcome, number, stacks: run.stacks, commitment, state, run };
  });

export const part = (table: Locator, name: string): Locator => table.locator(byPart(name));

export const card = (table: Locator, code: string): Locator =>
  table.locator(`[data-card="${code}"]`);

/** The cards of a tray: `KD QS`. */
export const tray = (table: Locator, hand: 'front' | 'back'): Promise<string> =>
  part(table, `tray-${hand}`)
    .locator('[data-card]')
    .evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset['card']).join(' '));

/** Deals these cards in the first hand of a new table, by a call of the page. */
export async function deal(
  table: Locator,
  hands: readonly string[] = [HANDS.aces, HANDS.jacks],
): Promise<void> {
  const problem = await table.evaluate(
    (element, deck) => (element as Element).newGame({ deck }),
    deckOf(hands),
  );
  if (problem) throw new Error(`the stage's deck: ${JSON.stringify(problem)}`);
}

/** A page with a table whose first hand has these cards. */
export async function openTable(
  options: PageOptions & { readonly hands?: readonly string[] } = {},
): Promise<readonly [page: TestPage, table: Locator]> {
  const page = await openPage({
    reducedMotion: 'reduce',
    html: TWO,
    scripts: [SCRIPT],
    ...options,
  });
  const table = tableOf(page).first();
  await deal(table, options.hands);
  return [page, table];
}

/** The seed of a finished hand. */
export const seedOf = (table: Locator): Promise<unknown> =>
  table.evaluate((element) => (element as Element).revealSeed());

/** Crashes the page, and opens it again in the same browser. */
export async function killed(page: TestPage, options: PageOptions): Promise<TestPage> {
  const crashed = page.waitForEvent('crash');
  const cdp = await page.context().newCDPSession(page);
  void cdp.send('Page.crash').catch(() => undefined);
  await crashed;
  return openPage({ reducedMotion: 'reduce', ...options, context: page.context() });
}

/** Presses a button by name: `deal`, `set`, `next`. */
export const press = (table: Locator, name: string): Promise<void> =>
  part(table, `button-${name}`).click();

/** Presses Tab until a part of the table has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let times = 0; times < 20; times++) {
    await page.keyboard.press('Tab');
    if ((await page.locator(`[part~="${name}"]:focus`).count()) > 0) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}
