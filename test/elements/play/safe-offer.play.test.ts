import { expect } from 'chai';
import { deckWith } from '../../support/decks.js';
import { touch } from '../../harness/commands.js';
import { held, part, spoken, status } from '../support/board.js';
import type { AnyGame } from '../support/game.js';
import { focusOn, keys } from '../support/keys.js';
import { advance, mountDeck } from '../support/mount.js';
import { doublePress, doubleTap, pointOf, press } from '../support/pointer.js';
import { ownSettings } from '../support/settings.js';
import { noticeButton as button, noticeButtons as buttons } from '../support/notice.js';
import { until } from '../support/until.js';

const ASKED = 'Send safe cards up by themselves?';
const TURNED_ON =
  'Safe cards now go to the foundations after each move. You can change this in Settings.';

/** Two aces and two twos, which are safe. */
const DECK = deckWith(['5H 9S 3H 2S 2H AH AS']);

const offered = (game: AnyGame): Promise<void> =>
  until('the offer stands', () => buttons(game) === 'Yes, No, Never again');

describe('the offer to send safe cards up', () => {
  it('is made by the mouse at the third one, and “Yes” switches it on', async () => {
    ownSettings();
    const game = await mountDeck(DECK);
    await doublePress(game, 'AS');
    await doublePress(game, 'AH');
    expect([status(game), buttons(game)]).to.deep.equal(['', '']);
    const before = game.getBoundingClientRect().height;
    await doublePress(game, '2H');
    await offered(game);
    expect([status(game), spoken(game)]).to.deep.equal([ASKED, ASKED]);
    expect(game.getBoundingClientRect().height).to.be.closeTo(before, 0.1);
    await press(game, button(game, 'Yes'));
    expect([status(game), spoken(game), buttons(game)]).to.deep.equal([TURNED_ON, TURNED_ON, '']);
    // From the next move on, a safe card goes up by itself.
    await advance(game, 'column-2 cell-1');
    expect([held(game, 'foundation-1'), held(game, 'foundation-2')]).to.deep.equal([
      ...['AS 2S', 'AH 2H'],
    ]);
  });

  it('is made by touch, gives way to a message, and “No” ends it for this game', async () => {
    ownSettings();
    const game = await mountDeck(DECK);
    for (const card of ['AS', 'AH', '2H']) await doubleTap(game, card);
    await offered(game);
    await press(game, part(game, 'button-undo'));
    expect([status(game), buttons(game)]).to.deep.equal([
      'Undone: 2 of hearts back to column 1.',
      '',
    ]);
    await doubleTap(game, '2H');
    await offered(game);
    const at = pointOf(game, button(game, 'No'));
    await touch('start', at);
    await touch('end');
    await until('the offer is gone', () => buttons(game) === '');
    await press(game, part(game, 'button-undo'));
    await doubleTap(game, '2H');
    await doubleTap(game, '2S');
    expect([status(game), buttons(game)]).to.deep.equal(['', '']);
  });

  it('is made by keys without taking the focus, and “Never again” is a setting', async () => {
    const stored = ownSettings();
    const game = await mountDeck(DECK);
    for (const card of ['AS', 'AH', '2H']) {
      await focusOn(game, card);
      await keys(game, 'h');
    }
    await offered(game);
    expect(part(game, 'board').contains(game.shadowRoot!.activeElement)).to.equal(true);
    await keys(game, 'Tab', 'Tab', 'Tab');
    expect(game.shadowRoot!.activeElement?.textContent.trim()).to.equal('Never again');
    await keys(game, 'Enter');
    await until('the focus is on the board', () =>
      part(game, 'board').contains(game.shadowRoot!.activeElement),
    );
    expect(spoken(game)).to.equal('You can turn this on in Settings.');
    expect(JSON.parse(stored()!)).to.deep.include({ autoFoundation: 'off' });
    game.remove();
    const next = await mountDeck(DECK);
    for (const card of ['AS', 'AH', '2H']) await doublePress(next, card);
    expect(buttons(next)).to.equal('');
  });

  it('is not made if the page keeps the setting, and not for the page’s own moves', async () => {
    ownSettings();
    const kept = await mountDeck(DECK, { without: 'auto-foundation' });
    for (const card of ['AS', 'AH', '2H', '2S']) await doublePress(kept, card);
    expect(buttons(kept)).to.equal('');
    kept.remove();
    const other = await mountDeck(DECK);
    for (const at of [1, 2, 2, 1]) await advance(other, `column-1 foundation-${at}`);
    expect([held(other, 'foundation-2'), buttons(other)]).to.deep.equal(['AH 2H', '']);
  });
});
