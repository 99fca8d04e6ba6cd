import { expect } from 'chai';
import { type FreecellGame } from '../../../src/games/freecell/element/element.js';
import { FINISHABLE } from '../../support/decks.js';
import { LocalStore } from '../../../src/storage/local-store.js';
import { held, shown, tops } from '../support/board.js';
import {
  type Attributes,
  advance,
  afterTest,
  detailsOf,
  hear,
  makeGame,
  mount,
  ownKey,
  warnings,
} from '../support/mount.js';
import { breakStorage, stored } from '../support/storage.js';
import { until } from '../support/until.js';

const DEALT = 'JD KS KC 4H JC 6C JH QH';
const PLAYED = 'JD KS KC 4H 7C 6C JH JC';

/** Leaves the page, and comes back to it with these attributes. */
async function reload(game: FreecellGame, attributes: Attributes): Promise<FreecellGame> {
  const name = game.getAttribute('save-key') ?? undefined;
  game.parentElement!.remove();
  return mount({ 'save-key': name, ...attributes });
}

describe('the game is kept', () => {
  it('and goes on where it was, redo tail and count too', async () => {
    const first = await mount({ deal: '617' });
    await advance(first, 'column-5 column-8', 'column-4 cell-1', 'column-6 cell-2');
    first.undo();
    const { elapsed, ...save } = first.save()!;
    const { state } = first;
    const heard = hear();
    const game = await reload(first, { deal: '617' });
    const { elapsed: later, ...again } = game.save()!;
    expect(again).to.deep.equal(save);
    expect(later).to.be.at.least(elapsed);
    expect([game.state, shown(game, 'cell-1')]).to.deep.equal([state, '4H']);
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-start']);
    expect(detailsOf(heard, 'game-start')[0]).to.deep.include({ resumed: true, deal: 617 });
    expect([game.redo(), held(game, 'cell-2')]).to.deep.equal([undefined, '6C']);
  });

  it('where the page chose no deal', async () => {
    const first = await mount({});
    await advance(first, 'column-5 cell-1');
    const { dealNumber } = first;
    const game = await reload(first, {});
    expect([game.dealNumber, game.moveCount]).to.deep.equal([dealNumber, 1]);
  });

  it('before its first move, too', async () => {
    const first = await mount({});
    const { dealNumber } = first;
    expect((await reload(first, {})).dealNumber).to.equal(dealNumber);
  });

  it('at each step at once, before anything else can happen', async () => {
    const game = await mount({ deal: '617' });
    const moves = (): unknown => {
      const [text] = stored(game.saveKey!);
      const { moves, at, count } = JSON.parse(text!.slice(text!.indexOf('{'))) as Record<
        string,
        unknown
      >;
      return [moves, at, count];
    };
    game.play({ from: 'column-5', to: 'column-8', count: 1 });
    expect(moves()).to.deep.equal([['58'], 1, 1]);
    game.undo();
    expect(moves()).to.deep.equal([['58'], 0, 2]);
    game.redo();
    expect(moves()).to.deep.equal([['58'], 1, 3]);
    game.restart();
    expect(moves()).to.deep.equal([[], 0, 0]);
  });

  it('when the host deals another one', async () => {
    const first = await mount({ deal: '617' });
    first.newGame(5);
    await advance(first, 'column-1 cell-1');
    const game = await reload(first, { deal: '617' });
    expect([game.dealNumber, game.moveCount]).to.deep.equal([5, 1]);
  });

  it('when it was lost', async () => {
    const first = await mount({ deal: '21', cells: '0' });
    await advance(first, 'column-4 column-7');
    const game = await reload(first, { deal: '21', cells: '0' });
    expect([game.outcome, game.undo(), game.outcome]).to.deep.equal(['lost', undefined, undefined]);
  });

  it('until it is won', async () => {
    const first = await mount({ deal: '617' });
    first.newGame({ deck: FINISHABLE });
    await first.updateComplete;
    expect(stored(first.saveKey!).length).to.equal(1);
    await advance(first, 'column-4 foundation-1');
    expect([first.outcome, stored(first.saveKey!)]).to.deep.equal(['won', []]);
    const game = await reload(first, { deal: '617' });
    expect([tops(game), game.moveCount]).to.deep.equal([DEALT, 0]);
  });

  it('again after a win, once the next game is dealt', async () => {
    const game = await mount({ deal: '617' });
    game.newGame({ deck: FINISHABLE });
    await advance(game, 'column-4 foundation-1');
    game.newGame(617);
    expect(stored(game.saveKey!).length).to.equal(1);
  });
});

