import '../../../src/games/patience/index.js';
import { expect } from 'chai';
import { parts } from '../support/board.js';
import type { AnyGame } from '../support/game.js';
import { chord, focusOn, keys } from '../support/keys.js';
import { makeElement, putInBox } from '../support/mount.js';
import { openKeys } from '../support/panels.js';
import { until } from '../support/until.js';

async function mount(name: string): Promise<AnyGame> {
  const game = makeElement('patience-game', { game: name, deal: '617', 'no-verdict': true });
  putInBox(game, { width: 760 });
  await until(`${name} is drawn`, () => game.shadowRoot?.querySelector('.pile'));
  // It has what this test uses of other games.
  return game as unknown as AnyGame;
}

/** The rows of the sheet of keys: `u, r: Undo, redo`. */
async function rowsOf(game: AnyGame): Promise<readonly string[]> {
  const sheet = await openKeys(game);
  return [...sheet.querySelectorAll('dt')].map(
    (keys) => `${keys.textContent}: ${keys.nextElementSibling!.textContent}`,
  );
}

describe('the sheet of keys of any patience', () => {
  it('has r for the reserve, and Shift and R to redo', async () => {
    const game = await mount('canfield');
    await focusOn(game, 'column-1');
    expect(await rowsOf(game)).to.include.members([
      'r: Go to the reserve',
      'u, Shift+R: Undo, redo',
    ]);
    await keys(game, 'Escape', 's', 'u');
    expect(game.moveCount).to.equal(2);
    await chord(game, 'Shift', 'R');
    expect([game.moveCount, parts(game, 'panel-keys').length]).to.deep.equal([3, 0]);
  });

  it('has r to redo if there is no reserve', async () => {
    const game = await mount('spider');
    await focusOn(game, 'column-1');
    const rows = await rowsOf(game);
    expect(rows).to.include('u, r: Undo, redo');
    expect(rows).to.include('f, Shift+F: Full screen');
  });
});
