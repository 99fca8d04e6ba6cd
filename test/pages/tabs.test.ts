import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type TestPage, openPage } from '../harness/pages.js';
import { firstOf, isFull, itInFull } from '../support/counts.js';
import { gameOf, heardBy, look } from './support/board.js';
import { nearlyWon, NEARLY_WON } from './support/near-win.js';
import { byClicking, playThrough } from './support/players.js';
import { cardsOf, dragMoves } from './support/staged.js';
import { leave, ONE_GAME, question, twoTabs } from './support/tabs.js';

const PILES = ['column-8', 'cell-1', 'cell-2'];
const OTHERS = ['AH KH TC JS 2S QH JC', '', '', 1];
const MINE = ['AH KH TC JS 2S QH', '4H', '', 1];

/** The piles that these tests' moves change, and the move count. */
async function report(page: TestPage): Promise<readonly unknown[]> {
  const seen = await look(gameOf(page));
  return [...PILES.map((pile) => cardsOf(seen, pile)), seen.moveCount];
}

/** Both tabs have played on. The first one asks which game to keep. */
async function hasConflict(): Promise<readonly [TestPage, TestPage]> {
  const [one, other] = await twoTabs();
  await other.bringToFront();
  await dragMoves(other, ['5 8']);
  await one.bringToFront();
  await dragMoves(one, ['4 a']);
  await question(one).waitFor();
  return [one, other];
}

/** The state that a new tab finds. */
async function kept(page: TestPage): Promise<readonly unknown[]> {
  return report(await openPage({ ...ONE_GAME, context: page.context() }));
}

const types = async (page: TestPage): Promise<string> =>
  (await heardBy(page)).map(({ type }) => type.replace('game-', '')).join(' ');

describe('two tabs that both played on', () => {
  itInFull('the other’s game goes on, by mouse', async () => {
    const [one, other] = await hasConflict();
    await question(one).getByRole('button', { name: 'Use that game' }).click();
    expect([await question(one).count(), await report(one)]).to.deep.equal([0, OTHERS]);
    await dragMoves(one, ['4 a']);
    expect(await report(one)).to.deep.equal([OTHERS[0], '4H', '', 2]);
    expect(await kept(one)).to.deep.equal([OTHERS[0], '4H', '', 2]);
    expect(await types(one)).to.equal('start move start move');
    expect([one.problems, other.problems]).to.deep.equal([[], []]);
  });

  it('this one’s goes on, by mouse; then the other tab is asked', async () => {
    const [one, other] = await hasConflict();
    await question(one).getByRole('button', { name: 'Keep this game' }).click();
    expect([await question(one).count(), await report(one)]).to.deep.equal([0, MINE]);
    expect(await kept(one)).to.deep.equal(MINE);
    await dragMoves(one, ['6 b']);
    expect(await kept(one)).to.deep.equal([MINE[0], '4H', '6C', 2]);
    await other.bringToFront();
    await dragMoves(other, ['4 a']);
    await question(other).getByRole('button', { name: 'Use that game' }).click();
    expect(await report(other)).to.deep.equal([MINE[0], '4H', '6C', 2]);
    expect([one.problems, other.problems]).to.deep.equal([[], []]);
  });

  itInFull('this one’s goes on, by keyboard', async () => {
    const [one] = await hasConflict();
    for (const key of ['Tab', 'Enter']) await one.keyboard.press(key);
    expect([await question(one).count(), await report(one)]).to.deep.equal([0, MINE]);
    for (const key of ['6', 'Enter', 'b']) await one.keyboard.press(key);
    expect(await kept(one)).to.deep.equal([MINE[0], '4H', '6C', 2]);
    expect(one.problems).to.deep.equal([]);
  });

  // In every run, the test by keyboard checks the same answer.
  if (isFull) {
    it('the other’s game goes on, by keyboard', async () => {
      const [one] = await hasConflict();
      await one.keyboard.press('Enter');
      expect([await question(one).count(), await report(one)]).to.deep.equal([0, OTHERS]);
      // The focus is on the board again.
      for (const key of ['4', 'Enter', 'a']) await one.keyboard.press(key);
      expect(await report(one)).to.deep.equal([OTHERS[0], '4H', '', 2]);
      expect(one.problems).to.deep.equal([]);
    });
  }

  itInFull('nothing can be played while it is asked, by drag, keys or the toolbar', async () => {
    const [one] = await hasConflict();
    const game = gameOf(one);
    await dragMoves(one, ['6 b', '1 c']);
    for (const key of ['u', 'n', 'r', 't', 'h', '6', 'b', '?', 'Escape', 'Control+z']) {
      await one.keyboard.press(key);
    }
    for (const name of ['Undo', 'Hint', 'New game', 'More']) {
      await game.getByRole('button', { name, exact: true }).click({ force: true });
    }
    await game.getByRole('textbox', { name: 'Deal number' }).fill('5');
    await one.keyboard.press('Enter');
    expect(await question(one).count()).to.equal(1);
    expect([await report(one), await types(one)]).to.deep.equal([MINE, 'start move']);
    expect(await kept(one)).to.deep.equal(OTHERS);
    await question(one).getByRole('button', { name: 'Keep this game' }).click();
    await dragMoves(one, ['6 b']);
    expect(await report(one)).to.deep.equal([MINE[0], '4H', '6C', 2]);
    expect(one.problems).to.deep.equal([]);
  });

  itInFull('leaving the page without an answer overwrites nothing', async () => {
    const [one, other] = await hasConflict();
    await leave(one);
    expect(await kept(other)).to.deep.equal(OTHERS);
    expect(one.problems).to.deep.equal([]);
  });
});

