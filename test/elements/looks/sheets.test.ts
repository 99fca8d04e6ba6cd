import { expect } from 'chai';
import { someOf } from '../support/counts.js';
import { afterTest, mountGame } from '../support/mount.js';
import { HANDS, mountTable, settled } from '../support/paigow.js';
import { openSettings } from '../support/panels.js';
import { openPanel } from '../support/paigow-scenes.js';

/** From now on, how many sheets were filled anew. */
function countFills(): () => number {
  let fills = 0;
  const prototype = CSSStyleSheet.prototype;
  const own = Object.getOwnPropertyDescriptor(prototype, 'replaceSync')!;
  prototype.replaceSync = function (text) {
    fills++;
    (own.value as typeof prototype.replaceSync).call(this, text);
  };
  afterTest(() => Object.defineProperty(prototype, 'replaceSync', own));
  return () => fills;
}

const SHOWN = {
  'a game': async () => {
    const game = await mountGame('freecell-game', { deal: '1' });
    await openSettings(game);
    return game;
  },
  'a table': async () => {
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks]);
    await openPanel(table, 'history');
    await settled(table);
    return table;
  },
};

describe('the sheets of an element', () => {
  for (const [what, show] of someOf(SHOWN, (name) => name === 'a table')) {
    // WebKit ends a page where a sheet changes that a board adopted whose element is gone for good.
    it(`are filled once for all of a page: ${what}`, async () => {
      (await show()).parentElement!.remove();
      const fills = countFills();
      const next = await show();
      expect(next.shadowRoot!.adoptedStyleSheets.length).to.be.at.least(2);
      expect(fills()).to.equal(0);
      next.parentElement!.remove();
    });
  }
});
