import { type Locator } from 'playwright-core';
import { type PageOptions, type TestPage, openPage } from '../../harness/pages.js';
import { gameOf, hearing } from './board.js';

export const ONE_GAME: PageOptions = {
  reducedMotion: 'reduce',
  html: `${hearing}<freecell-game deal="617"></freecell-game>`,
  scripts: ['/dist/cdn/freecell-game.js'],
};

/** The same page in two tabs of one browser, with the first in front. */
export async function twoTabs(
  options: PageOptions = ONE_GAME,
): Promise<readonly [TestPage, TestPage]> {
  const one = await openPage(options);
  const other = await openPage({ ...options, context: one.context() });
  await one.bringToFront();
  return [one, other];
}

/** The panel that asks which game to keep. */
export const question = (page: TestPage): Locator =>
  gameOf(page).getByRole('dialog', { name: 'Game continued in another tab' });

/** Leaves the page as by a link, which saves the game. */
export const leave = async (page: TestPage): Promise<unknown> => page.goto('/package.json');

/** The text of the status line. */
export const statusOf = (page: TestPage): Promise<string> =>
  gameOf(page).locator('[part="status"]').innerText();

/** Calls methods of the table in all tabs at the same time. Each page is busy until then, so that no tab sees another's write. */
export const actTogether = (
  pages: readonly TestPage[],
  calls: Readonly<Record<string, readonly unknown[]>>,
): Promise<unknown> =>
  Promise.all(
    pages.map((page) =>
      page.locator('paigow-table').evaluate(
        (table, [all, time]) => {
          while (Date.now() < time);
          for (const [name, values] of Object.entries(all)) {
            const method = Reflect.get(table, name) as (...values: readonly unknown[]) => unknown;
            method.apply(table, [...values]);
          }
        },
        [calls, Date.now() + 300] as const,
      ),
    ),
  );
