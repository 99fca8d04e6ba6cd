import { expect } from 'chai';
import { loadShows } from '../../../src/elements/patience/shows.js';
import { emulateFeatures } from '../../harness/commands.js';
import { card, focused, held, part, parts, pile } from '../support/board.js';
import type { AnyGame } from '../support/game.js';
import { someOf } from '../support/counts.js';
import { focusOn, keys } from '../support/keys.js';
import { afterTest, mount, mountGame } from '../support/mount.js';
import { drag, dragTo, letGo, pointOf, press } from '../support/pointer.js';
import { until } from '../support/until.js';

/** Styles that a page may give to the two boxes around a game. */
const AROUND: Readonly<Record<string, readonly [outer: string, inner: string]>> = {
  'scale(0.6)': ['transform: scale(0.6)', ''],
  'zoom: 1.5': ['zoom: 1.5', ''],
  'rotate(12deg)': ['transform: rotate(12deg)', ''],
  'rotate(90deg)': ['transform: rotate(90deg) translate(80px, 0)', ''],
  'all together': ['rotate: 9deg; zoom: 1.2', 'transform: scale(0.8) rotate(3deg)'],
};

/** A box that does so, for a game in it. */
function around([outer, inner]: readonly [string, string]): HTMLElement {
  const [first, second] = [document.createElement('div'), document.createElement('div')];
  first.style.cssText = `inline-size: 600px; margin: 160px 0 0 120px; ${outer}`;
  second.style.cssText = inner;
  first.append(second);
  document.body.append(first);
  afterTest(() => first.remove());
  return second;
}

const stage = (styles: readonly [string, string]) => ({ width: 600, parent: around(styles) });

/** From a point to the middle of a card. */
function wayTo(game: AnyGame, code: string, { x, y }: { x: number; y: number }): [number, number] {
  const box = card(game, code).getBoundingClientRect();
  return [box.x + box.width / 2 - x, box.y + box.height / 2 - y];
}

const near = (got: readonly number[], wanted: readonly number[], within: number): void =>
  got.forEach((value, index) => expect(value).to.be.closeTo(wanted[index]!, within));

for (const [name, styles] of someOf(AROUND, (one) => one === 'all together')) {
  describe(`a game under ${name}`, () => {
    it('keeps a dragged card at the pointer, and drops it there', async () => {
      const game = await mount({ deal: '617' }, stage(styles));
      const goal = pointOf(game, pile(game, 'cell-3'));
      const grip = wayTo(game, '4H', pointOf(game, '4H'));
      await dragTo(game, '4H', goal);
      near(wayTo(game, '4H', goal), grip, 1);
      await letGo(game);
      expect(held(game, 'cell-3')).to.equal('4H');
      await drag(game, 'JC', 'QH');
      expect(held(game, 'column-8')).to.equal('AH KH TC JS 2S QH JC');
    });

    it('lets the card glide from where it was left', async () => {
      await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
      const game = await mount({ deal: '617' }, stage(styles));
      game.style.setProperty('--baize-duration', '20');
      const goal = pointOf(game, 'QH');
      await dragTo(game, 'JC', { x: goal.x + 6, y: goal.y + 20 });
      const left = wayTo(game, 'JC', { x: 0, y: 0 });
      await letGo(game);
      const [flight] = card(game, 'JC').getAnimations();
      flight!.pause();
      flight!.currentTime = 0;
      near(wayTo(game, 'JC', { x: 0, y: 0 }), left, 1);
    });

    it('deals from the stock', async () => {
      await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
      const game = await mountGame('klondike-game', { deal: '12' }, stage(styles));
      game.style.setProperty('--baize-duration', '20');
      await focusOn(game, 'stock');
      await loadShows(game);
      await keys(game, 'n');
      const copies = (): readonly Element[] => [
        ...game.shadowRoot!.querySelectorAll('.flights > .card'),
      ];
      await until('another deal is dealt', () => copies().length > 0);
      const last = copies().at(-1)!;
      for (const flight of last.getAnimations()) {
        flight.pause();
        flight.currentTime = flight.effect!.getTiming().delay!;
      }
      const [stock, copy] = [pile(game, 'stock'), last].map((node) => node.getBoundingClientRect());
      near([copy!.x, copy!.y], [stock!.x, stock!.y], 1);
    });

    it('says beside a card why it was refused', async () => {
      const game = await mount({ deal: '617' }, stage(styles));
      const [x, y] = wayTo(game, '4S', { x: 0, y: 0 });
      const [nextX, nextY] = wayTo(game, 'JD', { x: 0, y: 0 });
      // In the strip that the next card leaves free of it: a card is 3.84 such strips high.
      await press(game, { x: x + 1.42 * (x - nextX), y: y + 1.42 * (y - nextY) });
      await until('it is said', () => parts(game, 'reason').length > 0);
      const reason = part(game, 'reason').getBoundingClientRect();
      const away = [reason.x + reason.width / 2 - x, reason.y + reason.height / 2 - y] as const;
      // It is wider than the card in the first column, and stays on the board.
      expect(Math.hypot(...away)).to.be.below(200);
      const board = part(game, 'board').getBoundingClientRect();
      expect([reason.left >= board.left, reason.right <= board.right]).to.deep.equal([true, true]);
    });

    it('has the same arrow keys as without a transform', async () => {
      const game = await mountGame('klondike-game', { deal: '12' }, stage(styles));
      await focusOn(game, 'stock');
      await keys(game, 'ArrowRight', 'ArrowRight', 'ArrowDown');
      const column = game.shadowRoot!.activeElement!.closest<HTMLElement>('[data-pile]')!;
      expect([column.dataset['pile'], focused(game).length > 0]).to.deep.equal(['column-4', true]);
    });
  });
}
