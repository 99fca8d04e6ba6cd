import { expect } from 'chai';
import { describe, it } from 'node:test';
import type { GameErrorDetail } from '../../src/elements/base/events.js';
import { type TestPage, openPage, problemsBut } from '../harness/pages.js';
import { gameOf, look } from './support/board.js';
import { byClicking, playThrough } from './support/players.js';
import { cardsOf, dragMoves } from './support/staged.js';
import { STRICT } from './support/site.js';
import { NEARLY_WON, nearlyWon } from './support/near-win.js';
import { ONE_GAME, statusOf } from './support/tabs.js';
import { itInFull } from '../support/counts.js';

const SHEETS = '**/dist/cdn/panel-sheets.js';
const GONE = 'This part could not be loaded.';

/** A strict page whose panels of keys and settings can't be loaded. */
async function without(): Promise<TestPage> {
  const html = '<freecell-game deal="617"></freecell-game>';
  const page = await openPage({ ...ONE_GAME, html, headers: STRICT });
  await page.route(SHEETS, (route) => route.fulfill({ status: 404, body: 'not here' }));
  return page;
}

const said = async (page: TestPage): Promise<void> =>
  gameOf(page).locator('[part="status"]', { hasText: GONE }).waitFor();

/** A page's problems, without the browser's own messages about a missing file. */
const problemsOf = (page: TestPage): readonly unknown[] =>
  problemsBut(page, ({ text }) => /404|(panel-sheets|season-table|records)\.js$/.test(text));

describe('a part that is loaded later and is not there', () => {
  it('is told of each time that the player asks for it, to the page’s author once, and the game is played', async () => {
    const page = await without();
    const game = gameOf(page);
    const problem = page.evaluate(
      () =>
        new Promise((done) => {
          addEventListener('game-error', (event) => {
            const { problem, message } = (event as CustomEvent<GameErrorDetail>).detail;
            done({ ...problem, reason: typeof problem['reason'], message });
          });
        }),
    );
    await dragMoves(page, ['5 8']);
    for (let times = 0; times < 2; times++) {
      await page.keyboard.press('?');
      await said(page);
      await dragMoves(page, [times === 0 ? '4 a' : '6 b']);
      expect(await statusOf(page)).to.equal('');
    }
    await game.getByRole('button', { name: 'More' }).click();
    expect(await statusOf(page)).to.equal('');
    await game.getByRole('button', { name: 'Settings' }).click();
    await said(page);
    expect(await game.getByRole('dialog').count()).to.equal(0);
    expect(cardsOf(await dragMoves(page, ['1 c']), 'cell-3')).to.equal('JD');
    expect((await look(game)).moveCount).to.equal(4);
    expect(await problem).to.deep.equal({
      code: 'load-failed',
      module: 'panel-sheets',
      reason: 'string',
      message: GONE,
    });
    const warned = page.told.filter((line) => line.startsWith('warning: '));
    expect(warned.length).to.equal(1);
    expect(warned[0]).to.match(
      /^warning: <freecell-game>: panel-sheets could not be loaded: TypeError/,
    );
    expect(problemsOf(page)).to.deep.equal([]);
  });

  itInFull('is there when it can be had again', async () => {
    const page = await without();
    await dragMoves(page, ['5 8']);
    await page.keyboard.press('?');
    await said(page);
    await page.unroute(SHEETS);
    await page.keyboard.press('?');
    await gameOf(page).getByRole('dialog', { name: 'Keyboard' }).waitFor();
    expect(problemsOf(page)).to.deep.equal([]);
  });
});

