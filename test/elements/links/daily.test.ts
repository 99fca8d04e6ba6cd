import { expect } from 'chai';
import type { SolvableGame } from '../../../src/games/index.js';
import { daily } from '../../../src/daily.js';
import { dealOf as dealByFile } from '../../../src/elements/links/game-days.js';
import { klondike } from '../../../src/games/klondike/rules/game.js';
import { FreecellGame } from '../../../src/games/freecell/element/element.js';
import { type AnyGame, type Tag } from '../support/game.js';
import { part, parts } from '../support/board.js';
import { keys, type } from '../support/keys.js';
import { lateSolver } from '../support/late-solver.js';
import { itIs } from '../support/links.js';
import {
  type Attributes,
  advance,
  afterTest,
  detailsOf,
  hear,
  mountGame,
  ownKey,
  warnings,
} from '../support/mount.js';
import { chooseDeal } from '../support/panels.js';
import { press } from '../support/pointer.js';
import { passSearch, until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

const NOON = '2026-11-21T12:00:00Z';
const DAY = '2026-11-21';

const dealOf = async (game: SolvableGame, options: object, day = DAY): Promise<number> => {
  const found = await daily(game, options, day);
  if ('problem' in found) throw new Error(found.problem.code);
  return found.value;
};

async function mountDaily(
  tag: Tag = 'freecell-game',
  attributes: Attributes = {},
): Promise<AnyGame> {
  const game = await mountGame(tag, { daily: 'UTC', ...attributes });
  await until('it is dealt', () => game.state, 20_000);
  await game.updateComplete;
  return game;
}

describe('the deal of the day', () => {
  const cases = [
    ['freecell-game', {}, 'freecell', {}],
    ['freecell-game', { variant: 'kingcell' }, 'freecell', { variant: 'kingcell' }],
    ['klondike-game', { draw: '3' }, 'klondike', { draw: 3 }],
    ['golf-game', {}, 'golf', {}],
    ['pyramid-game', {}, 'pyramid', {}],
  ] as const;
  for (const [tag, attributes, game, options] of cases) {
    (tag === 'klondike-game' ? it : itInFull)(
      `of ${tag} ${JSON.stringify(attributes)} is the core’s`,
      async () => {
        itIs(NOON);
        const element = await mountDaily(tag, attributes);
        expect([element.dealNumber, element.day]).to.deep.equal([await dealOf(game, options), DAY]);
      },
    );
  }

  it('of a named day stays what it is', async () => {
    itIs(NOON);
    const game = await mountDaily('freecell-game', { variant: 'kingcell' });
    expect(game.dealNumber).to.equal(895_499_477);
  });

  it('is the same without a worker', async () => {
    itIs(NOON);
    FreecellGame.workerFactory = null;
    afterTest(() => (FreecellGame.workerFactory = undefined));
    const game = await mountDaily();
    expect(game.dealNumber).to.equal(await dealOf('freecell', {}));
  });

  it('is looked for in plain sight where that takes long', async () => {
    itIs(NOON);
    const solver = lateSolver();
    const game = await mountGame('freecell-game', { daily: 'UTC' });
    const said = 'Looking for the daily deal.';
    await until('it is said', () => part(game, 'status').textContent === said);
    expect([parts(game, 'card').length, game.state]).to.deep.equal([0, undefined]);
    solver.answer();
    await until('it is dealt', () => game.dealNumber, 20_000);
  });

  it('gives way to the page’s own deal', async () => {
    itIs(NOON);
    const game = await mountDaily('freecell-game', { deal: '617' });
    expect([game.dealNumber, game.day]).to.deep.equal([617, undefined]);
  });

  itInFull('is left by another number typed, and by new games after it', async () => {
    itIs(NOON);
    const game = await mountDaily();
    const today = game.dealNumber;
    await chooseDeal(game);
    await type(game, '617');
    await keys(game, 'Enter');
    expect([game.dealNumber, game.day]).to.deep.equal([617, undefined]);
    await press(game, part(game, 'button-new'));
    await until('another is dealt', () => game.dealNumber !== 617);
    expect([game.day, game.dealNumber === today]).to.deep.equal([undefined, false]);
  });

  it('has the date in its result', async () => {
    itIs(NOON);
    const game = await mountDaily('freecell-game', { variant: 'kingcell', calm: true });
    expect(await game.result()).to.equal('KingCell for Saturday, 21 November 2026, № 895499477');
  });

  it('tells the host of one start', async () => {
    itIs(NOON);
    const heard = hear();
    await mountDaily();
    const starts = detailsOf(heard, 'game-start');
    expect(starts.map(({ source, resumed }) => [source, resumed])).to.deep.equal([['host', false]]);
  });

  it('set later is dealt with the next new game', async () => {
    itIs(NOON);
    const game = await mountGame('freecell-game', {});
    const before = game.dealNumber;
    game.setAttribute('daily', '');
    await game.updateComplete;
    expect(game.dealNumber).to.equal(before);
    game.newGame();
    await until('it is dealt', () => game.day === DAY);
    expect(game.dealNumber).to.equal(await dealOf('freecell', {}));
  });
});

describe('a game of a day', () => {
  it('is kept for that day: gone on with, known as the day’s, and apart from other games', async () => {
    itIs(NOON);
    const key = ownKey();
    const plain = await mountGame('freecell-game', { 'save-key': key });
    const own = plain.dealNumber;
    await advance(plain, 'column-1 cell-1');
    plain.remove();
    const first = await mountDaily('freecell-game', { 'save-key': key });
    await advance(first, 'column-1 cell-1', 'column-2 cell-2');
    const deal = first.dealNumber;
    first.remove();
    const second = await mountDaily('freecell-game', { 'save-key': key });
    expect([second.dealNumber, second.moveCount]).to.deep.equal([deal, 2]);
    await until('it is known', () => second.day === DAY);
    second.remove();
    const back = await mountGame('freecell-game', { 'save-key': key });
    expect([back.dealNumber, back.moveCount, back.day]).to.deep.equal([own, 1, undefined]);
  });

  it('goes on past midnight; the next new game is the new day’s', async () => {
    itIs('2026-11-21T23:59:59Z');
    const game = await mountDaily();
    const first = game.dealNumber;
    await advance(game, 'column-1 cell-1');
    itIs('2026-11-22T00:00:01Z');
    const warned = warnings();
    game.setAttribute('deal', 'nonsense');
    await game.updateComplete;
    expect(warned).to.deep.equal([
      '<freecell-game>: deal "nonsense" cannot be used; accepted: 1 to 2147483647',
    ]);
    expect([game.dealNumber, game.moveCount, game.day]).to.deep.equal([first, 1, DAY]);
    game.removeAttribute('deal');
    await press(game, part(game, 'button-new'));
    await until('the new day’s is dealt', () => game.day === '2026-11-22');
    expect(game.dealNumber).to.equal(await dealOf('freecell', {}, '2026-11-22'));
    expect(game.dealNumber).not.to.equal(first);
    // Undo brings back the replaced game, as after every new game.
    await press(game, part(game, 'button-undo'));
    expect([game.dealNumber, game.moveCount, game.day]).to.deep.equal([first, 1, DAY]);
  });

  it('that comes back after midnight is kept for its own day, and not as the new one’s', async () => {
    itIs('2026-11-21T23:59:59Z');
    const saveKey = ownKey();
    const game = await mountDaily('freecell-game', { 'save-key': saveKey });
    const first = game.dealNumber;
    await advance(game, 'column-1 cell-1');
    itIs('2026-11-22T00:00:01Z');
    await press(game, part(game, 'button-new'));
    await until('the new day’s is dealt', () => game.day === '2026-11-22');
    const second = game.dealNumber;
    await press(game, part(game, 'button-undo'));
    await advance(game, 'column-2 cell-2');
    expect([game.dealNumber, game.moveCount, game.hasConflict]).to.deep.equal([first, 2, false]);
    game.parentElement!.remove();
    const today = await mountDaily('freecell-game', { 'save-key': saveKey });
    expect([today.dealNumber, today.moveCount]).to.deep.equal([second, 0]);
    today.parentElement!.remove();
    itIs('2026-11-21T23:59:59Z');
    const back = await mountDaily('freecell-game', { 'save-key': saveKey });
    expect([back.dealNumber, back.moveCount]).to.deep.equal([first, 2]);
  });

  it('is not in the way of a game that the host began meanwhile', async () => {
    itIs(NOON);
    const game = await mountDaily('klondike-game', { draw: '3' });
    game.newGame();
    game.newGame(7);
    await until('the search is over', () => parts(game, 'card').length > 0);
    await passSearch(1500);
    expect(game.dealNumber).to.equal(7);
  });

  it('that was begun on another occasion is taken up, and not dealt over', async () => {
    itIs(NOON);
    const saveKey = ownKey();
    const first = await mountDaily('freecell-game', { 'save-key': saveKey });
    await advance(first, 'column-1 cell-1');
    first.parentElement!.remove();
    const game = await mountGame('freecell-game', { 'save-key': saveKey });
    await until('any is dealt', () => game.state);
    game.daily = true;
    await game.updateComplete;
    game.newGame();
    await until('the day’s stands there', () => game.moveCount === 1, 20_000);
    expect(game.dealNumber).to.equal(await dealOf('freecell', {}));
  });

  it('is that of the options that are wanted in the end', async () => {
    itIs(NOON);
    const game = await mountGame('freecell-game', { daily: 'UTC' });
    game.setAttribute('variant', 'kingcell');
    await until('it is dealt', () => game.state, 20_000);
    expect(game.dealNumber).to.equal(await dealOf('freecell', { variant: 'kingcell' }));
    expect(game.save()!.options).to.include({ variant: 'kingcell' });
  });
});

describe('a solver that fails', () => {
  const known = klondike.options.check({});
  const options = 'value' in known ? known.value : undefined!;
  const loadSolver = () =>
    import('../../../src/games/klondike/solver/solver.js').then(({ solver }) => solver);
  const verdict = { game: 'klondike', load: loadSolver };
  const solvers = { verdict, proof: verdict };

  it('makes no deal one that can’t be won: the day’s could not be had', async () => {
    let dealt = 0;
    const broken = { ...klondike, deal: () => (dealt++, { piles: null }) as never };
    const found = await dealByFile(broken, options, DAY, { solvers, workerFactory: null });
    expect(found).to.have.nested.property('problem.code', 'no-solver');
    expect(found)
      .to.have.nested.property('problem.got')
      .that.matches(/^TypeError: /);
    expect(dealt).to.equal(1);
  });

  it('is told of in the same way where it fails in a worker', async () => {
    const broken = { ...klondike, deal: () => ({ piles: null }) as never };
    const found = await dealByFile(broken, options, DAY, { solvers, workerFactory: undefined });
    expect(found).to.have.nested.property('problem.code', 'no-solver');
  });

  it('is none where no solver knows the game', async () => {
    const found = await dealByFile({ ...klondike, game: 'golf' }, options, DAY, {
      solvers: undefined,
      workerFactory: null,
    });
    const got = 'Error: this game has no solver';
    expect(found).to.deep.equal({ problem: { code: 'no-solver', got } });
  });
});
