import { expect } from 'chai';
import { share, freecell, klondike, Session } from '../../../src/core.js';
import { type FreecellGame } from '../../../src/games/freecell/element/element.js';
import { part, spoken, status, tops } from '../support/board.js';
import { address, follow } from '../support/links.js';
import {
  type Attributes,
  advance,
  afterTest,
  detailsOf,
  hear,
  makeGame,
  mount,
  mountGame,
  ownKey,
  putInBox,
  warnings,
} from '../support/mount.js';
import { press } from '../support/pointer.js';
import { breakStorage } from '../support/storage.js';
import { pass, passSearch, until } from '../support/until.js';

/** № 617 after 5 8, 4 a, 6 b. */
const LINK = '1.freecell.1.tyw0EAAAuVQOXSlbK5D';
const TOPS = 'JD KS KC 5D 7C 6H JH JC';

async function linked(attributes: Attributes = {}): Promise<FreecellGame> {
  const game = await mount({ deal: '1', linked: true, ...attributes });
  await until('it is dealt', () => game.state);
  await game.updateComplete;
  return game;
}

/** The same page again: another element with the same name, after the first one is removed. */
async function reload(game: FreecellGame, attributes: Attributes = {}): Promise<FreecellGame> {
  const key = game.getAttribute('save-key')!;
  game.remove();
  return linked({ 'save-key': key, ...attributes });
}

describe('a link in the address', () => {
  it('is opened at the start, in the place of the page’s deal', async () => {
    address(LINK);
    const heard = hear();
    const game = await linked();
    expect([tops(game), game.dealNumber, game.moveCount]).to.deep.equal([TOPS, 617, 3]);
    expect(detailsOf(heard, 'game-start')).to.deep.equal([
      {
        source: 'host',
        resumed: true,
        previous: undefined,
        kept: false,
        deal: 617,
        options: { variant: 'freecell', cells: 4, supermove: 'linear' },
      },
    ]);
    expect(spoken(game)).to.equal('FreeCell, № 617.');
  });

  it('is opened as a messenger wrote it, and with its own options', async () => {
    const started = Session.start(freecell, { deal: 9, options: { cells: 3 } });
    if ('problem' in started) throw new Error('no game');
    const text = share(freecell, started.value.save(0));
    if ('problem' in text) throw new Error('no link');
    expect(text.value).to.match(/^1\.freecell\.1\.cells~3\./);
    address(text.value.replaceAll('~', '%7E'));
    const game = await linked({ variant: 'seahaven' });
    expect([game.dealNumber, game.state!.options]).to.deep.equal([
      9,
      { variant: 'freecell', cells: 3, supermove: 'linear' },
    ]);
  });

  it('is nothing to a game that is not linked, nor is what is no link to one that is', async () => {
    address(LINK);
    expect((await mount({ deal: '1' })).dealNumber).to.equal(1);
    const warned = warnings();
    address('section-2');
    const game = await linked();
    expect([game.dealNumber, status(game), warned]).to.deep.equal([1, '', []]);
  });

  it('leaves the player’s own game where it is kept, and goes on itself at the next visit', async () => {
    address('');
    const own = await linked();
    await advance(own, 'column-1 cell-1');
    address(LINK);
    const shared = await reload(own);
    expect(shared.dealNumber).to.equal(617);
    await advance(shared, 'column-1 cell-3');
    const again = await reload(shared);
    expect([again.dealNumber, again.moveCount]).to.deep.equal([617, 4]);
    again.newGame(5);
    address('');
    const back = await reload(again);
    expect([back.dealNumber, back.moveCount]).to.deep.equal([1, 1]);
  });

  it('is for the first of its kind on the page', async () => {
    address(LINK);
    const [first, second] = [0, 1].map(() =>
      makeGame('freecell-game', { deal: '1', linked: true }),
    ) as [FreecellGame, FreecellGame];
    const klondike = makeGame('klondike-game', { deal: '3', linked: true });
    for (const game of [klondike, first, second]) putInBox(game, {});
    await until('all are dealt', () => [klondike, first, second].every(({ state }) => state));
    expect([klondike, first, second].map(({ dealNumber }) => dealNumber)).to.deep.equal([
      3, 617, 1,
    ]);
  });
});

