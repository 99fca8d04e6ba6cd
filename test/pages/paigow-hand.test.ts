import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type Locator } from 'playwright-core';
import { drag } from '../harness/drag.js';
import { openPage } from '../harness/pages.js';
import { isFull, itInFull } from '../support/counts.js';
import { SCRIPTS, cdn, importsOf, noteRequests } from './support/cdn.js';
import { STRICT } from './support/site.js';
import {
  SCRIPT,
  TWO,
  card,
  deal,
  handOf,
  openTable,
  part,
  press,
  tabTo,
  tableOf,
  tray,
} from './support/table.js';

/** Expects the person to have won both hands, and this many chips. */
async function expectWon(table: Locator, chips: number): Promise<void> {
  await part(table, 'button-next').waitFor();
  const { outcome, stacks, phase } = await handOf(table);
  expect([phase, outcome, stacks]).to.deep.equal(['over', 'over', [1000 + chips, null]]);
  expect([await tray(table, 'front'), await tray(table, 'back')]).to.deep.equal([
    'KD QS',
    'AH AC 9C 5H 2D',
  ]);
  const result = part(part(table, 'seat own'), 'result win');
  expect((await result.innerText()).replace(/\s+/g, ' ')).to.equal(`Win +${chips}`);
}

describe('a whole hand on the table’s own file', () => {
  it('by mouse, cards drawn and pressed; the host is asked for the files of a table alone', async () => {
    const [page, table] = await openTable();
    const asked = noteRequests(page);
    // A reload would cancel running requests, which count as problems.
    await page.waitForLoadState('networkidle');
    await page.reload();
    await deal(table);
    await part(table, 'button-chip').filter({ hasText: '25' }).click();
    await press(table, 'deal');
    await drag(page, card(table, 'QS'), part(table, 'tray-front'));
    expect(await tray(table, 'front')).to.equal('QS');
    await drag(page, card(table, '9C'), part(table, 'tray-front'));
    await drag(page, card(table, '9C'), part(table, 'tray-back'));
    expect(await tray(table, 'back')).to.equal('AH AC KD 9C 5H 2D');
    await card(table, 'KD').click();
    const legal = 'A legal set: the pair of aces beats king, queen.';
    expect(await part(table, 'line').innerText()).to.equal(legal);
    await press(table, 'set');
    await expectWon(table, 30);
    await press(table, 'next');
    expect((await handOf(table)).number).to.equal(2);
    // A drag loads scrolling at the window's edge, and what draws a card to a tray.
    expect([...asked()].sort()).to.deep.equal(
      [
        ...SCRIPTS.table('paigow-table'),
        cdn('edge-scroll'),
        cdn('magnet'),
        cdn('table-chip-drag'),
        cdn('table-portraits'),
        '/test-page/',
      ].sort(),
    );
    expect([SCRIPT, ...importsOf('paigow-table')].sort()).to.deep.equal(
      SCRIPTS.table('paigow-table'),
    );
    expect(page.problems).to.deep.equal([]);
  });
});

