import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type TestPage, openPage } from '../harness/pages.js';
import { itInFull } from '../support/counts.js';
import { violations } from './support/axe.js';

const open = (hash = '', options: Parameters<typeof openPage>[0] = {}): Promise<TestPage> =>
  openPage({ path: `/demo/make/${hash}`, reducedMotion: 'reduce', ...options });

const board = (page: TestPage) => page.locator('patience-game');
const pile = (page: TestPage, id: string) => board(page).locator(`[data-pile="${id}"] [data-card]`);
const dealOf = (page: TestPage) =>
  board(page).evaluate((game: HTMLElementTagNameMap['patience-game']) => game.dealNumber);
const json = async (page: TestPage): Promise<unknown> =>
  JSON.parse((await page.locator('#json').textContent()) ?? '') as unknown;
/** Opens all groups of the form. */
async function openForm(page: TestPage): Promise<void> {
  const closed = page.locator('#terms details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

const CANFIELD = {
  version: 1,
  columns: {
    deal: [1, 1, 1, 1],
    build: { by: 'alternate', wrap: true },
    move: 'run',
    fill: ['reserve'],
  },
  foundations: { base: 'dealt', start: 1 },
  reserve: { deal: [13], faceDown: true },
  stock: { redeals: 'unlimited' },
  name: 'Canfield',
};

describe('the page “Make your own patience”', () => {
  it('changes a game, plays it at once, and opens its link and its tag', async () => {
    const page = await open();
    await pile(page, 'column-7').first().waitFor();
    await page.getByLabel('Begin with').selectOption('Canfield');
    await pile(page, 'reserve-1').first().waitFor();
    expect(await page.locator('#changes .sum').textContent()).to.include('rules of Canfield');
    await openForm(page);
    const draw = page.getByLabel('Draw', { exact: true });
    expect(await draw.inputValue()).to.equal('3');
    await draw.fill('1');
    await draw.press('Enter');
    await page.locator('#json', { hasNotText: '"draw"' }).waitFor();
    expect(await json(page)).to.deep.equal(CANFIELD);
    await board(page).locator('[data-pile="stock"]').first().click();
    await pile(page, 'waste-1').first().waitFor();
    expect(await pile(page, 'waste-1').count()).to.equal(1);
    expect(await page.locator('#changes li').allTextContents()).to.deep.equal([
      'Stock: Draw3 → 1↶',
    ]);
    expect(await page.locator('#in-words mark').allTextContents()).to.deep.equal([
      'Press the stock to turn a card onto the waste. You can play the top card of the waste.',
    ]);

    const link = new URL((await page.locator('#link').textContent())!);
    const opened = await openPage({ path: link.pathname + link.hash, reducedMotion: 'reduce' });
    await pile(opened, 'reserve-1').first().waitFor();
    expect(await json(opened)).to.deep.equal(CANFIELD);
    expect(await opened.getByLabel('Begin with').inputValue()).to.equal('canfield');
    expect(await dealOf(opened)).to.equal(await dealOf(page));

    const tag = (await page.locator('#tag').textContent())!;
    const host = await openPage({ html: tag, reducedMotion: 'reduce' });
    await pile(host, 'reserve-1').first().waitFor();
    for (const one of [page, opened, host]) expect(one.problems).to.deep.equal([]);
  });

  it('takes back one change, the last one, or all', async () => {
    const page = await open('#game=klondike-by-nobody&deal=7');
    await page.locator('#notice', { hasText: 'incomplete or damaged' }).waitFor();
    await page.getByLabel('Begin with').selectOption('Spider');
    const [sum, undo] = [page.locator('#changes .sum'), page.getByText('Undo a change')];
    await page.getByRole('button', { name: 'Only one suit' }).click();
    await page.getByRole('button', { name: 'All cards face up' }).click();
    await page.locator('#changes .sum', { hasText: '2 changes' }).waitFor();
    await undo.click();
    expect(await sum.textContent()).to.equal('1 change');
    await page.getByRole('button', { name: 'All cards face up' }).click();
    await page.getByRole('button', { name: 'Undo: Suits' }).click();
    expect(await page.locator('#changes .term').allTextContents()).to.deep.equal([
      'Columns: Face-down cards',
    ]);
    await page.getByText('Back to Spider’s own rules').click();
    expect(await sum.textContent()).to.equal('These are the rules of Spider.');
    await undo.click();
    expect(await sum.textContent()).to.equal('1 change');
    expect(page.problems).to.deep.equal([]);
  });

  it('names a problem at its term, and the last board stays', async () => {
    const page = await open();
    await pile(page, 'column-7').first().waitFor();
    await page.getByLabel('Begin with').selectOption('An empty table');
    await pile(page, 'column-8').first().waitFor();
    const deal = page.getByRole('textbox', { name: 'Cards in each column' });
    await deal.fill('7 7 7 7');
    await deal.press('Enter');
    const wrong = page.locator('.field', { has: deal }).locator('.wrong');
    expect(await wrong.textContent()).to.include('24 of 52 cards are left after the deal');
    expect(await deal.getAttribute('aria-invalid')).to.equal('true');
    expect(await pile(page, 'column-8').count()).to.be.above(0);
    await openForm(page);
    await page.getByLabel('The game has a stock').check();
    await board(page).locator('[data-pile="stock"]').first().waitFor();
    expect(await page.locator('#problem').textContent()).to.equal('');
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('says what is wrong with a link', async () => {
    const page = await open('#nonsense');
    await pile(page, 'column-7').first().waitFor();
    expect(await page.locator('#notice').textContent()).to.include('incomplete or damaged');
    const wrong = '{"version":1,"columns":{"deal":[99]},"foundations":{}}';
    await page.evaluate((rules) => (location.hash = `#rules=${btoa(rules)}`), wrong);
    await page.locator('#notice', { hasText: '99 cards are dealt' }).waitFor();
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('has the board before the form on a phone, and nothing to scroll sideways', async () => {
    const page = await open('', { width: 320, height: 700 });
    await pile(page, 'column-7').first().waitFor();
    const [top, form] = await page.evaluate(() =>
      ['#board', '#terms'].map((one) => document.querySelector(one)!.getBoundingClientRect().top),
    );
    expect(top).to.be.below(form!);
    await openForm(page);
    for (const width of [320, 390, 740, 1080, 1280, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scroll, `${width} px`).to.equal(width);
    }
    expect(page.problems).to.deep.equal([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    itInFull(`has nothing that axe finds, ${colorScheme}`, async () => {
      const page = await open('', { colorScheme, isDrawn: true });
      await pile(page, 'column-7').first().waitFor();
      await openForm(page);
      expect(await violations(page)).to.deep.equal([]);
    });
  }
});
