import { expect } from 'chai';
import { held, part, spoken, status, tops } from '../support/board.js';
import { itInFull } from '../support/counts.js';
import type { AnyGame } from '../support/game.js';
import { focusOn, keys } from '../support/keys.js';
import { detailsOf, hasten, hear, mount, mountGame, ownKey, warnings } from '../support/mount.js';
import { drag, press } from '../support/pointer.js';
import { SEVEN, TOPS, puzzle } from '../support/puzzle.js';
import { until } from '../support/until.js';

const button = (game: AnyGame, name: string): HTMLElement =>
  [...game.shadowRoot!.querySelectorAll('button')].find(
    (one) => one.textContent.trim() === name || one.ariaLabel === name,
  )!;

describe('a puzzle of the page', () => {
  it('begins at its position, and tells its goal', async () => {
    const game = await puzzle();
    expect(tops(game)).to.equal(TOPS);
    expect([game.dealNumber, game.moveCount]).to.deep.equal([undefined, 0]);
    expect(part(game, 'deal').textContent.trim()).to.equal('puzzle');
    expect(status(game)).to.equal('Puzzle: move the 7 of hearts to its foundation in 3 moves.');
    expect(spoken(game)).to.equal(
      'FreeCell, puzzle. Puzzle: move the 7 of hearts to its foundation in 3 moves.',
    );
  });

  it('is won by mouse', async () => {
    const game = await puzzle();
    const heard = hear();
    await drag(game, 'KH', 'cell-3');
    expect(status(game)).to.equal('Puzzle: move the 7 of hearts to its foundation in 3 moves.');
    await drag(game, 'QH', 'cell-4');
    await drag(game, '7H', 'foundation-3');
    expect([game.outcome, held(game, 'foundation-3').slice(-2)]).to.deep.equal(['won', '7H']);
    expect(detailsOf(heard, 'game-win')).to.have.lengthOf(1);
  });

  itInFull('is won by keys', async () => {
    const game = await puzzle({ puzzle: '7h' });
    await focusOn(game, 'KH');
    await keys(game, 'Enter', 'c', '1', 'Enter', 'd', '1', 'h');
    await until('it is won', () => game.outcome === 'won');
  });

  it('is lost where its moves are used up; Undo takes that back, and Restart begins again', async () => {
    const game = await puzzle({ puzzle: '7H in 1' });
    await drag(game, 'KH', 'cell-3');
    expect(game.outcome).to.equal('lost');
    await until('the notice', () => button(game, 'Undo'));
    expect(status(game)).to.equal('No moves are left. Undo, or start again.');
    await press(game, part(game, 'button-undo'));
    expect([game.outcome, tops(game)]).to.deep.equal([undefined, TOPS]);
    await drag(game, 'KH', 'cell-4');
    await press(game, part(game, 'button-menu'));
    await press(game, button(game, 'Restart this deal'));
    expect([game.moveCount, tops(game)]).to.deep.equal([0, TOPS]);
  });

  it('begins again by New game, and Undo brings the one before back', async () => {
    const game = await puzzle();
    await drag(game, 'KH', 'cell-3');
    await press(game, part(game, 'button-new'));
    expect([tops(game), game.moveCount]).to.deep.equal([TOPS, 0]);
    await press(game, part(game, 'button-undo'));
    expect([held(game, 'cell-3'), game.moveCount]).to.deep.equal(['KH', 1]);
  });

  it('shows its solution on demand', async () => {
    hasten();
    const game = await puzzle();
    await press(game, part(game, 'button-menu'));
    await press(game, button(game, 'Show a way to win'));
    await until('it is won', () => game.outcome === 'won');
    expect(game.moveCount).to.equal(3);
  });

  it('says where there is no solution', async () => {
    const game = await puzzle({ puzzle: '7H in 2' });
    await press(game, part(game, 'button-menu'));
    await press(game, button(game, 'Show a way to win'));
    await until('that is told', () => spoken(game).includes('can’t be won'));
    expect(game.moveCount).to.equal(0);
  });

  it('goes on after a reload', async () => {
    const key = ownKey();
    const game = await puzzle({ 'save-key': key });
    await drag(game, 'KH', 'cell-3');
    game.remove();
    const again = await puzzle({ 'save-key': key });
    expect([held(again, 'cell-3'), again.moveCount]).to.deep.equal(['KH', 1]);
    const other = await puzzle({ 'save-key': key, puzzle: 'win' });
    expect(other.moveCount).to.equal(0);
  });

  it('gives way to another one, and to a deal', async () => {
    const game = await puzzle();
    game.puzzle = '8H';
    await game.updateComplete;
    expect(status(game)).to.equal('Puzzle: move the 8 of hearts to its foundation.');
    game.position = game.puzzle = null;
    game.deal = '617';
    await game.updateComplete;
    expect([game.dealNumber, status(game)]).to.deep.equal([617, '']);
  });
});