describe('a link to games in one shadow root', () => {
  it('is for the first of its kind there', async () => {
    address(LINK);
    const host = document.createElement('div');
    afterTest(() => host.remove());
    const root = host.attachShadow({ mode: 'open' });
    const games = [0, 1].map(() => makeGame('freecell-game', { deal: '1', linked: true }));
    root.append(...games);
    document.body.append(host);
    await until('both are dealt', () => games.every(({ state }) => state));
    expect(games.map(({ dealNumber }) => dealNumber)).to.deep.equal([617, 1]);
  });
});

describe('a link that the page’s address changes to', () => {
  it('is opened, and the game in play told and kept', async () => {
    address('');
    const game = await linked();
    await advance(game, 'column-1 cell-1');
    const before = { ...game.save()!, elapsed: 0 };
    const heard = hear();
    follow(LINK);
    await until('it is opened', () => game.dealNumber === 617);
    await game.updateComplete;
    expect([tops(game), game.moveCount]).to.deep.equal([TOPS, 3]);
    const [start] = detailsOf(heard, 'game-start');
    expect({ ...start!.previous, elapsed: 0 }).to.deep.equal(before);
    address('');
    const own = await reload(game);
    expect({ ...own.save()!, elapsed: 0 }).to.deep.equal(before);
  });

  it('is opened once, however often the address says it', async () => {
    address(LINK);
    const game = await linked();
    await advance(game, 'column-1 cell-3');
    follow('top');
    await pass(50);
    follow(LINK);
    await pass(100);
    expect([game.dealNumber, game.moveCount]).to.deep.equal([617, 4]);
  });

  for (const [what, text, why] of [
    ['with a slip', LINK.replace('ty', 'tz'), 'this link is incomplete or contains an error'],
    [
      'of a later kit',
      '3.freecell.1.AAAAAAAA',
      'this link was made with a newer version (3); this page can open versions up to 1',
    ],
  ] as const) {
    it(`${what} is told of in the status line, the game untouched`, async () => {
      address('');
      const game = await linked();
      await advance(game, 'column-1 cell-1');
      const before = { ...game.save()!, elapsed: 0 };
      const [warned, heard] = [warnings(), hear()];
      follow(text);
      await until('it is told', () => status(game) !== '');
      expect(status(game)).to.equal(`The link could not be opened: ${why}.`);
      expect(spoken(game)).to.equal(status(game));
      expect({ ...game.save()!, elapsed: 0 }).to.deep.equal(before);
      expect(warned).to.deep.equal([`<freecell-game>: ${why}`]);
      expect(heard.map(({ type }) => type)).to.deep.equal(['game-error']);
    });
  }
});

/** Makes a move in the page's own game, follows the link, and makes a move there. */
async function followed(): Promise<FreecellGame> {
  address('');
  const game = await linked();
  await advance(game, 'column-1 cell-1');
  follow(LINK);
  await until('it is opened', () => game.dealNumber === 617);
  await advance(game, 'column-1 cell-3');
  return game;
}

const standing = ({ dealNumber, moveCount }: FreecellGame): unknown => [dealNumber, moveCount];

