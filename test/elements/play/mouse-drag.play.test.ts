import { expect } from 'chai';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { type FreecellGame } from '../../../src/games/freecell/element/element.js';
import { emulateFeatures } from '../../harness/commands.js';
import { box, card, held, pickedUp, pile, shown, status, targets, tops } from '../support/board.js';
import { advance, detailsOf, hear, mount, type Heard } from '../support/mount.js';
import { drag, dragTo, letGo, moveTo, pointOf } from '../support/pointer.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

const typesOf = (heard: readonly Heard[]): string => heard.map(({ type }) => type).join(' ');

describe('drag by mouse', () => {
  it('lays a card on the column that it is dropped on', async () => {
    const game = await mount();
    const heard = hear();
    await drag(game, 'JC', 'QH');
    expect(held(game, 'column-8')).to.equal('AH KH TC JS 2S QH JC');
    expect(shown(game, 'column-8')).to.equal('AH KH TC JS 2S QH JC');
    expect(shown(game, 'column-5')).to.equal('5S 6D 6S 8S 7C');
    expect(typesOf(heard)).to.equal('game-move');
    const [move] = detailsOf(heard, 'game-move');
    expect(move).to.deep.include({ source: 'player', notation: '58', count: 1 });
    expect(status(game)).to.equal('');
  });

  it('announces and highlights the targets of the dragged cards only', async () => {
    // The ace of clubs ends a run of two, which the 3 of clubs takes.
    const game = await mount({ deal: '612507' });
    await dragTo(game, 'AC', '3C');
    await game.updateComplete;
    expect(status(game)).to.equal('Ace of clubs can go to a cell, to the foundation.');
    expect(targets(game)).not.to.include('3C');
    await letGo(game);
    expect([game.moveCount, status(game)]).to.deep.equal([0, 'The ace of clubs needs a red 2.']);
    await dragTo(game, '2H', '3C');
    await game.updateComplete;
    expect(status(game)).to.equal('2 of hearts and 1 more can go on the 3 of clubs.');
    expect(targets(game)).to.equal('3C');
    await letGo(game);
    expect(held(game, 'column-2')).to.equal('8H 7H 9H AH KC 6D 3C 2H AC');
  });

  it('lays the card in line with its column, one fan below the card under it', async () => {
    const game = await mount();
    await drag(game, 'JC', 'QH');
    const [under, on] = [card(game, 'QH'), card(game, 'JC')].map((node) =>
      node.getBoundingClientRect(),
    );
    const before = card(game, '2S').getBoundingClientRect();
    expect(on!.left).to.equal(under!.left);
    expect(on!.top - under!.top).to.be.closeTo(under!.top - before.top, 0.5);
  });

  it('draws only the index of a covered card, and all of the card that it leaves', async () => {
    const game = await mount();
    const pictures = (code: string): number => card(game, code).querySelectorAll('.picture').length;
    expect([pictures('8S'), pictures('7C'), pictures('JC')]).to.deep.equal([0, 0, 1]);
    await dragTo(game, 'JC', { x: 400, y: 400 });
    await game.updateComplete;
    expect([pictures('8S'), pictures('7C'), pictures('JC')]).to.deep.equal([0, 1, 1]);
    await letGo(game);
  });

  itInFull('takes a whole run along', async () => {
    const game = await mount();
    await advance(game, 'column-8 column-2', 'column-5 column-2');
    await drag(game, 'QH', 'KC');
    expect(held(game, 'column-3')).to.equal('5C QD 3H 9S 9C 2H KC QH JC');
    expect(tops(game)).to.equal('JD KS JC 4H 7C 6C JH 2S');
    expect(game.moveCount).to.equal(3);
  });

  it('lays a card in a cell, and takes it from there to a column', async () => {
    const game = await mount();
    await drag(game, 'JC', 'cell-2');
    expect([held(game, 'cell-1'), held(game, 'cell-2')]).to.deep.equal(['', 'JC']);
    await drag(game, 'JC', 'QH');
    expect([held(game, 'cell-2'), tops(game)]).to.deep.equal(['', 'JD KS KC 4H 7C 6C JH JC']);
  });

  it('refuses a card that does not fit, says why, and returns it', async () => {
    const game = await mount();
    const heard = hear();
    const home = box(card(game, 'JC'));
    await drag(game, 'JC', 'JD');
    expect(status(game)).to.equal('The jack of clubs needs a red queen.');
    expect(box(card(game, 'JC'))).to.equal(home);
    expect(tops(game)).to.equal('JD KS KC 4H JC 6C JH QH');
    expect(game.moveCount).to.equal(0);
    expect(typesOf(heard)).to.equal('game-refuse');
    expect(detailsOf(heard, 'game-refuse')).to.deep.equal([
      {
        source: 'player',
        move: { from: 'column-5', to: 'column-1', count: 1 },
        reason: {
          ...{ code: 'build', build: 'alternate', card: 40, target: 41 },
          ...{ rank: 12, other: undefined, color: 'red' },
        },
        message: status(game),
      },
    ]);
  });

  itInFull('says of cards that are in no order that they cannot be moved together', async () => {
    const game = await mount();
    const heard = hear();
    await drag(game, '6D', 'QH');
    expect(status(game)).to.equal(
      'Only cards in sequence and in alternating colours can move together.',
    );
    expect(typesOf(heard)).to.equal('game-refuse');
    expect(game.moveCount).to.equal(0);
  });

  it('returns a card silently if it is dropped beside the board', async () => {
    const game = await mount();
    const heard = hear();
    const home = box(card(game, 'JC'));
    await drag(game, 'JC', { x: 1200, y: 880 });
    expect([box(card(game, 'JC')), pickedUp(game), status(game)]).to.deep.equal([home, '', '']);
    expect([typesOf(heard), game.moveCount]).to.deep.equal(['', 0]);
  });

  it('returns a card that is dropped on its own column', async () => {
    const game = await mount();
    const heard = hear();
    const home = box(card(game, 'JC'));
    const { x, y } = pointOf(game, 'JC');
    await drag(game, 'JC', { x: x + 12, y: y - 60 });
    expect([box(card(game, 'JC')), pickedUp(game), status(game)]).to.deep.equal([home, '', '']);
    expect([typesOf(heard), game.moveCount]).to.deep.equal(['', 0]);
  });

  it('returns the card at Escape, before the button is released', async () => {
    const game = await mount();
    const heard = hear();
    const home = box(card(game, 'JC'));
    await dragTo(game, 'JC', 'QH');
    expect(box(card(game, 'JC'))).not.to.equal(home);
    await sendKeys({ press: 'Escape' });
    await game.updateComplete;
    expect([box(card(game, 'JC')), pickedUp(game), targets(game)]).to.deep.equal([home, '', '']);
    await moveTo(pointOf(game, 'KS'));
    expect(box(card(game, 'JC'))).to.equal(home);
    await letGo(game);
    expect([typesOf(heard), game.moveCount]).to.deep.equal(['', 0]);
  });

  it('moves the card with the pointer to the pixel', async () => {
    const game = await mount();
    const from = card(game, 'JC').getBoundingClientRect();
    const start = pointOf(game, 'JC');
    await dragTo(game, 'JC', { x: start.x + 137, y: start.y - 41 });
    const at = card(game, 'JC').getBoundingClientRect();
    expect([at.x - from.x, at.y - from.y]).to.deep.equal([137, -41]);
    await letGo(game);
  });

  itInFull('lights up the places that take the card as soon as it is picked up', async () => {
    const game = await mount();
    expect(targets(game)).to.equal('');
    const { x, y } = pointOf(game, 'QH');
    await dragTo(game, 'QH', { x: x - 20, y });
    await game.updateComplete;
    expect(pickedUp(game)).to.equal('QH');
    expect(targets(game)).to.equal('cell-1 cell-2 cell-3 cell-4 KS KC');
    await letGo(game);
    expect([pickedUp(game), targets(game)]).to.deep.equal(['', '']);
  });

  it('highlights no place that the dragged run does not fit', async () => {
    const game = await mount();
    await advance(game, 'column-8 column-2', 'column-5 column-2');
    const { x, y } = pointOf(game, 'JC');
    await dragTo(game, 'JC', { x: x - 20, y });
    await game.updateComplete;
    // The jack alone goes on no king, though a click there would take the queen along.
    expect(targets(game)).to.equal('cell-1 cell-2 cell-3 cell-4');
    await letGo(game);
  });

  it('accepts a card that covers more than half of a column, even if the pointer misses it', async () => {
    const game = await mount();
    const area = pile(game, 'column-8').getBoundingClientRect();
    const { left, width } = card(game, 'JC').getBoundingClientRect();
    const at = { x: Math.round(left + width - 6), y: pointOf(game, 'JC').y };
    await drag(game, at, { x: Math.round(area.right + 3), y: at.y });
    expect(tops(game)).to.equal('JD KS KC 4H 7C 6C JH JC');
  });

  it('accepts a card that covers a column, even if the pointer is on one that refuses it', async () => {
    const game = await mount();
    const { left } = card(game, 'JC').getBoundingClientRect();
    const at = { x: Math.round(left + 6), y: pointOf(game, 'JC').y };
    const refuses = pile(game, 'column-7').getBoundingClientRect();
    await drag(game, at, { x: Math.round(refuses.right - 6), y: at.y });
    expect([tops(game), status(game)]).to.deep.equal(['JD KS KC 4H 7C 6C JH JC', '']);
  });

  it('is a click if the hand only trembled', async () => {
    const game = await mount();
    const { x, y } = pointOf(game, 'JC');
    await drag(game, 'JC', { x: x + 2, y: y + 1 });
    expect(pickedUp(game)).to.equal('JC');
  });

  it('leaves the other mouse buttons alone', async () => {
    const game = await mount();
    await moveTo(pointOf(game, 'JC'));
    await sendMouse({ type: 'down', button: 'middle' });
    await moveTo(pointOf(game, 'QH'));
    await sendMouse({ type: 'up', button: 'middle' });
    expect([tops(game), pickedUp(game)]).to.deep.equal(['JD KS KC 4H JC 6C JH QH', '']);
  });
});

