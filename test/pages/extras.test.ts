import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type TestPage, openPage } from '../harness/pages.js';
import { gameOf, look } from './support/board.js';
import { NEARLY_WON, nearlyWon } from './support/near-win.js';
import { byClicking, playThrough } from './support/players.js';
import { cardsOf, dragMoves } from './support/staged.js';
import { STRICT } from './support/site.js';
import { ONE_GAME, statusOf } from './support/tabs.js';

const EXTRAS = '**/dist/cdn/extras.js';
const GONE = 'This part could not be fetched.';

/** A strict page without that file; the script that hears events would be refused there. */
async function without(html = '<freecell-game deal="617"></freecell-game>'): Promise<TestPage> {
  const page = await openPage({ ...ONE_GAME, html, headers: STRICT });
  // What is on its way is not to fail by the reload.
  await page.waitForLoadState('networkidle');
  await page.route(EXTRAS, (route) => route.fulfill({ status: 404, body: 'not here' }));
  // It is fetched as the game stands.
  await page.reload();
  return page;
}

/** How many courts there are, and in how many a picture is drawn beside the suit that they hold. */
async function courtsOf(page: TestPage): Promise<readonly [number, number]> {
  const courts = gameOf(page).locator('[part~="card-court"]');
  return [await courts.count(), await courts.locator('rect').count()];
}

const said = async (page: TestPage): Promise<void> =>
  gameOf(page).locator('[part="status"]', { hasText: GONE }).waitFor();

/** Everything but the browser's own words on the file that is not there. */
const problemsOf = ({ problems }: TestPage): readonly unknown[] =>
  problems.filter(({ text }) => !/404|extras\.js$/.test(text));

describe('extras.js that is not there', () => {
  it('leaves courts their index and suit', async () => {
    const page = await without();
    await dragMoves(page, ['5 8']);
    expect(await courtsOf(page)).to.deep.equal([12, 0]);
    const jack = gameOf(page).locator('[data-card="JC"]');
    expect(await jack.locator('[part="card-index"]').innerText()).to.equal('J');
    expect(await jack.locator('.picture > path').count()).to.equal(1);
    expect(problemsOf(page)).to.deep.equal([]);
  });

  it('is told of at ? and at Settings, every time, and the game is played', async () => {
    const page = await without();
    const game = gameOf(page);
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
    expect(problemsOf(page)).to.deep.equal([]);
  });

  it('leaves cards their own faces, and the page’s author a word', async () => {
    const page = await without();
    const warned: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warned.push(message.text());
    });
    const told = page.waitForEvent('console', (message) => message.text().includes('cardFaces'));
    await page.evaluate(`document.querySelector('freecell-game').cardFaces = () => '/card.svg'`);
    await told;
    expect(cardsOf(await dragMoves(page, ['5 8']), 'column-8')).to.equal('AH KH TC JS 2S QH JC');
    expect(await gameOf(page).locator('[part="card-index"]').count()).to.equal(52);
    expect(warned.length).to.equal(1);
    expect(warned[0]).to.match(/^<freecell-game>: cardFaces "Failed to fetch .*" cannot be used/);
    expect(problemsOf(page)).to.deep.equal([]);
  });

  it('leaves a win its words, in motion', async () => {
    const options = { ...ONE_GAME, html: NEARLY_WON, reducedMotion: 'no-preference' } as const;
    const page = await openPage(options);
    await page.route(EXTRAS, (route) => route.fulfill({ status: 404, body: 'not here' }));
    const rest = await nearlyWon(page, 1);
    const asked = page.waitForResponse(EXTRAS);
    expect((await playThrough(page, rest, byClicking(page))).outcome).to.equal('won');
    await asked;
    await gameOf(page).locator('[data-live]', { hasText: 'You won' }).waitFor();
    await gameOf(page).getByRole('button', { name: 'New game' }).click();
    expect((await look(gameOf(page))).outcome).to.equal(undefined);
    expect(problemsOf(page)).to.deep.equal([]);
  });
});

describe('extras.js that is slow', () => {
  /** A page whose game stands, but for that file, until the file is let go. */
  async function slow(): Promise<readonly [TestPage, () => Promise<unknown>]> {
    const page = await openPage(ONE_GAME);
    await page.waitForLoadState('networkidle');
    let send = (): void => undefined;
    const held = new Promise<void>((release) => (send = release));
    await page.route(EXTRAS, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(EXTRAS);
    await page.reload();
    await asked;
    const letGo = async (): Promise<unknown> => {
      const came = page.waitForResponse(EXTRAS);
      send();
      return came;
    };
    return [page, letGo];
  }

  it('draws the courts when it has come, of every game of the page', async () => {
    const [page, letGo] = await slow();
    await dragMoves(page, ['5 8']);
    expect(await courtsOf(page)).to.deep.equal([12, 0]);
    await letGo();
    const drawn = gameOf(page).locator('[part~="card-court"] rect');
    await drawn.nth(11).waitFor();
    expect(await courtsOf(page)).to.deep.equal([12, 12]);
    await page.evaluate(() => {
      document.body.append(document.createElement('freecell-game'));
    });
    await page
      .locator('freecell-game')
      .last()
      .locator('[part~="card-court"] rect')
      .nth(11)
      .waitFor();
    expect(page.problems).to.deep.equal([]);
  });

  it('opens its panel when it has come, but not where the player went on', async () => {
    const [page, letGo] = await slow();
    const game = gameOf(page);
    await dragMoves(page, ['5 8']);
    await page.keyboard.press('?');
    await dragMoves(page, ['4 a']);
    expect(await game.getByRole('dialog').count()).to.equal(0);
    await letGo();
    await dragMoves(page, ['6 b']);
    expect([await game.getByRole('dialog').count(), (await look(game)).moveCount]).to.deep.equal([
      0, 3,
    ]);
    await page.keyboard.press('?');
    await game.getByRole('dialog', { name: 'Keyboard' }).waitFor();
    expect(page.problems).to.deep.equal([]);
  });
});
