import { expect } from 'chai';
import { LONG_GAMES, longGame } from '../../core/support/long-games.js';
import { valueOf } from '../../core/support/result.js';
import { share } from '../../../src/core.js';
import { readEntry } from '../../../src/storage/local-store.js';
import type { AnyGame, Tag } from '../support/game.js';
import { part, parts, pickedUp, status } from '../support/board.js';
import { address, follow } from '../support/links.js';
import {
  type Attributes,
  detailsOf,
  hear,
  makeElement,
  makeGame,
  mountGame,
  ownKey,
  putInBox,
  warnings,
} from '../support/mount.js';
import { press } from '../support/pointer.js';
import { gameIn, opened } from '../support/replay.js';
import { holdSlices } from '../support/slices.js';
import { nextFrame, until } from '../support/until.js';
import { firstOf } from '../support/counts.js';

const STEPS = 600;
const OPENING = 'Opening the game …';

/** The one entry of the browser's storage that is kept under a name. */
const entryOf = (name: string): string =>
  Object.keys(localStorage).find((key) => key.startsWith(`baize:${name}:`))!;

const keptIn = (entry: string): unknown =>
  JSON.parse(readEntry(localStorage.getItem(entry))!.value);

/** Another tab, or an earlier visit, has played so many steps of the game that is kept there. */
function keepLong(entry: string, name: string, steps = STEPS): object {
  const { save } = longGame(name, steps);
  localStorage.setItem(entry, `${steps} ${JSON.stringify(save)}`);
  return save;
}

/** A page that comes back to a long game, whose reading stands still. */
async function comeBack(name = 'freecell', steps = STEPS) {
  const tag = `${name}-game` as Tag;
  const { save } = longGame(name, 1);
  const attributes = { deal: String(save.deal), 'save-key': ownKey() };
  const before = await mountGame(tag, attributes);
  const entry = entryOf(attributes['save-key']);
  before.parentElement!.remove();
  const kept = keepLong(entry, name, steps);
  const letGo = holdSlices();
  const game: AnyGame = await mountGame(tag, attributes);
  return { game, entry, kept, letGo };
}

const isWaiting = (game: AnyGame): boolean =>
  game.shadowRoot!.querySelector('[aria-busy="true"]') !== null;

/** A game in play, deal 5, which has come upon a long link. */
async function followLong(attributes: Attributes = {}) {
  address('');
  const game: AnyGame = await mountGame('freecell-game', {
    deal: '5',
    linked: true,
    ...attributes,
  });
  await until('it is dealt', () => game.state);
  game.play({ from: 'column-1', to: 'cell-1', count: 1 });
  const letGo = holdSlices();
  const { game: rules, save } = longGame('freecell', STEPS);
  const link = valueOf(share(rules, save));
  follow(link);
  await until('the board waits', () => isWaiting(game));
  return { game, letGo, link };
}

