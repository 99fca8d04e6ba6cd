import { expect } from 'chai';
import { describe, it } from 'node:test';
import { openPage, type TestPage } from '../harness/pages.js';
import { pointOn } from '../harness/drag.js';
import { gameOf, heardBy, hearing, look } from './support/board.js';
import { cardsOf, dragMoves } from './support/staged.js';

const GAME = '<freecell-game deal="617"></freecell-game>';
const html = hearing + GAME;
const PLAYED = 'AH KH TC JS 2S QH JC';

const types = async (page: TestPage): Promise<readonly string[]> =>
  (await heardBy(page)).map(({ type }) => type);

describe('a page that goes away right after a move', () => {
  /** A move by two clicks, with nothing waited for. */
  async function clickMove(page: TestPage): Promise<void> {
    const game = gameOf(page);
    const column = (id: number): Promise<{ x: number; y: number }> =>
      pointOn(game.locator(`[data-pile="column-${id}"] [data-card]`).last());
    const [from, to] = [await column(5), await column(8)];
    await page.mouse.click(from.x, from.y);
    await page.mouse.click(to.x, to.y);
  }

  const ends = {
    'killed by a crash': async (page: TestPage): Promise<void> => {
      const cdp = await page.context().newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      await clickMove(page);
      // It never answers: there is nobody left who could.
      void cdp.send('Page.crash').catch(() => undefined);
      await crashed;
      await page.close();
    },
    'closed without a word': async (page: TestPage): Promise<void> => {
      await clickMove(page);
      await page.close({ runBeforeUnload: false });
    },
  };
  for (const [how, end] of Object.entries(ends)) {
    it(`${how}, cards still in flight, has kept it`, async () => {
      const page = await openPage({ html });
      const context = page.context();
      await end(page);
      const again = await openPage({ html, context });
      const seen = await look(gameOf(again));
      expect([cardsOf(seen, 'column-8'), seen.moveCount]).to.deep.equal([PLAYED, 1]);
      expect(again.problems).to.deep.equal([]);
    });
  }
});

describe('a storage that takes nothing', () => {
  it('because it is full, is told of once; what fits later is kept', async () => {
    const page = await openPage({ html: '', scripts: [], reducedMotion: 'reduce' });
    const context = page.context();
    await page.evaluate(() => {
      let text = 'x'.repeat(1 << 22);
      while (text !== '') {
        try {
          localStorage.setItem(`fill${localStorage.length}`, text);
        } catch {
          text = text.slice(text.length / 2 + 0.5);
        }
      }
    });
    const full = await openPage({ html, reducedMotion: 'reduce', context });
    await dragMoves(full, ['5 8', '4 a']);
    await full.keyboard.press('u');
    expect(cardsOf(await look(gameOf(full)), 'column-8')).to.equal(PLAYED);
    expect(await types(full)).to.deep.equal([
      'game-error',
      'game-start',
      'game-move',
      'game-move',
      'game-undo',
    ]);
    expect(full.problems).to.deep.equal([]);
    await page.evaluate(() => {
      localStorage.clear();
    });
    const played = await dragMoves(full, ['6 b']);
    await full.reload();
    expect((await look(gameOf(full))).position).to.deep.equal(played.position);
    expect(await types(full)).to.deep.equal(['game-start']);
  });

  it('because it throws, is told of once', async () => {
    const broken = `<script>
      Storage.prototype.setItem = Storage.prototype.removeItem = () => { throw new Error('no'); };
    </script>`;
    const page = await openPage({ html: broken + html, reducedMotion: 'reduce' });
    const seen = await dragMoves(page, ['5 8']);
    await gameOf(page).getByRole('button', { name: 'New game' }).click();
    await gameOf(page).getByRole('button', { name: 'Undo' }).click();
    expect((await look(gameOf(page))).position).to.deep.equal(seen.position);
    expect(await types(page)).to.deep.equal([
      'game-error',
      'game-start',
      'game-move',
      'game-start',
      'game-start',
    ]);
    expect(page.problems).to.deep.equal([]);
  });
});