describe('drag with motion', () => {
  beforeEach(() => emulateFeatures({ 'prefers-reduced-motion': 'no-preference' }));

  /** A game whose flights last so many times their time that a test can reach into them. */
  const slowly = async (times = 15): Promise<FreecellGame> => {
    const game = await mount();
    game.style.setProperty('--baize-duration', String(times));
    return game;
  };
  const land = (game: FreecellGame, code: string): void => {
    for (const flight of card(game, code).getAnimations()) flight.finish();
  };
  const isFlying = (game: FreecellGame, code: string): boolean =>
    card(game, code).getAnimations().length > 0;

  it('glides a refused card back from where it was dropped', async () => {
    const game = await slowly(4);
    const home = box(card(game, 'JC'));
    await drag(game, 'JC', 'JD');
    expect(card(game, 'JC').getBoundingClientRect().left).to.be.lessThan(
      card(game, '7C').getBoundingClientRect().left - 30,
    );
    for (const flight of card(game, 'JC').getAnimations()) flight.finish();
    await until('the jack is home', () => !isFlying(game, 'JC'));
    expect(box(card(game, 'JC'))).to.equal(home);
  });

  it('catches a card in flight', async () => {
    const game = await slowly();
    const { x, y } = pointOf(game, 'JC');
    await drag(game, 'JC', { x, y: y + 130 });
    expect(isFlying(game, 'JC')).to.equal(true);
    // It stays there: on a busy machine the pointer would come to where it was. Without a time of its own, a flight
    // pauses later than it is told to.
    for (const flight of card(game, 'JC').getAnimations()) {
      flight.pause();
      flight.currentTime = 100;
    }
    await drag(game, 'JC', 'QH');
    expect(tops(game)).to.equal('JD KS KC 4H 7C 6C JH JC');
    land(game, 'JC');
    expect(card(game, 'JC').getBoundingClientRect().left).to.be.closeTo(
      card(game, 'QH').getBoundingClientRect().left,
      0.1,
    );
  });

  itInFull('plays the next move while the last one is still seen', async () => {
    const game = await slowly();
    await drag(game, 'QH', 'KS');
    expect(isFlying(game, 'QH')).to.equal(true);
    await drag(game, 'JC', 'cell-1');
    await drag(game, '4H', 'cell-2');
    expect(game.moveCount).to.equal(3);
    expect([held(game, 'cell-1'), held(game, 'cell-2')]).to.deep.equal(['JC', '4H']);
  });

  it('follows the pointer at once, however long flights take', async () => {
    const game = await slowly();
    const from = card(game, 'JC').getBoundingClientRect();
    const { x, y } = pointOf(game, 'JC');
    await dragTo(game, 'JC', { x: x + 60, y: y + 20 });
    const at = card(game, 'JC').getBoundingClientRect();
    expect([at.x - from.x, at.y - from.y]).to.deep.equal([60, 20]);
    await letGo(game);
  });
});
