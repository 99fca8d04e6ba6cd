import { expect } from 'chai';
import { type GameRecord, statisticsOf } from '../../../src/core.js';
import { FINISHABLE } from '../../support/decks.js';
import { parts } from '../support/board.js';
import { MOVE, OFF, type Tab, browser, deckGame, game, win } from '../support/browser.js';
import type { AnyGame } from '../support/game.js';
import { keys } from '../support/keys.js';
import { itIs } from '../support/links.js';
import {
  type Attributes,
  advance,
  afterTest,
  makeGame,
  mount,
  mountDeck,
  ownKey,
  putInBox,
} from '../support/mount.js';
import { openMenu } from '../support/panels.js';
import { press } from '../support/pointer.js';
import { drawn, makeRoom, mountRoom } from '../support/room.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

describe('a game whose way to win was shown', () => {
  const show = async (one: AnyGame): Promise<void> => {
    await openMenu(one);
    await press(one, parts(one, 'menu-item')[2]!);
  };

  it('is no win of the player’s, then or later; the next game counts', async () => {
    const { open, told } = browser();
    const one = await mountDeck(FINISHABLE, {}, { parent: open().root });
    await show(one);
    await until('it is won', () => one.outcome === 'won');
    one.restart();
    await win(one);
    expect(one.outcome).to.equal('won');
    one.restart();
    await advance(one, MOVE);
    one.newGame(5);
    await advance(one, MOVE);
    expect(await told()).to.deep.equal([]);
    one.newGame({ deck: FINISHABLE });
    await win(one);
    expect(await told()).to.deep.equal(['left 5 1', 'won deck 1']);
  });

  itInFull('is none on the next visit either, though the player made the last move', async () => {
    const { open, told } = browser();
    const [first, key] = [open(), ownKey()];
    const shown = await deckGame(first, key);
    await show(shown);
    await until('a move is shown', () => shown.moveCount > 0);
    await keys(shown, 'Escape');
    expect(shown.outcome).to.equal(undefined);
    first.close();
    const again = await game(open(), key);
    await win(again);
    expect(await told()).to.deep.equal([]);
  });
});

describe('a day’s game that was begun and left', () => {
  const DAY = '2026-11-20';
  const ofDay = (one: AnyGame): AnyGame => Object.defineProperty(one, 'day', { value: DAY });

  it('counts as given up once that day is over, and as won where it is won after that', async () => {
    itIs(`${DAY}T12:00:00Z`);
    const { open, records } = browser();
    const [first, key] = [open(), ownKey()];
    await advance(ofDay(await deckGame(first, key)), MOVE);
    first.close();
    itIs('2026-11-22T13:00:00Z');
    const second = open();
    expect((await records()).map(({ outcome, day }) => [outcome, day])).to.deep.equal([
      ['left', DAY],
    ]);
    const again = ofDay(await game(second, key));
    expect(again.moveCount).to.equal(1);
    await win(again);
    const ended = (await records()).map(({ outcome, day }) => [outcome, day]);
    expect(ended).to.deep.equal([
      ['left', DAY],
      ['won', DAY],
    ]);
    second.close();
    open();
    expect(await records()).to.have.length(2);
  });

  it('that is over waits for a day at least, however late it was played', async () => {
    itIs('2026-11-22T11:55:00Z');
    const { open, records } = browser();
    const [first, key] = [open(), ownKey()];
    await advance(ofDay(await deckGame(first, key)), MOVE);
    first.close();
    itIs('2026-11-22T12:05:00Z');
    open();
    expect(await records()).to.deep.equal([]);
    itIs('2026-11-24T12:05:00Z');
    open();
    expect((await records()).map(({ outcome }) => outcome)).to.deep.equal(['left']);
  });

  it('is no day’s where it has none: it waits for the next visit', async () => {
    itIs(`${DAY}T12:00:00Z`);
    const { open, records } = browser();
    const [first, key] = [open(), ownKey()];
    await advance(await deckGame(first, key), MOVE);
    first.close();
    itIs('2026-11-22T13:00:00Z');
    await win(await game(open(), key));
    expect((await records()).map(({ outcome }) => outcome)).to.deep.equal(['won']);
  });
});

describe('a game that was taken up from a link in its middle', () => {
  it('has a win, but no best time and no fewest moves; from its deal on it has', async () => {
    const { open, records } = browser();
    const from = await mountDeck(FINISHABLE, OFF);
    await advance(from, MOVE, 'column-2 cell-2');
    const link = await from.share();
    const [first, key] = [open(), ownKey()];
    const shared = await game(first, key);
    await shared.load(link);
    expect([shared.moveCount, shared.elapsed]).to.deep.equal([2, 0]);
    first.close();
    const again = await game(open(), key);
    await win(again);
    expect(again.outcome).to.equal('won');
    const [won] = await records();
    expect([won!.outcome, won!.shared, won!.moves]).to.deep.equal(['won', true, 54]);
    const { games, wins, bestTime, fewestMoves } = statisticsOf({ records: [won!] }, 'freecell');
    expect([games, wins, bestTime, fewestMoves]).to.deep.equal([1, 1, undefined, undefined]);
    const other = await game(open(), ownKey());
    await other.load(link);
    other.newGame(5);
    other.newGame({ deck: FINISHABLE });
    await win(other);
    const own = (await records()).at(-1)!;
    expect([own.moves, own.shared]).to.deep.equal([52, undefined]);
  });
});

