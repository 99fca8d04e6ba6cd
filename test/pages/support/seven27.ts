import { type Locator, type Page } from 'playwright-core';
import { type PageOptions, type TestPage, openPage } from '../../harness/pages.js';
import { deckOf } from '../../support/seven27-hands.js';
import { part, press } from './table.js';

/** The table's own file. */
export const SCRIPT = '/dist/cdn/seven27-table.js';

/** One person against a bot. */
export const TWO = '<seven27-table seats="2"></seven27-table>';

/** Two people at one device, so that no bot decides anything. */
export const PEOPLE = '<seven27-table seats="human human"></seven27-table>';

interface Element extends HTMLElement {
  readonly run: { readonly dealer: number };
  newGame(setup: { readonly deck: string }): unknown;
}

/** The cards to deal: hands from the dealer's left, and the cards that are taken later. */
export interface Stage {
  readonly hands?: readonly string[];
  readonly drawn?: string;
  /** The dealer. Default: the last of two seats. */
  readonly dealer?: number;
}

export const tableOf = (page: Page): Locator => page.locator('seven27-table');

/** Deals these cards by calls of the page: new tables until the wanted seat deals, which is random. */
export async function deal(
  table: Locator,
  { hands = ['5H AH', 'TS KD'], drawn = 'AC', dealer = 1 }: Stage = {},
): Promise<void> {
  const stage = [deckOf(hands, drawn), dealer] as const;
  const problem = await table.evaluate((element, [deck, wanted]) => {
    const seated = element as Element;
    for (let times = 0; times < 200; times++) {
      const wrong = seated.newGame({ deck });
      if (wrong) return wrong;
      if (seated.run.dealer === wanted) return undefined;
    }
    return 'that seat never deals';
  }, stage);
  if (problem) throw new Error(`the stage: ${JSON.stringify(problem)}`);
}

/** A page with a table whose first hand has these cards. */
export async function openTable(
  options: PageOptions & Stage = {},
): Promise<readonly [page: TestPage, table: Locator]> {
  const page = await openPage({
    reducedMotion: 'reduce',
    html: TWO,
    scripts: [SCRIPT],
    ...options,
  });
  const table = tableOf(page).first();
  await deal(table, options);
  return [page, table];
}

export const pressAll = async (table: Locator, ...names: readonly string[]): Promise<void> => {
  for (const name of names) await press(table, name);
};

/** Presses the main button until the hand is over: antes, checks, calls, stands, declares 7. */
export async function playOut(table: Locator): Promise<void> {
  const main = table
    .locator('.board')
    .locator('[part~="button"][part~="primary"], [part~="button-low"]');
  const next = part(table, 'button-next');
  for (let times = 0; times < 40; times++) {
    await main.first().waitFor();
    if ((await next.count()) > 0) return;
    await main.first().click();
  }
  throw new Error('the hand comes to no end');
}
