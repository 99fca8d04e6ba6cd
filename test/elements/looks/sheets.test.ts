import { expect } from 'chai';
import { someOf } from '../support/counts.js';
import { afterTest, mountGame } from '../support/mount.js';
import { HANDS, type PaigowTable, mountTable, parts, settled } from '../support/paigow.js';
import { panel } from '../support/paigow-play.js';
import {
  type Seven27Table,
  mountTable as mountSeven27,
  playOn as playSeven27,
} from '../support/seven27.js';
import { until } from '../support/until.js';
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

/** What a sheet could change of the board's nodes. */
const LOOKS = [
  ...['display', 'position', 'background-color', 'box-shadow', 'padding', 'margin', 'gap'],
  ...['inline-size', 'block-size', 'flex', 'flex-wrap', 'overflow', 'border', 'font', 'text-align'],
];

const looksOf = (element: HTMLElement): readonly string[] =>
  // Portraits are drawn once they are loaded.
  [...element.shadowRoot!.querySelectorAll('.board, .board :not(.portrait *)')].map((node) => {
    const style = getComputedStyle(node);
    const looks = LOOKS.map((name) => style.getPropertyValue(name));
    return [node.getAttribute('class'), ...looks].join(' | ');
  });

/** The looks of a table's board before and after all its panels were open, and advice was shown. */
async function beforeAndAfterPanels(
  table: PaigowTable | Seven27Table,
): Promise<readonly [before: readonly string[], after: readonly string[]]> {
  const before = looksOf(table);
  for (const name of ['settings', 'help', 'history', 'stats', 'log', 'people', 'fair'] as const) {
    table.request({ type: 'panel', panel: name });
    await panel(table, name);
  }
  table.request({ type: 'panel', panel: 'fair' });
  table.advice = true;
  await until('the sheet of advice is there', () => parts(table, 'aside').length > 0);
  table.advice = false;
  await settled(table);
  return [before, looksOf(table)];
}

describe('the sheets of panels and of advice', () => {
  it('change nothing on the board of Pai Gow poker', async () => {
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks]);
    const [before, after] = await beforeAndAfterPanels(table);
    expect(after).to.deep.equal(before);
  });

  it('change nothing on the board of Seven Twenty-Seven', async () => {
    const table = await playSeven27(await mountSeven27({ declare: 'simultaneous' }), 'a0 t0 k0 s0');
    const [before, after] = await beforeAndAfterPanels(table);
    expect(after).to.deep.equal(before);
  });
});

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
