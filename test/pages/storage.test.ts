import { expect } from 'chai';
import { describe, it } from 'node:test';
import { openPage, type TestPage } from '../harness/pages.js';
import { firstOf, itInFull } from '../support/counts.js';
import { gameOf, heardBy, hearing, look } from './support/board.js';
import { GAMES, firstMove } from './support/games.js';
import { byClicking } from './support/players.js';
import { cardsOf, dragMoves } from './support/staged.js';

const GAME = '<freecell-game deal="617"></freecell-game>';
const html = hearing + GAME;
const PLAYED = 'AH KH TC JS 2S QH JC';

const types = async (page: TestPage): Promise<readonly string[]> =>
  (await heardBy(page)).map(({ type }) => type);

describe('a page that goes away right after a move', () => {
  const ends = {
    'killed by a crash': async (page: TestPage, move: () => Promise<void>): Promise<void> => {
      const cdp = await page.context().newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      await move();
      // It never answers, because the page is gone.
      void cdp.send('Page.crash').catch(() => undefined);
      await crashed;
      await page.close();
    },
    'closed without a word': async (page: TestPage, move: () => Promise<void>): Promise<void> => {
      await move();
      await page.close({ runBeforeUnload: false });
    },
  };
  for (const [how, end] of firstOf(Object.entries(ends), 1)) {
    for (const { tag, html: game, tokens } of firstOf(GAMES, 1)) {
      it(`${how}, cards still in flight, has kept it: ${tag}`, async () => {
        const page = await openPage({ html: game });
        const context = page.context();
        const { seen, move, card } = await firstMove(page, tokens);
        // By clicks, without waiting.
        await end(page, () => byClicking(page)(move, seen));
        const again = await openPage({ html: game, context });
        const found = await look(gameOf(again));
        expect([found.moveCount, cardsOf(found, move.from).includes(card)]).to.deep.equal([
          1,
          false,
        ]);
        expect(again.problems).to.deep.equal([]);
      });
    }
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
    const full = await openPage({ html, reducedMotion: 'reduce', context, warns: true });
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

  itInFull('because it throws, is told of once', async () => {
    const broken = `<script>
      Storage.prototype.setItem = Storage.prototype.removeItem = () => { throw new Error('no'); };
    </script>`;
    const page = await openPage({ html: broken + html, reducedMotion: 'reduce', warns: true });
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
