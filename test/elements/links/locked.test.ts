import { expect } from 'chai';
import { address, follow, itIs } from '../support/links.js';
import { detailsOf, hear, mount, mountGame } from '../support/mount.js';
import { part } from '../support/board.js';
import { pass, until } from '../support/until.js';

/** № 617 after 5 8, 4 a, 6 b. */
const LINK = '1.freecell.1.tyw0EAAAuVQOXSlbK5D';

describe('a locked game', () => {
  it('opens no link of the address, at the start or later, until it is unlocked', async () => {
    address(LINK);
    const game = await mount({ deal: '1', linked: true, locked: true });
    await until('it is dealt', () => game.state);
    expect(game.dealNumber).to.equal(1);
    follow('');
    await new Promise((heard) => {
      addEventListener('hashchange', heard, { once: true });
      follow(LINK);
    });
    await pass(100);
    expect([game.dealNumber, game.moveCount]).to.deep.equal([1, 0]);
    game.locked = false;
    await until('the link is open', () => game.dealNumber === 617);
    expect(game.moveCount).to.equal(3);
  });

  it('opens the link that the page opens', async () => {
    const game = await mount({ deal: '1', linked: true, locked: true });
    await until('it is dealt', () => game.state);
    expect([await game.load(LINK), game.dealNumber]).to.deep.equal([undefined, 617]);
  });

  it('leaves the link to the next game of its kind', async () => {
    address(LINK);
    const held = await mount({ deal: '1', linked: true, locked: true });
    const open = await mount({ deal: '2', linked: true });
    await until('both are dealt', () => held.state && open.state);
    expect([held.dealNumber, open.dealNumber]).to.deep.equal([1, 617]);
  });

  it('plays the deal of the day and no other; the page deals as ever', async () => {
    itIs('2026-11-21T12:00Z');
    const heard = hear();
    const game = await mountGame('golf-game', { daily: true, locked: true });
    await until('it is dealt', () => game.day);
    const daily = game.dealNumber;
    expect([part(game, 'deal').localName, detailsOf(heard, 'game-start').length]).to.deep.equal([
      'span',
      1,
    ]);
    game.newGame('617');
    await game.updateComplete;
    expect([daily, game.dealNumber]).to.not.include(undefined);
    expect(game.dealNumber).to.equal(617);
  });
});
