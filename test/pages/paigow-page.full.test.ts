import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type Locator } from 'playwright-core';
import { type TestPage, openPage } from '../harness/pages.js';
import { gameOf, look } from './support/board.js';
import { IMPORT_MAP } from './support/site.js';
import { dragMoves } from './support/staged.js';
import { handOf, part, press, tableOf } from './support/table.js';

const reduced = { reducedMotion: 'reduce' } as const;

describe('two tables and a FreeCell on a page', () => {
  const html =
    '<paigow-table seats="2"></paigow-table>' +
    '<freecell-game deal="617"></freecell-game>' +
    '<paigow-table seats="2"></paigow-table>';

  it('are played each for itself, and come back each from its own save', async () => {
    const page = await openPage({ ...reduced, html, height: 3600 });
    const [first, second] = [tableOf(page).first(), tableOf(page).last()];
    await press(first, 'deal');
    await dragMoves(page, ['5 8'], gameOf(page, 'freecell-game'));
    await press(second, 'deal');
    await press(second, 'house-way');
    await press(second, 'set');
    await part(second, 'button-next').waitFor();
    const report = async (): Promise<unknown> => [
      await handOf(first),
      (await look(gameOf(page, 'freecell-game'))).position,
      await handOf(second),
    ];
    const before = await report();
    const phases = [await handOf(first), await handOf(second)].map(({ phase }) => phase);
    expect(phases).to.deep.equal(['set', 'over']);
    const keys = await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key !== 'baize:preferences' && !key.endsWith(':counted'))
        .sort(),
    );
    expect(keys.map((key) => /:([a-z]+-[a-z]+:\d):/.exec(key)?.[1])).to.deep.equal([
      'freecell-game:1',
      'paigow-table:1',
      'paigow-table:2',
    ]);
    await page.reload();
    expect(await report()).to.deep.equal(before);
    expect([page.told, page.problems]).to.deep.equal([[], []]);
  });

  it('give the player’s keys to the one that has the focus', async () => {
    const page = await openPage({ ...reduced, html, height: 2400 });
    const [first, second] = [tableOf(page).first(), tableOf(page).last()];
    await press(first, 'deal');
    await press(second, 'deal');
    for (const key of ['h', 'd']) await page.keyboard.press(key);
    await part(second, 'button-next').waitFor();
    expect((await handOf(first)).phase).to.equal('set');
    expect((await look(gameOf(page, 'freecell-game'))).moveCount).to.equal(0);
    expect(page.problems).to.deep.equal([]);
  });
});

describe('the modules of a table', () => {
  /** Plays a hand by mouse, on any of the tags. */
  async function playsHand(page: TestPage, table: Locator): Promise<void> {
    for (const name of ['deal', 'house-way', 'set', 'next']) await press(table, name);
    expect((await handOf(table)).number).to.equal(2);
    expect(page.problems).to.deep.equal([]);
  }

  it('register the tag by their own module', async () => {
    const html = `${IMPORT_MAP}<script type="module">import 'baize/paigow-table.js';</script><paigow-table></paigow-table>`;
    const page = await openPage({ ...reduced, html, scripts: [] });
    await playsHand(page, tableOf(page));
  });

  it('give the class without its tag', async () => {
    const html = `${IMPORT_MAP}<script type="module">
      import { PaigowTable } from 'baize/paigow-table/class.js';
      globalThis.free = customElements.get('paigow-table') === undefined;
      customElements.define('my-table', class extends PaigowTable {});
    </script><my-table></my-table>`;
    const page = await openPage({ ...reduced, html, scripts: [] });
    await playsHand(page, page.locator('my-table'));
    expect(await page.evaluate('free')).to.equal(true);
  });
});
