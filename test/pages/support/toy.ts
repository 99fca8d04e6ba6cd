import { type Page } from 'playwright-core';
import { type ToyState } from '../../fixtures/toy-game/solver.js';
import { type PageOptions, type TestPage, openPage } from '../../harness/pages.js';
import { type Broken, TOY, type ToySite } from './toy-site.js';

export * from './toy-site.js';

/** A page of the site itself, so that its scripts have the page's origin. */
export const openToy = (
  { url }: ToySite,
  folder: 'library' | Broken,
  options: Pick<PageOptions, 'headers' | 'html' | 'clock'> = {},
): Promise<TestPage> =>
  openPage({ html: TOY, scripts: [`/${folder}/toy-game.js`], ...options, site: url });

export interface ToyElement extends HTMLElement {
  readonly verdicts: string[];
  toyAsk(state: ToyState): void;
}

/** Asks all questions at once, without waiting for answers. */
export const beginAll = (page: Page, states: readonly ToyState[], nth = 0): Promise<void> =>
  page
    .locator('toy-game')
    .nth(nth)
    .evaluate((element, asked) => {
      for (const state of asked) (element as ToyElement).toyAsk(state);
    }, states);

export const begin = (page: Page, state: ToyState, nth = 0): Promise<void> =>
  beginAll(page, [state], nth);

/** Waits until an element has this many verdicts, and returns them. */
export async function verdicts(page: Page, count: number, nth = 0): Promise<string[]> {
  const told = () =>
    page
      .locator('toy-game')
      .nth(nth)
      .evaluate((element) => (element as ToyElement).verdicts);
  const until = Date.now() + 20_000;
  for (let seen = await told(); ; seen = await told()) {
    if (seen.length >= count || Date.now() > until) return seen;
    await page.waitForTimeout(20);
  }
}

/** Asks, and waits for the answer. */
export async function ask(page: Page, state: ToyState): Promise<string | undefined> {
  const before = (await verdicts(page, 0)).length;
  await begin(page, state);
  return (await verdicts(page, before + 1))[before];
}

/** Removes workers from the page. */
export const allowNoWorker = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.set(customElements.get('toy-game')!, 'workerFactory', null));

export const hire = (page: Page, file: string): Promise<unknown> =>
  page.evaluate(
    (url) =>
      Reflect.set(
        customElements.get('toy-game')!,
        'workerFactory',
        () => new Worker(url, { type: 'module' }),
      ),
    file,
  );

/** The URLs of the page's workers. */
export const workersOf = (page: Page): string[] =>
  page.workers().map((worker) => worker.url().replace(/^blob:.*/, 'blob'));
