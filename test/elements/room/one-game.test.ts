import { expect } from 'chai';
import { StartedGames } from '../../../src/elements/card-room/started-games.js';
import { Recorder } from '../../../src/elements/card-room/recorder.js';
import { HistoryKeeper, MemoryHistory, MemoryStore } from '../../../src/storage.js';
import { FINISHABLE } from '../../support/decks.js';
import { MOVE, OFF, type Tab, browser, deckGame, game, win } from '../support/browser.js';
import { advance, afterTest, mountDeck, ownKey } from '../support/mount.js';
import { click, keys, main, mountRace, raceOn } from '../support/ten-dice.js';
import { until } from '../support/until.js';

describe('a game in two tabs, or on two visits', () => {
  it('that was won, restarted and taken up again is not won twice', async () => {
    const { open, told } = browser();
    const [first, key] = [open(), ownKey()];
    const won = await deckGame(first, key);
    await win(won);
    won.restart();
    await won.updateComplete;
    first.close();
    const again = await game(open(), key);
    await win(again);
    expect(again.outcome).to.equal('won');
    again.newGame(5);
    await advance(again, MOVE);
    expect(await told()).to.deep.equal(['won deck 52']);
    // Another deal is another game, and so is the same deal after another one was played.
    again.newGame({ deck: FINISHABLE });
    await win(again);
    expect(await told()).to.deep.equal(['won deck 52', 'left 5 1', 'won deck 52']);
  });

  it('that was won is not won again where the page deals it at the next visit', async () => {
    const { open, told } = browser();
    for (let visit = 0; visit < 2; visit++) {
      const tab = open();
      const race = await mountRace({ deal: '617' }, { parent: tab.root });
      await click(race, main(race));
      await keys(race, '2');
      await raceOn(race, () => click(race, main(race)));
      expect([race.dealNumber, race.outcome]).to.deep.equal([617, 'won']);
      tab.close();
    }
    expect((await told()).length).to.equal(1);
  });

  it('won in one tab is not given up in the other', async () => {
    const { open, told } = browser();
    const key = ownKey();
    const one = await deckGame(open(), key);
    await advance(one, MOVE);
    const other = await game(open(), key);
    expect(other.moveCount).to.equal(1);
    await win(one);
    expect(one.outcome).to.equal('won');
    other.newGame(5);
    await advance(other, MOVE);
    expect(await told()).to.deep.equal(['won deck 53']);
  });

  it('given up in one tab, and then let go in the other, is given up once', async () => {
    const { open, told } = browser();
    const key = ownKey();
    const one = await game(open(), key);
    await advance(one, 'column-5 column-8');
    const other = await game(open(), key);
    one.newGame(5);
    await advance(one, MOVE);
    await advance(other, MOVE);
    await until('it is asked', () => other.hasConflict);
    other.game.settleConflict(true);
    expect(other.dealNumber).to.equal(5);
    await advance(other, 'column-2 cell-2');
    expect(await told()).to.deep.equal(['left 617 1']);
  });

  it('won in both counts once', async () => {
    const { open, told } = browser();
    const key = ownKey();
    const one = await deckGame(open(), key);
    await advance(one, MOVE);
    const other = await game(open(), key);
    await win(one);
    await win(other);
    expect([one.outcome, other.outcome]).to.deep.equal(['won', 'won']);
    expect(await told()).to.deep.equal(['won deck 53']);
  });

  it('given up, and dealt anew by its number, is another game', async () => {
    const { open, told } = browser();
    const one = await game(open(), ownKey());
    for (let times = 0; times < 2; times++) {
      await advance(one, 'column-5 column-8');
      one.newGame(617);
    }
    await advance(one, MOVE);
    expect(await told()).to.deep.equal(['left 617 1', 'left 617 1']);
  });

  it('is known by nothing where the store fails, and counts all the same', async () => {
    const keeper = new HistoryKeeper(new MemoryHistory());
    const fail = (): never => {
      throw new Error('full');
    };
    const ledger = new StartedGames({ get: fail, set: fail, remove: fail });
    const recorder = new Recorder(document, keeper, undefined, ledger);
    recorder.start();
    afterTest(() => recorder.stop());
    const one = await mountDeck(FINISHABLE, OFF);
    await win(one);
    one.restart();
    await win(one);
    expect(keeper.history.records.length).to.equal(1);
  });
});

