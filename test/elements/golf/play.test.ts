import { expect } from 'chai';
import { touchScreen, touchTap } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { focused, held, nameOf, shown, slot, spoken, status } from '../support/board.js';
import { focusOn, keys } from '../support/keys.js';
import { mountGame } from '../support/mount.js';
import { drag, pointOf, press } from '../support/pointer.js';
import { back, drawAll } from '../support/stock.js';
import type { GolfGame } from '../../../src/games/golf/element/element.js';
import { itInFull } from '../support/counts.js';

// Deal 5: 9♦ on the waste, the tops 8H JH JC 7D 5S QH 8C, then KS QD 4H … in the stock.
const mountGolf = (): Promise<GolfGame> => mountGame('golf-game', { deal: '5' });

/** A whole game of deal 5 that wins. */
const WIN =
  '1 4 7 7 s s 2 4 3 6 7 s 1 2 4 2 1 s s 1 s 4 3 s 6 s 5 s 5 s s 5 s 4 5 s s 7 6 5 2 6 3 7 3 3 1 s 2 6';

/** The piles that a text of moves names. */
const pileOf = (text: string): string => (text === 's' ? 'stock' : `column-${text}`);

describe('<golf-game> by mouse', () => {
  it('sends a card that fits to the waste at one click', async () => {
    const game = await mountGolf();
    await press(game, '8H');
    expect([held(game, 'waste-1'), shown(game, 'column-1')]).to.deep.equal([
      '9D 8H',
      'AH 3D 3C 5H',
    ]);
    expect(spoken(game)).to.equal('8 of hearts to waste.');
  });

  it('takes a click on any card of a column for its top card, where that fits', async () => {
    const game = await mountGolf();
    await press(game, '3C');
    expect(held(game, 'waste-1')).to.equal('9D 8H');
  });

  it('says why a card does not go there', async () => {
    const game = await mountGolf();
    await press(game, 'JH');
    expect(status(game)).to.equal('The jack of hearts needs a 10 or queen.');
    await press(game, '4S');
    expect(status(game)).to.equal('Only the top card can be moved.');
    await press(game, '9D');
    expect(status(game)).to.equal('Cards can’t come back from there.');
    await press(game, back(game, 'stock'));
    expect(spoken(game)).to.equal('Drew the king of spades.');
    await press(game, 'QH');
    await press(game, 'JC');
    expect(status(game)).to.equal('In this game, nothing goes on a king.');
  });

  it('lets a card that fits be dragged, to the waste alone', async () => {
    const game = await mountGolf();
    await drag(game, '8C', 'JH');
    expect(status(game)).to.equal('Cards go to the waste only.');
    await drag(game, '8C', '9D');
    expect(held(game, 'waste-1')).to.equal('9D 8C');
  });

  itInFull('is won, card by card', async () => {
    const game = await mountGolf();
    for (const text of WIN.split(' ')) {
      const cards = game.state!.piles[pileOf(text)]!.length;
      const code = held(game, pileOf(text)).split(' ').at(-1)!;
      await press(game, text === 's' ? back(game, 'stock') : code);
      expect(game.state!.piles[pileOf(text)]!.length, text).to.equal(cards - 1);
    }
    expect(game.outcome).to.equal('won');
  });
});

describe('<golf-game> by touch', () => {
  it('turns and plays at a tap', async () => {
    await touchScreen(true);
    const game = await mountGolf();
    await touchTap(pointOf(game, '8H'));
    await touchTap(pointOf(game, back(game, 'stock')));
    await game.updateComplete;
    expect(held(game, 'waste-1')).to.equal('9D 8H KS');
    await touchScreen(false);
  });
});

describe('<golf-game> by keys', () => {
  it('plays at Enter; the focus stays on the column', async () => {
    const game = await mountGolf();
    await focusOn(game, '8H');
    await keys(game, 'Enter');
    expect([held(game, 'waste-1'), focused(game)]).to.deep.equal(['9D 8H', '5H']);
    await keys(game, '4', 'h');
    expect([held(game, 'waste-1'), focused(game)]).to.deep.equal(['9D 8H 7D', 'TD']);
    await keys(game, 'u');
    expect([held(game, 'waste-1'), spoken(game)]).to.deep.equal([
      '9D 8H',
      'Undone: 7 of diamonds back to column 4.',
    ]);
  });

  it('turns the stock at s, and goes to the waste at w', async () => {
    const game = await mountGolf();
    await focusOn(game, '8H');
    await keys(game, 's', 's');
    expect([held(game, 'waste-1'), focused(game)]).to.deep.equal(['9D KS QD', 'stock']);
    await keys(game, 'w');
    expect(focused(game)).to.equal('QD');
    await keys(game, 'u');
    expect(spoken(game)).to.equal('Undone: the draw.');
  });

  itInFull('is won from its first card to its last', async () => {
    const game = await mountGolf();
    await focusOn(game, '8H');
    for (const text of WIN.split(' ')) await keys(game, text, ...(text === 's' ? [] : ['h']));
    expect([game.outcome, game.moveCount]).to.deep.equal(['won', 50]);
  });
});

describe('<golf-game> for everyone', () => {
  it('names its piles and how many cards the stock has', async () => {
    const game = await mountGolf();
    expect(nameOf(game, '8H')).to.equal('8 of hearts, column 1, 5th of 5, can move');
    expect(nameOf(game, 'JH')).to.equal('jack of hearts, column 2, 5th of 5');
    expect(back(game, 'stock').getAttribute('aria-label')).to.equal('stock, 16 cards');
  });

  it('tells that the stock is empty, and that the game is lost', async () => {
    const game = await mountGolf();
    await drawAll(game);
    expect(slot(game, 'stock').getAttribute('aria-label')).to.equal('stock, empty');
    // On the 10 of spades, which came last, a jack goes.
    await press(game, 'stock');
    expect([status(game), game.outcome]).to.deep.equal(['Stock is empty.', undefined]);
    await press(game, 'JH');
    await press(game, 'QH');
    await press(game, 'JC');
    const lost = 'No moves are left. Undo, or start again.';
    expect([status(game), spoken(game)]).to.deep.equal([lost, `Jack of clubs to waste. ${lost}`]);
  });

  itInFull('has nothing that axe would tell of', async () => {
    const game = await mountGolf();
    await expectAccessible(game);
    game.setAttribute('theme', 'dark');
    await expectAccessible(game);
  });
});
