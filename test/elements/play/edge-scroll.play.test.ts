import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { centreOf, resetPage, touch } from '../../harness/commands.js';
import { card, held } from '../support/board.js';
import { afterTest, mount } from '../support/mount.js';
import { dragTo, letGo, moveTo, pointOf } from '../support/pointer.js';
import { until } from '../support/until.js';

/** FreeCell with more of the page above and below it than the window shows. */
async function onLongPage() {
  const [above, below] = ['600px', '1200px'].map((height) => {
    const filler = document.createElement('div');
    filler.style.height = height;
    afterTest(() => filler.remove());
    return filler;
  });
  document.body.append(above!);
  const game = await mount({ deal: '617' }, { width: 320 });
  document.body.append(below!);
  return game;
}

describe('cards that are drawn to an edge of the window', () => {
  before(() => setViewport({ width: 340, height: 280 }));
  after(() => resetPage());

  it('scroll the page to a cell above, stay under the mouse, and stop at the end of the board', async () => {
    const game = await onLongPage();
    const board = game.shadowRoot!.querySelector('.board')!;
    const top = (): number => board.getBoundingClientRect().top;
    scrollTo(0, scrollY + card(game, 'JC').getBoundingClientRect().top - 120);
    expect(top()).to.be.below(-20);
    const grip = pointOf(game, 'JC');
    await dragTo(game, 'JC', { x: grip.x, y: 10 });
    await until('the board’s top is in sight', () => Math.abs(top()) <= 1);
    const { y } = centreOf(card(game, 'JC'));
    const offset = y - 10;
    await moveTo({ x: grip.x - 1, y: 11 });
    expect(centreOf(card(game, 'JC')).y - 11).to.be.closeTo(offset, 2);
    expect(top()).to.be.closeTo(0, 1);
    await moveTo(centreOf(game.shadowRoot!.querySelector('[data-pile="cell-3"]')!));
    await letGo(game);
    expect(held(game, 'cell-3')).to.equal('JC');
  });

  it('scroll it by a finger too, and where all of the board is seen they don’t', async () => {
    const game = await onLongPage();
    scrollTo(0, scrollY + card(game, 'JC').getBoundingClientRect().top - 120);
    const { x, y } = pointOf(game, 'JC');
    const before = scrollY;
    await touch('start', { x, y });
    for (const at of [y - 20, 60, 20]) await touch('move', { x, y: at });
    await until('it scrolls', () => scrollY < before - 20);
    await touch('end');
    await setViewport({ width: 340, height: 900 });
    game.scrollIntoView();
    const still = scrollY;
    await dragTo(game, 'JD', { x: 60, y: 890 });
    await moveTo({ x: 61, y: 891 });
    expect(scrollY).to.equal(still);
    await letGo(game);
  });
});
