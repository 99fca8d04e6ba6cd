import { expect } from 'chai';
import { describe, it } from 'node:test';
import { PAGES } from '../../demo/pages.mjs';
import { type TestPage, openPage, otherThanRefusals } from '../harness/pages.js';
import { firstOf, isFull, itInFull } from '../support/counts.js';
import { gameOf, look } from './support/board.js';
import { demoSite } from './support/demo-site.js';
import { tabToBoard } from './support/players.js';
import { playOut } from './support/seven27.js';
import { cardsOf, dragMoves } from './support/staged.js';
import { handOf, press } from './support/table.js';

interface Hashed {
  readonly commitment: string;
}

/** Pages that no tile shows, because they are tools. */
const LINKED_ELSEWHERE = ['Themes', 'Make a theme', 'Builder', 'Make your own patience'];

const gallery = { path: '/demo/', reducedMotion: 'reduce' } as const;
const hero = (page: TestPage) => page.locator('.hero freecell-game');

/** The bottom of the first screen, and of the content that it has to show. */
const firstScreen = (page: TestPage) =>
  page.evaluate(() => {
    const game = document.querySelector('.hero freecell-game')!.shadowRoot!;
    const [, , , fourth] = game.querySelectorAll('[data-pile="column-1"] [data-card]');
    const [words, tag] = ['.hero .words', '#tag'].map((one) =>
      document.querySelector(one)!.getBoundingClientRect(),
    );
    return {
      name: document.querySelector('h1')!.textContent,
      words: words!.bottom,
      // Three rows are visible above the fourth.
      rows: fourth!.getBoundingClientRect().top,
      tag: tag!.top,
      sideways: document.documentElement.scrollWidth - innerWidth,
    };
  });

describe('the gallery', () => {
  const SIZES = [
    [390, 844],
    [740, 360],
    [1280, 800],
    [1920, 1080],
    [320, 640],
    [768, 1024],
  ] as const;

  it('shows Baize’s name and a board on its first screen, and the tag at its end', async () => {
    const page = await openPage(gallery);
    for (const [width, height] of firstOf(SIZES, 4)) {
      await page.setViewportSize({ width, height });
      await hero(page).locator('[data-card]').first().waitFor();
      const seen = await firstScreen(page);
      expect([seen.name, seen.sideways], `${width}`).to.deep.equal(['Baize', 0]);
      expect(Math.max(seen.words, seen.rows), `${width}`).to.be.at.most(height);
      expect(seen.tag, `${width}`).to.be.at.most(height + 80);
    }
    const seen = await dragMoves(page, ['5 8'], hero(page));
    expect(cardsOf(seen, 'column-8')).to.equal('AH KH TC JS 2S QH JC');
    expect(page.problems).to.deep.equal([]);
  });

  it('has a tile of every game and element, which leads to its page by the keyboard', async () => {
    const page = await openPage(gallery);
    const tiles = page.locator('.tile h3, .examples h3');
    const names = PAGES.map(({ name }) => name);
    expect(await tiles.allTextContents()).to.include.members(
      names.filter((name) => !LINKED_ELSEWHERE.includes(name)),
    );
    // A miniature is hidden from screen readers, and starts when it is near.
    const small = page.locator('.tile klondike-game');
    expect(await small.evaluate((node) => node.closest('[inert]') !== null)).to.equal(true);
    await small.scrollIntoViewIfNeeded();
    await small.locator('[data-card]').first().waitFor();
    await page.getByRole('link', { name: 'Klondike' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Klondike' }).waitFor();
    expect(page.problems).to.deep.equal([]);
  });

  it('copies the tag, and the script', async () => {
    const page = await openPage(gallery);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await copied()).to.equal('<freecell-game deal="617"></freecell-game>');
    await page.getByRole('button', { name: 'Copy' }).last().click();
    const { origin } = new URL(page.url());
    await page.waitForFunction(
      async (src) => (await navigator.clipboard.readText()).includes(src),
      `src="${origin}/dist/cdn/freecell-game.js"`,
    );
    expect(page.problems).to.deep.equal([]);
  });

  for (const width of firstOf([390, 1280], 1)) {
    it(`keeps still while it loads, ${width} wide`, async () => {
      const page = await openPage({ ...gallery, width, height: 844, isDrawn: true });
      await hero(page).locator('[data-card]').first().waitFor();
      await page.waitForLoadState('networkidle');
      const shifted = await page.evaluate(() => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        return observer
          .takeRecords()
          .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
      });
      expect(shifted).to.be.at.most(0.01);
      expect(page.problems).to.deep.equal([]);
    });
  }
});

