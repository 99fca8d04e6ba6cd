import { expect } from 'chai';
import { touchScreen, touchTap } from '../../harness/commands.js';
import { focused, held, part, parts, pickedUp, shown, status } from '../support/board.js';
import { focusOn, keys } from '../support/keys.js';
import { mountKlondike } from '../support/klondike.js';
import { detailsOf, hear } from '../support/mount.js';
import { doublePress, drag, press, pointOf } from '../support/pointer.js';
import { back } from '../support/stock.js';
import { until } from '../support/until.js';

describe('a card that is bared', () => {
  it('is turned over by itself, as part of the same step', async () => {
    const game = await mountKlondike();
    const heard = hear();
    await press(game, '4C');
    await press(game, '5D');
    expect([shown(game, 'column-5'), held(game, 'column-6').endsWith('5D 4C')]).to.deep.equal([
      '2S',
      true,
    ]);
    expect(
      detailsOf(heard, 'game-move').map(({ notation, source }) => `${notation} ${source}`),
    ).to.deep.equal(['56 player', 'f5 auto']);
    await keys(game, 'u');
    expect([shown(game, 'column-5'), game.moveCount]).to.deep.equal(['4C', 2]);
    expect(parts(game, 'card-back').length).to.equal(24 + 21);
  });
});

describe('manual-flip', () => {
  const manual = { 'manual-flip': true } as const;

  it('leaves it to a click, which counts as a move', async () => {
    const game = await mountKlondike(manual);
    const heard = hear();
    await press(game, '4C');
    await press(game, '5D');
    expect([shown(game, 'column-5'), game.moveCount]).to.deep.equal(['', 1]);
    await press(game, back(game, 'column-5'));
    expect([shown(game, 'column-5'), game.moveCount]).to.deep.equal(['2S', 2]);
    expect(detailsOf(heard, 'game-move').map(({ notation }) => notation)).to.deep.equal([
      '56',
      'f5',
    ]);
    expect(focused(game)).to.equal('2S');
  });

  it('with one tap: the second half of a double click turns nothing', async () => {
    const game = await mountKlondike({ ...manual, 'tap-to-move': true });
    await doublePress(game, '4C');
    expect([held(game, 'column-6').endsWith('5D 4C'), shown(game, 'column-5')]).to.deep.equal([
      true,
      '',
    ]);
    expect(game.moveCount).to.equal(1);
    await press(game, back(game, 'stock'));
    await doublePress(game, back(game, 'stock'));
    expect(held(game, 'waste-1').split(' ').length).to.equal(3);
  });

  it('by Enter: the digit leads to the card, and the focus stays on it', async () => {
    const game = await mountKlondike(manual);
    await focusOn(game, '4C');
    await keys(game, 'Enter', '6', '5');
    expect(focused(game)).to.equal('column-5');
    await keys(game, 'Enter');
    expect([shown(game, 'column-5'), focused(game)]).to.deep.equal(['2S', '2S']);
    await keys(game, 'u');
    expect([shown(game, 'column-5'), focused(game), status(game)]).to.deep.equal([
      '',
      'column-5',
      'Undone: the card is face down again.',
    ]);
  });

  it('is told of where a card is laid on one that waits', async () => {
    const game = await mountKlondike(manual);
    await press(game, '4C');
    await press(game, '5D');
    await drag(game, '7S', back(game, 'column-5'));
    expect(status(game)).to.equal('Turn over the top card of column 5 first.');
    expect([game.moveCount, pickedUp(game)]).to.deep.equal([1, '']);
  });

  it('taken away turns over what waits with the next move', async () => {
    const game = await mountKlondike(manual);
    await press(game, '4C');
    await press(game, '5D');
    game.manualFlip = false;
    await press(game, back(game, 'stock'));
    expect([shown(game, 'column-5'), held(game, 'waste-1')]).to.deep.equal(['2S', '3S']);
  });
});

describe('manual-flip by touch', () => {
  beforeEach(() => touchScreen());
  afterEach(() => touchScreen(false));

  it('is a tap', async () => {
    const game = await mountKlondike({ 'manual-flip': true });
    await press(game, '4C');
    await press(game, '5D');
    await touchTap(pointOf(game, back(game, 'column-5')));
    await until('the card is turned over', () => shown(game, 'column-5') === '2S');
    expect(game.moveCount).to.equal(2);
  });
});

describe('a card that lies face down', () => {
  it('is not dragged, nor picked up, and it is said why', async () => {
    const game = await mountKlondike();
    const heard = hear();
    const hidden = back(game, 'column-5', 3);
    const { top, left } = hidden.getBoundingClientRect();
    await drag(game, { x: left + 20, y: top + 4 }, '5D');
    expect(status(game)).to.equal('Face-down cards can’t be moved.');
    expect(hidden.getBoundingClientRect().left).to.equal(left);
    await press(game, { x: left + 20, y: top + 4 });
    expect([pickedUp(game), game.moveCount]).to.deep.equal(['', 0]);
    expect(detailsOf(heard, 'game-refuse').map(({ reason }) => reason.code)).to.deep.equal([
      'face-down',
      'face-down',
    ]);
  });

  it('takes what is laid on its column for the column', async () => {
    const game = await mountKlondike();
    await press(game, '4C');
    const { top, left } = back(game, 'column-6', 4).getBoundingClientRect();
    await press(game, { x: left + 20, y: top + 4 });
    expect(held(game, 'column-6').endsWith('5D 4C')).to.equal(true);
  });

  it('is named by its place alone', async () => {
    const game = await mountKlondike();
    const names = [3, 2].map((fromTop) => back(game, 'column-3', fromTop)).map(nameOf);
    expect(names).to.deep.equal([
      'face-down card, column 3, first of 3',
      'face-down card, column 3, second of 3',
    ]);
    expect(part(game, 'board').querySelectorAll('[data-card]').length).to.equal(7);
  });
});

const nameOf = (node: Element): string => node.getAttribute('aria-label') ?? '';
