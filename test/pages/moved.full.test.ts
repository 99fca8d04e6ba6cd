import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type TestPage, openPage } from '../harness/pages.js';
import { firstOf } from '../support/counts.js';
import { type Look, gameOf, look } from './support/board.js';
import { atRest, restlessCards } from './support/geometry.js';
import { GAMES, firstMove, playByMouse } from './support/games.js';
import { NEARLY_WON, nearlyWon } from './support/near-win.js';
import { byClicking, playThrough } from './support/players.js';
import { cardsOf, dragMoves } from './support/staged.js';

const PLACES = '<div id="first"></div><div id="second"></div><div id="shady"></div>';
const inFirst = (tag: string): string => PLACES.replace('></div>', `>${tag}</div>`);
const html = inFirst('<freecell-game deal="617"></freecell-game>');

/** Moves the game to another place of the page by script. */
const moveTo = (page: TestPage, place: 'first' | 'second' | 'shady' | undefined): Promise<void> =>
  page.evaluate((id) => {
    const self = globalThis as unknown as { game?: Element };
    self.game ??= document.querySelector('#first > *')!;
    if (id === undefined) return self.game.remove();
    const node = document.getElementById(id)!;
    const parent = id === 'shady' ? (node.shadowRoot ?? node.attachShadow({ mode: 'open' })) : node;
    parent.append(self.game);
  }, place);

/** Drags a card half of its way to a legal place, and holds it. */
async function halfway(page: TestPage, tokens: readonly string[] = ['58']): Promise<Look> {
  const { seen, move, card } = await firstMove(page, tokens);
  const [from, to] = [seen.piles[move.from]!, seen.piles[move.to]!];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  expect(await restlessCards(gameOf(page))).to.deep.equal([card]);
  return seen;
}

interface Timed {
  readonly game: { readonly elapsed: number };
}

describe('a game that the page’s script moves about', () => {
  it('goes on in another parent, in a shadow root, and after a time out of the page', async () => {
    const page = await openPage({ html, reducedMotion: 'reduce' });
    const game = gameOf(page);
    await dragMoves(page, ['5 8']);
    await moveTo(page, 'second');
    await dragMoves(page, ['4 a']);
    await moveTo(page, 'shady');
    await dragMoves(page, ['6 b']);
    await game.getByRole('button', { name: 'Undo' }).click();
    const before = await look(game);
    expect([before.moveCount, cardsOf(before, 'cell-1')]).to.deep.equal([4, '4H']);
    await moveTo(page, undefined);
    expect(await game.count()).to.equal(0);
    await moveTo(page, 'first');
    expect((await look(game)).position).to.deep.equal(before.position);
    await page.keyboard.press('Tab');
    const after = await dragMoves(page, ['6 b']);
    expect([after.moveCount, cardsOf(after, 'cell-2')]).to.deep.equal([5, '6C']);
    // The other two are the player's preferences and the list of started games.
    expect(await page.evaluate(() => Object.keys(localStorage).length)).to.equal(3);
    await page.reload();
    expect((await look(game)).position).to.deep.equal(after.position);
    expect(page.problems).to.deep.equal([]);
  });

  it('has its clock stand still while it is out of the page', async () => {
    const page = await openPage({ html, reducedMotion: 'reduce' });
    await dragMoves(page, ['5 8']);
    const elapsed = (): Promise<number> =>
      page.evaluate(() => (globalThis as unknown as Timed).game.elapsed);
    await moveTo(page, undefined);
    const before = await elapsed();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await elapsed()).to.equal(before);
    await moveTo(page, 'second');
    await page.waitForFunction(
      (then) => (globalThis as unknown as Timed).game.elapsed > then,
      before,
    );
    expect(page.problems).to.deep.equal([]);
  });

  for (const place of firstOf([undefined, 'shady', 'second'] as const, 2)) {
    it(`${place ? `to #${place}` : 'out and back'} in mid-drag has the card home, at rest`, async () => {
      const page = await openPage({ html });
      const game = gameOf(page);
      const before = await halfway(page);
      await moveTo(page, place);
      if (!place) {
        await page.mouse.move(300, 300);
        await moveTo(page, 'first');
      }
      await atRest(game);
      expect(await restlessCards(game)).to.deep.equal([]);
      await page.mouse.move(500, 300);
      await page.mouse.up();
      const after = await look(game);
      expect([after.position, after.moveCount]).to.deep.equal([before.position, 0]);
      expect(cardsOf(await dragMoves(page, ['5 8']), 'column-8')).to.equal('AH KH TC JS 2S QH JC');
      expect(page.problems).to.deep.equal([]);
    });
  }

  for (const { tag, html: game, tokens } of firstOf(GAMES.slice(1), 1)) {
    it(`out and back in mid-drag has the card home, and is played: ${tag}`, async () => {
      const page = await openPage({ html: inFirst(game) });
      const before = await halfway(page, tokens);
      await moveTo(page, undefined);
      await page.mouse.move(300, 300);
      await moveTo(page, 'second');
      await page.mouse.up();
      await atRest(gameOf(page));
      expect(await restlessCards(gameOf(page))).to.deep.equal([]);
      const after = await look(gameOf(page));
      expect([after.position, after.moveCount]).to.deep.equal([before.position, 0]);
      expect((await playByMouse(page, tokens.slice(0, 1))).moveCount).to.equal(1);
      expect(page.problems).to.deep.equal([]);
    });
  }

  it('and removes in mid-drag leaves the page to another game', async () => {
    const page = await openPage({ html, reducedMotion: 'reduce' });
    await halfway(page);
    await moveTo(page, undefined);
    await page.mouse.move(500, 300);
    await page.mouse.up();
    await page.evaluate(() => {
      const game = document.createElement('freecell-game');
      game.setAttribute('deal', '3');
      document.querySelector('#second')!.append(game);
    });
    const seen = await dragMoves(page, ['1 a']);
    expect([seen.moveCount, cardsOf(seen, 'cell-1').length]).to.deep.equal([1, 2]);
    expect(page.problems).to.deep.equal([]);
  });

  it('right after the last move still has its party', async () => {
    const page = await openPage({ html: inFirst(NEARLY_WON) });
    const rest = await nearlyWon(page, 1);
    await playThrough(page, rest, byClicking(page));
    await moveTo(page, 'second');
    await gameOf(page).getByRole('dialog').waitFor({ timeout: 4000 });
    expect(page.problems).to.deep.equal([]);
  });
});
