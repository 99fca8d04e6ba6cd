import type { Page } from 'playwright-core';
import { type GameRecord, type Problem, statisticsOf } from '../../../src/core.js';
import type { HistoryKeeper } from '../../../src/storage.js';
import { type PageOptions, type TestPage, openPage } from '../../harness/pages.js';
import { IMPORT_MAP } from './site.js';

/** The globals of these tests' pages. */
interface HistoryPage {
  readonly keeper: HistoryKeeper;
  readonly complaints: readonly Problem[];
}

/** A page with a history of the built package, in the browser's own IndexedDB. */
const pageOf = (options: object): string => `${IMPORT_MAP}<script type="module">
  import { BrowserHistory, HistoryKeeper } from 'baize/storage.js';
  const complaints = [];
  const complain = (problem) => {
    complaints.push(problem);
    console.warn(JSON.stringify(problem));
  };
  const keeper = new HistoryKeeper(new BrowserHistory(), { onProblem: complain, ...${JSON.stringify(options)} });
  Object.assign(globalThis, { keeper, complaints });
</script>`;

/** Opens such a page. Its history is loaded by `loaded`. */
export const openHistory = (
  options: PageOptions & { readonly keeper?: object } = {},
): Promise<TestPage> =>
  openPage({ ...options, html: pageOf(options.keeper ?? {}), scripts: [], warns: true });

/** A page's history, and whether all of it is stored. */
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

export async function loaded(page: Page): Promise<Known> {
  await page.evaluate(() => (globalThis as unknown as HistoryPage).keeper.load());
  return known(page);
}

/** Adds finished games, and waits until they are stored or given up. */
export async function added(page: Page, ...records: readonly GameRecord[]): Promise<Known> {
  await page.evaluate((given) => {
    const { keeper } = globalThis as unknown as HistoryPage;
    keeper.add(...given);
    return keeper.flush();
  }, records);
  return known(page);
}

/** Adds games without waiting for the store. */
export async function addedOnly(page: Page, ...records: readonly GameRecord[]): Promise<Known> {
  await page.evaluate((given) => {
    (globalThis as unknown as HistoryPage).keeper.add(...given);
  }, records);
  return known(page);
}

/** Waits until the history has reported that it can't be stored. */
export const complained = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => (globalThis as unknown as HistoryPage).complaints.length > 0,
    undefined,
    { polling: 20 },
  );

/** Stores what is not stored yet. */
export async function flushed(page: Page): Promise<Known> {
  await page.evaluate(() => (globalThis as unknown as HistoryPage).keeper.flush());
  return known(page);
}

export async function cleared(page: Page): Promise<Known> {
  await page.evaluate(() => {
    const { keeper } = globalThis as unknown as HistoryPage;
    keeper.clear();
    return keeper.flush();
  });
  return known(page);
}
