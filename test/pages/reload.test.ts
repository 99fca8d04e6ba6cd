import { expect } from 'chai';
import { describe, it } from 'node:test';
import { openPage } from '../harness/pages.js';
import { firstOf, itInFull } from '../support/counts.js';
import { gameOf, heardBy, hearing, look } from './support/board.js';
import { GAMES, playByMouse } from './support/games.js';
import { tabToBoard } from './support/players.js';
import { cardsOf, dragMoves } from './support/staged.js';

const html = `${hearing}<freecell-game deal="617"></freecell-game>`;
const reduced = { reducedMotion: 'reduce', html } as const;
const MOVES = ['5 8', '4 a', '6 b', '1 c'];

describe('a reload', () => {
  for (const { tag, html: game, tokens } of firstOf(GAMES, 1)) {
    it(`in the middle of a game brings it back as it was, as going back does, and it goes on: ${tag}`, async () => {
      const page = await openPage({ ...reduced, html: hearing + game });
      const last = await playByMouse(page, tokens.slice(0, 12));
      await gameOf(page).getByRole('button', { name: 'Undo' }).click();
      const before = await look(gameOf(page));
      expect(before.moveCount).to.equal(13);
      await page.reload();
      expect(await look(gameOf(page))).to.deep.equal(before);
      const [start, ...others] = (await heardBy(page)).filter(({ verdict }) => !verdict);
      expect([start?.type, others]).to.deep.equal(['game-start', []]);
      // Leaving the page also keeps the game, for going back.
      await page.goto('/package.json');
      await page.goBack();
      expect(await look(gameOf(page))).to.deep.equal(before);
      await tabToBoard(page);
      await page.keyboard.press('r');
      const after = await look(gameOf(page));
      expect([after.moveCount, after.position]).to.deep.equal([14, last.position]);
      expect(page.problems).to.deep.equal([]);
    });
  }

  itInFull('while a card is in the hand leaves it where it was', async () => {
    const page = await openPage(reduced);
    const before = await dragMoves(page, MOVES.slice(0, 2));
    const { x, y } = before.grips['column-6 5']!;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 200, y - 100, { steps: 3 });
    await page.reload();
    await page.mouse.up();
    expect(await look(gameOf(page))).to.deep.equal(before);
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('keeps the time that was played', async () => {
    const page = await openPage(reduced);
    await dragMoves(page, ['5 8']);
    const elapsed = (): Promise<number> =>
      gameOf(page).evaluate((game) => (game as HTMLElement & { elapsed: number }).elapsed);
    const before = await elapsed();
    await page.reload();
    const after = await elapsed();
    expect(before).to.be.greaterThan(0);
    expect(after).to.be.at.least(before);
    // The clock waits for the next move.
    expect(await elapsed()).to.equal(after);
    expect(page.problems).to.deep.equal([]);
  });

  // In the normal run, test/pages/storage kills a tab.
  itInFull('after a tab was killed finds every step', async () => {
    const page = await openPage(reduced);
    await dragMoves(page, MOVES.slice(0, 3));
    const context = page.context();
    const cdp = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void cdp.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
    const again = await openPage({ ...reduced, context });
    const seen = await look(gameOf(again));
    expect([seen.moveCount, cardsOf(seen, 'cell-1'), cardsOf(seen, 'cell-2')]).to.deep.equal([
      3,
      '4H',
      '6C',
    ]);
    expect(again.problems).to.deep.equal([]);
  });
});