describe('a position of the page', () => {
  it('without a goal is a game to be won', async () => {
    const game = await puzzle({ puzzle: undefined });
    expect(part(game, 'deal').textContent.trim()).to.equal('custom position');
    expect([status(game), tops(game)]).to.deep.equal(['', TOPS]);
  });

  it('that can’t be used is told of, and any deal is dealt', async () => {
    const warned = warnings();
    const heard = hear();
    const game = await puzzle({ position: SEVEN.replace('KS', 'KH'), puzzle: undefined });
    expect(warned).to.deep.equal([
      '<freecell-game>: a position with KH twice cannot be used; accepted: each card once',
    ]);
    expect(detailsOf(heard, 'game-error')[0]?.problem).to.deep.equal({
      code: 'position-twice',
      got: 'KH',
    });
    expect(game.dealNumber).to.be.a('number');
  });

  it('that can’t be used later leaves the game as it is', async () => {
    const game = await puzzle();
    await drag(game, 'KH', 'cell-3');
    const warned = warnings();
    game.position = 'KH';
    await game.updateComplete;
    game.position = SEVEN;
    game.puzzle = 'nothing';
    await game.updateComplete;
    expect(warned).to.deep.equal([
      '<freecell-game>: a position with 1 unnamed line cannot be used; accepted: 8',
      '<freecell-game>: puzzle "nothing" cannot be used; accepted: win, 7H, win in 20, 7H in 6',
    ]);
    expect([held(game, 'cell-3'), game.moveCount]).to.deep.equal(['KH', 1]);
  });

  it('is missed by a goal alone', async () => {
    const warned = warnings();
    const game = await mount({ deal: '617', puzzle: '7H' });
    await until('it is told', () => warned.length > 0);
    expect(warned).to.deep.equal([
      '<freecell-game>: puzzle "7H" cannot be used; accepted: a position beside it',
    ]);
    expect(game.dealNumber).to.equal(617);
  });
});

describe('a puzzle of another game', () => {
  it('of Klondike keeps face-down cards face down', async () => {
    const game = await mountGame('klondike-game', {
      position: 'Foundations: C-K D-K H-9 S-Q; Stock: TH; -; <JH> QH; KH; KS; -; -; -',
      puzzle: 'JH',
    });
    await until('it is there', () => game.state);
    await game.updateComplete;
    expect(status(game)).to.equal('Puzzle: move the jack of hearts to its foundation.');
    expect(game.state!.piles['column-2']).to.deep.equal([-1, 46]);
    await drag(game, 'QH', 'KS');
    expect([game.outcome, game.state!.piles['column-2']]).to.deep.equal(['won', []]);
  });

  itInFull('of Pyramid takes a card away', async () => {
    const game = await mountGame('pyramid-game', {
      position: '3C; - -; - - -; - - - -; - - - - -; - - - - - -; - - - - - - -; Stock: TD 2H',
      puzzle: 'TD in 3',
    });
    await until('it is there', () => game.state);
    await game.updateComplete;
    expect(status(game)).to.equal('Puzzle: remove the 10 of diamonds in 3 moves.');
    await keys(game, 'Tab');
    game.focus();
    await keys(game, 's', 's');
    await drag(game, 'TD', '3C');
    expect(game.outcome).to.equal('won');
  });

  itInFull('of Golf clears a card', async () => {
    const game = await mountGame('golf-game', {
      position: '3C; 9D; -; -; -; -; -; Stock: KD; Waste: 4H',
      puzzle: '3C',
    });
    await until('it is there', () => game.state);
    await game.updateComplete;
    await press(game, '3C');
    expect(game.outcome).to.equal('won');
  });
});
