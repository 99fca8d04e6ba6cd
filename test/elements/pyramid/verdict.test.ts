import { expect } from 'chai';
import { dealDeck, pyramid, pyramidVerdict } from '../../../src/core.js';
import { PyramidGame } from '../../../src/games/pyramid/element/element.js';
import { spoken, status } from '../support/board.js';
import { focusOn, keys } from '../support/keys.js';
import { type Heard, afterTest, detailsOf, hear } from '../support/mount.js';
import { mountPyramid, playOn, wholeGames } from '../support/pyramid.js';
import { pass, until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

const verdicts = (heard: readonly Heard[]): string =>
  detailsOf(heard, 'game-verdict')
    .map(({ verdict }) => verdict)
    .join(' ');

/** A deal that can't be won even with unlimited redeals: test/data/pyramid-unlimited-cover-1-300.tsv. */
const LOST_DEAL = async (): Promise<string> => {
  const file = '/test/data/pyramid-unlimited-cover-1-300.tsv';
  return /^(\d+)\tlost$/m.exec(await (await fetch(file)).text())![1]!;
};

describe('game-verdict', () => {
  it('is told of every game, a deal that is hopeless too', async () => {
    const deal = await LOST_DEAL();
    const heard = hear();
    const game = await mountPyramid({ deal });
    await until('the verdict is told', () => verdicts(heard) === 'unwinnable');
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-start', 'game-verdict']);
    expect(status(game)).to.equal('This deal can’t be won.');
    game.newGame(Number(deal));
    await until('it is told anew', () => verdicts(heard) === 'unwinnable unwinnable');
    game.restart();
    await until('and again', () => verdicts(heard) === 'unwinnable unwinnable unwinnable');
    expect(spoken(game)).to.match(/This deal can’t be won\.$/);
    game.newGame(5);
    await until('another', () => verdicts(heard) === 'unwinnable unwinnable unwinnable winnable');
    expect(spoken(game)).to.equal('Pyramid, № 5.');
  });

  itInFull('is winnable all along a game that wins, and ends with it', async () => {
    const [, three] = await wholeGames();
    const { moves } = three!;
    const heard = hear();
    const game = await mountPyramid({ deal: '3' });
    await until('the verdict is told', () => verdicts(heard) === 'winnable');
    await playOn(game, moves.join(' '));
    await pass(300);
    expect([game.outcome, verdicts(heard)]).to.deep.equal(['won', 'winnable']);
  });

  itInFull('no-verdict taken away tells it', async () => {
    const heard = hear();
    const game = await mountPyramid({ deal: '5', 'no-verdict': true });
    await pass(300);
    expect(verdicts(heard)).to.equal('');
    game.noVerdict = false;
    await game.updateComplete;
    await until('the verdict is told', () => verdicts(heard) === 'winnable');
    game.noVerdict = true;
    await game.updateComplete;
    await playOn(game, 's s s s s 8D5S');
    await pass(300);
    expect(verdicts(heard)).to.equal('winnable');
  });
});

/** Questions reach their worker late, by some milliseconds, until the test is over. */
function slowQuestions(late: number): void {
  const own = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!;
  const post = own.value as (message: unknown) => void;
  const value = function (this: Worker, message: unknown): void {
    setTimeout(() => post.call(this, message), late);
  };
  Object.defineProperty(Worker.prototype, 'postMessage', { ...own, value });
  afterTest(() => Object.defineProperty(Worker.prototype, 'postMessage', own));
}

// The sources of all tests fill what a browser keeps of what was fetched.
performance.setResourceTimingBufferSize(5000);

describe('with limited redeals', () => {
  /** What the rules' own search says of a game with all its cards known. */
  const known = (game: PyramidGame): string => {
    const { deal, moves } = game.save()!;
    const checked = pyramid.options.check(game.state!.options);
    if ('problem' in checked) throw new Error(checked.problem.code);
    const dealt = pyramid.deal(checked.value, dealDeck(deal!));
    return pyramidVerdict(
      moves.reduce((at, text) => pyramid.play(at, pyramid.readMove(at, text)!), dealt),
    );
  };

  it('the worker is asked, and answers as the search does', async () => {
    const heard = hear();
    const game = await mountPyramid({ deal: '254', redeals: '0' });
    await until('the worker has answered', () => verdicts(heard) === 'winnable');
    expect(known(game)).to.equal('winnable');
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(files.some((name) => name.endsWith('/solver-worker.js'))).to.equal(true);
    // All cards go by without a pair: nothing wins after that.
    await playOn(game, 's '.repeat(24).trim());
    await until('it is said', () => verdicts(heard) === 'winnable unwinnable');
    expect(known(game)).to.equal('unwinnable');
    expect(status(game)).to.match(/This game can no longer be won\.$/);
    for (let times = 0; times < 24; times++) game.undo();
    await until('it can be won again', () => verdicts(heard) === 'winnable unwinnable winnable');
  });

  itInFull('a late answer leaves a refusal in sight', async () => {
    const heard = hear();
    const game = await mountPyramid({ deal: '254', redeals: '0' });
    await until('the worker has answered', () => verdicts(heard) === 'winnable');
    slowQuestions(500);
    await playOn(game, 's '.repeat(24).trim());
    await focusOn(game, 'stock');
    await keys(game, 's');
    await until('it is said', () => verdicts(heard) === 'winnable unwinnable');
    expect(status(game)).to.equal('This game has no redeals.');
    expect(spoken(game)).to.equal('This game has no redeals. This game can no longer be won.');
  });

  it('the answer comes without a worker, too, where the page allows none', async () => {
    PyramidGame.workerFactory = null;
    afterTest(() => (PyramidGame.workerFactory = undefined));
    const heard = hear();
    await mountPyramid({ deal: '254', redeals: '0' });
    await until('the page has found out', () => verdicts(heard) === 'winnable');
  });
});