/** Waits until a tab knows what another one saved. */
async function hasHeard(tab: TestPage, from: TestPage): Promise<void> {
  const kept = await from.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  await tab.waitForFunction(
    (all) => JSON.stringify(Object.entries(localStorage).sort()) === all,
    kept,
  );
}

describe('a tab that stands still', () => {
  for (const how of firstOf(['closed', 'left'] as const, 1)) {
    itInFull(`and is ${how} does not overwrite what the other played`, async () => {
      const [one, other] = await twoTabs();
      await dragMoves(one, ['4 a']);
      await other.reload();
      await other.bringToFront();
      await dragMoves(other, ['6 b']);
      await hasHeard(one, other);
      if (how === 'left') await leave(one);
      else await one.close({ runBeforeUnload: true });
      expect(await kept(other)).to.deep.equal([MINE[0], '4H', '6C', 2]);
      expect(other.problems).to.deep.equal([]);
    });
  }

  itInFull('that was only looked at is no conflict', async () => {
    const [one, other] = await twoTabs();
    await dragMoves(one, ['4 a']);
    await other.reload();
    await leave(other);
    await dragMoves(one, ['6 b']);
    await other.goBack();
    await other.close({ runBeforeUnload: true });
    await dragMoves(one, ['1 c']);
    expect(await question(one).count()).to.equal(0);
    expect(await kept(one)).to.deep.equal([MINE[0], '4H', '6C', 3]);
    expect(one.problems).to.deep.equal([]);
  });
});

describe('a game that the other tab won', () => {
  /** Two tabs of a game three moves before its end, and those moves. */
  async function nearlyDone(): Promise<[TestPage, TestPage, readonly string[]]> {
    const page = { ...ONE_GAME, html: NEARLY_WON };
    const one = await openPage(page);
    const rest = await nearlyWon(one, 3);
    const other = await openPage({ ...page, context: one.context() });
    await other.bringToFront();
    return [one, other, rest];
  }

  itInFull('goes on here unasked', async () => {
    const [one, other, rest] = await nearlyDone();
    expect((await playThrough(other, rest, byClicking(other))).outcome).to.equal('won');
    await one.bringToFront();
    expect((await playThrough(one, rest, byClicking(one))).outcome).to.equal('won');
    expect(await question(one).count()).to.equal(0);
    expect([one.problems, other.problems]).to.deep.equal([[], []]);
  });

  itInFull('while it was asked here, is no more to be taken: this one stays', async () => {
    const [one, other, rest] = await nearlyDone();
    const warned: string[] = [];
    one.on('console', (message) => warned.push(message.text()));
    await playThrough(other, rest.slice(0, 2), byClicking(other));
    await one.bringToFront();
    await playThrough(one, rest.slice(0, 1), byClicking(one));
    await question(one).waitFor();
    const { position } = await look(gameOf(one));
    await other.bringToFront();
    await playThrough(other, rest.slice(2), byClicking(other));
    await one.bringToFront();
    await question(one).getByRole('button', { name: 'Use that game' }).click();
    expect((await look(gameOf(one))).position).to.deep.equal(position);
    expect((await playThrough(one, rest.slice(1), byClicking(one))).outcome).to.equal('won');
    expect([warned, one.problems]).to.deep.equal([[], []]);
  });
});
