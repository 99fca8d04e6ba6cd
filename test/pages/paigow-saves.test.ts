import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type Locator } from 'playwright-core';
import { botRandom, commitment, parseSeed } from '../../src/core.js';
import { type TestPage, openPage } from '../harness/pages.js';
import { firstOf, itInFull } from '../support/counts.js';
import { HANDS } from '../support/paigow-hands.js';
import {
  SCRIPT,
  TWO,
  card,
  handOf,
  killed,
  openTable,
  part,
  press,
  seedOf,
  tableOf,
} from './support/table.js';

/** Fixes a page's random numbers so that the person at seat 0 deals first. */
function personDeals(): string {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const byte = bytes.find((one) => botRandom(new Uint8Array(32).fill(one), 'table')(2) === 0);
  return `crypto.getRandomValues = (array) => array.fill(${byte!});`;
}

const ROTATE = {
  html: '<paigow-table seats="human bot" dealer="rotate" quick-deal></paigow-table>',
  hands: [HANDS.jacks, HANDS.aces],
  init: personDeals(),
};

/** The phases of a hand: the page, the buttons to the phase, and those to the end of the hand. */
const PHASES: Readonly<
  Record<string, readonly [object, (table: Locator) => Promise<void>, readonly string[]]>
> = {
  bets: [{}, (table) => part(table, 'bet-bar').waitFor(), ['deal', 'house-way', 'set']],
  set: [{}, (table) => press(table, 'deal'), ['house-way', 'set']],
  dealer: [ROTATE, (table) => part(table, 'trays').waitFor(), ['house-way', 'set']],
  over: [
    {},
    async (table) => {
      for (const name of ['deal', 'house-way', 'set']) await press(table, name);
    },
    [],
  ],
};

/** Plays to the end of the hand, and begins the next. */
async function goOn(table: Locator, names: readonly string[]): Promise<void> {
  for (const name of names) await press(table, name);
  await part(table, 'button-next').waitFor();
  const { stacks, outcome } = await handOf(table);
  expect(outcome).to.equal('over');
  await press(table, 'next');
  const next = await handOf(table);
  expect([next.number, next.stacks]).to.deep.equal([2, stacks]);
}

describe('a reload in the middle of a hand', () => {
  // In the normal run, the promise below has a reload in the middle of a hand.
  for (const [phase, [options, lead, rest]] of Object.entries(PHASES)) {
    itInFull(`brings it back as it was, and it goes on: ${phase}`, async () => {
      const [page, table] = await openTable(options);
      await lead(table);
      const before = await handOf(table);
      expect(before.phase).to.equal(phase);
      await page.reload();
      expect(await handOf(table)).to.deep.equal(before);
      await goOn(table, rest);
      expect(page.problems).to.deep.equal([]);
    });
  }

  itInFull('leaves the cards as they were dealt, not as they were being arranged', async () => {
    const [page, table] = await openTable();
    await press(table, 'deal');
    await card(table, 'KD').click();
    await page.reload();
    expect(await part(table, 'tray-front').locator('[data-card]').count()).to.equal(0);
    expect(await part(table, 'tray-back').locator('[data-card]').count()).to.equal(7);
    expect(page.problems).to.deep.equal([]);
  });

  it('brings it back as it was, and keeps the promise: the seed that is told at the end has the hash told at the start', async () => {
    const page = await openPage({ html: TWO, scripts: [SCRIPT], reducedMotion: 'reduce' });
    const table = tableOf(page);
    const { commitment: promised } = await handOf(table);
    await press(table, 'deal');
    const before = await handOf(table);
    expect([before.phase, before.commitment]).to.deep.equal(['set', promised]);
    await page.reload();
    expect(await handOf(table)).to.deep.equal(before);
    expect(await seedOf(table)).to.equal(undefined);
    await press(table, 'house-way');
    await press(table, 'set');
    await part(table, 'button-next').waitFor();
    const seed = parseSeed(await seedOf(table));
    expect('value' in seed && commitment(seed.value)).to.equal(promised);
    expect(page.problems).to.deep.equal([]);
  });
});

describe('a page that was killed', () => {
  for (const [phase, [options, lead, rest]] of firstOf(Object.entries(PHASES).reverse(), 1)) {
    it(`finds its hand where it was: ${phase}`, async () => {
      const [page, table] = await openTable(options);
      await lead(table);
      const before = await handOf(table);
      const html = 'html' in options ? String(options.html) : TWO;
      const again = await killed(page, { html, scripts: [SCRIPT] });
      expect(await handOf(tableOf(again))).to.deep.equal(before);
      await goOn(tableOf(again), rest);
      expect(again.problems).to.deep.equal([]);
    });
  }
});

/** The stake before the person. */
const staked = (page: TestPage): Promise<string> =>
  part(part(tableOf(page), 'seat own'), 'stake').innerText();

/** Both tabs have bet in the same hand, 25 more in the first. That tab asks which game to keep. */
async function hasConflict(): Promise<readonly [TestPage, TestPage, Locator]> {
  const [one, table] = await openTable();
  const same = { html: TWO, scripts: [SCRIPT], reducedMotion: 'reduce' } as const;
  const other = await openPage({ ...same, context: one.context() });
  await press(tableOf(other), 'deal');
  await one.bringToFront();
  await part(table, 'button-chip').filter({ hasText: '25' }).click();
  await press(table, 'deal');
  const question = table.getByRole('dialog', { name: 'Game continued in another tab' });
  await question.waitFor();
  return [one, other, question];
}

describe('two tabs that both played on', () => {
  itInFull('the other’s hand goes on', async () => {
    const [one, other, question] = await hasConflict();
    await question.getByRole('button', { name: 'Use that game' }).click();
    expect([await question.count(), await staked(one)]).to.deep.equal([0, '5']);
    await goOn(tableOf(one), ['house-way', 'set']);
    expect([one.problems, other.problems]).to.deep.equal([[], []]);
  });

  itInFull('this one’s goes on; then the other tab is asked', async () => {
    const [one, other, question] = await hasConflict();
    await question.getByRole('button', { name: 'Keep this game' }).click();
    expect([await question.count(), await staked(one)]).to.deep.equal([0, '30']);
    // This tab was played on as well, and asks as soon as it learns of the other save.
    await other.bringToFront();
    await tableOf(other).getByRole('button', { name: 'Use that game' }).click();
    expect(await staked(other)).to.equal('30');
    expect([one.problems, other.problems]).to.deep.equal([[], []]);
  });

  itInFull('nothing can be played while it is asked', async () => {
    const [one, , question] = await hasConflict();
    const before = await handOf(tableOf(one));
    for (const key of ['h', 'd', 'n', 'p', '+', 'Escape']) await one.keyboard.press(key);
    expect([await question.count(), await handOf(tableOf(one))]).to.deep.equal([1, before]);
    expect(one.problems).to.deep.equal([]);
  });
});
