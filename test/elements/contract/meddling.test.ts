import { expect } from 'chai';
import { advance, afterTest, mount, mountDeck, warnings } from '../support/mount.js';
import { FINISHABLE } from '../../support/decks.js';

describe('a host that does several things at once', () => {
  it('sets an attribute and deals: that deal stands, with that attribute', async () => {
    const game = await mount();
    game.variant = 'kingcell';
    game.newGame(11);
    await game.updateComplete;
    expect([game.dealNumber, game.state!.options.variant]).to.deep.equal([11, 'kingcell']);
  });

  it('loads a save before the first render: that game stands', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8');
    const save = game.save();
    const fresh = document.createElement('freecell-game');
    fresh.saveKey = 'meddling';
    afterTest(() => fresh.remove());
    document.body.append(fresh);
    expect(fresh.load(save)).to.equal(undefined);
    await fresh.updateComplete;
    expect([fresh.dealNumber, fresh.moveCount]).to.deep.equal([617, 1]);
  });

  it('gives nonsense after a good value: the game in progress stands', async () => {
    const warned = warnings();
    const game = await mount();
    await advance(game, 'column-5 column-8');
    game.setAttribute('supermove', 'full');
    await game.updateComplete;
    game.setAttribute('cells', '9');
    await game.updateComplete;
    expect(warned).to.deep.equal(['<freecell-game>: cells "9" cannot be used; accepted: 0–8']);
    expect([game.dealNumber, game.moveCount]).to.deep.equal([617, 1]);
  });

  it('deals twice: the first new game still tells of the one that was in progress', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8');
    game.newGame(1);
    game.newGame(2);
    await game.updateComplete;
    const undo = game.shadowRoot!.querySelector<HTMLElement>('[part~="button-undo"]')!;
    expect(undo.hasAttribute('aria-disabled')).to.equal(false);
  });

  it('deals from the listener of the winning move: the win is told all the same, and each once', async () => {
    const game = await mountDeck(FINISHABLE);
    const wins: string[] = [];
    game.addEventListener('game-win', ({ detail }) => wins.push(detail.outcome));
    const starts: unknown[] = [];
    game.addEventListener('game-start', ({ detail }) => starts.push(detail.deal));
    game.addEventListener('game-move', () => game.outcome === 'won' && game.newGame(5));
    const up = game.legalMoves.find(({ to }) => to.startsWith('foundation'))!;
    game.play(up);
    await game.updateComplete;
    expect([wins, game.dealNumber]).to.deep.equal([['won'], 5]);
    await game.updateComplete;
    expect(starts).to.deep.equal([5]);
  });
});
