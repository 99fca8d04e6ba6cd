import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type Locator } from 'playwright-core';
import { cardCode } from '../../src/core.js';
import { type TestPage, openPage } from '../harness/pages.js';
import { HANDS } from '../support/paigow-hands.js';
import { gameOf, look } from './support/board.js';
import { IMPORT_MAP } from './support/site.js';
import { dragMoves } from './support/staged.js';
import { SCRIPT, handOf, openTable, part, press, tableOf } from './support/table.js';
import { everything, toldIn } from './support/told.js';

const reduced = { reducedMotion: 'reduce' } as const;

describe('two tables and a FreeCell on a page', () => {
  const html =
    '<paigow-table seats="2"></paigow-table>' +
    '<freecell-game deal="617"></freecell-game>' +
    '<paigow-table seats="2"></paigow-table>';

  it('are played each for itself, and come back each from its own save', async () => {
    const page = await openPage({ ...reduced, html, height: 2400 });
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
    const keys = await page.evaluate(() => Object.keys(localStorage).sort());
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

describe('hidden cards', () => {
  it('are nowhere in the page before the reveal, but one’s own; then all hands are', async () => {
    const html = '<paigow-table seats="3" quick-deal></paigow-table>';
    const hands = [HANDS.nines, HANDS.aces, HANDS.jacks];
    const [page, table] = await openTable({ html, hands });
    expect(toldIn(await everything(page, table))).to.deep.equal([]);
    await press(table, 'deal');
    await part(table, 'trays').waitFor();
    const own = HANDS.aces.split(' ').sort();
    expect(toldIn(await everything(page, table))).to.deep.equal(own);
    expect(await part(table, 'card-face-down').count()).to.equal(14);
    const { state, run } = await handOf(table);
    const seen = (
      state as { readonly seats: readonly { readonly cards: readonly number[] }[] }
    ).seats
      .flatMap(({ cards }) => cards)
      .filter((one) => one >= 0);
    expect(seen.map((one) => cardCode(one)).sort()).to.deep.equal(own);
    expect(JSON.stringify(run)).not.to.match(/deck|cards/);
    await press(table, 'house-way');
    await press(table, 'set');
    await part(table, 'button-next').waitFor();
    expect(toldIn(await everything(page, table))).to.deep.equal(hands.join(' ').split(' ').sort());
    expect(page.problems).to.deep.equal([]);
  });

  it('of people who share the device are there only while one has asked for them', async () => {
    const html = '<paigow-table seats="human human bot" quick-deal></paigow-table>';
    const hands = [HANDS.aces, HANDS.nines, HANDS.jacks];
    const [page, table] = await openTable({ html, hands });
    await press(table, 'deal');
    await press(table, 'deal');
    await part(table, 'cover').waitFor();
    // Who staked last has the device, and sets first.
    for (const hand of [HANDS.nines, HANDS.aces]) {
      expect(toldIn(await everything(page, table))).to.deep.equal([]);
      await press(table, 'show');
      expect(toldIn(await everything(page, table))).to.deep.equal(hand.split(' ').sort());
      await press(table, 'house-way');
      await press(table, 'set');
    }
    await part(table, 'button-next').waitFor();
    expect(page.problems).to.deep.equal([]);
  });
});

describe('the page around a table', () => {
  // On a phone the line of words may need a second line, and the words of all hands one or two.
  for (const [width, seats, line, more] of [
    [320, 4, 20, 46],
    [390, 7, 20, 52],
    [1280, 4, 2, 2],
    [1280, 7, 2, 2],
  ] as const) {
    it(`keeps still through a hand: ${seats} seats, ${width} wide`, async () => {
      const html = `<paigow-table seats="${seats}"></paigow-table><p id="after">Text below it</p>`;
      const [page, table] = await openTable({ html, width });
      const top = (): Promise<number> =>
        page.evaluate(() => document.querySelector('#after')!.getBoundingClientRect().y + scrollY);
      const tops = [await top()];
      for (const name of ['deal', 'house-way', 'set', 'next']) {
        await part(table, `button-${name}`).click();
        await part(table, name === 'set' ? 'button-next' : 'line').waitFor();
        tops.push(await top());
      }
      const [paid = 0] = tops.splice(3, 1);
      expect(Math.max(...tops) - Math.min(...tops), tops.join(' ')).to.be.at.most(line);
      expect(paid - tops[0]!).to.be.within(-2, more);
      expect(page.problems).to.deep.equal([]);
    });
  }
});

describe('the modules of a table', () => {
  /** Plays a hand by mouse, whatever its tag. */
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

  it('show the fallback where no script runs', async () => {
    const html = '<paigow-table><p>The table needs JavaScript.</p></paigow-table>';
    const page = await openPage({ html, scripts: [SCRIPT], javaScriptEnabled: false });
    expect(await page.getByText('The table needs JavaScript.').isVisible()).to.equal(true);
    const running = await openPage({ html, scripts: [SCRIPT] });
    expect(await running.getByText('The table needs JavaScript.').isVisible()).to.equal(false);
    expect(running.problems).to.deep.equal([]);
  });
});
