import { expect } from 'chai';
import { loadShows } from '../../../src/elements/patience/shows.js';
import { emulateFeatures } from '../../harness/commands.js';
import { held, part, parts, status } from '../support/board.js';
import type { AnyGame } from '../support/game.js';
import { hinted } from '../support/hint.js';
import { focusOn, keys } from '../support/keys.js';
import { mount, mountGame } from '../support/mount.js';
import { drag, press } from '../support/pointer.js';
import { until } from '../support/until.js';

const copies = (game: AnyGame): Element[] => [
  ...game.shadowRoot!.querySelectorAll('.flights > .card'),
];

/**
 * The reason shown beside a card, its distance from the card, and whether it is inside the board.
 */
function reasonBy(game: AnyGame, card: string): object {
  const [reason] = parts(game, 'reason');
  const box = reason!.getBoundingClientRect();
  const board = part(game, 'board').getBoundingClientRect();
  const near = game.shadowRoot!.querySelector(`[data-card="${card}"]`)!.getBoundingClientRect();
  return {
    text: reason!.textContent,
    isInside: box.left >= board.left && box.right <= board.right && box.top >= board.top,
    gap: Math.round(Math.min(Math.abs(near.top - box.bottom), Math.abs(box.top - near.bottom))),
  };
}

describe('cards in motion', () => {
  beforeEach(() => emulateFeatures({ 'prefers-reduced-motion': 'no-preference' }));

  it('are dealt in a new game, and a press on one ends the deal and takes it', async () => {
    const game = await mount({ deal: '617' });
    // The first game on a page lies there.
    expect(copies(game)).to.deep.equal([]);
    // Slow enough for a press in its midst.
    game.style.setProperty('--baize-duration', '20');
    await focusOn(game, '4H');
    await loadShows(game);
    await keys(game, 'n');
    await until('another deal is dealt', () => copies(game).length > 0);
    expect(copies(game).length).to.equal(52);
    const card = held(game, 'column-1').split(' ').at(-1)!;
    await press(game, card);
    expect([copies(game).length, part(game, 'card selected').dataset['card']]).to.deep.equal([
      0,
      card,
    ]);
  });

  it('are dealt from the stock if there is one, including face-down cards', async () => {
    const game = await mountGame('klondike-game', { deal: '12' });
    game.style.setProperty('--baize-duration', '20');
    await focusOn(game, 'stock');
    await loadShows(game);
    await keys(game, 'n');
    await until('another deal is dealt', () => copies(game).length > 0);
    const stock = game.shadowRoot!.querySelector('[data-pile=stock]')!.getBoundingClientRect();
    const last = copies(game).at(-1)!;
    // It lies face up, and is not seen on the stock before its turn.
    expect(getComputedStyle(last).opacity).to.equal('0');
    for (const flight of last.getAnimations()) {
      flight.pause();
      flight.currentTime = flight.effect!.getTiming().delay!;
    }
    expect(getComputedStyle(last).opacity).to.equal('1');
    const { x, y } = last.getBoundingClientRect();
    expect([copies(game).length, Math.round(x - stock.x), Math.round(y - stock.y)]).to.deep.equal([
      28, 0, 0,
    ]);
  });

  it('show the move of a hint, until the next press', async () => {
    const game = await mount({ deal: '617' });
    game.style.setProperty('--baize-duration', '20');
    await focusOn(game, '4H');
    await loadShows(game);
    await press(game, part(game, 'button-hint'));
    await hinted(game);
    expect(copies(game).length).to.be.greaterThan(0);
    await focusOn(game, '4H');
    await keys(game, 'Enter');
    expect(copies(game)).to.deep.equal([]);
  });

  it('shake if their move is refused, and the reason is shown beside them', async () => {
    const game = await mount({ deal: '617' });
    const [under] = held(game, 'column-1').split(' ');
    await press(game, under!);
    await until('it is said', () => parts(game, 'reason').length > 0);
    const card = game.shadowRoot!.querySelector(`[data-card="${under!}"]`)!;
    expect(card.getAnimations().length).to.equal(1);
    expect(reasonBy(game, under!)).to.deep.equal({ text: status(game), isInside: true, gap: 6 });
    await keys(game, 'Shift');
    expect(parts(game, 'reason')).to.deep.equal([]);
  });
});

describe('cards without motion', () => {
  it('appear at once in a new game, and a refusal is still shown beside the card', async () => {
    const game = await mount({ deal: '617' });
    await focusOn(game, '4H');
    await loadShows(game);
    await keys(game, 't');
    await hinted(game);
    expect(copies(game)).to.deep.equal([]);
    // The 4 of hearts goes on no king.
    await drag(game, '4H', 'column-1');
    await until('it is said', () => parts(game, 'reason').length > 0);
    expect(parts(game, 'reason')[0]!.textContent).to.equal(status(game));
    await keys(game, 'n');
    await until('another deal is dealt', () => game.dealNumber !== 617);
    expect([copies(game), parts(game, 'reason')]).to.deep.equal([[], []]);
  });
});
