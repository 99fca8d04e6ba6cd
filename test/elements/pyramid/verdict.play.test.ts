import { expect } from 'chai';
import { spoken, status } from '../support/board.js';
import { keys } from '../support/keys.js';
import { detailsOf, hear } from '../support/mount.js';
import { press } from '../support/pointer.js';
import { mountPyramid } from '../support/pyramid.js';
import { back } from '../support/stock.js';
import { pass, until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

const HOPELESS = 'This game can no longer be won.';

/** Deal 5 can be won, until its 8 of diamonds goes with the 5 of spades that is turned fifth. */
describe('a win that becomes impossible', () => {
  it('is told, and not before; undo takes it back', async () => {
    const heard = hear();
    const game = await mountPyramid({ deal: '5' });
    const told = ['winnable auto'];
    const verdicts = (): string =>
      detailsOf(heard, 'game-verdict')
        .map(({ verdict, source }) => `${verdict} ${source}`)
        .join(', ');
    const tells = (): Promise<void> =>
      until(`it tells ${told.join()}`, () => verdicts() === told.join(', '));
    for (let times = 0; times < 5; times++) {
      await press(game, back(game, 'stock'));
      expect(status(game)).to.equal('');
    }
    await tells();
    await press(game, '8D');
    await press(game, '5S');
    told.push('unwinnable auto');
    await tells();
    expect(status(game)).to.equal(HOPELESS);
    expect(spoken(game)).to.equal(status(game));
    expect(heard.slice(-2).map(({ type }) => type)).to.deep.equal(['game-move', 'game-verdict']);
    await keys(game, 'u');
    told.push('winnable auto');
    await tells();
    expect(spoken(game)).to.equal('Undone: 8 of diamonds and 5 of spades removed.');
    await keys(game, 'r');
    told.push('unwinnable auto');
    await tells();
    await keys(game, 's');
    // The verdict is announced once, not again at each step.
    await pass(300);
    await tells();
    expect(spoken(game)).to.equal('Drew the queen of hearts.');
  });

  itInFull('is not told with no-verdict', async () => {
    const heard = hear();
    const game = await mountPyramid({ deal: '5', 'no-verdict': true });
    for (let times = 0; times < 5; times++) await press(game, back(game, 'stock'));
    await press(game, '8D');
    await press(game, '5S');
    await pass(300);
    expect([status(game), spoken(game)]).to.deep.equal([
      '',
      '8 of diamonds and 5 of spades removed.',
    ]);
    expect(detailsOf(heard, 'game-verdict')).to.deep.equal([]);
  });
});
