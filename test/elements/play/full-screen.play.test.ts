import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { resetPage } from '../../harness/commands.js';
import { box, card, focused, held, part, parts, pickedUp, spoken } from '../support/board.js';
import { itInFull, firstOf } from '../support/counts.js';
import type { AnyGame } from '../support/game.js';
import { SAMPLES } from '../support/games.js';
import { chord, focusOn, keys } from '../support/keys.js';
import { type Attributes, afterTest, mountGame } from '../support/mount.js';
import { openMenu } from '../support/panels.js';
import { press } from '../support/pointer.js';
import { until } from '../support/until.js';

const FILLED = '0 0 1280 900';

/** A game in a browser that can't show it full screen, as in a frame or on a phone. */
async function framed(
  tag: (typeof SAMPLES)[number]['tag'],
  attributes: Attributes,
): Promise<AnyGame> {
  const game = await mountGame(tag, attributes, { width: 600 });
  game.requestFullscreen = () => Promise.reject(new TypeError('not here'));
  return game;
}

const fills = (game: AnyGame, seen: string): Promise<void> =>
  until(`the frame is at ${seen}`, () => box(part(game, 'frame')) === seen);

const line = (game: AnyGame, words: string): HTMLElement =>
  parts(game, 'menu-item').find((item) => item.textContent.trim() === words)!;

describe('full screen', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  after(() => resetPage());

  for (const { tag, deal } of firstOf(SAMPLES, 1)) {
    it(`is entered in ${tag} with f, or fills the window if the screen is not allowed, and is left with Escape`, async () => {
      const game = await framed(tag, { deal: String(deal) });
      const [place, height] = [box(part(game, 'frame')), game.offsetHeight];
      const first = (): number => parts(game, 'card')[0]!.offsetWidth;
      const small = first();
      await focusOn(game, tag === 'pyramid-game' ? 'stock' : 'column-1');
      const at = focused(game);
      await keys(game, 'f');
      await fills(game, FILLED);
      expect([spoken(game), focused(game), game.offsetHeight]).to.deep.equal([
        'Full screen',
        at,
        height,
      ]);
      expect(first()).to.be.greaterThan(small + 20);
      await keys(game, 'Escape');
      await fills(game, place);
      expect([spoken(game), focused(game), first()]).to.deep.equal([
        'Full screen is off.',
        at,
        small,
      ]);
    });
  }

  itInFull('is filled and left from the menu, which says what it does', async () => {
    const game = await framed('freecell-game', { deal: '617' });
    const place = box(part(game, 'frame'));
    await openMenu(game);
    await press(game, line(game, 'Full screen'));
    await fills(game, FILLED);
    await openMenu(game);
    await press(game, line(game, 'Leave full screen'));
    await fills(game, place);
  });

  it('keeps the game playable: Escape first releases the cards in hand', async () => {
    const game = await framed('freecell-game', { deal: '617' });
    await focusOn(game, 'column-5');
    await keys(game, 'f');
    await fills(game, FILLED);
    await press(game, 'JC');
    await keys(game, 'Escape');
    expect([pickedUp(game), box(part(game, 'frame'))]).to.deep.equal(['', FILLED]);
    await press(game, 'JC');
    await press(game, 'QH');
    expect(held(game, 'column-8').split(' ').at(-1)).to.equal('JC');
    await keys(game, 'Escape');
    await until('it is left', () => box(part(game, 'frame')) !== FILLED);
  });

  it('uses Shift and F if f is a cell', async () => {
    const game = await framed('freecell-game', { deal: '617', variant: 'eight-off' });
    await focusOn(game, 'column-1');
    await keys(game, 'f');
    expect(focused(game)).to.equal('cell-6');
    await chord(game, 'Shift', 'F');
    await fills(game, FILLED);
    await chord(game, 'Shift', 'F');
    await until('it is left', () => box(part(game, 'frame')) !== FILLED);
  });

  it('fills the screen if the browser allows it', async () => {
    const game = await mountGame('freecell-game', { deal: '617' }, { width: 600 });
    await focusOn(game, 'column-1');
    // WebKitGTK's driver gives its window no focus at any time.
    const hasFocus = document.hasFocus();
    await keys(game, 'f');
    await until('the screen is filled', () => document.fullscreenElement === game);
    const fills = (): boolean => {
      const { offsetWidth, offsetHeight } = part(game, 'frame');
      return offsetWidth === innerWidth && offsetHeight === innerHeight;
    };
    await until('the felt fills it', fills);
    // Firefox may give a page its keys back only after it has given it the screen.
    await until('the page has the keys again', () => document.hasFocus() === hasFocus);
    await keys(game, 'f');
    await until('it is left', () => document.fullscreenElement === null);
    await until('the game is in its place', () => part(game, 'frame').offsetWidth === 600);
    expect(card(game, 'JC').offsetWidth).to.be.below(90);
  });

  it('can be left by f before the browser’s event has arrived', async () => {
    const game = await mountGame('freecell-game', { deal: '617' }, { width: 600 });
    await focusOn(game, 'column-1');
    const hasFocus = document.hasFocus();
    const stop = (event: Event): void => event.stopImmediatePropagation();
    addEventListener('fullscreenchange', stop, { capture: true, once: true });
    afterTest(() => removeEventListener('fullscreenchange', stop, { capture: true }));
    await keys(game, 'f');
    await until('the screen is filled', () => document.fullscreenElement === game);
    await until('the page has the keys again', () => document.hasFocus() === hasFocus);
    await keys(game, 'f');
    await until('it is left', () => document.fullscreenElement === null);
    await until('the game is in its place', () => part(game, 'frame').offsetWidth === 600);
  });
});
