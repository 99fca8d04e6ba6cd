import { expect } from 'chai';
import { touchDrag, touchScreen } from '../../harness/commands.js';
import type { PyramidGame } from '../../../src/games/pyramid/element/element.js';
import { focused, held, nameOf, pickedUp, spoken, status } from '../support/board.js';
import { focusOn, keys } from '../support/keys.js';
import { drag, press, pointOf } from '../support/pointer.js';
import { mountPyramid, playOn } from '../support/pyramid.js';
import { openKeys } from '../support/panels.js';
import { back, drawAll } from '../support/stock.js';
import { itInFull } from '../support/counts.js';

const wastes = (game: PyramidGame): string =>
  ['waste-1', 'waste-2', 'waste-3'].map((id) => held(game, id)).join(' | ');

const three = (attributes = {}): Promise<PyramidGame> =>
  mountPyramid({ wastes: '3', ...attributes });

describe('wastes="3"', () => {
  it('a click on the stock uses the first empty waste, else waste 1', async () => {
    const game = await three();
    for (let times = 0; times < 4; times++) await press(game, back(game, 'stock'));
    expect(wastes(game)).to.equal('AC KH | 6D | 3D');
    expect(spoken(game)).to.equal('Drew the king of hearts to waste 1.');
  });

  it('names each waste by its number', async () => {
    const game = await three();
    await playOn(game, 's s2');
    expect([nameOf(game, 'AC'), nameOf(game, '6D'), nameOf(game, 'waste-3')]).to.deep.equal([
      'ace of clubs, waste 1, can move',
      '6 of diamonds, waste 2, can move',
      'waste 3, empty',
    ]);
    expect(nameOf(await mountPyramid(), 'waste-1')).to.equal('waste, empty');
  });

  it('a drag lays the card of the stock on the waste that is chosen', async () => {
    const game = await three();
    await drag(game, back(game, 'stock'), 'waste-3');
    await drag(game, back(game, 'stock'), 'waste-3');
    expect(wastes(game)).to.equal(' |  | AC 6D');
    expect([pickedUp(game), game.moveCount]).to.deep.equal(['', 2]);
  });

  it('a drag of the stock’s card to the pyramid is refused', async () => {
    const game = await three();
    await drag(game, back(game, 'stock'), 'KS');
    expect(status(game)).to.equal('You can’t play cards straight from the stock.');
    expect(game.moveCount).to.equal(0);
  });

  it('digits turn a card onto a waste while the focus is on the stock', async () => {
    const game = await three();
    back(game, 'stock').focus();
    await keys(game, '2', '2', '3');
    expect([wastes(game), focused(game)]).to.deep.equal([' | AC 6D | 3D', 'stock']);
    expect(spoken(game)).to.equal('Drew the 3 of diamonds to waste 3.');
  });

  it('digits and w lead to a waste from anywhere else', async () => {
    const game = await three();
    await playOn(game, 's s2 s3');
    await focusOn(game, 'KS');
    const way: string[] = [];
    for (const key of ['2', '3', '1', '4', 'w', '2']) {
      await keys(game, key);
      way.push(focused(game));
    }
    expect(way).to.deep.equal(['6D', '3D', 'AC', 'AC', 'AC', '6D']);
    expect(game.moveCount).to.equal(3);
    back(game, 'stock').focus();
    await keys(game, 'w');
    expect([focused(game), game.moveCount]).to.deep.equal(['AC', 3]);
  });

  it('digits lead to a waste from a stock that is empty', async () => {
    const game = await three();
    await drawAll(game);
    await focusOn(game, 'stock');
    await keys(game, '2');
    expect([focused(game), status(game)]).to.deep.equal(['waste-2', '']);
  });

  it('digits lay what is in hand on a waste', async () => {
    const game = await three();
    await playOn(game, 's s2');
    await focusOn(game, '7C');
    await keys(game, 'Enter', '2');
    expect([wastes(game), game.moveCount]).to.deep.equal(['AC |  | ', 3]);
  });

  it('what the sheet of keys says of them', async () => {
    const game = await three();
    await focusOn(game, 'KS');
    expect((await openKeys(game)).textContent).to.match(/1 … 3\s*Go to one of several wastes/);
  });

  it('the tops of two wastes pair', async () => {
    const game = await three({ deal: '5' });
    await playOn(game, 's s2');
    expect(wastes(game)).to.equal('8H | JH | ');
    await playOn(game, 's3 s3 s3');
    expect(wastes(game)).to.equal('8H | JH | JC 7D 5S');
    await press(game, '8H');
    await press(game, '5S');
    expect(wastes(game)).to.equal(' | JH | JC 7D');
  });

  it('REDEAL takes waste 1, then 2, then 3', async () => {
    const game = await three();
    await playOn(game, 's3 s2 s');
    await drawAll(game);
    await press(game, 'stock');
    await playOn(game, 's s');
    expect(held(game, 'waste-1')).to.equal('3D KH');
    expect(wastes(game)).to.equal('3D KH |  | ');
  });
});

describe('wastes="3" by touch', () => {
  beforeEach(() => touchScreen());
  afterEach(() => touchScreen(false));

  itInFull('a finger draws the card of the stock to a waste', async () => {
    const game = await three();
    await touchDrag(pointOf(game, back(game, 'stock')), pointOf(game, 'waste-2'));
    await game.updateComplete;
    expect(wastes(game)).to.equal(' | AC | ');
  });
});
