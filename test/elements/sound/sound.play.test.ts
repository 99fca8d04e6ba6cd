import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { FINISHABLE } from '../../support/decks.js';
import { part } from '../support/board.js';
import { keys } from '../support/keys.js';
import { mount, mountDeck } from '../support/mount.js';
import { openSettings } from '../support/panels.js';
import { doublePress, drag, dragTo, letGo, press } from '../support/pointer.js';
import { mountRoom } from '../support/room.js';
import { chooseByMouse, ownSettings } from '../support/settings.js';
import { counts, untilHeard, listenIn, ready, sounds, withMotion } from '../support/sound.js';
import { pass, until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

describe('a game that the page wants to be heard', () => {
  beforeEach(withMotion);

  it('has one sound as cards are taken up, and one for the move', async () => {
    const made = listenIn();
    const game = await mount({ deal: '617', sound: true });
    await ready();
    await dragTo(game, 'JC', 'QH');
    await until('the card is taken up', () => sounds() === 'lift');
    // A player takes longer than one batch of sounds.
    await pass(200);
    await letGo(game);
    await untilHeard('lift place');
    expect([sounds(), made.length, game.moveCount]).to.deep.equal(['lift place', 1, 1]);
  });

  it('has them by presses and keys as well', async () => {
    listenIn();
    const game = await mount({ deal: '617', sound: 'on' });
    await ready();
    await press(game, 'JC');
    await press(game, 'QH');
    await untilHeard('lift place');
    await keys(game, 'u');
    await keys(game, 'r');
    await untilHeard('lift place undo place');
  });

  itInFull('tells a card put back, and one that may not lie there', async () => {
    listenIn();
    const game = await mount({ deal: '617', sound: 'on' });
    await ready();
    await press(game, 'JC');
    await pass(200);
    await keys(game, 'Escape');
    await untilHeard('lift place');
    await drag(game, 'JC', 'KC');
    await untilHeard('lift place lift refuse');
  });

  itInFull('has fewer sounds than cards that go up by themselves, and the win once', async () => {
    listenIn();
    const game = await mountDeck(FINISHABLE, { sound: 'on' });
    await ready();
    await doublePress(game, 'AC');
    await until('the game is won', () => game.outcome === 'won');
    await pass(300);
    const { home = 0, win, ...others } = counts();
    expect([win, Object.keys(others)]).to.deep.equal([1, ['lift']]);
    expect(home).to.be.within(8, 16);
  });

  it('shuffles for a new game', async () => {
    listenIn();
    const game = await mount({ deal: '617', sound: 'on' });
    await ready();
    await press(game, part(game, 'button-new'));
    await untilHeard('shuffle');
  });
});

describe('sound where people want less motion', () => {
  beforeEach(withMotion);

  it('is none, but where the page asks for it all the same', async () => {
    const made = listenIn();
    await emulateFeatures({ 'prefers-reduced-motion': 'reduce' });
    const game = await mount({ deal: '617', sound: 'on' });
    await ready();
    await drag(game, 'JC', 'QH');
    await pass(200);
    expect([made.length, game.moveCount]).to.deep.equal([0, 1]);
    game.setAttribute('sound', 'always');
    await game.updateComplete;
    await ready();
    await drag(game, 'JC', 'cell-1');
    await untilHeard('lift place');
    expect([sounds(), made.length]).to.deep.equal(['lift place', 1]);
  });

  it('is what their own setting says', async () => {
    listenIn();
    await emulateFeatures({ 'prefers-reduced-motion': 'reduce' });
    const game = await mount();
    await openSettings(game);
    await chooseByMouse(game, 'sound', 'on');
    await press(game, part(game, 'button primary'));
    await ready();
    await drag(game, 'JC', 'QH');
    await untilHeard('lift place');
  });
});

describe('the player’s own setting', () => {
  beforeEach(withMotion);

  it('has a game heard that the page has not, and silences it again', async () => {
    const kept = ownSettings();
    const made = listenIn();
    const game = await mount();
    await openSettings(game);
    await chooseByMouse(game, 'sound', 'on');
    await press(game, part(game, 'button primary'));
    await ready();
    await drag(game, 'JC', 'QH');
    await untilHeard('lift place');
    expect([sounds(), made.length]).to.deep.equal(['lift place', 1]);
    expect(JSON.parse(kept()!)).to.deep.include({ sound: 'on' });
    expect(made[0]!.state).to.equal('running');
    await openSettings(game);
    await chooseByMouse(game, 'sound', 'off');
    await press(game, part(game, 'button primary'));
    await drag(game, 'JC', 'cell-1');
    await pass(200);
    expect([sounds(), made.length, made[0]!.state]).to.deep.equal(['lift place', 1, 'closed']);
  });

  it('wins over the page and the room', async () => {
    const made = listenIn();
    const room = await mountRoom({ sound: 'always' });
    const game = await mount({ deal: '617', sound: 'always' }, { parent: room });
    await ready();
    await openSettings(game);
    await chooseByMouse(game, 'sound', 'off');
    await press(game, part(game, 'button primary'));
    const before = sounds();
    await drag(game, 'JC', 'QH');
    await pass(200);
    expect([sounds(), game.moveCount, made.at(-1)?.state]).to.deep.equal([before, 1, 'closed']);
  });
});
