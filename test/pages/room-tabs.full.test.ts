import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type TestPage, openPage } from '../harness/pages.js';
import { countOf } from '../support/counts.js';
import { actTogether } from './support/tabs.js';
import { card, deal, part, press } from './support/table.js';

const ROUNDS = countOf({ normal: 2, full: 30 });

interface RoomNode extends HTMLElement {
  readonly bankroll: number;
  readonly availableChips: number;
}

interface TableNode extends HTMLElement {
  readonly hasConflict: boolean;
}

const html = `
  <card-room bankroll="5000" save-key="tabs">
    <paigow-table save-key="t" seats="2" quick-deal></paigow-table>
  </card-room>`;
const OPTIONS = {
  html,
  scripts: ['/dist/cdn/card-room.js', '/dist/cdn/paigow-table.js'],
  reducedMotion: 'reduce',
} as const;

const chips = (page: TestPage): Promise<readonly number[]> =>
  page
    .locator('card-room')
    .evaluate((room) => [(room as RoomNode).bankroll, (room as RoomNode).availableChips]);

const isTorn = (page: TestPage): Promise<boolean> =>
  page.locator('paigow-table').evaluate((table) => (table as TableNode).hasConflict);

/** Waits until all tabs show the same chips, and returns them. */
async function agreed(pages: readonly [TestPage, TestPage]): Promise<readonly number[]> {
  let seen = '';
  await until(async () => {
    const [one, two] = await Promise.all(pages.map(async (page) => String(await chips(page))));
    seen = one!;
    return one === two;
  });
  return seen.split(',').map(Number);
}

describe('real tabs with one table and one bankroll', () => {
  it('open a new table at the same time: the sum stays', async () => {
    const one = await openPage(OPTIONS);
    const table = one.locator('paigow-table');
    await deal(table);
    await press(table, 'deal');
    for (const code of ['KD', 'QS']) await card(table, code).click();
    await press(table, 'set');
    await part(table, 'button-next').waitFor();
    const [sum] = await chips(one);
    expect(sum).to.be.greaterThan(5000);
    const two = await openPage({ ...OPTIONS, context: one.context() });
    await two.waitForFunction(
      (bankroll) => (document.querySelector('card-room') as RoomNode).bankroll === bankroll,
      sum!,
    );
    for (let round = 0; round < ROUNDS; round++) {
      await actTogether([one, two], { newGame: [] });
      expect(await agreed([one, two]), `round ${round}`).to.deep.equal([sum, sum! - 1000]);
      // The first table is not kept: after a reload its tab shows the other one.
      for (const page of [one, two]) await page.reload();
      expect(await agreed([one, two]), `round ${round}, again`).to.deep.equal([sum, sum! - 1000]);
    }
    expect([one.problems, two.problems]).to.deep.equal([[], []]);
  });

  it('play a hand at the same time: exactly one of them asks, at once', async () => {
    const one = await openPage(OPTIONS);
    const two = await openPage({ ...OPTIONS, context: one.context() });
    for (let round = 0; round < ROUNDS; round++) {
      await actTogether([one, two], { play: [{ type: 'bet', seat: 0, amount: 10 }] });
      await until(async () => (await isTorn(one)) || (await isTorn(two)));
      const [first, second] = [await isTorn(one), await isTorn(two)];
      expect([first, second].filter(Boolean), `round ${round}`).to.deep.equal([true]);
      await answer(first ? one : two, 0);
      await agreed([one, two]);
      await actTogether([two], { newGame: [] });
      await one.reload();
      await two.reload();
    }
  });
});

/** Keeps the other tab's table (0), or this one (1). */
async function answer(page: TestPage, which: number): Promise<void> {
  await page.bringToFront();
  await part(page.locator('paigow-table'), 'panel-conflict').locator('button').nth(which).click();
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await holds())) if (Date.now() > end) throw new Error('it never holds');
}
