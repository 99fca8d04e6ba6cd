import { expect } from 'chai';
import { describe, it } from 'node:test';
import type { Locator } from 'playwright-core';
import { VERSION } from '../../src/elements/base/version.js';
import { type TestPage, openPage } from '../harness/pages.js';
import { gameOf, look } from './support/board.js';
import { cardsOf, dragMoves } from './support/staged.js';
import { playOut } from './support/seven27.js';
import { deal, handOf, part, press } from './support/table.js';
import { firstOf, itInFull } from '../support/counts.js';

const ROOM = '/dist/cdn/card-room.js';
const GAMES = ['freecell-game', 'paigow-table', 'seven27-table'].map(
  (tag) => `/dist/cdn/${tag}.js`,
);
const html = `
  <card-room bankroll="5000" save-key="night" theme="dark">
    <paigow-table seats="2" quick-deal></paigow-table>
    <seven27-table seats="2"></seven27-table>
    <freecell-game deal="617"></freecell-game>
  </card-room>`;

interface RoomNode extends HTMLElement {
  readonly bankroll: number;
  readonly availableChips: number;
  readonly history: {
    readonly history: { readonly records: readonly { readonly game: string }[] };
  };
}

const chipsOf = (page: TestPage): Promise<readonly number[]> =>
  page
    .locator('card-room')
    .evaluate((room) => [(room as RoomNode).bankroll, (room as RoomNode).availableChips]);

const gamesOf = (page: TestPage): Promise<readonly string[]> =>
  page
    .locator('card-room')
    .evaluate((room) => (room as RoomNode).history.history.records.map(({ game }) => game).sort());

const netOf = async (table: Locator): Promise<number> =>
  Number((await handOf(table)).stacks[0]) - 1000;

/** Plays a winning hand of Pai Gow with a stake of 25. */
async function playPaigow(table: Locator): Promise<void> {
  await deal(table);
  await press(table, 'deal');
  for (const code of ['KD', 'QS']) await table.locator(`[data-card="${code}"]`).click();
  await press(table, 'set');
  await part(table, 'button-next').waitFor();
}

/** Plays a hand at each table, and a move of FreeCell. */
async function playAll(page: TestPage): Promise<readonly number[]> {
  const [paigow, seven27] = [page.locator('paigow-table'), page.locator('seven27-table')];
  await playPaigow(paigow);
  await press(seven27, 'ante');
  await playOut(seven27);
  await dragMoves(page, ['5 8'], page.locator('freecell-game'));
  return [await netOf(paigow), await netOf(seven27)];
}

describe('a room of three games, each from a file of its own', () => {
  for (const [order, scripts] of firstOf(
    [
      ['before', [ROOM, ...GAMES]],
      ['after', [...GAMES, ROOM]],
    ] as const,
    1,
  )) {
    it(`is one bankroll and one history, its script ${order} theirs`, async () => {
      const page = await openPage({ html, scripts, height: 3000, reducedMotion: 'reduce' });
      await page.waitForFunction(
        () => (document.querySelector('card-room') as RoomNode | null)?.availableChips === 3000,
      );
      expect(await chipsOf(page)).to.deep.equal([5000, 3000]);
      const nets = await playAll(page);
      expect(nets[0]).to.be.greaterThan(0);
      const sum = 5000 + nets[0]! + nets[1]!;
      expect(await chipsOf(page)).to.deep.equal([sum, 3000]);
      expect(await gamesOf(page)).to.deep.equal(['pai-gow', 'seven-twenty-seven']);
      await page.waitForLoadState('networkidle');
      await page.reload();
      await page.waitForFunction(
        () => (document.querySelector('card-room') as RoomNode | null)?.availableChips === 3000,
      );
      expect(await chipsOf(page)).to.deep.equal([sum, 3000]);
      await expectBack(page);
      expect(page.problems).to.deep.equal([]);
    });
  }

  itInFull('goes on with games whose script is of another version', async () => {
    const page = await openPage({
      html: '<p>Nothing yet</p>',
      reducedMotion: 'reduce',
      height: 3000,
    });
    await page.route('**/paigow-table.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(VERSION, '9.9.9') });
    });
    await page.evaluate(
      async ([markup, ...files]) => {
        document.body.insertAdjacentHTML('beforeend', markup!);
        for (const file of files) await import(file);
      },
      [html, ...GAMES, ROOM],
    );
    await page.waitForFunction(
      () => (document.querySelector('card-room') as RoomNode | null)?.availableChips === 3000,
    );
    await playPaigow(page.locator('paigow-table'));
    const net = await netOf(page.locator('paigow-table'));
    expect([net > 0, await chipsOf(page)]).to.deep.equal([true, [5000 + net, 3000]]);
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('shares its chips with another tab', async () => {
    const one = await openPage({ html, scripts: [ROOM, ...GAMES], reducedMotion: 'reduce' });
    await one.waitForFunction(
      () => (document.querySelector('card-room') as RoomNode | null)?.availableChips === 3000,
    );
    const table = `<card-room bankroll="5000" save-key="night"><paigow-table save-key="other" seats="2" quick-deal></paigow-table></card-room>`;
    const two = await openPage({
      html: table,
      scripts: [ROOM, ...GAMES],
      context: one.context(),
      reducedMotion: 'reduce',
    });
    await two.waitForFunction(
      () => (document.querySelector('card-room') as RoomNode | null)?.availableChips === 2000,
    );
    await playPaigow(two.locator('paigow-table'));
    const net = await netOf(two.locator('paigow-table'));
    await one.waitForFunction(
      (sum) => (document.querySelector('card-room') as RoomNode | null)?.bankroll === sum,
      5000 + net,
    );
    expect([await chipsOf(one), await chipsOf(two)]).to.deep.equal([
      [5000 + net, 2000],
      [5000 + net, 2000],
    ]);
  });
});

/** Expects every game in the same state after a reload. */
async function expectBack(page: TestPage): Promise<void> {
  const seen = await look(gameOf(page, 'freecell-game'));
  expect([seen.moveCount, cardsOf(seen, 'column-8')]).to.deep.equal([1, 'AH KH TC JS 2S QH JC']);
  for (const tag of ['paigow-table', 'seven27-table']) {
    expect((await handOf(page.locator(tag))).outcome, tag).to.equal('over');
  }
  const frames = page.locator('[part~="frame"]');
  const themes = await frames.evaluateAll((nodes) =>
    nodes.map((node) => (node as HTMLElement).dataset['theme']),
  );
  expect(themes).to.deep.equal(['dark', 'dark', 'dark']);
}
