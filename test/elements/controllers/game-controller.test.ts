import { expect } from 'chai';
import { NO_REQUESTED_GAME } from '../../../src/elements/controllers/requested-game.js';
import type { Room } from '../../../src/elements/controllers/room.js';
import { patienceWords } from '../../../src/locales/words.js';
import { MemoryStore } from '../../../src/storage.js';
import { FINISHABLE } from '../../support/decks.js';
import { OPTIONS, dealt, movesOf, stage } from '../support/game-host.js';

describe('the controller of a game deals', () => {
  it('what the page asks for at the first update, and tells after it', () => {
    const { game, changes, details, update, since } = stage();
    expect([game.session, game.view, game.isPlayable]).to.deep.equal([undefined, undefined, false]);
    update();
    expect(since()).to.deep.equal(['change start', 'game-start host']);
    expect([game.deal, game.moveCount, game.outcome, game.isPlayable]).to.deep.equal([
      617,
      0,
      undefined,
      true,
    ]);
    expect(changes).to.deep.equal([{ type: 'start', after: game.view }]);
    expect(details).to.deep.equal([
      {
        source: 'host',
        deal: 617,
        options: OPTIONS,
        resumed: false,
        previous: undefined,
        kept: false,
      },
    ]);
    update();
    expect(since()).to.deep.equal([]);
  });

  it('another deal where the attribute asks for that; the one before is kept', () => {
    const { host, game, details, update, since, move } = dealt();
    move('58');
    since();
    host.deal = '5';
    update();
    expect([since(), game.deal]).to.deep.equal([['change start', 'game-start host'], 5]);
    const { previous, kept } = details.at(-1) as { previous: { deal: number }; kept: boolean };
    expect([previous.deal, kept]).to.deep.equal([617, true]);
    host.deal = '617';
    update();
    expect([game.deal, movesOf(game), details.at(-1)!['resumed']]).to.deep.equal([617, '58', true]);
  });

  it('nothing where an attribute can’t be used', () => {
    const { host, game, update, since } = dealt();
    host.deal = 'many';
    update();
    expect([since(), game.deal]).to.deep.equal([['wrong deal'], 617]);
  });

  it('what a host or a player asks for, and refuses nonsense', () => {
    const { game, player, since } = dealt();
    expect([game.newGame(5), game.deal]).to.deep.equal([undefined, 5]);
    expect([game.newGame({ deal: 7, cells: 3 }), game.session!.options]).to.deep.equal([
      undefined,
      { ...OPTIONS, cells: 3 },
    ]);
    since();
    expect([game.newGame({ deal: 0 })?.code, game.deal]).to.deep.equal(['deal', 7]);
    expect([game.newGame('617'), game.deal]).to.deep.equal([undefined, 617]);
    expect([game.newGame({ deal: '7' }), game.deal]).to.deep.equal([undefined, 7]);
    expect(game.newGame('abc')).to.deep.include({ code: 'deal', got: 'abc' });
    since();
    player.deal('nonsense');
    player.deal('  ');
    expect(since()).to.deep.equal(['game-refuse player']);
    player.deal(' 8 ');
    expect([game.deal, since()]).to.deep.equal([8, ['change start', 'game-start player']]);
  });

  it('the deal that is found later, where finding one takes time', () => {
    let find: (deal: number) => unknown = () => undefined;
    const { game, update, since } = stage({
      deal: null,
      sources: { anyDeal: (_options, again) => void (find = again) },
    });
    update();
    expect([game.session, since()]).to.deep.equal([undefined, []]);
    find(25);
    expect([game.deal, since()]).to.deep.equal([25, ['change start', 'game-start host']]);
  });

  it('nothing while the page’s address is not read yet', () => {
    const requested = { ...NO_REQUESTED_GAME, isPending: true };
    const { game, update } = stage({ sources: { requested } });
    update();
    expect(game.session).to.equal(undefined);
    requested.isPending = false;
    update();
    expect(game.deal).to.equal(617);
  });
});

describe('the controller of a game plays', () => {
  it('a step as one change, told before its events', () => {
    const { game, changes, details, since, move } = dealt();
    const before = game.view;
    expect(move('58')).to.equal(undefined);
    expect(since()).to.deep.equal(['change move', 'game-move 58']);
    const step = {
      move: { from: 'column-5', to: 'column-8', count: 1 },
      automatic: [],
      text: '58',
    };
    expect(changes.at(-1)).to.deep.equal({
      ...{ type: 'move', source: 'player', step },
      ...{ before, after: game.view },
    });
    expect(game.view).not.to.equal(before);
    const { elapsed, ...detail } = details.at(-1)!;
    expect(detail).to.deep.equal({ source: 'player', move: step.move, notation: '58', count: 1 });
    expect(elapsed).to.be.within(0, game.elapsed);
  });

  it('what the game adds by itself in the same change, and tells of each move and the win', () => {
    const { game, changes, details, since, move } = dealt({
      aids: { autoFinish: true, autoFoundation: 'off' },
    });
    game.newGame({ deck: FINISHABLE });
    since();
    move('4h');
    const reports = since();
    expect([...reports.slice(0, 4), ...reports.slice(-2), reports.length]).to.deep.equal([
      'change move',
      'game-move 4h',
      'game-move 1h',
      'game-move 2h',
      'game-move 4h',
      'game-win player',
      54,
    ]);
    expect(changes.length).to.equal(3);
    expect([details.at(-2)!['source'], details.at(-1)!['outcome']]).to.deep.equal(['auto', 'won']);
    expect([game.isPlayable, game.moveCount]).to.deep.equal([false, 1]);
  });

  it('nothing that is refused, and says why to the player', () => {
    const { host, game, changes, since, move } = dealt();
    expect(move('51')?.code).to.equal('build');
    expect([since(), changes.length, game.moveCount]).to.deep.equal([['game-refuse player'], 1, 0]);
    const { shown } = host.liveRegion;
    expect(shown).to.equal('The jack of clubs needs a red queen.');
    host.liveRegion.clearStatus();
    move('51', 'host');
    expect([since(), host.liveRegion.shown]).to.deep.equal([['game-refuse host'], '']);
  });

  it('back and forth, and the same deal again', () => {
    const { game, since, move } = dealt();
    move('58');
    since();
    expect([game.act('undo', 'player'), since()]).to.deep.equal([
      undefined,
      ['change undo', 'game-undo 58'],
    ]);
    expect([game.act('redo', 'host'), since()]).to.deep.equal([
      undefined,
      ['change redo', 'game-redo 58'],
    ]);
    expect([game.act('restart', 'player'), since(), game.moveCount]).to.deep.equal([
      undefined,
      ['change restart', 'game-start player'],
      0,
    ]);
    expect(game.act('undo', 'player')?.code).to.equal('nothing-to-undo');
  });

  it('one step of several after the events of the last', () => {
    const { since, move } = dealt();
    move('58');
    move('4a');
    expect(since()).to.deep.equal(['change move', 'game-move 58', 'change move', 'game-move 4a']);
  });
});

