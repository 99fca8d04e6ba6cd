import { expect } from 'chai';
import { describe, it } from 'node:test';
import { openPage } from '../harness/pages.js';
import { gameOf, hearing, look } from './support/board.js';
import { inlined } from './support/cdn.js';
import { differences, geometryOf } from './support/geometry.js';
import { cardsOf, dragMoves } from './support/staged.js';

const TAG = '<freecell-game deal="617"></freecell-game>';
const PLAYED = 'AH KH TC JS 2S QH JC';
const style = '<style>body { margin: 0 } .none { display: none } .thin { inline-size: 0 }</style>';

/** Ways in which a page hides a game at first, and shows it later. */
const UNSEEN = {
  hidden: {
    html: TAG.replace(' deal', ' hidden deal'),
    show: () => document.querySelector('freecell-game')!.removeAttribute('hidden'),
  },
  'in a box that is not displayed': {
    html: `<div class="none">${TAG}</div>`,
    show: () => document.querySelector('.none')!.removeAttribute('class'),
  },
  'in a box of no width': {
    html: `<div class="thin">${TAG}</div>`,
    show: () => document.querySelector('.thin')!.removeAttribute('class'),
  },
  'in closed details': {
    html: `<details>${TAG}</details>`,
    show: () => document.querySelector('details')!.setAttribute('open', ''),
  },
} as const;

describe('a game that is not to be seen at first', () => {
  for (const [how, { html, show }] of Object.entries(UNSEEN)) {
    it(`${how}, is as any other once it is shown, and again after a time unseen`, async () => {
      const page = await openPage({ html: style + html, reducedMotion: 'reduce' });
      const game = gameOf(page);
      await page.waitForFunction(() => Object.keys(localStorage).length === 1);
      expect(await game.locator('[data-card="JC"]').isVisible()).to.equal(false);
      await page.evaluate(show);
      const boxes = await geometryOf(game);
      await game.evaluate((element) => document.body.prepend(element));
      expect(differences(boxes, await geometryOf(game), () => true)).to.deep.equal([]);
      const played = await dragMoves(page, ['5 8']);
      expect(cardsOf(played, 'column-8')).to.equal(PLAYED);
      await game.evaluate((element) => element.toggleAttribute('hidden', true));
      await page.keyboard.press('u');
      expect(await look(game)).to.have.property('moveCount', 1);
      await game.evaluate((element) => element.toggleAttribute('hidden', false));
      expect(await look(game)).to.deep.equal(played);
      expect(page.problems).to.deep.equal([]);
    });
  }
});

describe('a game in a frame that may do nothing but run scripts', () => {
  it('tells once that it can’t be kept, and is played', async () => {
    const page = await openPage({ html: '', scripts: [], reducedMotion: 'reduce', warns: true });
    // Such a frame can't fetch from this machine, so it contains the scripts.
    const inner = `${hearing}${style}${inlined('freecell-game')}${TAG}`;
    await page.evaluate((srcdoc) => {
      const frame = document.createElement('iframe');
      Object.assign(frame, { srcdoc, sandbox: 'allow-scripts', width: 1200, height: 800 });
      frame.style.cssText = 'position: fixed; inset: 0; border: 0';
      document.body.append(frame);
    }, inner);
    const game = page.frameLocator('iframe').locator('freecell-game');
    await game.locator('[data-card="JC"]').waitFor();
    expect(cardsOf(await dragMoves(page, ['5 8'], game), 'column-8')).to.equal(PLAYED);
    await page.keyboard.press('u');
    expect(await look(game)).to.have.property('moveCount', 2);
    const heard = await page
      .frames()[1]!
      .evaluate(() =>
        (globalThis as unknown as { heard: { type: string }[] }).heard.map(({ type }) => type),
      );
    // Saves fail, and four modules can't be loaded.
    expect([...heard].sort()).to.deep.equal([
      ...Array<string>(5).fill('game-error'),
      ...['game-move', 'game-start', 'game-undo'],
    ]);
    expect(page.problems).to.deep.equal([]);
  });
});
