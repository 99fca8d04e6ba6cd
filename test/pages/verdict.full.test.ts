import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type TestPage, openPage } from '../harness/pages.js';
import { firstOf } from '../support/counts.js';
import { LISTENER, gameOf, heardBy, look } from './support/board.js';
import { GAMES, playByMouse } from './support/games.js';
import { byKeys, statusOf, tabToBoard } from './support/players.js';
import { dealt } from './support/solve.js';

const STRICT =
  "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'; " +
  "trusted-types lit-html baize 'allow-duplicates'";

/**
 * Lost without redeals, although a free choice of cards would win it. Only a search can find that.
 */
const LOST = '<pyramid-game deal="1" redeals="0"></pyramid-game>';
const HOPELESS = 'This deal can’t be won.';

/** A page with a policy. Its events are recorded although it allows no inline script. */
const openStrict = (html: string, policy = STRICT, more = ''): Promise<TestPage> =>
  openPage({
    html,
    headers: { 'content-security-policy': policy },
    init: LISTENER + more,
    reducedMotion: 'reduce',
  });

/** Waits for the first verdict, and returns all. */
async function verdictsOf(page: TestPage): Promise<readonly string[]> {
  const all = async (): Promise<readonly string[]> =>
    (await heardBy(page)).flatMap(({ verdict }) => verdict ?? []);
  const until = Date.now() + 20_000;
  while ((await all()).length === 0 && Date.now() < until) await page.waitForTimeout(20);
  return all();
}

const workersOf = (page: TestPage): string[] =>
  page.workers().map((worker) => new URL(worker.url()).pathname);

const WORKER = ['/dist/cdn/solver-worker.js'];

describe('a page with a strict policy', () => {
  for (const { tag, html, tokens } of firstOf(GAMES.slice(1), 1)) {
    it(`has ${tag} played by mouse and keys without a word in its console`, async () => {
      const page = await openStrict(html);
      const game = gameOf(page);
      const seen = await playByMouse(page, tokens.slice(0, 10));
      await tabToBoard(page);
      await byKeys(page)({ from: 'stock', to: 'waste-1', count: 1 }, seen);
      for (const tool of ['Undo', 'Redo', 'Hint']) {
        await game.getByRole('button', { name: tool, exact: true }).click();
      }
      await game.getByRole('button', { name: 'More' }).click();
      await game.getByRole('button', { name: 'Keyboard' }).click();
      await game.getByRole('button', { name: 'Close' }).click();
      const { moveCount } = await look(game);
      expect([moveCount, page.told, page.problems]).to.deep.equal([13, [], []]);
    });
  }

  it('has Pyramid’s verdict from the worker, and the player is told', async () => {
    const page = await openStrict(LOST);
    expect(await verdictsOf(page)).to.deep.equal(['unwinnable']);
    expect(await statusOf(gameOf(page))).to.equal(HOPELESS);
    expect([workersOf(page), page.told, page.problems]).to.deep.equal([WORKER, [], []]);
  });
});

describe('a page that allows no worker has Pyramid’s verdict all the same', () => {
  const policy = `${STRICT}; worker-src 'none'`;

  it('where its policy says so, which the browser reports at both attempts', async () => {
    const page = await openStrict(LOST, policy);
    expect(await verdictsOf(page)).to.deep.equal(['unwinnable']);
    expect(await statusOf(gameOf(page))).to.equal(HOPELESS);
    const reports = page.problems.filter(({ kind }) => kind === 'csp').map(({ text }) => text);
    expect(reports.map((text) => text.replace(/https?:.*\//, ''))).to.deep.equal([
      'worker-src blocked solver-worker.js',
      'worker-src blocked blob',
    ]);
    // The others are the browser's own messages about them.
    for (const { text } of page.problems) expect(text).to.match(/worker-src|request/);
    expect(workersOf(page)).to.deep.equal([]);
  });

  it('where it forbids them by workerFactory, without a report', async () => {
    const forbid = `customElements.whenDefined('pyramid-game')
      .then((PyramidGame) => { PyramidGame.workerFactory = null; });`;
    const page = await openStrict(LOST, policy, forbid);
    expect(await verdictsOf(page)).to.deep.equal(['unwinnable']);
    expect([workersOf(page), page.told, page.problems]).to.deep.equal([[], [], []]);
  });
});

describe('Pyramid without its solver’s file', () => {
  it('does not know whether it can be won, tells the page once, and is played', async () => {
    const { html, tokens } = dealt({ kind: 'pyramid', deal: 254 });
    const page = await openPage({ html: '', init: LISTENER, reducedMotion: 'reduce' });
    await page.route('**/solver-adviser.js', (route) => route.fulfill({ status: 404 }));
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.evaluate((tag) => document.body.insertAdjacentHTML('beforeend', tag), html);
    await warned;
    expect(await statusOf(gameOf(page))).to.equal('');
    expect((await playByMouse(page, tokens.slice(0, 5))).moveCount).to.equal(5);
    expect(await statusOf(gameOf(page))).not.to.include('win');
    expect((await heardBy(page)).some(({ type }) => type === 'game-verdict')).to.equal(false);
    // The browser reports the missing file each time, the game once.
    const others = page.problems.filter(({ kind }) => kind === 'error' || kind === 'csp');
    expect(others).to.deep.equal([]);
    const own = page.told.filter((word) => !word.includes('404'));
    expect(own.length).to.equal(1);
    expect(own[0]).to.include('<pyramid-game>: solver/adviser could not be loaded');
  });
});

describe('the light in the toolbar', () => {
  it('says that nothing is known where the search comes to no end', async () => {
    const helpless =
      "onmessage = ({ data: [id] }) => postMessage([id, id ? ['unknown'] : undefined]);";
    const hire = `customElements.whenDefined('freecell-game').then((FreecellGame) => {
      const text = ${JSON.stringify(`${helpless} postMessage([0]);`)};
      FreecellGame.workerFactory = () => new Worker(URL.createObjectURL(new Blob([text])));
    });`;
    const html = '<freecell-game deal="617" verdict></freecell-game>';
    const page = await openPage({ html, init: LISTENER + hire });
    expect(await verdictsOf(page)).to.deep.equal(['unknown']);
    const light = gameOf(page).locator('[part~="verdict"][part~="unknown"]');
    expect(await light.textContent()).to.equal('? winnable: unknown');
    // The hint is then any legal move, and says so.
    await gameOf(page).getByRole('button', { name: 'Hint' }).click();
    await gameOf(page).locator('[part="status"]', { hasText: 'it is only a legal move' }).waitFor();
  });
});
