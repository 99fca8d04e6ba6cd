import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type TestPage, openPage, otherThanRefusals } from '../harness/pages.js';
import { firstOf, itInFull } from '../support/counts.js';
import { gameOf } from './support/board.js';
import { stumbled } from './support/stumbled.js';
import { ONE_GAME } from './support/tabs.js';

const UNSURE = /^Still checking: this move is legal, but may not lead to a win\. Try /;
const UNPROVEN = /^This move is legal, but may not lead to a win\. Try /;

/** A page whose own worker reports that it is ready, and never answers. */
const silent = `customElements.whenDefined('freecell-game').then((kind) => {
  const text = 'postMessage([0]); onmessage = () => undefined;';
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  kind.workerFactory = () => new Worker(url);
});`;

/** A page without workers, so that the search runs on the main thread. */
const workerless = `customElements.whenDefined('freecell-game').then((kind) => {
  kind.workerFactory = null;
});`;

const hint = (page: TestPage): Promise<void> =>
  gameOf(page).getByRole('button', { name: 'Hint' }).click();

const said = async (page: TestPage, words: RegExp): Promise<void> =>
  gameOf(page).locator('[part="status"]').filter({ hasText: words }).waitFor();

describe('a hint of a worker that never answers', () => {
  // The same for an element: test/elements/contract, a hint that is not yet proved.
  itInFull('says that it is not sure, and is corrected by the page’s own search', async () => {
    const page = await openPage({ ...ONE_GAME, init: silent, clock: true });
    await gameOf(page).locator('[data-card]').first().waitFor();
    await hint(page);
    await page.waitForEvent('worker');
    await page.clock.runFor(1000);
    await said(page, UNSURE);
    const bulb = gameOf(page).locator('[part~="button-hint"]');
    expect(await bulb.getAttribute('aria-busy')).to.equal('true');
    // The worker is given up after four seconds.
    for (let second = 0; second < 5; second++) await page.clock.runFor(1000);
    await said(page, /^Checked: this leads to a win\. Try /);
    expect(await bulb.getAttribute('aria-busy')).to.equal(null);
    expect(page.problems).to.deep.equal([]);
  });
});

describe('a hint without the solver’s module', () => {
  for (const file of firstOf(['solver-adviser.js', 'freecell-solver.js'], 1)) {
    it(`says that it is only a legal move, where ${file} is not there`, async () => {
      const page = await openPage({ ...ONE_GAME, init: workerless, warns: true });
      await page.route(`**/${file}`, (route) => route.fulfill({ status: 404, body: 'not here' }));
      await hint(page);
      await said(page, UNPROVEN);
      expect(await gameOf(page).locator('[part~="card"][part~="hint"]').count()).to.be.above(0);
      expect(otherThanRefusals(page)).to.deep.equal([]);
    });
  }
});

/** A page on a slow processor that loads this game. */
async function slowPage(deal: number, save: unknown): Promise<TestPage> {
  const page = await openPage({
    ...ONE_GAME,
    html: `<freecell-game deal="${deal}"></freecell-game>`,
    init: workerless,
  });
  await gameOf(page).locator('[data-card]').first().waitFor();
  await page.evaluate((text) => {
    const key = Object.keys(localStorage).find((name) => name.includes(':['))!;
    localStorage.setItem(key, `9 ${text}`);
  }, JSON.stringify(save));
  await page.reload();
  await gameOf(page).locator('[part="move-count"]', { hasText: '6 moves' }).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  return page;
}

/** All texts of the status line during one hint, and the piles that are highlighted in the end. */
async function hinted(page: TestPage): Promise<readonly [words: string[], piles: string[]]> {
  await gameOf(page).evaluate((element) => {
    const status = element.shadowRoot!.querySelector('[part="status"]')!;
    const words: string[] = [];
    const options = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => words.push(status.textContent.trim())).observe(status, options);
    Object.assign(globalThis, { words });
  });
  await hint(page);
  await said(page, /^(Checked: this leads to a win\. )?Try /);
  const words = await page.evaluate(() => (globalThis as unknown as { words: string[] }).words);
  const piles = await gameOf(page)
    .locator('[data-pile]:has([part~="card"][part~="hint"], [part~="slot"][part~="hint"])')
    .evaluateAll((lit) => lit.map((pile) => (pile as HTMLElement).dataset['pile']!));
  return [words, piles];
}

describe('hints on a processor that is 20 times as slow', () => {
  const count = 30;

  itInFull(`lose no game without a word of doubt, in ${count} games`, async () => {
    let left = count;
    for (let deal = 617; left > 0; deal++) {
      const game = stumbled(deal);
      if (game.verdict !== 'winnable') continue;
      const page = await slowPage(deal, game.save);
      const [words, piles] = await hinted(page);
      // Texts before the proof say that the hint is not sure.
      for (const early of words.slice(0, -1)) expect(early).to.match(UNSURE);
      expect(new Set(game.after(piles)), String(deal)).to.deep.equal(new Set(['winnable']));
      expect(page.problems).to.deep.equal([]);
      await page.close();
      left--;
    }
  });
});