describe('a page with other options', () => {
  it('begins a game of its own; the old one waits for the page to go back', async () => {
    const one = await mount({ deal: '617' });
    await advance(one, 'column-5 column-8');
    const two = await reload(one, { deal: '617', variant: 'kingcell' });
    expect([tops(two), two.moveCount]).to.deep.equal([DEALT, 0]);
    await advance(two, 'column-4 cell-1', 'column-5 cell-2');
    const three = await reload(two, { deal: '617', cells: '6' });
    expect(three.moveCount).to.equal(0);
    const four = await reload(three, { deal: '1' });
    expect([four.dealNumber, four.moveCount]).to.deep.equal([1, 0]);
    const back = await reload(four, { deal: '617' });
    expect([tops(back), back.moveCount]).to.deep.equal([PLAYED, 1]);
    const kings = await reload(back, { deal: '617', variant: 'kingcell' });
    expect([kings.moveCount, held(kings, 'cell-2')]).to.deep.equal([2, 'JC']);
  });

  it('is the same page where only looks and conveniences differ', async () => {
    const one = await mount({ deal: '617' });
    await advance(one, 'column-5 column-8');
    const two = await reload(one, {
      deal: '617',
      theme: 'dark',
      calm: true,
      mirrored: true,
      'tap-to-move': true,
      'no-auto-finish': true,
      'auto-foundation': 'safe',
    });
    expect([tops(two), two.moveCount]).to.deep.equal([PLAYED, 1]);
  });
});

describe('what cannot be read', () => {
  const texts = ['', 'garbage', '3', '3 ', '3 {"format":1,"ga', '3 null', '3 []', '3 {"format":9}'];
  for (const text of texts) {
    it(`"${text}" begins a new game, which is kept`, async () => {
      const first = await mount({ deal: '617' });
      await advance(first, 'column-5 column-8');
      const name = first.saveKey!;
      first.parentElement!.remove();
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith(`baize:${name}:`)) localStorage.setItem(key, text);
      }
      const [warned, heard] = [warnings(), hear()];
      const game = await mount({ deal: '617', 'save-key': name });
      expect([tops(game), game.moveCount]).to.deep.equal([DEALT, 0]);
      expect(warned.length).to.be.at.most(1);
      expect(detailsOf(heard, 'game-error').length).to.equal(warned.length);
      expect(detailsOf(heard, 'game-start').map(({ resumed }) => resumed)).to.deep.equal([false]);
      await advance(game, 'column-5 column-8');
      expect((await reload(game, { deal: '617' })).moveCount).to.equal(1);
    });
  }

  for (const method of ['setItem', 'getItem'] as const) {
    it(`a browser that throws at ${method} is told of once; the game goes on`, async () => {
      breakStorage(method);
      const [warned, heard] = [warnings(), hear()];
      const game = await mount({ deal: '617' });
      await advance(game, 'column-5 column-8', 'column-4 cell-1');
      game.newGame(5);
      await advance(game, 'column-1 cell-1');
      expect([warned.length, detailsOf(heard, 'game-error').length]).to.deep.equal([1, 1]);
      expect(detailsOf(heard, 'game-error')[0]!.problem.code).to.equal('storage');
      expect([game.dealNumber, game.moveCount]).to.deep.equal([5, 1]);
    });
  }
});

describe('which game is whose', () => {
  const nameless = { 'save-key': undefined, deal: '617' };

  it('two on a page have each their own', async () => {
    const one = await mount(nameless);
    const two = await mount(nameless);
    await advance(one, 'column-5 column-8');
    await advance(two, 'column-4 cell-1', 'column-6 cell-2');
    one.parentElement!.remove();
    two.parentElement!.remove();
    const again = [await mount(nameless), await mount(nameless)];
    expect(again.map(({ moveCount }) => moveCount)).to.deep.equal([1, 2]);
  });

  it('an empty save-key is none', async () => {
    const one = await mount({ ...nameless, 'save-key': '' });
    const two = await mount({ ...nameless, 'save-key': '' });
    await advance(one, 'column-5 column-8');
    two.parentElement!.remove();
    one.parentElement!.remove();
    const again = [await mount(nameless), await mount(nameless)];
    expect(again.map(({ moveCount }) => moveCount)).to.deep.equal([1, 0]);
  });

  it('a save-key finds its game wherever on the page it stands', async () => {
    const name = ownKey();
    const one = await mount({ deal: '617', 'save-key': name });
    await advance(one, 'column-5 column-8');
    one.parentElement!.remove();
    await mount({ deal: '617' });
    const again = await mount({ deal: '617', 'save-key': name });
    expect([tops(again), again.moveCount]).to.deep.equal([PLAYED, 1]);
  });
});

