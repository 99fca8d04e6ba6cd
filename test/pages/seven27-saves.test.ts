import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type Locator } from 'playwright-core';
import { commitment, parseSeed } from '../../src/core.js';
import { openPage } from '../harness/pages.js';
import { firstOf, itInFull } from '../support/counts.js';
import { PEOPLE, SCRIPT, TWO, openTable, playOut, pressAll, tableOf } from './support/seven27.js';
import { handOf, killed, part, press, seedOf } from './support/table.js';

const declaring = PEOPLE.replace('>', ' declare="simultaneous">');

/** The phases of a hand: the page, and the buttons to the phase. */
const PHASES: Readonly<Record<string, readonly [html: string, names: readonly string[]]>> = {
  ante: [TWO, []],
  draw: [PEOPLE, ['ante', 'ante', 'show', 'take']],
  bets: [PEOPLE, ['ante', 'ante', 'show', 'take', 'show', 'stand', 'show', 'bet']],
  // The player who acted last has the device, and declares first.
  declare: [
    declaring,
    [
      ...['ante', 'ante', 'show', 'take', 'show', 'stand', 'show', 'check', 'show', 'check'],
      ...['show', 'stand', 'show', 'stand', 'both'],
    ],
  ],
  over: [PEOPLE, ['ante', 'sit-out']],
};

/** Plays to the end of the hand for everybody, and begins the next. */
async function goOn(table: Locator): Promise<void> {
  await playOut(table);
  const { stacks } = await handOf(table);
  await press(table, 'next');
  const next = await handOf(table);
  expect([next.number, next.stacks]).to.deep.equal([2, stacks]);
}

describe('a hand of Seven Twenty-Seven', () => {
  for (const [phase, [html, names]] of firstOf(Object.entries(PHASES).reverse(), 1)) {
    it(`is where it was after a reload, and after its page was killed: ${phase}`, async () => {
      const [page, table] = await openTable({ html });
      await pressAll(table, ...names);
      if (phase === 'ante') await part(table, 'action').locator('svg').first().waitFor();
      const before = await handOf(table);
      expect(before.phase).to.equal(phase);
      await page.reload();
      expect(await handOf(table)).to.deep.equal(before);
      const again = await killed(page, { html, scripts: [SCRIPT] });
      expect(await handOf(tableOf(again))).to.deep.equal(before);
      await goOn(tableOf(again));
      expect([page.problems, again.problems]).to.deep.equal([[], []]);
    });
  }

  // Pai Gow's tables share this code: see paigow-saves.
  itInFull(
    'keeps its promise: the seed told at the end has the hash told at the start',
    async () => {
      const page = await openPage({ html: TWO, scripts: [SCRIPT], reducedMotion: 'reduce' });
      const table = tableOf(page);
      const { commitment: promised } = await handOf(table);
      await press(table, 'ante');
      await part(table, 'button-stand').waitFor();
      await page.reload();
      expect((await handOf(table)).commitment).to.equal(promised);
      expect(await seedOf(table)).to.equal(undefined);
      await playOut(table);
      const seed = parseSeed(await seedOf(table));
      expect('value' in seed && commitment(seed.value)).to.equal(promised);
      expect(page.problems).to.deep.equal([]);
    },
  );
});
