import { expect } from 'chai';
import { rankPath } from '../../../src/elements/cards/rank-path.js';
import { part, parts } from '../support/board.js';
import { mount, mountGame } from '../support/mount.js';

describe('places and looks', () => {
  it('the stock shows its count, but not in a calm game: stock-count', async () => {
    const game = await mountGame('klondike-game', { deal: '1' });
    expect(part(game, 'stock-count').textContent).to.equal('24');
    game.calm = true;
    await game.updateComplete;
    expect(parts(game, 'stock-count')).to.deep.equal([]);
  });

  it('cells have a drawing, and foundations the rank that they begin with: slot-sign', async () => {
    const game = await mount({ deal: '617' });
    const signs = parts(game, 'slot-sign').map((node) =>
      node.querySelector('path')!.getAttribute('d') === rankPath('A') ? 'A' : 'drawing',
    );
    expect(signs).to.deep.equal([
      ...Array<string>(4).fill('drawing'),
      ...Array<string>(4).fill('A'),
    ]);
  });

  it('the attribute look gives the values of a theme', async () => {
    const game = await mount({ deal: '617', look: 'paper' });
    const { backgroundColor } = getComputedStyle(part(game, 'frame'));
    expect(backgroundColor).to.equal('rgb(238, 230, 213)');
  });
});