describe('the counting of games that is not there at first', () => {
  it('counts a win that was made before, opens the statistics, and the message goes', async () => {
    const page = await openPage({ ...ONE_GAME, html: NEARLY_WON, headers: STRICT, warns: true });
    const rest = await nearlyWon(page, 2);
    const file = '**/dist/cdn/records.js';
    await page.route(file, (route) => route.fulfill({ status: 404, body: 'not here' }));
    const game = gameOf(page);
    await playThrough(page, rest, byClicking(page));
    await game.locator('[part~="panel-win"]').waitFor();
    await page.keyboard.press('Escape');
    const open = async (): Promise<void> => {
      await game.getByRole('button', { name: 'More' }).click();
      await game.getByRole('button', { name: 'Statistics' }).click();
    };
    await open();
    await said(page);
    await page.unroute(file);
    await open();
    const panel = game.getByRole('dialog', { name: 'Statistics' });
    await panel.locator('dl').getByText('100%').waitFor();
    await page.keyboard.press('Escape');
    expect(await statusOf(page)).to.equal('');
    expect(problemsOf(page)).to.deep.equal([]);
  });
});

describe('what a day is called, where that is not there', () => {
  for (const [file, lang, heading] of [
    ['de-day.js', 'de', /^FreeCell for /],
    ['links-day-view.js', 'en', undefined],
  ] as const) {
    (lang === 'de' ? it : itInFull)(`hides neither moves nor time: ${file}`, async () => {
      const html = `<freecell-game daily="UTC" lang="${lang}"></freecell-game>`;
      const page = await openPage({ ...ONE_GAME, html: '', scripts: [], warns: true });
      await page.route(`**/dist/cdn/${file}`, (route) => route.fulfill({ status: 404, body: '' }));
      await page.evaluate((tag) => document.body.insertAdjacentHTML('beforeend', tag), html);
      await page.addScriptTag({ url: '/dist/cdn/freecell-game.js', type: 'module' });
      const game = gameOf(page);
      await game.locator('[part="time"]').waitFor();
      if (heading) await game.locator('[part="day"]', { hasText: heading }).waitFor();
      expect(await game.locator('[part="move-count"]').isVisible()).to.equal(true);
      expect(problemsOf(page)).to.deep.equal([]);
    });
  }
});

describe('a season’s table that is not there', () => {
  it('is said to be so in its place, until it can be had', async () => {
    const scripts = ['/dist/cdn/card-room.js', '/dist/cdn/game-leaderboard.js'];
    const page = await openPage({ html: '', scripts });
    const table = '**/dist/cdn/game-leaderboard-season-table.js';
    await page.route(table, (route) => route.fulfill({ status: 404, body: 'not here' }));
    const told = page.evaluate(() => {
      const room = document.createElement('card-room');
      room.setAttribute('season', '2026-W48');
      room.append(document.createElement('game-leaderboard'));
      document.body.append(room);
      return new Promise((done) => {
        addEventListener('game-error', (event) => {
          const { problem } = (event as CustomEvent<GameErrorDetail>).detail;
          done(problem['module']);
        });
      });
    });
    const leaderboard = page.locator('game-leaderboard');
    await leaderboard.getByText('The leaderboard could not be loaded.').waitFor();
    expect(await told).to.equal('season');
    await page.unroute(table);
    // A page may move its elements: missing modules are requested again.
    await leaderboard.evaluate((node) => node.parentElement!.append(node));
    await leaderboard.getByText('You have not won a game of this season').waitFor();
    expect(problemsOf(page)).to.deep.equal([]);
  });
});

describe('a part that is loaded later and is slow', () => {
  it('opens its panel when it has come, but not where the player went on', async () => {
    const page = await openPage(ONE_GAME);
    let send = (): void => undefined;
    const held = new Promise<void>((release) => (send = release));
    await page.route(SHEETS, async (route) => {
      await held;
      await route.continue();
    });
    const game = gameOf(page);
    await dragMoves(page, ['5 8']);
    await page.keyboard.press('?');
    await dragMoves(page, ['4 a']);
    expect(await game.getByRole('dialog').count()).to.equal(0);
    const came = page.waitForResponse(SHEETS);
    send();
    await came;
    await dragMoves(page, ['6 b']);
    const dialogs = await game.getByRole('dialog').count();
    expect([dialogs, (await look(game)).moveCount]).to.deep.equal([0, 3]);
    await page.keyboard.press('?');
    await game.getByRole('dialog', { name: 'Keyboard' }).waitFor();
    expect(page.problems).to.deep.equal([]);
  });
});
