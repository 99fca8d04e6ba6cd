import { expect } from 'chai';
import { hostFactory } from '../../../src/elements/report.js';
import { advance, afterTest, detailsOf, hear, mount, warnings } from '../support/mount.js';

const own = new Error('the host’s own');
const throws = (): never => {
  throw own;
};

/** Errors of listeners are the runner's to report as well, unless they are expected. */
function expectUncaught(): unknown[] {
  const uncaught: unknown[] = [];
  const { onerror } = window;
  window.onerror = (_message, _file, _line, _column, error) => {
    uncaught.push(error);
    return true;
  };
  afterTest(() => (window.onerror = onerror));
  return uncaught;
}

describe('what a host’s own code throws', () => {
  it('in listeners is told once for each event, with the error itself', async () => {
    const uncaught = expectUncaught();
    const game = await mount();
    const heard = hear();
    for (const type of ['game-move', 'game-error']) game.addEventListener(type, throws);
    await advance(game, 'column-5 column-8', 'column-4 cell-1');
    const got = { code: 'listener', event: 'game-move', got: own.message };
    const message = 'a listener of game-move threw: the host’s own';
    expect(detailsOf(heard, 'game-error')).to.deep.equal([
      { source: 'host', problem: got, message, cause: own },
    ]);
    expect(uncaught).to.deep.equal([own, own, own]);
    expect(game.moveCount).to.equal(2);
  });

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
    expect(hostFactory(element)!()).to.equal(undefined);
    const [got, accepted] = [own.message, 'a Worker'];
    expect(told).to.deep.equal([[{ code: 'option', option: 'workerFactory', got, accepted }, own]]);
  });
});
