import { expect } from 'chai';
import { after, before, describe, it } from 'node:test';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser, manyWindowsFlags } from '../../scripts/find-browser.mjs';
import { openPage, serverUrl } from '../harness/pages.js';
import { gameOf, heardBy, hearing, look } from './support/board.js';
import { cardsOf, dragMoves } from './support/staged.js';

const html = `${hearing}<script>
    globalThis.shows = [];
    for (const type of ['pagehide', 'pageshow']) {
      addEventListener(type, ({ persisted }) => {
        const { elapsed } = document.querySelector('freecell-game');
        shows.push({ type, persisted, elapsed, at: performance.now() });
      });
    }
  </script><freecell-game deal="617"></freecell-game>`;

interface Show {
  readonly type: string;
  readonly persisted: boolean;
  readonly elapsed: number;
  readonly at: number;
}

describe('a page that comes back from the back/forward cache', () => {
  // Playwright disables the cache by a flag, which has to be left out.
  let browser: Browser;
  before(async () => {
    browser = await chromium.launch({
      executablePath: findBrowser()!,
      args: manyWindowsFlags(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  after(() => browser.close());

  it('has its game where it was, its clock stood still, and goes on', async () => {
    const context = await browser.newContext({
      baseURL: await serverUrl(),
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await openPage({ html, context });
    const game = gameOf(page);
    const seen = await dragMoves(page, ['5 8', '4 a']);
    await page.goto('/package.json');
    await page.waitForFunction(() => performance.now() > 800);
    // A page from the cache fires no load event.
    await page.goBack({ waitUntil: 'commit' });
    const shows = await page.evaluate(() => (globalThis as unknown as { shows: Show[] }).shows);
    const [, hide, show] = shows;
    expect(shows.map(({ type, persisted }) => [type, persisted])).to.deep.equal([
      ['pageshow', false],
      ['pagehide', true],
      ['pageshow', true],
    ]);
    expect(show!.at - hide!.at).to.be.above(400);
    expect(show!.elapsed - hide!.elapsed).to.be.within(0, 100);
    expect(await look(game)).to.deep.equal(seen);
    const after = await dragMoves(page, ['6 b']);
    expect([after.moveCount, cardsOf(after, 'cell-2')]).to.deep.equal([3, '6C']);
    expect((await heardBy(page)).map(({ type }) => type)).to.deep.equal([
      'game-start',
      'game-move',
      'game-move',
      'game-move',
    ]);
    expect(page.problems).to.deep.equal([]);
  });
});
