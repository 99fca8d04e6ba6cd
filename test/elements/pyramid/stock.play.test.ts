import { expect } from 'chai';
import { touchScreen, touchTap } from '../../harness/commands.js';
import {
  focused,
  held,
  nameOf,
  parts,
  pile,
  shown,
  slot,
  spoken,
  status,
} from '../support/board.js';
import { focusOn, keys } from '../support/keys.js';
import { detailsOf, hear } from '../support/mount.js';
import { pointOf, press } from '../support/pointer.js';
import { mountPyramid, playOn } from '../support/pyramid.js';
import { back, drawAll } from '../support/stock.js';
import { until } from '../support/until.js';

describe('the stock of Pyramid', () => {
  it('turns a card at a click, at s, at Enter; the focus stays on it', async () => {
    const game = await mountPyramid();
    const heard = hear();
    await press(game, back(game, 'stock'));
    expect([shown(game, 'waste-1'), focused(game)]).to.deep.equal(['AC', 'stock']);
    await keys(game, 'Enter');
    await focusOn(game, 'KS');
    await keys(game, 's');
    expect([held(game, 'waste-1'), focused(game)]).to.deep.equal(['AC 6D 3D', 'stock']);
    expect(spoken(game)).to.equal('Drew the 3 of diamonds.');
    expect(
      detailsOf(heard, 'game-move')
        .map(({ notation }) => notation)
        .join(''),
    ).to.equal('sss');
  });

  it('w goes to the waste, and digits to none where there is but one', async () => {
    const game = await mountPyramid();
    await playOn(game, 's');
    await focusOn(game, 'KS');
    await keys(game, 'w');
    expect(focused(game)).to.equal('AC');
    await keys(game, '1', '2');
    expect([focused(game), game.moveCount]).to.deep.equal(['AC', 1]);
  });

  it('is put back by a click and by s: REDEAL, the cards in the same order', async () => {
    const game = await mountPyramid();
    await drawAll(game);
    expect(nameOf(game, 'stock')).to.equal('stock, empty');
    await press(game, 'stock');
    expect([held(game, 'waste-1'), spoken(game), focused(game)]).to.deep.equal([
      '',
      'Waste turned over, pass 2.',
      'stock',
    ]);
    await keys(game, 's');
    expect(held(game, 'waste-1')).to.equal('AC');
    await drawAll(game);
    await keys(game, 's', 'u');
    expect([held(game, 'stock'), spoken(game)]).to.deep.equal(['', 'Undone: the redeal.']);
  });

  it('redeals="1" allows one REDEAL, and the next is refused in words', async () => {
    const game = await mountPyramid({ redeals: '1', 'no-verdict': true });
    const redealSigns = (): number =>
      slot(game, 'stock').querySelectorAll('[part~="slot-sign"] svg').length;
    await drawAll(game);
    expect(redealSigns()).to.equal(1);
    await press(game, 'stock');
    expect(spoken(game)).to.equal('Waste turned over, pass 2 of 2.');
    await drawAll(game);
    expect(redealSigns()).to.equal(0);
    await press(game, 'stock');
    expect(status(game)).to.equal('No redeals are left.');
    expect([game.moveCount, held(game, 'stock')]).to.deep.equal([49, '']);
  });

  it('redeals="0" allows none', async () => {
    const game = await mountPyramid({ redeals: '0', 'no-verdict': true });
    await drawAll(game);
    await focusOn(game, 'stock');
    await keys(game, 'Enter');
    expect(status(game)).to.equal('This game has no redeals.');
  });
});

describe('open-stock', () => {
  it('shows all cards of the stock; none is at hand', async () => {
    const game = await mountPyramid({ 'open-stock': true });
    expect(parts(game, 'card face-down').length).to.equal(0);
    const cards = [...pile(game, 'stock').querySelectorAll<HTMLElement>('[data-card]')];
    expect(
      cards
        .map((node) => node.dataset['card'])
        .reverse()
        .join(' '),
    ).to.match(/^AC 6D 3D KH/);
    const readable = cards.filter((node) => node.getAttribute('aria-hidden') !== 'true');
    expect(readable.length).to.equal(24);
    expect(cards.filter((node) => node.classList.contains('movable'))).to.deep.equal([]);
    expect(nameOf(game, '6D')).to.equal('6 of diamonds, stock, 23rd of 24');
  });

  it('has cards that are seen, not played: a click on any turns the next one', async () => {
    const game = await mountPyramid({ 'open-stock': true });
    await press(game, '6D');
    expect([held(game, 'waste-1'), focused(game)]).to.deep.equal(['AC', '6D']);
    await focusOn(game, '6D');
    await keys(game, 'h');
    expect([game.moveCount, held(game, 'waste-1')]).to.deep.equal([1, 'AC']);
  });
});

describe('the stock of Pyramid by touch', () => {
  beforeEach(() => touchScreen());
  afterEach(() => touchScreen(false));

  it('turns at a tap', async () => {
    const game = await mountPyramid();
    await touchTap(pointOf(game, back(game, 'stock')));
    await until('a card is turned', () => held(game, 'waste-1') === 'AC');
  });
});
