import { expect } from 'chai';
import { FINISHABLE, deckWith } from '../../support/decks.js';
import { focused, held, nameOf, part, pickedUp, status, targets, tops } from '../support/board.js';
import { provedHint } from '../support/hint.js';
import { chord, focusOn, hold, keys } from '../support/keys.js';
import { advance, afterTest, detailsOf, hear, mount, mountDeck } from '../support/mount.js';
import { itInFull, firstOf } from '../support/counts.js';

describe('Enter and Space', () => {
  for (const key of firstOf(['Enter', 'Space'], 1)) {
    it(`${key} picks a card up and puts it down; the focus follows the card`, async () => {
      const game = await mount();
      await focusOn(game, 'JC');
      await keys(game, key);
      expect([pickedUp(game), targets(game)]).to.deep.equal([
        'JC',
        'cell-1 cell-2 cell-3 cell-4 QH',
      ]);
      await keys(game, 'ArrowRight', 'ArrowRight', 'ArrowRight');
      expect(focused(game)).to.equal('QH');
      await keys(game, key);
      expect([tops(game), pickedUp(game)]).to.deep.equal(['JD KS KC 4H 7C 6C JH JC', '']);
      expect(focused(game)).to.equal('JC');
      expect(nameOf(game, 'JC')).to.equal('jack of clubs, column 8, 7th of 7, can move');
    });
  }

  it('pick up a run', async () => {
    const game = await mount();
    await advance(game, 'column-8 column-2', 'column-5 column-2');
    await focusOn(game, 'QH');
    await keys(game, 'Enter', '3');
    expect([held(game, 'column-3'), focused(game)]).to.deep.equal([
      '5C QD 3H 9S 9C 2H KC QH JC',
      'QH',
    ]);
  });

  it('twice send a card to its foundation, and the focus with it', async () => {
    const game = await mountDeck(deckWith(['5H 9S AS', '9D 2S']));
    await focusOn(game, 'AS');
    await keys(game, 'Enter', 'Enter');
    expect([held(game, 'foundation-1'), focused(game)]).to.deep.equal(['AS', 'AS']);
  });

  it('keep the card in hand if a move is refused, for another try', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    await keys(game, 'Enter', '1');
    expect(status(game)).to.equal('The jack of clubs needs a red queen.');
    expect([pickedUp(game), game.moveCount]).to.deep.equal(['JC', 0]);
    await keys(game, '8');
    expect([pickedUp(game), tops(game)]).to.deep.equal(['', 'JD KS KC 4H 7C 6C JH JC']);
  });

  it('act once if held down', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    await hold(game, 'Enter');
    expect([pickedUp(game), game.moveCount]).to.deep.equal(['JC', 0]);
  });
});

describe('Escape', () => {
  it('returns the card, and only then is left to the page', async () => {
    const game = await mount();
    let heard = 0;
    const count = (event: KeyboardEvent): void => void (heard += event.defaultPrevented ? 0 : 1);
    document.addEventListener('keydown', count);
    afterTest(() => document.removeEventListener('keydown', count));
    await focusOn(game, 'JC');
    await keys(game, 'Enter');
    heard = 0;
    await keys(game, 'Escape');
    expect([pickedUp(game), targets(game), heard]).to.deep.equal(['', '', 0]);
    expect([focused(game), game.moveCount]).to.deep.equal(['JC', 0]);
    await keys(game, 'Escape');
    expect(heard).to.equal(1);
  });
});

describe('digits, letters and h', () => {
  it('lay the card in hand on the pile that they name', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    await keys(game, 'Enter', 'c');
    expect([held(game, 'cell-3'), focused(game)]).to.deep.equal(['JC', 'JC']);
    await keys(game, 'Enter', '8');
    expect([tops(game), focused(game)]).to.deep.equal(['JD KS KC 4H 7C 6C JH JC', 'JC']);
  });

  it('h sends the focused card to its foundation, or the one in hand', async () => {
    const game = await mountDeck(deckWith(['5H 9S AS', '9D 2S']));
    await focusOn(game, 'AS');
    await keys(game, 'h');
    expect(held(game, 'foundation-1')).to.equal('AS');
    await keys(game, '2', 'Enter', 'h');
    expect([held(game, 'foundation-1'), focused(game)]).to.deep.equal(['AS 2S', '2S']);
  });

  it('h says why a card cannot go to its foundation', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    await keys(game, 'h');
    expect(status(game)).to.equal('That foundation starts with an ace.');
    expect([pickedUp(game), game.moveCount]).to.deep.equal(['', 0]);
  });
});

