import { expect } from 'chai';
import { NO_REQUESTED_GAME } from '../../../src/elements/controllers/requested-game.js';
import { MemoryStore } from '../../../src/storage.js';
import { FINISHABLE } from '../../support/decks.js';
import { OPTIONS, dealt } from '../support/game-host.js';

const AIDS = { autoFinish: true, autoFoundation: 'off' };

/** A game that one move wins. */
function winnable(store = new MemoryStore(), sources = {}) {
  const staged = dealt({ store, sources, aids: AIDS });
  const begin = (): void => {
    staged.game.newGame({ deck: FINISHABLE });
    staged.since();
  };
  begin();
  /** Wins the game and returns the help that its event reports. */
  const win = (): unknown => {
    staged.move('4h');
    staged.since();
    const { assisted, hints, undos } = staged.details.at(-1)!;
    return { assisted, hints, undos };
  };
  /** Makes a move and undoes it, without help. */
  const stray = (): void => {
    staged.game.play({ from: 'column-1', to: 'cell-1', count: 1 }, 'player', {
      ...{ autoFinish: false, autoFoundation: 'off' },
    });
    staged.game.act('undo', 'player');
  };
  return { ...staged, begin, win, stray };
}

const NONE = { assisted: 'none', hints: 0, undos: 0 };
const HINT = { assisted: 'hint', hints: 1, undos: 0 };
const SHOWN = { assisted: 'shown', hints: 0, undos: 0 };

describe('the help that a player had', () => {
  it('is told at the end of a game, with its options, day and score', () => {
    const { details, win } = winnable(undefined, {
      requested: { ...NO_REQUESTED_GAME, day: '2026-11-21' },
    });
    expect(win()).to.deep.equal(NONE);
    const { elapsed, ...detail } = details.at(-1)!;
    expect(detail).to.deep.equal({
      ...{ source: 'player', deal: undefined, day: '2026-11-21', options: OPTIONS },
      ...{ outcome: 'won', count: 1, score: undefined, ...NONE },
    });
    expect(elapsed).to.be.a('number');
  });

  it('is the number of hints, and of undos since the deal or a restart', () => {
    const { game, win, stray } = winnable();
    game.assist('hint');
    game.assist('hint');
    stray();
    expect(win()).to.deep.equal({ assisted: 'hint', hints: 2, undos: 1 });
    const again = winnable();
    again.stray();
    again.game.act('restart', 'player');
    expect(again.win()).to.deep.equal(NONE);
  });

  it('is a shown way, whatever the player plays after it', () => {
    const { game, win, stray } = winnable();
    game.assist('shown');
    stray();
    expect(win()).to.deep.equal({ ...SHOWN, undos: 1 });
  });

  it('stays with the deal: over a restart, and where the same cards are dealt again', () => {
    const { game, begin, win } = winnable();
    game.assist('shown');
    game.act('restart', 'player');
    expect(win()).to.deep.equal(SHOWN);
    begin();
    expect(win()).to.deep.equal(SHOWN);
    game.newGame({ deck: FINISHABLE, supermove: 'full' });
    expect(win()).to.deep.equal(SHOWN);
  });

  it('does not go over to another deal', () => {
    const { game } = winnable();
    game.assist('shown');
    game.newGame(617);
    expect(game.session!.assisted).to.equal('none');
    game.assist('hint');
    game.newGame(618);
    expect(game.session!.assisted).to.equal('none');
    game.newGame(617);
    expect(game.session!.assisted).to.equal('hint');
  });

  it('stays over a reload, of a game in play and of one that is won', () => {
    const store = new MemoryStore();
    const first = winnable(store);
    first.game.assist('shown');
    const reloaded = dealt({ store, aids: AIDS });
    expect(reloaded.game.session!.assisted).to.equal('shown');
    reloaded.move('4h');
    reloaded.since();
    expect(reloaded.details.at(-1)).to.deep.include(SHOWN);
    expect(winnable(store).win()).to.deep.equal(SHOWN);
  });

  it('is in the save, and an older save of the same deal takes none of it away', () => {
    const { game, win } = winnable();
    const before = game.save()!;
    game.assist('hint');
    expect(game.save()).to.deep.equal({ ...before, hints: 1 });
    game.assist('shown');
    const after = game.save()!;
    expect(after).to.deep.equal({ ...before, hints: 1, shown: true });
    game.load(before);
    expect(win()).to.deep.equal({ ...SHOWN, hints: 1 });
    // Another device knows the help only from the save.
    const elsewhere = winnable();
    elsewhere.game.load(after);
    expect(elsewhere.win()).to.deep.equal({ ...SHOWN, hints: 1 });
    elsewhere.begin();
    expect(elsewhere.win()).to.deep.equal({ ...SHOWN, hints: 1 });
  });

  it('is known to the other tab, which plays the same deal, by the end of it', () => {
    const store = new MemoryStore();
    const [one, other] = [winnable(store), winnable(store)];
    one.game.assist('hint');
    expect(other.win()).to.deep.equal(HINT);
  });

  it('is not forgotten by a hint in a tab that has not seen it yet', () => {
    const store = new MemoryStore();
    const [one, other] = [winnable(store), winnable(store)];
    one.game.assist('shown');
    other.game.assist('hint');
    expect(other.win()).to.deep.equal({ ...SHOWN, hints: 1 });
  });

  it('is no news for the other tab where the game was only looked at', () => {
    const store = new MemoryStore();
    const { game } = winnable(store);
    const written: string[] = [];
    const set = store.set.bind(store);
    store.set = (key, ...rest) => {
      written.push(key);
      return set(key, ...rest);
    };
    game.assist('hint');
    expect(written).to.deep.equal(['baize:shelf:assisted']);
  });

  it('is known as long as the page lasts where nothing can be kept, and what is kept may be spoilt', () => {
    const store = new MemoryStore();
    store.set('baize:shelf:assisted', '[{"deal":1},null,{"deal":"x","hints":"many","shown":true}]');
    const { game, begin, win, host } = winnable(store);
    expect(win()).to.deep.equal(NONE);
    const broken = new MemoryStore();
    broken.get = broken.set = () => {
      throw new Error('full');
    };
    Object.assign(host, { room: { store: broken } });
    begin();
    game.assist('shown');
    begin();
    expect(win()).to.deep.equal(SHOWN);
  });
});