describe('a long game that was kept', () => {
  for (const name of firstOf(LONG_GAMES, 1)) {
    it(`is opened while the page goes on: ${name}`, async () => {
      const heard = hear();
      const { game, entry, kept, letGo } = await comeBack(name);
      const before = detailsOf(heard, 'game-start').length;
      expect([game.state, isWaiting(game), status(game)]).to.deep.equal([undefined, true, OPENING]);
      expect(game.matches(':state(dealing)')).to.equal(true);
      expect(keptIn(entry)).to.deep.equal(kept);
      letGo();
      await until('it is open', () => game.state);
      await game.updateComplete;
      expect([game.moveCount, isWaiting(game), status(game)]).to.deep.equal([STEPS, false, '']);
      expect(game.matches(':state(dealing)')).to.equal(false);
      expect({ ...game.save(), elapsed: 0 }).to.deep.equal(kept);
      expect(detailsOf(heard, 'game-start').slice(before)).to.have.lengthOf(1);
    });
  }

  it('is open at the first picture where it is as long as games are', async () => {
    const { game } = await comeBack('freecell', 200);
    expect([game.moveCount, isWaiting(game)]).to.deep.equal([200, false]);
  });

  it('stays kept where the element leaves meanwhile, and is opened where it comes back', async () => {
    const { game, entry, kept, letGo } = await comeBack();
    const box = game.parentElement!;
    game.remove();
    letGo();
    await nextFrame();
    expect([game.state, keptIn(entry)]).to.deep.equal([undefined, kept]);
    box.append(game);
    await until('it is open', () => game.state);
    expect(game.moveCount).to.equal(STEPS);
    expect(keptIn(entry)).to.deep.equal(kept);
  });

  it('gives way to a game that the host deals meanwhile', async () => {
    const { game, letGo } = await comeBack();
    expect(game.newGame(5)).to.equal(undefined);
    letGo();
    await game.updateComplete;
    expect([game.dealNumber, game.moveCount, isWaiting(game)]).to.deep.equal([5, 0, false]);
    await nextFrame();
    expect([game.dealNumber, game.moveCount]).to.deep.equal([5, 0]);
  });

  it('gives way to a game that the host loads meanwhile, and not to one that can’t be', async () => {
    const { game, letGo } = await comeBack();
    const warned = warnings();
    expect(game.load({})).to.include({ code: 'save-broken' });
    expect(warned).to.have.lengthOf(1);
    expect(isWaiting(game)).to.equal(true);
    expect(game.load(longGame('freecell', 3).save)).to.equal(undefined);
    letGo();
    await game.updateComplete;
    expect([game.moveCount, isWaiting(game)]).to.deep.equal([3, false]);
  });

  it('stays kept where the page chooses another deal meanwhile', async () => {
    const { game, entry, kept, letGo } = await comeBack();
    game.setAttribute('deal', '5');
    await game.updateComplete;
    expect([game.dealNumber, isWaiting(game)]).to.deep.equal([5, false]);
    letGo();
    await nextFrame();
    expect([game.dealNumber, keptIn(entry)]).to.deep.equal([5, kept]);
    game.setAttribute('deal', '617');
    await until('it is open', () => game.moveCount === STEPS);
  });

  it('goes on where the page goes back to its settings, the other one kept until then', async () => {
    const attributes = { deal: '617', 'save-key': ownKey() };
    const game = await mountGame('freecell-game', attributes);
    const entry = entryOf(attributes['save-key']);
    game.setAttribute('deal', '5');
    await game.updateComplete;
    game.play({ from: 'column-1', to: 'cell-1', count: 1 });
    const other = game.save()!;
    const kept = keepLong(entry, 'freecell');
    const letGo = holdSlices();
    game.setAttribute('deal', '617');
    await game.updateComplete;
    expect([game.dealNumber, isWaiting(game)]).to.deep.equal([5, true]);
    // The game in play is still kept in its own place.
    game.play({ from: 'column-2', to: 'cell-2', count: 1 });
    expect(keptIn(entry)).to.deep.equal(kept);
    game.undo();
    letGo();
    await until('it is open', () => game.dealNumber === 617);
    expect(game.moveCount).to.equal(STEPS);
    game.setAttribute('deal', '5');
    await game.updateComplete;
    expect(game.save()!.moves[0]).to.equal(other.moves[0]);
  });
});

describe('a long game of another tab', () => {
  it('takes the place of this tab’s once it was read, and neither is overwritten before', async () => {
    const attributes = { deal: '617', 'save-key': ownKey() };
    const game = await mountGame('freecell-game', attributes);
    const entry = entryOf(attributes['save-key']);
    const kept = keepLong(entry, 'freecell');
    game.play({ from: 'column-1', to: 'cell-1', count: 1 });
    await until('it asks', () => game.hasConflict);
    const letGo = holdSlices();
    game.game.settleConflict(true);
    await game.updateComplete;
    expect([game.hasConflict, isWaiting(game), game.moveCount]).to.deep.equal([true, true, 1]);
    expect(keptIn(entry)).to.deep.equal(kept);
    letGo();
    await until('it is open', () => game.moveCount === STEPS);
    await game.updateComplete;
    expect([game.hasConflict, isWaiting(game)]).to.deep.equal([false, false]);
    expect(keptIn(entry)).to.deep.equal(kept);
  });

  it('gives way where the player keeps this one after all', async () => {
    const attributes = { deal: '617', 'save-key': ownKey() };
    const game = await mountGame('freecell-game', attributes);
    const entry = entryOf(attributes['save-key']);
    keepLong(entry, 'freecell');
    game.play({ from: 'column-1', to: 'cell-1', count: 1 });
    await until('it asks', () => game.hasConflict);
    const letGo = holdSlices();
    game.game.settleConflict(true);
    game.game.settleConflict(false);
    letGo();
    await nextFrame();
    expect([game.hasConflict, isWaiting(game), game.moveCount]).to.deep.equal([false, false, 1]);
    expect(keptIn(entry)).to.include({ at: 1 });
  });
});

