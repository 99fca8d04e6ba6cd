import { expect } from 'chai';
import { FINISHABLE, deckWith } from '../../support/decks.js';
import { card, held, part, pickedUp, shown, status, targets, tops } from '../support/board.js';
import { advance, detailsOf, hear, mount, mountDeck } from '../support/mount.js';
import { doublePress, press } from '../support/pointer.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

describe('click by mouse', () => {
  it('picks up a card, highlights where it can go, and announces that', async () => {
    const game = await mount();
    await press(game, 'QH');
    expect([pickedUp(game), targets(game)]).to.deep.equal([
      'QH',
      'cell-1 cell-2 cell-3 cell-4 KS KC',
    ]);
    expect(status(game)).to.equal(
      'Queen of hearts can go to a cell, on the king of spades, on the king of clubs.',
    );
    expect(game.moveCount).to.equal(0);
  });

  it('lays the card on the column that is clicked next', async () => {
    const game = await mount();
    const heard = hear();
    await press(game, 'JC');
    await press(game, 'QH');
    expect([tops(game), pickedUp(game)]).to.deep.equal(['JD KS KC 4H 7C 6C JH JC', '']);
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-move']);
    expect(heard[0]!.detail.source).to.equal('player');
  });

  it('lays it in the cell that is clicked next, and back on a column', async () => {
    const game = await mount();
    await press(game, 'JC');
    await press(game, 'cell-3');
    expect([held(game, 'cell-3'), shown(game, 'cell-3')]).to.deep.equal(['JC', 'JC']);
    await press(game, 'JC');
    await press(game, 'QH');
    expect(tops(game)).to.equal('JD KS KC 4H 7C 6C JH JC');
  });

  itInFull('takes any card of the target column for the column', async () => {
    const game = await mount();
    await press(game, 'JC');
    await press(game, 'TC');
    expect(tops(game)).to.equal('JD KS KC 4H 7C 6C JH JC');
  });

  it('moves as many cards as fit the target', async () => {
    const game = await mount();
    await advance(game, 'column-8 column-2', 'column-5 column-2');
    await press(game, 'JC');
    expect(targets(game)).to.equal('cell-1 cell-2 cell-3 cell-4 KC');
    await press(game, 'KC');
    expect(held(game, 'column-3')).to.equal('5C QD 3H 9S 9C 2H KC QH JC');
  });

  it('leaves cards that do not fit the target', async () => {
    const deck = deckWith(['KS QH JC TD', 'KC QD', 'JS']);
    const game = await mountDeck(deck);
    await press(game, 'QH');
    expect(pickedUp(game)).to.equal('QH JC TD');
    await press(game, 'QD');
    expect([held(game, 'column-2').endsWith('KC QD JC TD'), game.moveCount]).to.deep.equal([
      true,
      1,
    ]);
    expect(held(game, 'column-1').endsWith('KS QH')).to.equal(true);
  });

  it('announces the cards that a target takes if they are not those in hand', async () => {
    const game = await mount({ deal: '612507' });
    await press(game, 'AC');
    expect(status(game)).to.equal(
      'Ace of clubs can go to a cell, to the foundation. 2 of hearts and 1 more can go on the 3 of clubs.',
    );
    expect(targets(game)).to.include('3C');
    await press(game, '3C');
    expect(held(game, 'column-2')).to.equal('8H 7H 9H AH KC 6D 3C 2H AC');
  });

  it('refuses a target that does not fit, says why, and empties the hand', async () => {
    const game = await mount();
    const heard = hear();
    await press(game, 'JC');
    await press(game, 'KS');
    expect(status(game)).to.equal('The jack of clubs needs a red queen.');
    expect([pickedUp(game), targets(game), tops(game)]).to.deep.equal([
      '',
      '',
      'JD KS KC 4H JC 6C JH QH',
    ]);
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-refuse']);
  });

  it('says how many of too many cards could go', async () => {
    const game = await mountDeck(deckWith(['KS QH JC TD', 'KC']), { cells: '1' });
    await press(game, 'QH');
    await press(game, 'KC');
    expect(status(game)).to.equal('3 cards are too many: at most 2 can move together now.');
    expect(game.moveCount).to.equal(0);
  });

  it('returns the card if it is clicked again later', async () => {
    const game = await mount();
    await press(game, 'JC');
    const first = performance.now();
    await until('two clicks are two', () => performance.now() > first + 500);
    await press(game, 'JC');
    expect([pickedUp(game), status(game), game.moveCount]).to.deep.equal(['', '', 0]);
  });

  it('returns the card at a click on the empty board', async () => {
    const game = await mount();
    await press(game, 'JC');
    const board = part(game, 'board').getBoundingClientRect();
    await press(game, { x: board.left + 3, y: board.bottom - 3 });
    expect([pickedUp(game), game.moveCount]).to.deep.equal(['', 0]);
  });

  itInFull('takes another card of the same column instead', async () => {
    const game = await mount();
    await advance(game, 'column-8 column-2', 'column-5 column-2');
    await press(game, 'JC');
    await press(game, 'QH');
    expect(pickedUp(game)).to.equal('QH JC');
  });

  it('says that an empty cell is empty', async () => {
    const game = await mount();
    await press(game, 'cell-2');
    expect(status(game)).to.equal('Cell b is empty.');
  });

  it('says why a covered card can’t be moved', async () => {
    const game = await mount();
    await press(game, '6D');
    expect([pickedUp(game), status(game)]).to.deep.equal([
      '',
      'Only cards in sequence and in alternating colours can move together.',
    ]);
  });
});

