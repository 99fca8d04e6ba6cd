import { expect } from 'chai';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/entries.mjs';
import { openPage } from '../harness/pages.js';
import { gameOf, look } from './support/board.js';
import { tabToBoard } from './support/players.js';
import { playOut } from './support/seven27.js';
import { cardsOf, dragMoves } from './support/staged.js';
import { handOf, press } from './support/table.js';
import { isFull, itInFull } from '../support/counts.js';

interface Hashed {
  readonly commitment: string;
}

const demo = { path: '/demo/index.html', reducedMotion: 'reduce' } as const;

describe('the blog post', () => {
  itInFull('prints what the page hears, move by move', async () => {
    const page = await openPage(demo);
    const lines = page.locator('#log > li');
    await gameOf(page).scrollIntoViewIfNeeded();
    await lines.nth(0).waitFor();
    const counts = [await lines.count()];
    // The way into 617 that the post tells of: six moves free the ace of spades.
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

describe('the settings of a demo page', () => {
  it('are attributes, make the tag, and stay in the address', async () => {
    const page = await openPage({ path: '/demo/klondike.html?draw=3', reducedMotion: 'reduce' });
    await page.locator('[name="scoring"]').selectOption('vegas');
    await page.getByLabel('manual-flip').check();
    const tag = '<klondike-game deal="1" draw="3" scoring="vegas" manual-flip></klondike-game>';
    expect(await page.getByLabel('The tag with these settings').textContent()).to.equal(tag);
    expect(new URL(page.url()).search).to.equal('?deal=1&draw=3&scoring=vegas&manual-flip=');
    // How a game is played is settled when it is dealt.
    await gameOf(page).getByRole('button', { name: 'New game' }).click();
    expect(await gameOf(page).locator('[part="score"]').textContent()).to.equal('Score -52');
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('deal what can’t be won where the text asks for it, and the board says so', async () => {
    const page = await openPage({ path: '/demo/pyramid.html', reducedMotion: 'reduce' });
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
      await page.locator('#log .hand-start').waitFor();
      const hash = await table.evaluate((node) => (node as unknown as Hashed).commitment);
      expect(await page.locator('#log .hand-start').textContent()).to.include(hash.slice(0, 16));
      for (const name of ['Deal', 'House way', 'Set hands']) {
        await table.getByRole('button', { name, exact: true }).click();
      }
      await table.getByRole('button', { name: 'Next hand' }).waitFor();
      expect(await page.locator('#log .hand-end').count()).to.equal(1);
      await page.locator('[name="seats"]').selectOption('6');
      expect(await table.locator('[data-seat]').count()).to.equal(6);
      const tag = '<paigow-table seats="6"></paigow-table>';
      expect(await page.getByLabel('The tag with these settings').textContent()).to.equal(tag);
      expect(page.problems).to.deep.equal([]);
    },
  );

  itInFull(
    'plays Seven Twenty-Seven by the rules that were chosen, and tells what the hand brought',
    async () => {
      const query = '?seats=3&declare=simultaneous&max-raises=1&last-bet=';
      const page = await openPage({ path: `/demo/seven27.html${query}`, reducedMotion: 'reduce' });
      const table = page.locator('seven27-table');
      await page.locator('[name="scoring"]').selectOption('over-is-bust');
      const settings =
        'seats="3" scoring="over-is-bust" declare="simultaneous" max-raises="1" last-bet';
      const tag = `<seven27-table ${settings}></seven27-table>`;
      expect(await page.getByLabel('The tag with these settings').textContent()).to.equal(tag);
      await press(table, 'ante');
      await playOut(table);
      const newest = page.locator('#log .hand-end').first();
      expect(await newest.textContent()).to.include('hand 1 was paid');
      // What was chosen after the first hand began holds from the second on.
      await press(table, 'next');
      const { options } = (await handOf(table)).state as { readonly options: object };
      expect(options).to.include({ scoring: 'over-is-bust', maxRaises: 1, lastBet: true });
      expect(page.problems).to.deep.equal([]);
    },
  );
});

describe('a page of the demo', () => {
  const all = readdirSync(`${ROOT}/demo`).filter((name) => name.endsWith('.html'));
  const files = all.filter((_, at) => isFull || at % 6 === 0);

  it('has a game, nothing to scroll sideways on a phone, and no complaint of the browser’s', async () => {
    const page = await openPage({ path: `/demo/${files[0]}`, width: 320 });
    for (const file of files) {
      await page.goto(`/demo/${file}`);
      await gameOf(page).first().locator('[data-card], [part~="button-primary"]').first().waitFor();
      // That of the hostile page is what the host made of it.
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, file).to.equal(file === 'hostile.html' ? width : 320);
      expect(page.problems, file).to.deep.equal([]);
    }
  });
});