describe('u, r, t and n', () => {
  it('u undoes, r redoes, and the focus follows the card', async () => {
    const game = await mount();
    const heard = hear();
    await focusOn(game, 'JC');
    await keys(game, 'Enter', '8', 'u');
    expect([tops(game), focused(game)]).to.deep.equal(['JD KS KC 4H JC 6C JH QH', 'JC']);
    await keys(game, 'r');
    expect([tops(game), focused(game)]).to.deep.equal(['JD KS KC 4H 7C 6C JH JC', 'JC']);
    expect(heard.map(({ type, detail }) => `${type} ${detail.source}`)).to.deep.equal([
      'game-move player',
      'game-undo player',
      'game-redo player',
    ]);
    expect(game.moveCount).to.equal(3);
  });

  it('Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z do the same', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    await keys(game, 'Enter', '8');
    await chord(game, 'Control', 'z');
    expect(tops(game)).to.equal('JD KS KC 4H JC 6C JH QH');
    await chord(game, 'Control', 'y');
    expect(tops(game)).to.equal('JD KS KC 4H 7C 6C JH JC');
    await chord(game, 'Control', 'z');
    await chord(game, 'Control', 'Shift', 'Z');
    expect([tops(game), game.moveCount]).to.deep.equal(['JD KS KC 4H 7C 6C JH JC', 5]);
  });

  it('u and r say that there is nothing to undo and redo', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    await keys(game, 'u');
    expect(status(game)).to.equal('There is nothing to undo.');
    await keys(game, 'r');
    expect(status(game)).to.equal('There is nothing to redo.');
    expect(game.moveCount).to.equal(0);
  });

  it('t shows a legal move, and plays nothing', async () => {
    // A game of one good move: of several, the hint depends on how far the search got.
    const game = await mountDeck(FINISHABLE);
    await focusOn(game, 'AC');
    await keys(game, 't');
    expect(await provedHint(game)).to.equal('Try the ace of clubs to the foundation.');
    expect([game.moveCount, focused(game)]).to.deep.equal([0, 'AC']);
  });

  it('n deals a new game, and an event has the old one', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    await keys(game, 'Enter', '8');
    const heard = hear();
    await keys(game, 'n');
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-start']);
    const [start] = detailsOf(heard, 'game-start');
    expect([start!.source, start!.resumed, start!.deal]).to.deep.equal([
      'player',
      false,
      game.dealNumber,
    ]);
    expect(start!.previous).to.deep.include({ deal: 617, moves: ['58'], at: 1, count: 1 });
    expect(game.moveCount).to.equal(0);
  });

  it('held down, u takes back move after move, and n deals one game', async () => {
    const game = await mount();
    const before = tops(game);
    await advance(game, 'column-5 column-8', 'column-8 cell-1');
    await focusOn(game, '6C');
    await hold(game, 'u');
    expect(tops(game)).to.equal(before);
    const heard = hear();
    await hold(game, 'n');
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-start']);
  });

  it('if held down on its button, Enter deals one game, too', async () => {
    const game = await mount();
    part(game, 'button-new').focus();
    const heard = hear();
    await hold(game, 'Enter');
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-start']);
  });
});

describe('keys', () => {
  it('do nothing if the focus is outside the game', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8');
    const input = document.createElement('input');
    document.body.append(input);
    afterTest(() => input.remove());
    const heard = hear();
    input.focus();
    await keys(game, 'u', 'n', 't', 'h', '1', 'Enter', 'Escape');
    await chord(game, 'Control', 'z');
    expect([heard.length, game.moveCount, focused(game)]).to.deep.equal([0, 1, '']);
    expect(status(game)).to.equal('');
  });

  it('with Alt are left to the browser', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8');
    await focusOn(game, 'JC');
    await chord(game, 'Alt', 'u');
    expect([tops(game), game.moveCount]).to.deep.equal(['JD KS KC 4H 7C 6C JH JC', 1]);
  });

  itInFull('win a game', async () => {
    const game = await mountDeck(FINISHABLE);
    const heard = hear();
    await focusOn(game, 'AC');
    await keys(game, 'Enter', 'Enter');
    expect(heard.at(-1)!.type).to.equal('game-win');
    expect(detailsOf(heard, 'game-win')[0]).to.deep.include({
      source: 'player',
      outcome: 'won',
      count: 1,
    });
  });
});