describe('the controller of a game goes on', () => {
  it('where a game was left under the same settings', () => {
    const store = new MemoryStore();
    dealt({ store }).move('58');
    const { game, changes, details, update, since } = stage({ store });
    update();
    expect([since(), game.touched]).to.deep.equal([['change start', 'game-start host'], false]);
    expect([movesOf(game), changes.length, details.at(-1)!['resumed']]).to.deep.equal([
      '58',
      1,
      true,
    ]);
  });

  it('with the page’s deal where what is kept can’t be used', () => {
    const store = new MemoryStore();
    const first = dealt({ store });
    const key = `baize:shelf:${JSON.stringify([617, OPTIONS])}`;
    expect(store.get(key)).not.to.equal(undefined);
    store.set(key, '{"format":9}');
    const { game, update, since } = stage({ store });
    update();
    expect([since()[0], game.deal, first.game.deal]).to.deep.equal([
      'problem save-newer',
      617,
      617,
    ]);
  });

  it('with a save that a host hands it, and refuses one that is none', () => {
    const { game, since, move } = dealt();
    move('58');
    const save = game.save()!;
    since();
    expect(game.load({ ...save, moves: ['51'] })?.code).to.be.a('string');
    expect(since().filter((reports) => reports.startsWith('change'))).to.deep.equal([]);
    game.newGame(5);
    expect([game.load(save), game.deal, movesOf(game)]).to.deep.equal([undefined, 617, '58']);
  });

  it('with the game that a new one put aside, as long as that is untouched', () => {
    const { game, player, since, move } = dealt();
    move('58');
    player.deal('5');
    player.deal('6');
    expect(game.canGoBack).to.equal(true);
    since();
    game.goBack();
    expect([game.deal, movesOf(game), game.canGoBack, since()]).to.deep.equal([
      617,
      '58',
      false,
      ['change start', 'game-start player'],
    ]);
    player.deal('5');
    move('1a');
    expect(game.canGoBack).to.equal(false);
    game.goBack();
    expect([game.deal, since().at(-1)]).to.deep.equal([5, 'game-undo 1a']);
  });

  it('in another room, with what was played', () => {
    const there = new MemoryStore();
    const { host, game, update, since, move } = dealt();
    move('58');
    since();
    host.room = { store: there } as unknown as Room;
    update();
    expect([since(), movesOf(game)]).to.deep.equal([[], '58']);
    const other = stage({ store: there });
    other.update();
    expect(movesOf(other.game)).to.equal('58');
  });
});

describe('the controller of a game that two tabs play', () => {
  /** Two tabs with the same game, which then make different moves. */
  function conflict() {
    const store = new MemoryStore();
    const one = dealt({ store });
    const two = dealt({ store });
    one.move('58');
    two.since();
    two.move('4a');
    return { one, two, store };
  }

  it('asks the player, who can’t play on before', () => {
    const { one, two } = conflict();
    expect([two.game.hasConflict, two.game.isPlayable, one.game.hasConflict]).to.deep.equal([
      true,
      false,
      false,
    ]);
    two.player.deal('5');
    expect(two.game.deal).to.equal(617);
  });

  it('goes on with the other tab’s game', () => {
    const { two } = conflict();
    two.since();
    two.game.settleConflict(true);
    expect([movesOf(two.game), two.game.hasConflict, two.since()]).to.deep.equal([
      '58',
      false,
      ['change start', 'settled', 'game-start player'],
    ]);
  });

  it('goes on with its own, which is the one that is kept then', () => {
    const { two, store } = conflict();
    two.since();
    two.game.settleConflict(false);
    expect([movesOf(two.game), two.game.hasConflict, two.since()]).to.deep.equal([
      '4a',
      false,
      ['settled'],
    ]);
    const third = stage({ store });
    third.update();
    expect(movesOf(third.game)).to.equal('4a');
  });
});

describe('the controller of a game that is long to read', () => {
  it('tells the player, until it is read, and leaves other words alone', () => {
    const { host, game } = dealt();
    game.showReading(true);
    expect(host.liveRegion.shown).to.equal(patienceWords.patience.openingGame);
    game.showReading(false);
    expect(host.liveRegion.shown).to.equal('');
    game.showReading(true);
    host.liveRegion.say('No.', { show: true });
    game.showReading(false);
    expect(host.liveRegion.shown).to.equal('No.');
  });
});