describe('double click', () => {
  const deck = deckWith(['5H 9S AS', '9D 2S', '8D KH']);

  it('sends a card to its foundation, the ace to the first', async () => {
    const game = await mountDeck(deck);
    const heard = hear();
    await doublePress(game, 'AS');
    expect(held(game, 'foundation-1')).to.equal('AS');
    await doublePress(game, '2S');
    expect(held(game, 'foundation-1')).to.equal('AS 2S');
    expect(detailsOf(heard, 'game-move').map(({ notation }) => notation)).to.deep.equal([
      '1h',
      '2h',
    ]);
    expect([pickedUp(game), game.moveCount]).to.deep.equal(['', 2]);
  });

  itInFull('sends a card from a cell, too', async () => {
    const game = await mountDeck(deck);
    await advance(game, 'column-1 cell-4');
    await doublePress(game, 'AS');
    expect([held(game, 'foundation-1'), held(game, 'cell-4')]).to.deep.equal(['AS', '']);
  });

  it('says why a card cannot go up yet', async () => {
    const game = await mountDeck(deck);
    await doublePress(game, 'KH');
    expect(status(game)).to.equal('That foundation starts with an ace.');
    expect([pickedUp(game), game.moveCount]).to.deep.equal(['', 0]);
  });

  it('names the foundation’s card that a card does not follow', async () => {
    const game = await mountDeck(deckWith(['5H 9S AS', '9D 3S']));
    await advance(game, 'column-1 foundation-1');
    await doublePress(game, '3S');
    expect(status(game)).to.equal('The 3 of spades does not follow the ace of spades.');
  });
});

describe('one click alone, with tap-to-move', () => {
  it('sends a card to its foundation if it can go there', async () => {
    const game = await mountDeck(deckWith(['5H 9S AS', '9D 2S']), { 'tap-to-move': true });
    await press(game, 'AS');
    expect(held(game, 'foundation-1')).to.equal('AS');
  });

  it('otherwise to a column, with its run', async () => {
    const game = await mount({ deal: '617', 'tap-to-move': true });
    await press(game, 'JC');
    expect(tops(game)).to.equal('JD KS KC 4H 7C 6C JH JC');
  });

  it('otherwise to a cell', async () => {
    const game = await mount({ deal: '617', 'tap-to-move': true });
    await press(game, 'JD');
    expect([held(game, 'cell-1'), game.moveCount]).to.deep.equal(['JD', 1]);
  });

  it('prefers an empty column to a cell', async () => {
    const game = await mount({ deal: '21', cells: '8', 'tap-to-move': true });
    for (const cell of [7, 6, 5, 4, 3, 2, 1]) await advance(game, `column-1 cell-${cell}`);
    await press(game, '8H');
    expect([held(game, 'column-1'), held(game, 'cell-8')]).to.deep.equal(['8H', '']);
  });

  it('plays one move at a double click, and does not move the uncovered card', async () => {
    const game = await mount({ deal: '617', 'tap-to-move': true });
    await doublePress(game, 'JC');
    expect([tops(game), game.moveCount]).to.deep.equal(['JD KS KC 4H 7C 6C JH JC', 1]);
  });

  it('says if a card has no better place', async () => {
    const game = await mount({ deal: '21', cells: '0', 'tap-to-move': true });
    await press(game, '6D');
    expect([status(game), game.moveCount]).to.deep.equal(['It has no better place now.', 0]);
  });
});

describe('automatic moves after a click', () => {
  it('clear the tableau when all cards can go up, and are announced', async () => {
    const game = await mountDeck(FINISHABLE);
    const heard = hear();
    await doublePress(game, 'AC');
    expect(game.outcome).to.equal('won');
    expect(game.moveCount).to.equal(1);
    const moves = detailsOf(heard, 'game-move');
    expect(moves.map(({ source }) => source)).to.deep.equal([
      'player',
      ...Array<string>(51).fill('auto'),
    ]);
    expect(heard.at(-1)!.type).to.equal('game-win');
    await until('the win panel is open', () =>
      game.shadowRoot?.querySelector('[part~="panel-win"]'),
    );
    expect(part(game, 'panel-win').textContent).to.include('You won').and.to.include('1 move');
  });

  it('are undone together with the move that caused them', async () => {
    const game = await mountDeck(deckWith(['5H 9S 2S AS']), { 'auto-foundation': 'safe' });
    const heard = hear();
    await doublePress(game, 'AS');
    expect(held(game, 'foundation-1')).to.equal('AS 2S');
    await press(game, part(game, 'button-undo'));
    expect(held(game, 'foundation-1')).to.equal('');
    expect(held(game, 'column-1').endsWith('5H 9S 2S AS')).to.equal(true);
    expect(heard.map(({ type, detail }) => `${type} ${detail.source}`)).to.deep.equal([
      'game-move player',
      'game-move auto',
      'game-undo player',
    ]);
    expect(game.moveCount).to.equal(2);
  });

  it('are redone with it', async () => {
    const game = await mountDeck(deckWith(['5H 9S 2S AS']), { 'auto-foundation': 'safe' });
    await doublePress(game, 'AS');
    await press(game, part(game, 'button-undo'));
    await press(game, part(game, 'button-redo'));
    expect([held(game, 'foundation-1'), game.moveCount]).to.deep.equal(['AS 2S', 3]);
    expect(card(game, '2S').getAttribute('aria-label')).to.match(/^2 of spades, foundation 1/);
  });
});