describe('the demo below a path', () => {
  it('has its gallery, a game, the builder and the way between them', async () => {
    const site = await demoSite({}, '/x/y');
    const page = await openPage({ path: '/x/y/', site: site.url, reducedMotion: 'reduce' });
    await hero(page).locator('[data-card]').first().waitFor();
    expect(new URL(page.url()).pathname).to.equal('/x/y/demo/');
    await page.getByRole('button', { name: 'Games' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Golf' }).click();
    await page.locator('golf-game [data-card]').first().waitFor();
    expect(await page.locator('#script').textContent()).to.match(
      /^<script type="module" src="https:\/\/cdn.*\/golf-game.js"><\/script>$/,
    );
    await page.getByRole('button', { name: 'More' }).first().click();
    await page.getByRole('link', { name: 'Builder' }).click();
    await page.frameLocator('.phone iframe').locator('[data-card]').first().waitFor();
    await page.getByRole('link', { name: 'Baize' }).click();
    await hero(page).locator('[data-card]').first().waitFor();
    const docs = page.locator('nav a', { hasText: 'Documentation' });
    expect(await docs.evaluate((link: HTMLAnchorElement) => link.pathname)).to.equal('/x/y/docs/');
    expect(page.problems).to.deep.equal([]);
  });
});

describe('the blog post', () => {
  itInFull('prints what the page hears, move by move', async () => {
    const page = await openPage({ path: '/demo/post.html', reducedMotion: 'reduce' });
    const lines = page.locator('#log > li');
    await gameOf(page).scrollIntoViewIfNeeded();
    await lines.nth(0).waitFor();
    const counts = [await lines.count()];
    // The beginning of 617 in the post: six moves free the ace of spades.
    for (const text of ['7 a', '7 b', '7 c', 'b 7', '1 d', '7 1 2']) {
      await dragMoves(page, [text]);
      counts.push(await lines.count());
    }
    expect(counts).to.deep.equal([1, 2, 3, 4, 5, 6, 7]);
    const seen = await look(gameOf(page));
    expect([cardsOf(seen, 'column-7'), seen.moveCount]).to.deep.equal(['2D AS', 6]);
    const texts = await lines.allTextContents();
    expect(texts.filter((text) => text.includes('71')).length).to.equal(1);
    await tabToBoard(page);
    await page.keyboard.press('7');
    await page.keyboard.press('h');
    await page.keyboard.press('u');
    expect(await lines.count()).to.equal(9);
    expect(page.problems).to.deep.equal([]);
  });
});

describe('the settings of a game’s page', () => {
  it('are attributes, make the tag, and stay in the address', async () => {
    const page = await openPage({
      path: '/demo/klondike.html?deal=1&draw=3',
      reducedMotion: 'reduce',
    });
    await page.getByLabel('Scoring', { exact: true }).selectOption('vegas');
    await page.getByLabel('Manual flip').check();
    const tag = '<klondike-game draw="3" scoring="vegas" manual-flip deal="1"></klondike-game>';
    const shown = page.locator('#tag');
    expect(await shown.textContent()).to.equal(tag);
    expect(new URL(page.url()).search).to.equal('?deal=1&draw=3&scoring=vegas&manual-flip=');
    // The rules of a game are fixed when it is dealt.
    await gameOf(page).getByRole('button', { name: 'New game' }).click();
    expect(await gameOf(page).locator('[part="score"]').textContent()).to.equal('Score −52');
    await page.reload();
    expect(await shown.textContent()).to.equal(tag);
    expect(page.problems).to.deep.equal([]);
  });

  it('are folded on a phone, below the board', async () => {
    const page = await openPage({ path: '/demo/klondike.html', width: 390, height: 844 });
    await gameOf(page).locator('[data-card]').first().waitFor();
    const top = (await gameOf(page).boundingBox())!.y;
    expect(top).to.be.below(200);
    expect(await page.getByLabel('Scoring', { exact: true }).isVisible()).to.equal(false);
    await page.locator('.settings > summary').click();
    const field = (await page.getByLabel('Scoring', { exact: true }).boundingBox())!;
    expect(field.y).to.be.above(top);
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('take a finished theme, and what the address asks for is taken back', async () => {
    const page = await openPage({ path: '/demo/ten-dice.html?bots=', reducedMotion: 'reduce' });
    expect(await page.locator('#tag').textContent()).to.equal('<ten-dice-race></ten-dice-race>');
    await page.getByLabel('Theme', { exact: true }).selectOption('night');
    const felt = () =>
      page
        .locator('ten-dice-race [part~="frame"]')
        .evaluate((frame) => getComputedStyle(frame).backgroundColor);
    await page.waitForFunction(
      () => document.querySelector<HTMLLinkElement>('link[href$="/night.css"]')?.sheet,
    );
    expect(await felt()).to.equal('rgb(18, 24, 33)');
    expect(await page.locator('#script').textContent()).to.include('themes/night.css');
    expect(new URL(page.url()).search).to.equal('?theme=night&bots=');
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('deal what can’t be won where the text asks for it, and the board says so', async () => {
    const page = await openPage({ path: '/demo/pyramid.html?deal=3', reducedMotion: 'reduce' });
    await page.getByText('Events', { exact: true }).click();
    await page.locator('#log .winnable').waitFor();
    await page.getByRole('button', { name: '№ 18' }).click();
    await page.locator('#log .unwinnable').waitFor();
    const status = gameOf(page).locator('[part~="status"]');
    expect(await status.textContent()).to.include('This deal can’t be won.');
    expect(page.problems).to.deep.equal([]);
  });
});

describe('the pages of the tables', () => {
  itInFull(
    'tells the commitment before the stake, and what the hand brought; settings are attributes',
    async () => {
      const page = await openPage({ path: '/demo/paigow.html', reducedMotion: 'reduce' });
      const table = page.locator('paigow-table');
      await page.locator('#log .hand-start').waitFor({ state: 'attached' });
      const hash = await table.evaluate((node) => (node as unknown as Hashed).commitment);
      expect(await page.locator('#log .hand-start').textContent()).to.include(hash.slice(0, 16));
      for (const name of ['Deal', 'House way', 'Set hands']) {
        await table.getByRole('button', { name, exact: true }).click();
      }
      await table.getByRole('button', { name: 'Next hand' }).waitFor();
      expect(await page.locator('#log .hand-end').count()).to.equal(1);
      await page.getByText('As at every table').click();
      await page.locator('#choice-seats').fill('6');
      await page.locator('#choice-seats').press('Enter');
      expect(await table.locator('[data-seat]').count()).to.equal(6);
      const tag = '<paigow-table seats="6"></paigow-table>';
      expect(await page.locator('#tag').textContent()).to.equal(tag);
      expect(page.problems).to.deep.equal([]);
    },
  );

  itInFull(
    'plays Seven Twenty-Seven by the rules that were chosen, and tells what the hand brought',
    async () => {
      const query = '?seats=3&declare=simultaneous&max-raises=1&last-bet=';
      const page = await openPage({ path: `/demo/seven27.html${query}`, reducedMotion: 'reduce' });
      const table = page.locator('seven27-table');
      await page.getByLabel('Scoring', { exact: true }).selectOption('over-is-bust');
      const settings =
        'seats="3" max-raises="1" scoring="over-is-bust" declare="simultaneous" last-bet';
      const tag = `<seven27-table ${settings}></seven27-table>`;
      expect(await page.locator('#tag').textContent()).to.equal(tag);
      await press(table, 'ante');
      await playOut(table);
      const newest = page.locator('#log .hand-end').first();
      expect(await newest.textContent()).to.include('hand 1 was paid');
      // A choice after the first hand began applies from the second on.
      await press(table, 'next');
      const { options } = (await handOf(table)).state as { readonly options: object };
      expect(options).to.include({ scoring: 'over-is-bust', maxRaises: 1, lastBet: true });
      expect(page.problems).to.deep.equal([]);
    },
  );
});

describe('a page of the demo', () => {
  const files = PAGES.map(({ file }) => file).filter((_, at) => isFull || at % 4 === 0);

  it('has the navigation, nothing to scroll sideways on a phone, and no complaint of the browser’s', async () => {
    const page = await openPage({ path: `/demo/${files[0]}`, width: 320 });
    const names = PAGES.map(({ name }) => name);
    for (const file of files) {
      await page.goto(`/demo/${file}`);
      // Of an element, or a page in a frame.
      await page.locator('[part], iframe').first().waitFor({ state: 'attached' });
      const links = page.getByRole('navigation', { name: 'Baize' }).locator('a');
      expect(await links.allTextContents(), file).to.deep.equal(names);
      const here = page.locator('nav[aria-label="Baize"] [aria-current="page"]');
      expect(new URL((await here.getAttribute('href'))!, page.url()).href, file).to.equal(
        page.url().replace(/\?.*/, ''),
      );
      // The hostile page's width is its own fault.
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, file).to.equal(file === 'hostile.html' ? width : 320);
      // No server of tables runs here, and its page says so.
      expect(otherThanRefusals(page), file).to.deep.equal([]);
    }
  });
});
