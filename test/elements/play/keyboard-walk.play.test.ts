import { expect } from 'chai';
import { type FreecellGame } from '../../../src/games/freecell/element/element.js';
import { focused, nameOf, part } from '../support/board.js';
import { chord, focusOn, keys } from '../support/keys.js';
import { afterTest, mount } from '../support/mount.js';
import { itInFull } from '../support/counts.js';

/** Where the focus is after each of some keys. */
async function walk(game: FreecellGame, ...names: readonly string[]): Promise<string> {
  const way: string[] = [];
  for (const name of names) {
    await keys(game, name);
    way.push(focused(game));
  }
  return way.join(' ');
}

/** A button of the page's own. */
function pageButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = 'a button of the page';
  afterTest(() => button.remove());
  document.body.append(button);
  return button;
}

const [L, R, U, D] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

describe('Tab', () => {
  it('enters the board once, at the first column, and leaves it at once', async () => {
    const game = await mount();
    const after = pageButton();
    after.focus();
    await chord(game, 'Shift', 'Tab');
    expect(focused(game)).to.equal('JD');
    await chord(game, 'Shift', 'Tab');
    expect(focused(game)).to.equal('More');
    await keys(game, 'Tab');
    expect(focused(game)).to.equal('JD');
    await keys(game, 'Tab');
    expect([focused(game), document.activeElement]).to.deep.equal(['', after]);
  });

  it('walks the toolbar before the board', async () => {
    const before = pageButton();
    const game = await mount();
    before.focus();
    expect(await walk(game, ...Array<string>(8).fill('Tab'))).to.equal(
      'Deal number Deal Undo Redo Hint New game More JD',
    );
  });

  it('returns to the card that had the focus', async () => {
    const game = await mount();
    const after = pageButton();
    await focusOn(game, '9C');
    after.focus();
    await chord(game, 'Shift', 'Tab');
    expect(focused(game)).to.equal('9C');
  });

  itInFull('enters at the same column after a new deal', async () => {
    const game = await mount();
    const after = pageButton();
    await focusOn(game, 'JC');
    game.setAttribute('deal', '1');
    await game.updateComplete;
    after.focus();
    await chord(game, 'Shift', 'Tab');
    expect(nameOf(game, focused(game))).to.match(/^jack of clubs, column/);
  });
});

describe('arrows', () => {
  it('move along the tops of the columns', async () => {
    const game = await mount();
    await focusOn(game, 'column-1');
    expect(await walk(game, R, R, R, R, R, R, R, R)).to.equal('KS KC 4H JC 6C JH QH QH');
    expect(await walk(game, L, L, L, L, L, L, L, L)).to.equal('JH 6C JC 4H KC KS JD JD');
  });

  it('move up and down a column, and along a row inside it', async () => {
    const game = await mount();
    await focusOn(game, 'column-1');
    expect(await walk(game, U, U, R, R, D, D, D)).to.equal('4S 4C QS 9C 2H KC KC');
  });

  it('stop at the top of a column that is too short for the row', async () => {
    const game = await mount();
    await focusOn(game, '4H');
    expect(await walk(game, U, R, L)).to.equal('5D JC 4H');
  });

  it('move from a column up to the cells, along to the foundations, and down again', async () => {
    const game = await mount();
    await focusOn(game, '7D');
    expect(await walk(game, U, R, R, R, R, R)).to.equal(
      'cell-1 cell-2 cell-3 cell-4 foundation-1 foundation-2',
    );
    expect(await walk(game, R, R, R, D, U)).to.equal(
      'foundation-3 foundation-4 foundation-4 QH 2S',
    );
  });

  it('follow the screen on a mirrored board', async () => {
    const game = await mount({ deal: '617', mirrored: true });
    await focusOn(game, 'column-1');
    expect(await walk(game, R, L, L, R)).to.equal('JD KS KC KS');
    await focusOn(game, 'AH');
    expect(await walk(game, U, R, R, R, R)).to.equal(
      'foundation-4 foundation-3 foundation-2 foundation-1 cell-4',
    );
  });

  it('move from pile to pile, past the cards inside, while a card is in hand', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    await keys(game, 'Enter');
    expect(await walk(game, U, D, R, U)).to.equal('foundation-1 JC 6C foundation-2');
  });

  it('do not scroll the page, even if they lead nowhere', async () => {
    const game = await mount();
    document.body.style.minHeight = '3000px';
    afterTest(() => document.body.style.removeProperty('min-height'));
    await focusOn(game, 'column-1');
    await keys(game, D, D, D);
    expect([focused(game), scrollY]).to.deep.equal(['JD', 0]);
  });
});

describe('Home and End', () => {
  it('go to the ends of a column', async () => {
    const game = await mount();
    await focusOn(game, '9S');
    expect(await walk(game, 'Home', 'Home', 'End', 'End')).to.equal('5C 5C KC KC');
  });
});

describe('digits and letters', () => {
  it('move straight to a column’s top card or a cell', async () => {
    const game = await mount();
    await focusOn(game, 'column-1');
    expect(await walk(game, '5', 'b', '8', 'd', '1')).to.equal('JC cell-2 QH cell-4 JD');
  });

  it('do nothing if there is no such pile', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    expect(await walk(game, '9', '0', 'e', 'g', 'i')).to.equal('JC JC JC JC JC');
  });

  it('0 is the tenth column of Seahaven Towers', async () => {
    const game = await mount({ deal: '617', variant: 'seahaven' });
    await focusOn(game, 'column-1');
    await keys(game, '0');
    expect(
      part(game, 'board')
        .querySelector('[data-pile="column-10"]')
        ?.contains(game.shadowRoot?.activeElement ?? null),
    ).to.equal(true);
  });

  it('i is the eighth cell of Eight Off, because h sends cards home', async () => {
    const game = await mount({ deal: '617', variant: 'eight-off' });
    await focusOn(game, 'column-1');
    expect(await walk(game, 'g', 'i')).to.equal('cell-7 cell-8');
  });

  it('work from the toolbar, too', async () => {
    const game = await mount();
    part(game, 'button-menu').focus();
    expect(await walk(game, '3')).to.equal('KC');
  });
});