describe('games in shadow roots', () => {
  it('have each their own, and find it again', async () => {
    const attributes = { 'save-key': undefined, deal: '617' };
    const hosts = [0, 1].map(() => {
      const host = document.createElement('div');
      host.attachShadow({ mode: 'open' });
      document.body.append(host);
      afterTest(() => host.remove());
      return host;
    });
    const put = (): Promise<FreecellGame[]> =>
      Promise.all(
        hosts.map(async (host) => {
          const game = makeGame('freecell-game', attributes);
          host.shadowRoot!.append(game);
          await game.updateComplete;
          return game;
        }),
      );
    const [one, two] = (await put()) as [FreecellGame, FreecellGame];
    await advance(one, 'column-5 column-8');
    await advance(two, 'column-4 cell-1', 'column-6 cell-2');
    for (const game of [one, two]) game.remove();
    const outside = await mount(attributes);
    expect((await put()).map(({ moveCount }) => moveCount)).to.deep.equal([1, 2]);
    expect(outside.moveCount).to.equal(0);
  });
});

describe('a game that another tab has played on', () => {
  /** Two elements of one name, as in two tabs; the second played on since the first one's last step. */
  async function twoTabs(): Promise<[FreecellGame, FreecellGame]> {
    const attributes = { deal: '617', 'save-key': ownKey() };
    const one = await mount(attributes);
    await advance(one, 'column-5 column-8');
    const two = await mount(attributes);
    await advance(two, 'column-4 cell-1');
    return [one, two];
  }

  it('is not dealt over: the player is asked first', async () => {
    const [one, two] = await twoTabs();
    const before = stored(one.saveKey!);
    const heard = hear(one);
    expect(one.newGame(5)).to.equal(undefined);
    await until('it is asked', () => one.hasConflict);
    expect([one.dealNumber, one.moveCount, heard.length]).to.deep.equal([617, 1, 0]);
    expect(stored(one.saveKey!)).to.deep.equal(before);
    one.game.settleConflict(true);
    expect([one.dealNumber, one.moveCount]).to.deep.equal([617, 2]);
    one.newGame(5);
    expect([one.dealNumber, one.hasConflict, two.dealNumber]).to.deep.equal([5, false, 617]);
  });

  it('is not dealt over by what the page’s attributes say, nor in the way of it', async () => {
    const [one] = await twoTabs();
    const before = stored(one.saveKey!);
    one.deal = 5;
    await one.updateComplete;
    expect([one.dealNumber, one.hasConflict]).to.deep.equal([5, false]);
    expect(stored(one.saveKey!)).to.include(before[0]);
  });

  it('is known as another one, though the tab that won it began anew', async () => {
    const [one, two] = await twoTabs();
    const [key] = Object.keys(localStorage).filter(
      (name) => name.includes(one.saveKey!) && !name.endsWith(':counted'),
    );
    localStorage.removeItem(key!);
    for (const cell of ['cell-2', 'cell-3']) await advance(two, `column-1 ${cell}`);
    const before = stored(one.saveKey!);
    await advance(one, 'column-6 cell-2');
    await until('it is asked', () => one.hasConflict);
    expect(stored(one.saveKey!)).to.deep.equal(before);
  });

  it('stays kept where a tab wins that has not heard of it', async () => {
    const attributes: Attributes = {
      deal: '617',
      'save-key': ownKey(),
      'no-auto-finish': true,
    };
    const one = await mount(attributes);
    one.newGame({ deck: FINISHABLE });
    const two = await mount(attributes);
    two.newGame(5);
    await advance(two, 'column-1 cell-1', 'column-2 cell-2');
    const before = stored(one.saveKey!);
    one.noAutoFinish = false;
    await advance(one, 'column-4 foundation-1');
    expect([one.outcome, stored(one.saveKey!)]).to.deep.equal(['won', before]);
    one.newGame(7);
    await until('it is asked', () => one.hasConflict);
    one.game.settleConflict(true);
    expect([one.dealNumber, one.moveCount]).to.deep.equal([5, 2]);
  });

  it('and removed, is not brought back by a tab that is closed', async () => {
    const [one, two] = await twoTabs();
    // Which games are counted is kept under another name.
    const [key] = Object.keys(localStorage).filter(
      (name) => name.includes(one.saveKey!) && !name.endsWith(':counted'),
    );
    localStorage.removeItem(key!);
    one.remove();
    dispatchEvent(new Event('pagehide'));
    expect(stored(one.saveKey!)).to.deep.equal([]);
    await advance(two, 'column-1 cell-2');
    expect(stored(one.saveKey!).length).to.equal(1);
  });
});

describe('a browser’s store', () => {
  it('has no version twice under a key', () => {
    const [store, key] = [new LocalStore(), ownKey()];
    afterTest(() => store.remove(key));
    const versions = new Set<number | undefined>();
    for (let round = 0; round < 3; round++) {
      versions.add(store.set(key, 'a', 0));
      versions.add(store.set(key, 'b'));
      const { version } = store.get(key)!;
      expect([store.set(key, 'c', version - 1), store.get(key)?.value]).to.deep.equal([
        undefined,
        'b',
      ]);
      store.remove(key);
    }
    expect([versions.size, versions.has(undefined)]).to.deep.equal([6, false]);
  });
});