// test/elements/paigow/ plays them as elements, by all input devices.
if (isFull) {
  describe('a whole hand by other hands', () => {
    it('by keys alone', async () => {
      const [page, table] = await openTable();
      await tabTo(page, 'button-deal');
      const keys = async (...names: readonly string[]): Promise<void> => {
        for (const name of names) await page.keyboard.press(name);
      };
      await keys('+', 'Enter');
      await part(table, 'trays').waitFor();
      // The button is gone, and the first card has the focus.
      for (const code of ['AH', 'AC', 'KD']) {
        expect(await table.locator(':focus').getAttribute('data-card')).to.equal(code);
        await keys(code === 'KD' ? 'Enter' : 'ArrowRight');
      }
      expect(await tray(table, 'front')).to.equal('KD');
      await keys('ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter');
      expect(await tray(table, 'front')).to.equal('KD QS');
      await keys('d');
      await expectWon(table, 10);
      await keys('n');
      expect((await handOf(table)).phase).to.equal('bets');
      expect(page.problems).to.deep.equal([]);
    });

    it('by a finger on a phone', async () => {
      const [page, table] = await openTable({ hasTouch: true, width: 390, height: 844 });
      await part(table, 'button-chip').filter({ hasText: '25' }).tap();
      await part(table, 'button-deal').tap();
      await drag(page, card(table, 'QS'), part(table, 'tray-front'), 'touch');
      expect(await tray(table, 'front')).to.equal('QS');
      await card(table, 'KD').tap();
      await part(table, 'button-set').tap();
      await expectWon(table, 30);
      await part(table, 'button-next').tap();
      expect((await handOf(table)).number).to.equal(2);
      expect(page.problems).to.deep.equal([]);
    });

    it('with six bots, dice and Fortune, on a phone too', async () => {
      const html = '<paigow-table seats="7" bonus="fortune"></paigow-table>';
      for (const width of [320, 1280]) {
        const [page, table] = await openTable({ html, width });
        await part(table, 'amount-bonus').locator('input').fill('5');
        await press(table, 'deal');
        await part(table, 'dice').waitFor();
        await press(table, 'house-way');
        await press(table, 'set');
        await part(table, 'button-next').waitFor();
        const { stacks } = await handOf(table);
        expect([stacks.length, await part(table, 'result').count()]).to.deep.equal([7, 7]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(width);
        expect(page.problems).to.deep.equal([]);
      }
    });
  });
}

describe('a strict page', () => {
  itInFull('has a hand, every panel and the check of the deal without a complaint', async () => {
    const page = await openPage({
      html: '<paigow-table></paigow-table>',
      scripts: [SCRIPT],
      headers: STRICT,
      reducedMotion: 'reduce',
    });
    const table = page.locator('paigow-table');
    await press(table, 'deal');
    await press(table, 'house-way');
    await press(table, 'set');
    await part(table, 'button-next').waitFor();
    for (const name of ['Hand history', 'Statistics', 'Keyboard', 'Settings']) {
      await part(table, 'button-menu').click();
      await part(table, 'menu-item').filter({ hasText: name }).click();
      await part(table, 'panel').getByRole('button', { name: 'Close' }).click();
    }
    await press(table, 'fair');
    await press(table, 'check');
    const verdict = part(table, 'verdict');
    expect(await verdict.innerText()).to.equal('Check passed: everything matches.');
    expect(await part(table, 'check no').count()).to.equal(0);
    expect(await part(table, 'check yes').count()).to.be.above(3);
    expect(page.problems).to.deep.equal([]);
  });
});

describe('Pai Gow without the contents of its panels', () => {
  itInFull('says so when one is opened, every time, and is played', async () => {
    const page = await openPage({ html: '', reducedMotion: 'reduce' });
    await page.route('**/table-panel-bodies.js', (route) => route.fulfill({ status: 404 }));
    await page.addScriptTag({ url: SCRIPT, type: 'module' });
    await page.evaluate((tag) => document.body.insertAdjacentHTML('beforeend', tag), TWO);
    const table = tableOf(page);
    await deal(table);
    await part(table, 'button-chip').filter({ hasText: '25' }).click();
    await press(table, 'deal');
    await card(table, 'KD').click();
    await card(table, 'QS').click();
    expect(await tray(table, 'front')).to.equal('KD QS');
    await press(table, 'set');
    await part(table, 'button-next').waitFor();
    expect((await handOf(table)).stacks).to.deep.equal([1030, null]);
    const openHistory = async (): Promise<void> => {
      await press(table, 'menu');
      await part(table, 'menu-item').filter({ hasText: 'Hand history' }).click();
    };
    for (const open of [openHistory, () => press(table, 'fair')]) {
      await press(table, 'next');
      await open();
      const status = part(table, 'status').filter({ hasText: 'This part could not be loaded.' });
      await status.waitFor();
      expect(await part(table, 'panel').count()).to.equal(0);
      expect(await part(table, 'button-menu').getAttribute('aria-expanded')).to.equal('false');
      await press(table, 'pass');
    }
    const thrown = page.problems.filter(({ kind }) => kind === 'csp' || kind === 'error');
    expect(thrown).to.deep.equal([]);
    // The browser reports the missing file each time, the table once.
    const own = page.told.filter((word) => !word.includes('status of 404'));
    expect(own.length).to.equal(1);
    expect(own[0]).to.include('<paigow-table>: table-panels could not be loaded');
  });
});
