import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { part } from '../support/board.js';
import { mount } from '../support/mount.js';
import { drag, press } from '../support/pointer.js';
import { listenIn } from '../support/sound.js';
import { pass } from '../support/until.js';

/** Imported first, because modules loaded by another test stay loaded. */
describe('a game that nobody wants to be heard', () => {
  it('loads nothing that sounds, and makes no context, whatever is played', async () => {
    await emulateFeatures({});
    const made = listenIn();
    const game = await mount();
    await drag(game, 'JC', 'QH');
    await press(game, part(game, 'button-undo'));
    await pass(200);
    expect([made.length, game.moveCount]).to.deep.equal([0, 2]);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(loaded.filter((url) => /\bsounding\b/.test(url))).to.deep.equal([]);
  });
});