describe('the deal of a day', () => {
  const [DAY, LATER] = ['2026-11-20', '2026-11-22'];

  /** A game of a day's deal. Sets the day directly, because `daily` would ask the solver for the deal. */
  async function dayGame(tab: Tab, attributes: Attributes, day: string): Promise<AnyGame> {
    const one = makeGame('freecell-game', { deal: '617', ...OFF, ...attributes });
    Object.defineProperty(one.sharing, 'day', { value: day });
    putInBox(one, { parent: tab.root });
    await one.updateComplete;
    return one;
  }
  const LOSABLE = { deal: '21', cells: '0' };
  const LOSS = 'column-4 column-7';

  it('counts once, however often it is dealt that day', async () => {
    const { open, told } = browser();
    const days = async (): Promise<AnyGame> => {
      const one = await dayGame(open(), {}, DAY);
      one.newGame({ deck: FINISHABLE });
      return one;
    };
    itIs(`${DAY}T12:00:00Z`);
    const one = await days();
    await win(one);
    one.newGame(5);
    await advance(one, MOVE);
    const again = await days();
    await win(again);
    expect(again.outcome).to.equal('won');
    const third = await days();
    await advance(third, MOVE);
    third.newGame(5);
    await advance(third, 'column-2 cell-2');
    expect((await told()).filter((line) => line.includes('deck'))).to.deep.equal(['won deck 52']);
  });

  it('is one game still where it is dealt anew in its middle', async () => {
    const { open, told } = browser();
    itIs(`${DAY}T12:00:00Z`);
    const one = await dayGame(open(), {}, DAY);
    one.newGame({ deck: FINISHABLE });
    await advance(one, MOVE);
    one.newGame({ deck: FINISHABLE });
    await win(one);
    expect(await told()).to.deep.equal(['won deck 52']);
  });

  for (const [name, undone, line] of [
    ['lost', false, 'lost 21 1'],
    ['lost, and its last move taken back', true, 'left 21 2'],
  ] as const) {
    it(`${name}, counts at the next visit once the day is over`, async () => {
      const { open, told, records } = browser();
      itIs(`${DAY}T12:00:00Z`);
      const first = open();
      const one = await dayGame(first, LOSABLE, DAY);
      await advance(one, LOSS);
      expect(one.outcome).to.equal('lost');
      if (undone) one.undo();
      await one.updateComplete;
      first.close();
      const same = open();
      expect(await told()).to.deep.equal([]);
      same.close();
      itIs(`${LATER}T12:00:00Z`);
      open();
      expect(await told()).to.deep.equal([line]);
      open();
      expect(await told()).to.deep.equal([line]);
      expect((await records())[0]!.day).to.equal(DAY);
    });
  }

  it('that was won is not lost when its day is over', async () => {
    const { open, told } = browser();
    itIs(`${DAY}T12:00:00Z`);
    const first = open();
    const one = await dayGame(first, {}, DAY);
    one.newGame({ deck: FINISHABLE });
    await advance(one, MOVE);
    await win(one);
    first.close();
    itIs(`${LATER}T12:00:00Z`);
    open();
    expect(await told()).to.deep.equal(['won deck 53']);
  });
});

describe('a room', () => {
  it('that is moved knows what it has counted, and what waits for a first move', async () => {
    const room = await mountRoom();
    const one = await mountDeck(FINISHABLE, OFF, { parent: room });
    const records = (): readonly GameRecord[] => room.history!.history.records;
    await advance(one, MOVE);
    const before = one.save();
    one.newGame(5);
    const box = document.createElement('div');
    document.body.append(box);
    afterTest(() => box.remove());
    box.append(room);
    await drawn(room, one);
    expect(records()).to.deep.equal([]);
    one.load(before);
    await win(one);
    document.body.append(room);
    await drawn(room, one);
    one.restart();
    await win(one);
    expect(records().map(({ outcome }) => outcome)).to.deep.equal(['won']);
  });

  it('that is taken away counts what waited', async () => {
    const room = makeRoom();
    document.body.append(room);
    const one = await mount({ deal: '617' }, { parent: room });
    await advance(one, 'column-5 column-8');
    one.newGame(5);
    const { history } = room;
    room.remove();
    await Promise.resolve();
    expect(history!.history.records.map(({ outcome }) => outcome)).to.deep.equal(['left']);
  });
});
