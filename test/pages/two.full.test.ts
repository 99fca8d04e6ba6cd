import { expect } from 'chai';
import { describe, it } from 'node:test';
import { VERSION } from '../../src/elements/base/version.js';
import { type TestPage, openPage } from '../harness/pages.js';
import { gameOf, look } from './support/board.js';
import { serveAt } from './support/cdn.js';
import { reloadHeard } from './support/console.js';
import { cardsOf, dragMoves } from './support/staged.js';

/** Two games, and the script twice, as on a page with two posts. */
const two = {
  html: '<freecell-game deal="617"></freecell-game><freecell-game deal="617"></freecell-game>',
  scripts: ['/dist/cdn/freecell-game.js', '/dist/cdn/freecell-game.js?again'],
  reducedMotion: 'reduce',
  height: 2000,
} as const;

/** Makes a move in each game. Returns the target pile and the move count. */
async function playBoth(page: TestPage): Promise<unknown> {
  const games = gameOf(page);
  await dragMoves(page, ['5 8'], games.first());
  await dragMoves(page, ['4 a', '6 b'], games.last());
  return reports(page);
}

async function reports(page: TestPage): Promise<unknown> {
  const looks = await Promise.all([look(gameOf(page).first()), look(gameOf(page).last())]);
  return looks.map((seen) => [seen.moveCount, cardsOf(seen, 'column-8'), cardsOf(seen, 'cell-1')]);
}

const PLAYED = [
  [1, 'AH KH TC JS 2S QH JC', ''],
  [2, 'AH KH TC JS 2S QH', '4H'],
];

describe('two games and two copies of the script', () => {
  it('are two games, each with its own save, and nothing to warn of', async () => {
    const page = await openPage(two);
    const told = await reloadHeard(page);
    expect(await playBoth(page)).to.deep.equal(PLAYED);
    const keys = await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key !== 'baize:preferences' && !key.endsWith(':counted'))
        .sort(),
    );
    expect(keys.map((key) => /:freecell-game:\d/.exec(key)?.[0])).to.deep.equal([
      ':freecell-game:1',
      ':freecell-game:2',
    ]);
    await page.waitForLoadState('networkidle');
    await page.reload();
    expect(await reports(page)).to.deep.equal(PLAYED);
    expect([told, page.problems]).to.deep.equal([[], []]);
  });

  it('give way to the player’s keys one at a time', async () => {
    const page = await openPage(two);
    await playBoth(page);
    await gameOf(page).last().getByRole('button', { name: 'Undo' }).click();
    await page.keyboard.press('u');
    expect(await reports(page)).to.deep.equal([PLAYED[0], [4, 'AH KH TC JS 2S QH', '']]);
    expect(page.problems).to.deep.equal([]);
  });

  it('of different versions play on, with one warning', async () => {
    const page = await openPage({ ...two, warns: true });
    await serveAt(page, '**/other/', (text) => text.replaceAll(VERSION, '9.9.9'));
    await page.route('**/freecell-game.js?again', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `import '/other/freecell-game.js'` }),
    );
    const told = await reloadHeard(page);
    expect(await playBoth(page)).to.deep.equal(PLAYED);
    expect(told).to.deep.equal([
      `warning: <freecell-game>: baize ${VERSION} is in use already; 9.9.9 is not used.`,
    ]);
    expect(page.problems).to.deep.equal([]);
  });
});