describe('a ledger', () => {
  it('takes nothing from a store that it could not have written', () => {
    for (const text of ['', 'null', '[]', '{"games":[1,{"id":2}],"hands":[3]}', '{"games":{}}']) {
      const store = new MemoryStore();
      store.set('counted', text);
      const ledger = new StartedGames(store);
      expect(ledger.games).to.deep.equal([]);
      expect([ledger.claimHand('a'), ledger.claimHand('a')]).to.deep.equal([true, false]);
    }
  });

  it('forgets the oldest games first, and a day’s only after them', () => {
    const ledger = new StartedGames(new MemoryStore());
    const put = (n: number, more = {}): void =>
      ledger.put({ id: `${n}`, game: 'freecell', deal: `${n}`, started: n, ...more });
    put(0, { day: '2026-11-21' });
    for (let n = 1; n <= 100; n++) put(n);
    expect(ledger.games.length).to.equal(60);
    expect(ledger.games.slice(0, 2).map(({ id }) => id)).to.deep.equal(['0', '42']);
  });
});

describe('a page that may come back as it was left', () => {
  const leave = (type: string): unknown =>
    dispatchEvent(new PageTransitionEvent(type, { persisted: true }));

  it('has not given up the game that Undo brings back', async () => {
    const { open, told } = browser();
    const one = await deckGame(open(), ownKey());
    await advance(one, MOVE);
    const before = one.save();
    one.newGame(5);
    await one.updateComplete;
    leave('pagehide');
    leave('pageshow');
    one.load(before);
    await win(one);
    expect(await told()).to.deep.equal(['won deck 53']);
  });

  it('has given it up once another page is read', async () => {
    const { open, told } = browser();
    const one = await game(open(), ownKey());
    await advance(one, 'column-5 column-8');
    one.newGame(5);
    await one.updateComplete;
    leave('pagehide');
    expect(await told()).to.deep.equal([]);
    open();
    expect(await told()).to.deep.equal(['left 617 1']);
    leave('pageshow');
    await advance(one, MOVE);
    expect(await told()).to.deep.equal(['left 617 1']);
  });
});

describe('a race of several', () => {
  it('that is given up has as many moves as its rolls were rounds', async () => {
    const { open, told } = browser();
    const race = await mountRace({ players: '2', bots: '0' }, { parent: open().root });
    await click(race, main(race));
    await until('the second rolls', () => race.save()!.count >= 1);
    const { moveCount } = race;
    race.newGame(5);
    await click(race, main(race));
    expect(moveCount).to.equal(1);
    expect((await told())[0]).to.match(/^left 617 1$/);
  });
});

describe('a hand in two tabs', () => {
  const NET = [5, -5];

  /** The members of a table that a recorder reads. */
  function table({ root }: Tab) {
    const history: { readonly net: readonly number[] }[] = [];
    const run = { history };
    const save = (): object => ({ game: 'pai-gow', options: {} });
    const members = { run, mine: [0], save, hasConflict: false };
    const node = Object.assign(document.createElement('div'), members);
    root.append(node);
    const tellOf = (type: 'hand-start' | 'hand-end', commitment: string, net = NET): void => {
      const detail = { options: {}, commitment, net };
      node.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
    };
    return { node, history, tellOf };
  }

  it('is one, where both end it', async () => {
    const { open, told } = browser();
    for (const { tellOf } of [table(open()), table(open())]) {
      tellOf('hand-start', 'a');
      tellOf('hand-end', 'a');
    }
    expect(await told()).to.deep.equal(['won deck 0']);
  });

  for (const stays of [true, false]) {
    it(`where the other one has gone on counts if its table stays: ${String(stays)}`, async () => {
      const { open, told } = browser();
      const { node, history, tellOf } = table(open());
      tellOf('hand-start', 'a');
      node.hasConflict = true;
      tellOf('hand-end', 'a');
      expect(await told()).to.deep.equal([]);
      node.hasConflict = false;
      history.push({ net: stays ? NET : [...NET] });
      tellOf('hand-start', 'b');
      tellOf('hand-end', 'b', [-1, 1]);
      expect(await told()).to.deep.equal([...(stays ? ['won deck 0'] : []), 'lost deck 0']);
    });
  }
});
