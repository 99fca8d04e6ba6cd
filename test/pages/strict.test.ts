import { expect } from 'chai';
import { describe, it } from 'node:test';
import { openPage } from '../harness/pages.js';
import { itInFull } from '../support/counts.js';
import { gameOf, look } from './support/board.js';
import { reloadHeard } from './support/console.js';
import { nearlyWon } from './support/near-win.js';
import { byClicking, byKeys, playThrough, tabToBoard } from './support/players.js';
import { cardsOf, dragMoves, move } from './support/staged.js';

const POLICY =
  "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'; " +
  "trusted-types lit-html baize 'allow-duplicates'";
/** The items of the menu that open a panel. */
const OPENING = new Set(['Pause', 'How to play', 'Keyboard', 'Settings']);
const strict = { path: '/demo/strict.html', height: 1200 } as const;

describe('a page with a strict policy', () => {
  it('is played by mouse and keys, and opens the menu, every panel and a new game, without a word in its console', async () => {
    const page = await openPage({ ...strict, reducedMotion: 'reduce' });
    const sent = (await page.request.get(strict.path)).headers();
    expect(sent['content-security-policy']).to.equal(POLICY);
    const game = gameOf(page);
    await dragMoves(page, ['5 8']);
    await byClicking(page)(move('4 a'), await look(game));
    await tabToBoard(page);
    await byKeys(page)(move('6 b'), await look(game));
    const seen = await look(game);
    expect(['column-8', 'cell-1', 'cell-2'].map((pile) => cardsOf(seen, pile))).to.deep.equal([
      'AH KH TC JS 2S QH JC',
      '4H',
      '6C',
    ]);
    for (const tool of ['Undo', 'Redo', 'Hint']) {
      await game.getByRole('button', { name: tool, exact: true }).click();
    }
    expect((await look(game)).moveCount).to.equal(5);
    const menu = game.getByRole('button', { name: 'More' });
    const [items, panel] = [game.locator('[part="menu-item"]'), game.getByRole('dialog')];
    await menu.click();
    const labels = await items.allInnerTexts();
    await menu.click();
    const panels: string[] = [];
    for (const name of labels) {
      await menu.click();
      await items.filter({ hasText: name }).click();
      if (!OPENING.has(name)) continue;
      await panel.waitFor();
      panels.push((await panel.getAttribute('aria-label'))!);
      await panel.locator('[part~="button"][part~="primary"]').click();
    }
    expect(panels).to.deep.equal(['Paused', 'How to play', 'Keyboard', 'Settings']);
    expect(await panel.count()).to.equal(0);
    await game.getByRole('button', { name: 'New game' }).click();
    expect((await look(game)).moveCount).to.equal(0);
    await game.evaluate((element) => element.setAttribute('faces', 'english'));
    const face = game.locator('[part~="card-face"]').first();
    await face.waitFor({ state: 'attached' });
    await page.waitForFunction(
      (image) => (image as HTMLImageElement).naturalWidth === 240,
      await face.elementHandle(),
    );
    expect([page.told, page.problems]).to.deep.equal([[], []]);
  });

  itInFull('shows the whole of a win', async () => {
    const page = await openPage(strict);
    const game = gameOf(page);
    await game.evaluate((element) => {
      for (const name of ['supermove', 'no-auto-finish', 'deal']) {
        element.setAttribute(name, { supermove: 'full', deal: '3' }[name] ?? '');
      }
    });
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes(':[3,')));
    // The tag is part of the page's own file, and the policy applies to it too.
    await page.route(`**${strict.path}`, async (route) => {
      const response = await route.fetch();
      const tag = '<freecell-game deal="3" supermove="full" no-auto-finish';
      const body = (await response.text()).replace('<freecell-game deal="617"', tag);
      await route.fulfill({ response, body });
    });
    const rest = await nearlyWon(page, 1);
    const told = await reloadHeard(page);
    const seen = await playThrough(page, rest, byClicking(page));
    expect(seen.outcome).to.equal('won');
    const panel = game.getByRole('dialog');
    await panel.waitFor();
    const cards = await game.evaluate(
      ({ shadowRoot }) => shadowRoot!.getAnimations().filter(({ effect }) => effect).length,
    );
    expect(cards).to.be.at.least(52);
    await panel.getByRole('button').first().click();
    expect((await look(game)).outcome).to.equal(undefined);
    expect([told, page.problems]).to.deep.equal([[], []]);
  });
});