describe('a long game that a new one put aside', () => {
  it('comes back by Undo once it was read', async () => {
    const { game, letGo } = await comeBack();
    letGo();
    await until('it is open', () => game.moveCount === STEPS);
    game.newGame(5);
    await game.updateComplete;
    const goOn = holdSlices();
    await press(game, part(game, 'button-undo'));
    expect([game.dealNumber, isWaiting(game)]).to.deep.equal([5, true]);
    goOn();
    await until('it is back', () => game.moveCount === STEPS);
  });
});

describe('a long link', () => {
  it('is opened while the page goes on', async () => {
    const { game: rules, save } = longGame('freecell', STEPS);
    address(valueOf(share(rules, save)));
    const letGo = holdSlices();
    const game = makeGame('freecell-game', { deal: '5', linked: true });
    putInBox(game, {});
    await until('it waits', () => isWaiting(game));
    expect(game.state).to.equal(undefined);
    letGo();
    await until('it is open', () => game.state);
    await game.updateComplete;
    expect([game.dealNumber, game.moveCount, isWaiting(game)]).to.deep.equal([617, STEPS, false]);
  });

  it('leaves the board as it is until then, which takes no press', async () => {
    const { game, letGo } = await followLong();
    expect([game.dealNumber, status(game)]).to.deep.equal([5, OPENING]);
    await press(game, part(game, 'board'));
    await press(game, parts(game, 'card').at(-1)!);
    expect([pickedUp(game), game.moveCount]).to.deep.equal(['', 1]);
    letGo();
    await until('it is open', () => game.dealNumber === 617);
    await game.updateComplete;
    expect([game.moveCount, isWaiting(game)]).to.deep.equal([STEPS, false]);
  });

  it('gives way to a new game, and the address names it no longer', async () => {
    const { game, letGo } = await followLong();
    await press(game, part(game, 'button-new'));
    const { dealNumber } = game;
    expect([game.moveCount, isWaiting(game), location.hash]).to.deep.equal([0, false, '']);
    letGo();
    await nextFrame();
    expect(game.dealNumber).to.equal(dealNumber);
  });

  it('gives way to another address', async () => {
    const { game, letGo } = await followLong();
    location.hash = 'chapter-2';
    await until('it waits no longer', () => !isWaiting(game));
    letGo();
    await nextFrame();
    expect([game.dealNumber, game.moveCount]).to.deep.equal([5, 1]);
  });

  it('that a host loads is opened in its turn', async () => {
    const game = await mountGame('freecell-game', { deal: '5' });
    const { game: rules, save } = longGame('freecell', STEPS);
    const short = valueOf(share(rules, longGame('freecell', 2).save));
    const letGo = holdSlices();
    const loads = Promise.all([game.load(valueOf(share(rules, save))), game.load(short)]);
    await until('it waits', () => isWaiting(game));
    letGo();
    expect(await loads).to.deep.equal([undefined, undefined]);
    expect([game.dealNumber, game.moveCount]).to.deep.equal([617, 2]);
  });

  it('is shown by a replay once it was read', async () => {
    const { game: rules, save } = longGame('freecell', STEPS);
    const link = valueOf(share(rules, save));
    const letGo = holdSlices();
    const replay = makeElement('game-replay', { link });
    putInBox(replay, {});
    await until(
      'its game waits',
      () => gameIn(replay)?.shadowRoot && isWaiting(gameIn(replay) as AnyGame),
    );
    expect(replay.length).to.equal(0);
    letGo();
    await opened(replay);
    expect(replay.length).to.equal(STEPS);
    expect(replay.at).to.equal(0);
  });
});
