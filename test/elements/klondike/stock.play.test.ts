import { expect } from 'chai';
import { touchScreen, touchTap } from '../../harness/commands.js';
import {
  focused,
  held,
  nameOf,
  part,
  parts,
  pickedUp,
  shown,
  slot,
  status,
} from '../support/board.js';
import { focusOn, keys } from '../support/keys.js';
import { mountKlondike, playOn } from '../support/klondike.js';
import { detailsOf, hear } from '../support/mount.js';
import { press, pointOf } from '../support/pointer.js';
import { back, drawAll } from '../support/stock.js';
import { until } from '../support/until.js';

describe('the stock of Klondike', () => {
  it('turns its top card at a click; the focus stays on it', async () => {
    const game = await mountKlondike();
    const heard = hear();
    await press(game, back(game, 'stock'));
    expect([shown(game, 'waste-1'), focused(game)]).to.deep.equal(['3S', 'stock']);
    await press(game, back(game, 'stock'));
    expect([held(game, 'waste-1'), focused(game)]).to.deep.equal(['3S AD', 'stock']);
    const told = detailsOf(heard, 'game-move').map(({ notation, source }) => notation + source);
    expect(told).to.deep.equal(['splayer', 'splayer']);
    expect([game.moveCount, pickedUp(game), status(game)]).to.deep.equal([2, '', '']);
  });

  it('turns at Enter on it, and at Space', async () => {
    const game = await mountKlondike();
    await focusOn(game, 'column-1');
    back(game, 'stock').focus();
    await keys(game, 'Enter', 'Space');
    expect([held(game, 'waste-1'), focused(game)]).to.deep.equal(['3S AD', 'stock']);
    expect(back(game, 'stock').getAttribute('aria-label')).to.equal('stock, 22 cards');
  });

  it('turns at s, wherever the focus is, and takes it along', async () => {
    const game = await mountKlondike();
    await focusOn(game, 'column-4');
    await keys(game, 's');
    expect([held(game, 'waste-1'), focused(game)]).to.deep.equal(['3S', 'stock']);
    await keys(game, 'Enter');
    expect(held(game, 'waste-1')).to.equal('3S AD');
  });

  it('is reached by the arrows from the columns, past the cards that lie face down', async () => {
    const game = await mountKlondike();
    await focusOn(game, 'column-1');
    await keys(game, 'ArrowUp');
    expect(focused(game)).to.equal('stock');
    await focusOn(game, 'column-3');
    await keys(game, 'ArrowUp');
    expect(game.shadowRoot!.activeElement!.getAttribute('aria-label')).to.equal(
      'face-down card, column 3, second of 3',
    );
    await keys(game, 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft');
    expect(focused(game)).to.equal('stock');
  });

  it('lets go of what was in hand', async () => {
    const game = await mountKlondike();
    await press(game, '4C');
    expect(pickedUp(game)).to.equal('4C');
    await press(game, back(game, 'stock'));
    expect([pickedUp(game), held(game, 'waste-1')]).to.deep.equal(['', '3S']);
  });

  it('has no card that can be picked up or dragged', async () => {
    const game = await mountKlondike();
    expect(back(game, 'stock').classList.contains('movable')).to.equal(false);
    await press(game, back(game, 'stock'));
    await keys(game, 'u');
    expect([held(game, 'waste-1'), focused(game), game.moveCount]).to.deep.equal(['', 'stock', 2]);
  });
});

describe('a redeal', () => {
  it('is a click on the empty stock; the cards come again in their order', async () => {
    const game = await mountKlondike();
    await drawAll(game);
    const { length } = held(game, 'waste-1');
    expect([held(game, 'stock'), nameOf(game, 'stock')]).to.deep.equal(['', 'stock, empty']);
    await press(game, 'stock');
    expect([held(game, 'waste-1'), focused(game), status(game)]).to.deep.equal(['', 'stock', '']);
    expect(parts(game, 'card-back').length).to.equal(24 + 21);
    await keys(game, 's', 's', 's');
    expect([held(game, 'waste-1'), length]).to.deep.equal(['3S AD 5H', 24 * 3 - 1]);
  });

  it('is made by s and by Enter, too', async () => {
    const game = await mountKlondike();
    for (const key of ['s', 'Enter']) {
      await drawAll(game);
      await focusOn(game, 'stock');
      await keys(game, key);
      expect([held(game, 'waste-1'), focused(game)]).to.deep.equal(['', 'stock']);
    }
  });

  it('is undone, and the draw before it', async () => {
    const game = await mountKlondike();
    await drawAll(game);
    await press(game, 'stock');
    await press(game, part(game, 'button-undo'));
    expect(held(game, 'waste-1').slice(-5)).to.equal('7H 4D');
    await keys(game, 'u');
    expect(held(game, 'waste-1').slice(-5)).to.equal('TH 7H');
    expect(back(game, 'stock').getAttribute('aria-label')).to.equal('stock, 1 card');
  });

  it('that is not left is refused in the status line', async () => {
    const game = await mountKlondike({ redeals: '0' });
    const heard = hear();
    await drawAll(game);
    expect(slot(game, 'stock').querySelector('[part~="slot-sign"]')).to.equal(null);
    await press(game, 'stock');
    expect(status(game)).to.equal('This game has no redeals.');
    expect([held(game, 'stock'), shown(game, 'waste-1').endsWith('4D')]).to.deep.equal(['', true]);
    expect(detailsOf(heard, 'game-refuse').map(({ reason }) => reason.code)).to.deep.equal([
      'no-redeal',
    ]);
  });

  it('that was used up is refused with other words, at a key as well', async () => {
    const game = await mountKlondike({ redeals: '1' });
    await drawAll(game);
    const redealSigns = (): number =>
      slot(game, 'stock').querySelectorAll('[part~="slot-sign"] svg').length;
    expect(redealSigns()).to.equal(1);
    await playOn(game, 'r');
    await drawAll(game);
    expect(redealSigns()).to.equal(0);
    await focusOn(game, 'column-1');
    await keys(game, 's');
    expect([status(game), game.moveCount]).to.deep.equal(['No redeals are left.', 49]);
  });
});

describe('draw="3"', () => {
  it('turns three cards, of which the top one can be played, and fewer at the end', async () => {
    const game = await mountKlondike({ draw: '3' });
    await press(game, back(game, 'stock'));
    expect([shown(game, 'waste-1'), game.moveCount]).to.deep.equal(['3S AD 5H', 1]);
    const lefts = ['3S', 'AD', '5H'].map((code) =>
      part(game, 'board').querySelector(`[data-card="${code}"]`)!.getBoundingClientRect(),
    );
    expect(lefts[1]!.left).to.be.greaterThan(lefts[0]!.left + 5);
    expect(lefts[2]!.left).to.be.greaterThan(lefts[1]!.left + 5);
    await press(game, { x: lefts[0]!.left + 3, y: lefts[0]!.top + 20 });
    expect([status(game), pickedUp(game)]).to.deep.equal([
      'Only the top card of the waste can be played.',
      '',
    ]);
    await press(game, '5H');
    expect(pickedUp(game)).to.equal('5H');
  });

  it('names every card that is seen, and arrows come to it', async () => {
    const game = await mountKlondike({ draw: '3' });
    await press(game, back(game, 'stock'));
    await press(game, back(game, 'stock'));
    const waste = [...part(game, 'board').querySelectorAll('.waste .card')];
    const names = waste.map((card) => [card.getAttribute('aria-hidden'), card.ariaLabel]);
    const seen = names.slice(3).map(([, name]) => name);
    expect(names.map(([hidden]) => hidden)).to.deep.equal([
      'true',
      'true',
      'true',
      null,
      null,
      null,
    ]);
    expect(seen).to.deep.equal([
      '9 of clubs, waste, 4th of 6',
      '6 of diamonds, waste, 5th of 6',
      '2 of clubs, waste, 6th of 6, can move',
    ]);
    await keys(game, 'w', 'ArrowUp', 'ArrowUp', 'ArrowUp');
    const way = [focused(game)];
    for (let times = 0; times < 2; times++) {
      await keys(game, 'ArrowDown');
      way.push(focused(game));
    }
    expect(way).to.deep.equal(shown(game, 'waste-1').split(' ').slice(-3));
  });

  it('leaves the seen cards where they are as cards are played from under them', async () => {
    const game = await mountKlondike({ draw: '3' }, ['AS', '', '', '', '', '', ''], '4S 3S 2S');
    await press(game, 'AS');
    await keys(game, 'h');
    await press(game, back(game, 'stock'));
    await press(game, '2S');
    await keys(game, 'h');
    expect([shown(game, 'waste-1'), held(game, 'foundation-1')]).to.deep.equal(['4S 3S', 'AS 2S']);
  });
});

describe('the stock by touch', () => {
  beforeEach(() => touchScreen());
  afterEach(() => touchScreen(false));

  it('turns at a tap, and is turned over at one', async () => {
    const game = await mountKlondike();
    await touchTap(pointOf(game, back(game, 'stock')));
    await until('a card is turned', () => held(game, 'waste-1') === '3S');
    await playOn(game, 's '.repeat(23).trim());
    await touchTap(pointOf(game, 'stock'));
    await until('the waste is turned over', () => held(game, 'waste-1') === '');
    expect(game.moveCount).to.equal(25);
  });
});