describe('a link that is left', () => {
  it('by the way back has the player’s own game at once, and its own when it is followed again', async () => {
    const game = await followed();
    const heard = hear();
    history.back();
    await until('the own game is back', () => game.dealNumber === 1);
    expect([standing(game), location.hash]).to.deep.equal([[1, 1], '']);
    const [start] = detailsOf(heard, 'game-start');
    expect([start!.resumed, start!.kept, start!.previous?.deal]).to.deep.equal([true, true, 617]);
    follow(LINK);
    await until('the link’s is', () => game.dealNumber === 617);
    expect(game.moveCount).to.equal(4);
  });

  it('has the player’s own game come back where the browser keeps nothing, too', async () => {
    const warned = warnings();
    breakStorage('setItem');
    breakStorage('getItem');
    const game = await followed();
    history.back();
    await until('the own game is back', () => game.dealNumber === 1);
    expect(standing(game)).to.deep.equal([1, 1]);
    follow(LINK);
    await until('the link’s is', () => game.dealNumber === 617);
    expect([game.moveCount, warned.length]).to.deep.equal([4, 1]);
  });

  it('by the way back, where no game is kept, has the page’s deal', async () => {
    address(LINK);
    const game = await linked();
    location.hash = '';
    await until('it is dealt', () => game.dealNumber === 1);
    expect([game.moveCount, game.hasConflict]).to.deep.equal([0, false]);
    expect(standing(await reload(game))).to.deep.equal([1, 0]);
  });

  it('for a place of the page stays', async () => {
    const game = await followed();
    follow('section-2');
    await pass(50);
    expect(standing(game)).to.deep.equal([617, 4]);
  });

  it('by a new game is out of the address; followed again, it gives its own game', async () => {
    address(LINK);
    const game = await linked({ deal: undefined });
    game.newGame();
    const { dealNumber } = game;
    expect([location.hash, dealNumber === 617]).to.deep.equal(['', false]);
    await advance(game, 'column-1 cell-1');
    const again = await reload(game, { deal: undefined });
    expect(standing(again)).to.deep.equal([dealNumber, 1]);
    follow(LINK);
    await until('it is opened', () => again.dealNumber === 617);
    expect([again.moveCount, tops(again)]).to.deep.equal([3, TOPS]);
  });

  it('by a new game has the player’s own one go on, which another new game takes the place of', async () => {
    const game = await followed();
    const heard = hear();
    game.newGame();
    expect([standing(game), location.hash]).to.deep.equal([[1, 1], '']);
    game.newGame();
    expect([game.moveCount, game.hasConflict]).to.deep.equal([0, false]);
    await game.updateComplete;
    expect(detailsOf(heard, 'game-start').map(({ kept }) => kept)).to.deep.equal([true, false]);
    follow(LINK);
    await until('the link’s is opened', () => game.dealNumber === 617);
    expect(game.moveCount).to.equal(4);
  });

  it('by a number has the player choose, where their own game is kept', async () => {
    const game = await followed();
    game.newGame(5);
    expect(game.dealNumber).to.equal(5);
    await until('it is asked', () => game.hasConflict);
    game.game.settleConflict(true);
    expect(standing(game)).to.deep.equal([1, 1]);
  });

  it('by a new game comes back with Undo, and stays apart from the own one', async () => {
    address(LINK);
    const game = await linked({ deal: undefined });
    await advance(game, 'column-1 cell-3');
    game.newGame();
    await game.updateComplete;
    await press(game, part(game, 'button-undo'));
    expect([standing(game), location.hash]).to.deep.equal([[617, 4], `#${LINK}`]);
    expect(game.hasConflict).to.equal(false);
    await advance(game, 'column-2 cell-4');
    expect(standing(await reload(game, { deal: undefined }))).to.deep.equal([617, 5]);
  });
});

describe('a link whose kept game cannot be used', () => {
  it('is opened all the same', async () => {
    address(LINK);
    const game = await linked();
    const key = game.saveKey!;
    game.remove();
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(`baize:${key}:`)) localStorage.setItem(name, '3 {"format":9}');
    }
    const warned = warnings();
    const again = await linked({ 'save-key': key });
    expect([standing(again), tops(again), warned.length]).to.deep.equal([[617, 3], TOPS, 1]);
    await advance(again, 'column-1 cell-3');
    expect(standing(await reload(again))).to.deep.equal([617, 4]);
  });
});

describe('a link that comes while the day’s deal is looked for', () => {
  it('is opened, and not dealt over', async () => {
    address('');
    const game = await mountGame('klondike-game', { daily: true, linked: true, draw: '3' });
    await game.share().catch(() => undefined);
    expect(game.state).to.equal(undefined);
    const started = Session.start(klondike, { deal: 7 });
    if ('problem' in started) throw new Error('no game');
    const text = share(klondike, started.value.save(0));
    if ('problem' in text) throw new Error('no link');
    follow(text.value);
    await until('it is opened', () => game.state);
    await passSearch(2000);
    expect(game.dealNumber).to.equal(7);
  });
});

describe('a bad link at the start', () => {
  it('is told of once the page’s own game stands', async () => {
    address(LINK.slice(0, -1));
    const warned = warnings();
    const game = await linked();
    await until('it is told', () => status(game) !== '');
    expect(status(game)).to.equal(
      'The link could not be opened: this link is incomplete or contains an error.',
    );
    expect([game.dealNumber, warned.length]).to.deep.equal([1, 1]);
  });
});

describe('linked', () => {
  it('set later opens the link then', async () => {
    address(LINK);
    const game = await mountGame('freecell-game', { deal: '1' });
    expect(game.dealNumber).to.equal(1);
    game.linked = true;
    await until('it is opened', () => game.dealNumber === 617);
    expect(game.moveCount).to.equal(3);
  });

  it('is heard no more by an element that was taken away', async () => {
    address('');
    const gone = await linked({ 'save-key': ownKey() });
    gone.remove();
    follow(LINK);
    await pass(100);
    expect(gone.dealNumber).to.equal(1);
  });
});
