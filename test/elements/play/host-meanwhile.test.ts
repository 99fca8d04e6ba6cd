import { expect } from 'chai';
import { box, card, held, pickedUp, targets, tops } from '../support/board.js';
import { advance, hear, mount } from '../support/mount.js';
import { dragTo, letGo, moveTo, pointOf } from '../support/pointer.js';
import { itInFull } from '../support/counts.js';

const PLAYED = 'JD KS KC 4H 7C 6C JH JC';

/** What a host may do while the player holds cards. */
describe('while a card is dragged', () => {
  it('the page’s undo returns it, and the drop then plays nothing', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8');
    const home = box(card(game, '4H'));
    await dragTo(game, '4H', 'cell-1');
    const heard = hear();
    expect(game.undo()).to.equal(undefined);
    await game.updateComplete;
    expect([box(card(game, '4H')), pickedUp(game), targets(game)]).to.deep.equal([home, '', '']);
    await moveTo(pointOf(game, 'cell-2'));
    expect(box(card(game, '4H'))).to.equal(home);
    await letGo(game);
    expect([tops(game), held(game, 'cell-2'), game.moveCount]).to.deep.equal([
      'JD KS KC 4H JC 6C JH QH',
      '',
      2,
    ]);
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-undo']);
  });

  itInFull('the host’s undo of that very card leaves nothing hanging', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8');
    await dragTo(game, 'JC', 'cell-1');
    game.undo();
    await letGo(game);
    expect([tops(game), held(game, 'cell-1')]).to.deep.equal(['JD KS KC 4H JC 6C JH QH', '']);
    const [jack, seven] = [card(game, 'JC'), card(game, '7C')];
    expect(jack.getBoundingClientRect().left).to.equal(seven.getBoundingClientRect().left);
  });

  it('a new game removes it from the hand', async () => {
    const game = await mount();
    await dragTo(game, 'JC', 'QH');
    game.newGame(1);
    await game.updateComplete;
    const before = tops(game);
    await letGo(game);
    expect([tops(game), game.moveCount, pickedUp(game)]).to.deep.equal([before, 0, '']);
    for (const node of game.shadowRoot!.querySelectorAll<HTMLElement>('[data-card]')) {
      expect(node.style.transform).to.equal('');
    }
  });

  itInFull('the host’s move of another card leaves the drop without effect', async () => {
    const game = await mount();
    await dragTo(game, '4H', 'cell-1');
    game.play({ from: 'column-5', to: 'column-8', count: 1 });
    await letGo(game);
    expect([tops(game), held(game, 'cell-1'), game.moveCount]).to.deep.equal([PLAYED, '', 1]);
  });

  it('a pause removes it from the hand', async () => {
    const game = await mount();
    const home = box(card(game, 'JC'));
    await dragTo(game, 'JC', 'QH');
    game.pause();
    await letGo(game);
    game.resume();
    await game.updateComplete;
    expect([box(card(game, 'JC')), game.moveCount]).to.deep.equal([home, 0]);
  });

  it('a game that is removed from the page is complete when it is put back', async () => {
    const game = await mount();
    const parent = game.parentElement!;
    const home = box(card(game, 'JC'));
    await dragTo(game, 'JC', 'QH');
    game.remove();
    await letGo(game);
    parent.append(game);
    await game.updateComplete;
    expect([box(card(game, 'JC')), pickedUp(game), game.moveCount]).to.deep.equal([home, '', 0]);
  });
});

describe('while a card is picked up', () => {
  it('the page’s move returns it', async () => {
    const game = await mount();
    card(game, '4H').focus();
    const { x, y } = pointOf(game, '4H');
    await dragTo(game, '4H', { x: x + 1, y });
    await letGo(game);
    expect(pickedUp(game)).to.equal('4H');
    await advance(game, 'column-5 column-8');
    expect([pickedUp(game), targets(game)]).to.deep.equal(['', '']);
  });
});
