import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type Locator, type Route } from 'playwright-core';
import { type TestPage, openPage, otherThanRefusals } from '../harness/pages.js';
import { isFull, itInFull } from '../support/counts.js';
import { SCRIPTS, cdn, noteRequests } from './support/cdn.js';
import {
  PEOPLE,
  SCRIPT,
  TWO,
  deal,
  openTable,
  playOut,
  pressAll,
  tableOf,
} from './support/seven27.js';
import { STRICT } from './support/site.js';
import { handOf, part, press, tabTo } from './support/table.js';

/** Expects the person, left of the dealer, to have taken an ace to a 5 and an ace, and won both halves. */
async function expectBoth(table: Locator): Promise<void> {
  await part(table, 'button-next').waitFor();
  const { outcome, stacks } = await handOf(table);
  const [own = 0, other = 0] = stacks as readonly number[];
  expect([outcome, own + other, own > 1000]).to.deep.equal(['over', 2000, true]);
  const result = part(part(table, 'seat own'), 'result win');
  expect((await result.innerText()).trim()).to.equal(`+${own - 1000}`);
}

/** The lines that say how the hand was paid. */
const linesOf = (table: Locator): Promise<readonly string[]> =>
  part(table, 'explanation').locator('li').allInnerTexts();

/** The files before the first card, and the bots' judgement. */
const FILES = [
  ...SCRIPTS.table('seven27-table'),
  cdn('state'),
  cdn('temper'),
  cdn('seven-twenty-seven-bots'),
  cdn('table-portraits'),
  // The offer of a guided hand.
  cdn('help-offer'),
];

// test/elements/seven27/hand.play.test.ts plays it as an element, by all input devices.
if (isFull) {
  describe('a whole hand of Seven Twenty-Seven on the table’s own file', () => {
    it('by mouse, and the table says why it was won', async () => {
      const [page, table] = await openTable();
      await pressAll(table, 'ante', 'take');
      expect(await part(table, 'total exact').count()).to.equal(2);
      await press(table, 'check');
      await playOut(table);
      await expectBoth(table);
      expect((await linesOf(table))[0]).to.match(
        /^You win both halves \(\d+ chips\): 5-A-A makes 7 and 27\.$/,
      );
      await press(table, 'next');
      expect((await handOf(table)).number).to.equal(2);
      expect(page.problems).to.deep.equal([]);
    });

    it('by keys alone', async () => {
      const [page, table] = await openTable();
      await tabTo(page, 'button-ante');
      for (const key of ['d', 't', '+', '+', 'r']) await page.keyboard.press(key);
      await playOut(table);
      await expectBoth(table);
      await page.keyboard.press('n');
      expect((await handOf(table)).phase).to.equal('ante');
      expect(page.problems).to.deep.equal([]);
    });

    it('by fingers on a phone that two people share', async () => {
      const options = { html: PEOPLE, hasTouch: true, width: 320, height: 844 };
      const [page, table] = await openTable(options);
      const tap = async (...names: readonly string[]): Promise<void> => {
        for (const name of names) await part(table, `button-${name}`).tap();
      };
      await tap('ante', 'ante', 'show', 'take', 'show', 'stand');
      await tap('show');
      await part(table, 'button-chip').filter({ hasText: '25' }).tap();
      await tap('bet', 'show', 'call');
      for (let seat = 0; seat < 2; seat++) await tap('show', 'stand');
      await part(table, 'button-next').waitFor();
      expect((await handOf(table)).stacks).to.deep.equal([1035, 965]);
      expect(await linesOf(table)).to.deep.equal([
        'Seat 1 wins both halves (70 chips): 5-A-A makes 7 and 27.',
        'Seat 2 wins nothing: 10-K makes 10½ (3½ from 7, 16½ from 27).',
      ]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(320);
      expect(page.problems).to.deep.equal([]);
    });
  });
}

describe('a strict page', () => {
  it('has a hand, every panel and the check of the deal; only what belongs to the table is fetched', async () => {
    const page = await openPage({
      html: '<seven27-table></seven27-table>',
      scripts: [SCRIPT],
      headers: STRICT,
      reducedMotion: 'reduce',
    });
    const asked = noteRequests(page);
    // A reload would cancel running requests, which count as problems.
    await page.waitForLoadState('networkidle');
    await page.reload();
    const table = tableOf(page);
    await press(table, 'ante');
    await playOut(table);
    expect([...asked()].sort()).to.deep.equal([...FILES, '/test-page/'].sort());
    for (const name of ['Hand history', 'Statistics', 'Keyboard', 'Settings']) {
      await part(table, 'button-menu').click();
      await part(table, 'menu-item').filter({ hasText: name }).click();
      await part(table, 'panel').getByRole('button', { name: 'Close' }).click();
    }
    await press(table, 'fair');
    const reveal = part(table, 'button-reveal');
    await reveal.or(part(table, 'button-check')).waitFor();
    if ((await reveal.count()) > 0) await reveal.click();
    await press(table, 'check');
    expect(await part(table, 'verdict').innerText()).to.equal('Check passed: everything matches.');
    expect(await part(table, 'mini-card').count()).to.equal(52);
    expect(await part(table, 'check no').count()).to.equal(0);
    expect(page.problems).to.deep.equal([]);
  });
});

describe('Seven Twenty-Seven without what its bots judge by', () => {
  /** Plays a hand against a bot on a page where the request of this file ends this way. */
  async function playWhere(meet: (route: Route, page: TestPage) => unknown): Promise<Locator> {
    const page = await openPage({ html: '', reducedMotion: 'reduce', clock: true });
    await page.route('**/seven-twenty-seven-bots.js', (route) => meet(route, page));
    await page.addScriptTag({ url: SCRIPT, type: 'module' });
    await page.evaluate((tag) => document.body.insertAdjacentHTML('beforeend', tag), TWO);
    const table = tableOf(page);
    await deal(table);
    await pressAll(table, 'ante', 'take', 'check');
    await playOut(table);
    return table;
  }

  itInFull('has a hand with plain bots where the file is missing', async () => {
    let page!: TestPage;
    const table = await playWhere((route, where) => {
      page = where;
      return route.fulfill({ status: 404 });
    });
    await expectBoth(table);
    const told = otherThanRefusals(page).map(({ text }) => text.split(' could')[0]);
    expect(told).to.deep.equal(['<seven27-table>: seven27-bots']);
  });

  itInFull('waits four seconds for a network that says nothing, and no longer', async () => {
    await expectBoth(await playWhere((_, page) => page.clock.runFor(4000)));
  });
});
