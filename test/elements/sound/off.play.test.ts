import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { part } from '../support/board.js';
import { mount } from '../support/mount.js';
import { drag, press } from '../support/pointer.js';
import { listenIn } from '../support/sound.js';
import { pass } from '../support/until.js';

/** Imported first: what another test fetched stays fetched. */
describe('a game that nobody wants to be heard', () => {
  it('fetches nothing that sounds, and makes no context, whatever is played', async () => {
    await emulateFeatures({});
    // The browser writes down 250 files, which the tests themselves are.
    performance.setResourceTimingBufferSize(5000);
    const made = listenIn();
    const game = await mount();
    await drag(game, 'JC', 'QH');
    await press(game, part(game, 'button-undo'));
    await pass(200);
    expect([made.length, game.moveCount]).to.deep.equal([0, 2]);
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = (name: RegExp): number => fetched.filter((url) => name.test(url)).length;
    expect([files(/\/elements\/extras\.[jt]s/), files(/\/elements\/sounds\.[jt]s/)]).to.deep.equal([
      1, 0,
    ]);
  });
});
