import { expect } from 'chai';
import { spoken, status } from '../support/board.js';
import { keys } from '../support/keys.js';
import { detailsOf, hear } from '../support/mount.js';
import { press } from '../support/pointer.js';
import { mountPyramid } from '../support/pyramid.js';
import { back } from '../support/stock.js';
import { nextFrame } from '../support/until.js';

const HOPELESS = 'No win is possible any more.';

/** Deal 5 can be won, until its 8 of diamonds goes with the 5 of spades that is turned fifth. */
describe('a win that becomes impossible', () => {
  it('is told at once, and not before; undo takes it back', async () => {
    const heard = hear();
    const game = await mountPyramid({ deal: '5' });
    const verdicts = (): string =>
      detailsOf(heard, 'game-verdict')
        .map(({ verdict, source }) => `${verdict} ${source}`)
        .join(', ');
    for (let times = 0; times < 5; times++) {
      await press(game, back(game, 'stock'));
      expect(status(game)).to.equal('');
    }
    expect(verdicts()).to.equal('winnable auto');
    await press(game, '8D');
    await press(game, '5S');
    expect(status(game)).to.equal(`8 of diamonds and 5 of spades removed. ${HOPELESS}`);
    expect(spoken(game)).to.equal(status(game));
    expect(verdicts()).to.equal('winnable auto, unwinnable auto');
    expect(heard.slice(-2).map(({ type }) => type)).to.deep.equal(['game-move', 'game-verdict']);
    await keys(game, 'u');
    expect(spoken(game)).to.equal('Undone: 8 of diamonds and 5 of spades removed.');
    expect(verdicts()).to.equal('winnable auto, unwinnable auto, winnable auto');
    await keys(game, 'r', 's');
    expect(verdicts()).to.equal('winnable auto, unwinnable auto, winnable auto, unwinnable auto');
    // Told once, not again at each step.
    expect(spoken(game)).to.equal('Turned the queen of hearts.');
  });

  it('is not told with no-verdict', async () => {
    const heard = hear();
    const game = await mountPyramid({ deal: '5', 'no-verdict': true });
    for (let times = 0; times < 5; times++) await press(game, back(game, 'stock'));
    await press(game, '8D');
    await press(game, '5S');
    await nextFrame();
    expect([status(game), spoken(game)]).to.deep.equal([
      '',
      '8 of diamonds and 5 of spades removed.',
    ]);
    expect(detailsOf(heard, 'game-verdict')).to.deep.equal([]);
  });
});
