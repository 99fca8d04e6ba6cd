import { expect } from 'chai';
import { pageWorkerFactory } from '../../../src/elements/base/report.js';
import { advance, detailsOf, hear, mount, warnings } from '../support/mount.js';

const own = new Error('the host’s own');
const throws = (): never => {
  throw own;
};

describe('what a host’s own code throws', () => {
  // Errors of listeners are the browser's to report as well: test/pages/host.test.ts.
  it('in cardFaces is told with the error itself, once', async () => {
    const [warned, heard] = [warnings(), hear()];
    const game = await mount();
    game.cardFaces = throws;
    await game.updateComplete;
    await advance(game, 'column-5 column-8');
    expect(detailsOf(heard, 'game-error').map(({ cause }) => cause)).to.deep.equal([own]);
    expect(warned.length).to.equal(1);
  });

  it('in workerFactory is told with the error itself, and gives no worker', () => {
    const told: unknown[] = [];
    const complain = (...of: unknown[]): unknown => told.push(of);
    const element = Object.assign(Object.create({ constructor: { workerFactory: throws } }), {
      complain,
    }) as { complain(): unknown };
    expect(pageWorkerFactory(element)!()).to.equal(undefined);
    const [got, accepted] = [own.message, 'a Worker'];
    expect(told).to.deep.equal([[{ code: 'option', option: 'workerFactory', got, accepted }, own]]);
  });
});
