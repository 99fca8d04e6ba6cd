import type { Page } from 'playwright-core';
import { type GameRecord, type Problem, statisticsOf } from '../../../src/core.js';
import type { HistoryKeeper } from '../../../src/storage.js';
import { type PageOptions, type TestPage, openPage } from '../../harness/pages.js';
import { IMPORT_MAP } from './site.js';

/** What the pages of these tests have at hand. */
interface HistoryPage {
  readonly keeper: HistoryKeeper;
  readonly complaints: readonly Problem[];
}

/** A page that keeps a history by the built package, in the browser's own IndexedDB. */
const pageOf = (options: object): string => `${IMPORT_MAP}<script type="module">
  import { BrowserHistory, HistoryKeeper } from 'baize/storage.js';
  const complaints = [];
  const complain = (problem) => {
    complaints.push(problem);
    console.warn(JSON.stringify(problem));
  };
  const keeper = new HistoryKeeper(new BrowserHistory(), { complain, ...${JSON.stringify(options)} });
  Object.assign(globalThis, { keeper, complaints });
</script>`;

/** Opens such a page; what its history holds is asked for by \`load\`. */
export const openHistory = (
  options: PageOptions & { readonly keeper?: object } = {},
): Promise<TestPage> =>
  openPage({ ...options, html: pageOf(options.keeper ?? {}), scripts: [], warns: true });

/** What is known of a history on a page, and whether all of it is kept. */
export interface Known {
  readonly ids: readonly string[];
  readonly sealed: number;
  readonly isKept: boolean;
  readonly complaints: readonly Problem[];
}

async function known(page: Page): Promise<Known> {
  const { sealed, ...rest } = await page.evaluate(() => {
    const { keeper, complaints } = globalThis as unknown as HistoryPage;
    const { history, isKept } = keeper;
    const ids = history.records.map(({ id }) => id);
    return { ids, sealed: history.sealed, isKept, complaints };
  });
  const history = { records: [], ...(sealed && { sealed }) };
  return { ...rest, sealed: statisticsOf(history, 'freecell').games };
}

/** Asks the store what it holds. */
export async function loaded(page: Page): Promise<Known> {
  await page.evaluate(() => (globalThis as unknown as HistoryPage).keeper.load());
  return known(page);
}

/** Adds games that have ended, and waits until they are kept, or are not to be. */
export async function added(page: Page, ...records: readonly GameRecord[]): Promise<Known> {
  await page.evaluate((given) => {
    const { keeper } = globalThis as unknown as HistoryPage;
    keeper.add(...given);
    return keeper.flush();
  }, records);
  return known(page);
}

/** Adds games without a word of whether they are kept. */
export async function addedOnly(page: Page, ...records: readonly GameRecord[]): Promise<Known> {
  await page.evaluate((given) => {
    (globalThis as unknown as HistoryPage).keeper.add(...given);
  }, records);
  return known(page);
}

/** Waits until the history has said that it can't be kept. */
export const complained = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => (globalThis as unknown as HistoryPage).complaints.length > 0,
    undefined,
    { polling: 20 },
  );

/** Sends what is not kept yet. */
export async function flushed(page: Page): Promise<Known> {
  await page.evaluate(() => (globalThis as unknown as HistoryPage).keeper.flush());
  return known(page);
}

/** Clears all of it. */
export async function cleared(page: Page): Promise<Known> {
  await page.evaluate(() => {
    const { keeper } = globalThis as unknown as HistoryPage;
    keeper.clear();
    return keeper.flush();
  });
  return known(page);
}
