import { expect } from 'chai';
import { touchDrag, touchScreen, touchTap } from '../../harness/commands.js';
import { deckWith } from '../../support/decks.js';
import { card, held, part, pickedUp, slot, status, targets, tops } from '../support/board.js';
import { afterTest, hear, mount, mountDeck } from '../support/mount.js';
import { doubleTap, pointOf } from '../support/pointer.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

/** How the browser takes a finger on a node: by the strictest of it and all around it. */
function touchActions(node: Element): string[] {
  const actions = new Set<string>();
  for (let at: Element | null = node; at; at = at.parentElement) {
    actions.add(getComputedStyle(at).touchAction);
  }
  return [...actions];
}

/** Makes the page longer than the screen. */
function longPage(): void {
  const filler = document.createElement('div');
  filler.style.height = '2500px';
  document.body.append(filler);
  afterTest(() => filler.remove());
}

describe('touch', () => {
  beforeEach(() => touchScreen());
  afterEach(() => touchScreen(false));

  it('drags a card to a column', async () => {
    const game = await mount();
    const heard = hear();
    await touchDrag(pointOf(game, 'JC'), pointOf(game, 'QH'));
    await game.updateComplete;
    expect(tops(game)).to.equal('JD KS KC 4H 7C 6C JH JC');
    expect(heard.map(({ type, detail }) => `${type} ${detail.source}`)).to.deep.equal([
      'game-move player',
    ]);
  });

  itInFull('drags a card to a cell on a narrow screen', async () => {
    const game = await mount({ deal: '617' }, { width: 320 });
    await touchDrag(pointOf(game, 'JC'), pointOf(game, 'cell-2'));
    await game.updateComplete;
    expect(held(game, 'cell-2')).to.equal('JC');
  });

  itInFull('lets a card that does not fit go home and says why', async () => {
    const game = await mount();
    await touchDrag(pointOf(game, 'JC'), pointOf(game, 'JD'));
    await game.updateComplete;
    expect([tops(game), pickedUp(game)]).to.deep.equal(['JD KS KC 4H JC 6C JH QH', '']);
    expect(status(game)).to.equal('The jack of clubs needs a red queen.');
  });

  it('moves by tap and tap, where one tap does not', async () => {
    const game = await mount({ deal: '617', 'tap-to-move': 'off' });
    await touchTap(pointOf(game, 'JC'));
    await until('the jack is picked up', () => pickedUp(game) === 'JC');
    expect(targets(game)).to.equal('cell-1 cell-2 cell-3 cell-4 QH');
    await touchTap(pointOf(game, 'QH'));
    await until('the jack has moved', () => game.moveCount === 1);
    expect(tops(game)).to.equal('JD KS KC 4H 7C 6C JH JC');
  });

  it('sends a card home by a double tap', async () => {
    const game = await mountDeck(deckWith(['5H 9S AS']));
    await doubleTap(game, 'AS');
    await until('the ace is up', () => held(game, 'foundation-1') === 'AS');
    expect(game.moveCount).to.equal(1);
  });

  it('does not scroll the page while a card is dragged', async () => {
    const game = await mount();
    longPage();
    const { x, y } = pointOf(game, 'JC');
    await touchDrag({ x, y }, { x: x + 10, y: y - 250 });
    expect([scrollY, game.moveCount]).to.deep.equal([0, 0]);
  });

  it('scrolls the page from a card that cannot be moved', async () => {
    const game = await mount();
    longPage();
    const { x, y } = pointOf(game, '6D');
    await touchDrag({ x, y }, { x, y: y - 200 });
    await until('the page has scrolled', () => scrollY > 100);
    expect([game.moveCount, status(game), pickedUp(game)]).to.deep.equal([0, '', '']);
  });

  itInFull('scrolls the page from bare felt, the toolbar and an empty cell', async () => {
    const game = await mount();
    longPage();
    const board = part(game, 'board').getBoundingClientRect();
    const felt = {
      x: Math.round(board.left + 4),
      y: Math.round(board.top + 300),
    };
    for (const from of [felt, pointOf(game, part(game, 'title')), pointOf(game, 'cell-2')]) {
      scrollTo(0, 0);
      await touchDrag(from, { x: from.x, y: from.y - 150 });
      await until(`the page has scrolled from ${from.x} ${from.y}`, () => scrollY > 50);
    }
    expect(status(game)).to.equal('');
  });

  it('handles touches only on movable cards', async () => {
    const game = await mount();
    expect(touchActions(card(game, 'JC'))).to.include('none');
    const others = [
      card(game, '6D'),
      slot(game, 'cell-1'),
      part(game, 'board'),
      part(game, 'toolbar'),
    ];
    for (const node of others) expect(touchActions(node)).not.to.include('none');
    expect(touchActions(game)).to.deep.equal(['auto']);
  });
});
