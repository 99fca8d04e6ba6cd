import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type Locator } from 'playwright-core';
import { type TestPage, openPage } from '../harness/pages.js';
import { NEARLY_WON, nearlyWon } from './support/near-win.js';
import { byClicking, playThrough } from './support/players.js';
import { itInFull } from '../support/counts.js';

const BOARD = NEARLY_WON.replace('deal=', 'id="board" save-key="mine" deal=');
const html = `${BOARD}<game-stats for="board"></game-stats>`;
const scripts = ['/dist/cdn/game-stats.js', '/dist/cdn/freecell-game.js'];

const statsOf = (page: TestPage): Locator => page.locator('game-stats');
const status = (page: TestPage): Promise<string> => statsOf(page).getByRole('status').innerText();

/** The figures by their labels. */
async function figures(page: TestPage): Promise<Readonly<Record<string, string>>> {
  const names = await statsOf(page).locator('dt').allInnerTexts();
  const values = await statsOf(page).locator('dd').allInnerTexts();
  return Object.fromEntries(names.map((name, index) => [name, values[index]!]));
}

/** The number of records in the browser's databases, which are written later than the page knows them. */
const STORED = `(async () => {
  let count = 0;
  for (const { name } of await indexedDB.databases()) {
    const opening = indexedDB.open(name);
    await new Promise((done) => (opening.onsuccess = done));
    const keys = opening.result.transaction('history').objectStore('history').getAllKeys();
    await new Promise((done) => (keys.onsuccess = done));
    opening.result.close();
    count += keys.result.filter((key) => key.startsWith('record:')).length;
  }
  return count;
})()`;

const untilStored = (page: TestPage, count: number): Promise<unknown> =>
  page.waitForFunction(`${STORED}.then((count) => count === ${count})`);

/** Wins the first game by clicks, once the statistics record it. */
async function win(page: TestPage): Promise<void> {
  await statsOf(page).getByText('No games yet').waitFor();
  const rest = await nearlyWon(page, 2);
  const { outcome } = await playThrough(page, rest, byClicking(page));
  expect(outcome).to.equal('won');
  await statsOf(page).getByText('Games', { exact: true }).waitFor();
}

const told = (page: TestPage): readonly string[] =>
  page.told.filter((line) => line.includes('game-stats'));

describe('statistics of a page', () => {
  it('say that FreeCell was won, after a reload too; go to a file, are cleared, and come back from it', async () => {
    const page = await openPage({ html, scripts, reducedMotion: 'reduce' });
    await win(page);
    const won = await figures(page);
    expect(won).to.include({ Games: '1', Won: '1', 'Win rate': '100%', Streak: '1' });
    expect(Number(won['Fewest moves'])).to.be.greaterThan(50);
    await untilStored(page, 1);
    await page.reload();
    await statsOf(page).getByText('Games', { exact: true }).waitFor();
    expect(await figures(page)).to.deep.equal(won);

    const coming = page.waitForEvent('download');
    await statsOf(page).getByRole('button', { name: 'Export' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).to.match(/^baize-statistics-\d{4}-\d\d-\d\d\.json$/);
    const path = await file.path();
    const text = readFileSync(path, 'utf8');
    expect(JSON.parse(text)).to.have.keys('kind', 'format', 'records');
    expect((JSON.parse(text) as { records: object[] }).records[0]).to.include({
      ...{ game: 'freecell', variant: 'supermove~full', outcome: 'won', deal: 3 },
    });
    expect(await status(page)).to.equal('1 game exported.');

    await statsOf(page).getByRole('button', { name: 'Clear FreeCell' }).click();
    expect(await status(page)).to.equal('1 game of FreeCell cleared.');
    await untilStored(page, 0);
    await page.reload();
    await statsOf(page).getByText('No games yet').waitFor();

    const choosing = page.waitForEvent('filechooser');
    await statsOf(page).getByRole('button', { name: 'Import' }).click();
    await (await choosing).setFiles(path);
    await statsOf(page).getByText('1 game added.').waitFor();
    expect(await figures(page)).to.deep.equal(won);
    const again = page.waitForEvent('filechooser');
    await statsOf(page).getByRole('button', { name: 'Import' }).click();
    await (await again).setFiles(path);
    await statsOf(page).getByText('0 games added, 1 already there.').waitFor();
    expect([told(page), page.problems]).to.deep.equal([[], []]);
  });

  itInFull('run on a page with a strict policy', async () => {
    const policy =
      "default-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html baize 'allow-duplicates'";
    const headers = { 'content-security-policy': policy };
    const page = await openPage({ html, scripts, headers, reducedMotion: 'reduce' });
    await statsOf(page).getByText('No games yet').waitFor();
    await win(page);
    const coming = page.waitForEvent('download');
    await statsOf(page).getByRole('button', { name: 'Export' }).click();
    expect((await coming).suggestedFilename()).to.include('baize-statistics');
    expect([told(page), page.problems]).to.deep.equal([[], []]);
  });

  itInFull(
    'count for as long as the page lasts where IndexedDB is blocked, and say so once',
    async () => {
      const init = `Object.defineProperty(window, 'indexedDB', {
      value: { open() { throw new DOMException('denied', 'SecurityError'); } },
    });
    window.errors = [];
    addEventListener('game-error', ({ detail }) => errors.push(detail.message));`;
      const page = await openPage({ html, scripts, init, reducedMotion: 'reduce' });
      const line = statsOf(page).getByText('The browser can’t store these games');
      await line.waitFor();
      await win(page);
      expect(await figures(page)).to.include({ Games: '1', Won: '1' });
      expect(await line.count()).to.equal(1);
      const message = 'the browser does not store games here (SecurityError: denied)';
      expect(await page.evaluate('errors')).to.deep.equal([message]);
      await page.reload();
      await line.waitFor();
      expect(await statsOf(page).getByText('No games yet').count()).to.equal(1);
      const told = new Set(page.problems.map(({ text }) => text));
      expect([...told]).to.deep.equal([`<freecell-game>: ${message}`]);
    },
  );

  itInFull('know what another tab has played once the page comes into sight', async () => {
    // Headless tabs are always visible, so the test fires the browser's event itself.
    const init = `window.seen = () => document.dispatchEvent(new Event('visibilitychange'));`;
    const page = await openPage({ html, scripts, init, reducedMotion: 'reduce' });
    await statsOf(page).getByText('No games yet').waitFor();
    const other = await openPage({
      html,
      scripts,
      reducedMotion: 'reduce',
      context: page.context(),
    });
    await win(other);
    await other.close();
    await page.evaluate('seen()');
    await statsOf(page).getByText('Games', { exact: true }).waitFor();
    expect(await figures(page)).to.include({ Games: '1', Won: '1' });
  });
});
