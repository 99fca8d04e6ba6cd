import { expect } from 'chai';
import { type Locator } from 'playwright-core';
import { describe, it } from 'node:test';
import { type TestPage, otherThanRefusals } from '../harness/pages.js';
import { handOf, openTable, part, press, tableOf } from './support/table.js';
import { itInFull } from '../support/counts.js';

const HTML = '<paigow-table seats="2" quick-deal advice coach></paigow-table>';

const STRICT =
  "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'; " +
  "trusted-types lit-html baize 'allow-duplicates'";

const strict = (policy: string, init = ''): object => ({
  html: HTML,
  headers: { 'content-security-policy': policy },
  init,
});

const workersOf = (page: TestPage): string[] =>
  page.workers().map((worker) => new URL(worker.url()).pathname);

/** Waits for the advice, and returns the figures of its rows. */
async function figures(table: Locator): Promise<readonly string[]> {
  await part(table, 'button-lay').first().waitFor();
  const texts = await part(table, 'advice-row').allInnerTexts();
  return texts.map((text) => text.match(/[\d.]+%/g)!.join(' '));
}

const verdict = async (table: Locator): Promise<string> => {
  await part(table, 'advice-row').first().waitFor();
  return part(table, 'coach-verdict').innerText();
};

const BEST = '38.0% 48.3% 13.8%';

describe('advice on a page with a strict policy', () => {
  it('comes from the worker in its own file, without a word in the console, and is there after a reload', async () => {
    const [page, table] = await openTable(strict(STRICT));
    await press(table, 'deal');
    const rows = await figures(table);
    // Of 18 ways, four differ from others only in suits of equal value.
    expect([rows.length, rows[0]]).to.deep.equal([14, BEST]);
    expect(workersOf(page)).to.deep.equal(['/dist/cdn/solver-worker.js']);
    // King and nine, although king and queen are better.
    await part(table, 'button-lay').nth(1).click();
    await press(table, 'set');
    const lesson = 'Your set cost 8.2% of the bet, 0.41 chips.';
    expect(await verdict(table)).to.equal(lesson);
    await part(table, 'button-next').waitFor();
    const { run } = await handOf(table);
    expect([page.told, page.problems]).to.deep.equal([[], []]);
    await page.reload();
    await part(table, 'lesson').waitFor();
    expect(await verdict(table)).to.equal(lesson);
    expect((await handOf(table)).run).to.deep.equal(run);
    await press(table, 'next');
    expect(await part(table, 'coach-totals').innerText()).to.match(/^1 hand, 0 of them set best\./);
    expect([page.told, page.problems]).to.deep.equal([[], []]);
  });

  itInFull('comes without a worker where the page forbids them, in short tasks', async () => {
    const forbid = `customElements.whenDefined('paigow-table')
      .then((PaigowTable) => { PaigowTable.workerFactory = null; });`;
    const policy = `${STRICT}; worker-src 'none'`;
    const [page, table] = await openTable(strict(policy, forbid));
    await press(table, 'deal');
    expect((await figures(table))[0]).to.equal(BEST);
    expect([workersOf(page), page.told, page.problems]).to.deep.equal([[], [], []]);
  });
});

describe('a table without the file of its advice', () => {
  itInFull('says so, and is played', async () => {
    const [page] = await openTable({ html: HTML });
    await page.route('**/pai-gow-adviser.js', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    const again = tableOf(page);
    await part(again, 'status').getByText('This part could not be loaded.').waitFor();
    await press(again, 'deal');
    await press(again, 'house-way');
    await press(again, 'set');
    await part(again, 'button-next').waitFor();
    const told = otherThanRefusals(page).map(({ text }) => text.split(' could')[0]);
    expect(told).to.deep.equal(['<paigow-table>: paigow-advice']);
  });
});
