import { expect } from 'chai';
import { solve } from '../../../src/core.js';
import type { Verdict } from '../../../src/core/solver/search.js';
import { FreecellGame } from '../../../src/games/freecell/element/element.js';
import { part, parts } from '../support/board.js';
import {
  type Attributes,
  afterTest,
  detailsOf,
  hasten,
  hear,
  makeElement,
  mountGame,
} from '../support/mount.js';
import { press } from '../support/pointer.js';
import { pass, passSearch, until } from '../support/until.js';
import { isFull, itInFull } from '../support/counts.js';

const COMMON = [
  // One Baker's Game in four can't be won, and one such Klondike in three.
  ['freecell-game', { variant: 'bakers-game' }, 'freecell', { variant: 'bakers-game' }],
  ['golf-game', {}, 'golf', {}],
  ['klondike-game', { draw: '3', redeals: '2' }, 'klondike', { draw: 3, redeals: 2 }],
] as const;

const verdictOf = (
  name: 'freecell' | 'golf' | 'klondike',
  options: object,
  deal: number,
): Verdict | undefined => {
  const solved = solve(name, options, { deal });
  return 'value' in solved ? solved.value.verdict : undefined;
};

describe('solvable', () => {
  for (const [tag, attributes, name, options] of COMMON) {
    (tag === 'freecell-game' ? it : itInFull)(
      `deals ${tag} only as it can be won, at the start and anew`,
      async () => {
        const given: Attributes = { ...attributes, solvable: true };
        const game = await mountGame(tag, given);
        let last: number | undefined;
        for (let times = 0; times < (isFull ? 8 : 4); times++) {
          await until('another deal was found', () => game.dealNumber !== last);
          last = game.dealNumber;
          expect(verdictOf(name, options, last!), String(last)).to.equal('winnable');
          game.newGame();
        }
      },
    );
  }

  it('lets page and player deal any number', async () => {
    const game = await mountGame('freecell-game', { solvable: true, deal: '11982' });
    expect(game.dealNumber).to.equal(11982);
    expect([game.newGame({ deal: 1, cells: 0 }), game.dealNumber]).to.deep.equal([undefined, 1]);
  });

  it('puts nothing in the place of a game that the host began meanwhile', async () => {
    const game = await mountGame('freecell-game', { solvable: true, deal: '3' });
    game.newGame();
    game.newGame(7);
    await passSearch(800);
    expect(game.dealNumber).to.equal(7);
  });

  it('looks anew where the element was taken off the page meanwhile', async () => {
    const game = document.createElement('freecell-game');
    game.setAttribute('solvable', '');
    document.body.append(game);
    afterTest(() => game.remove());
    game.remove();
    await pass(50);
    document.body.append(game);
    await until('a deal was found', () => game.dealNumber);
  });
});

describe('any deal', () => {
  it('is none that is over before the first move; one that was asked for is dealt', async () => {
    // Klondike 35 with three cards is over, 36 is not.
    const deals = [35, 36, 35, 36];
    crypto.getRandomValues = (array) => {
      new DataView((array as unknown as Uint8Array).buffer).setUint32(0, deals.shift()! - 1);
      return array;
    };
    afterTest(() => delete (crypto as Partial<Crypto>).getRandomValues);
    const game = await mountGame('klondike-game', { draw: '3' });
    expect(game.dealNumber).to.equal(36);
    game.newGame(35);
    await game.updateComplete;
    expect([game.dealNumber, game.outcome]).to.deep.equal([35, 'lost']);
    await press(game, part(game, 'button-new'));
    expect([game.dealNumber, game.outcome, deals]).to.deep.equal([36, undefined, []]);
  });
});

describe('verdict', () => {
  it('is told as an event of every position that differs in it, for the games without one before', async () => {
    const heard = hear();
    const game = await mountGame('freecell-game', { deal: '11982', verdict: true });
    await until('it is known', () => detailsOf(heard, 'game-verdict').length > 0, 15_000);
    expect(detailsOf(heard, 'game-verdict')).to.deep.equal([
      { source: 'auto', verdict: 'unwinnable' },
    ]);
    game.newGame(617);
    await until('of the other too', () => detailsOf(heard, 'game-verdict').length > 1);
    expect(detailsOf(heard, 'game-verdict')[1]).to.deep.equal({
      source: 'auto',
      verdict: 'winnable',
    });
  });

  it('is no business of a game without the attribute', async () => {
    const heard = hear();
    await mountGame('freecell-game', { deal: '617' });
    await passSearch(500);
    expect(detailsOf(heard, 'game-verdict')).to.deep.equal([]);
  });

  it('is found without a worker, where the page allows none', async () => {
    FreecellGame.workerFactory = null;
    afterTest(() => (FreecellGame.workerFactory = undefined));
    const heard = hear();
    await mountGame('freecell-game', { deal: '617', verdict: true });
    await until('it is known', () => detailsOf(heard, 'game-verdict').length > 0);
    expect(detailsOf(heard, 'game-verdict')[0]!.verdict).to.equal('winnable');
  });

  it('is asked no more for a position that was left', async () => {
    const asked: (readonly [number, string?])[] = [];
    const post = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!;
    const value = function (this: Worker, message: readonly [number, string?]): void {
      asked.push(message);
      (post.value as (message: unknown) => void).call(this, message);
    };
    Object.defineProperty(Worker.prototype, 'postMessage', { ...post, value });
    afterTest(() => Object.defineProperty(Worker.prototype, 'postMessage', post));
    // A proof of several seconds.
    const game = await mountGame('freecell-game', {
      deal: '1509',
      variant: 'forecell',
      verdict: true,
    });
    await until('it is searched', () => asked.length > 5);
    const [id] = asked.at(-1)!;
    game.remove();
    await until('it is taken back', () => asked.some(([of, name]) => of === id && name === ''));
    const count = asked.length;
    await passSearch(500);
    expect(asked.length).to.equal(count);
  });
});

describe('the showing of a way to win', () => {
  it('ends where the host begins another game', async () => {
    hasten();
    const game = await mountGame('freecell-game', { deal: '617' });
    part(game, 'button-menu').click();
    await game.updateComplete;
    parts(game, 'menu-item')[2]!.click();
    await until('a move is shown', () => game.moveCount >= 1);
    game.newGame(2);
    await pass(150);
    expect([game.dealNumber, game.moveCount]).to.deep.equal([2, 0]);
  });

  it('ends as the game leaves the page', async () => {
    hasten();
    const game = await mountGame('freecell-game', { deal: '617' });
    part(game, 'button-menu').click();
    await game.updateComplete;
    parts(game, 'menu-item')[2]!.click();
    await until('a move is shown', () => game.moveCount >= 1);
    const { moveCount } = game;
    game.remove();
    await pass(150);
    expect(game.moveCount).to.equal(moveCount);
  });
});

describe('a game that nobody has put on the page yet', () => {
  it('gives hints of what was loaded, and shows its light once it is there', async () => {
    const other = await mountGame('freecell-game', { deal: '617' });
    const game = makeElement('freecell-game', { verdict: true });
    expect(game.load(other.save())).to.equal(undefined);
    const hint = await game.hint();
    expect(hint).to.have.keys('from', 'to', 'count');
    expect(game.shadowRoot).to.equal(null);
    document.body.append(game);
    await until('it is known', () => game.shadowRoot?.querySelector('[data-verdict="winnable"]'));
    const light = part(game, 'verdict');
    await until('its looks are there', () => getComputedStyle(light).fontSize === '13px');
    const sheets = game.shadowRoot!.adoptedStyleSheets;
    expect(new Set(sheets).size).to.equal(sheets.length);
    game.remove();
    document.body.append(game);
    expect(game.shadowRoot!.adoptedStyleSheets).to.deep.equal(sheets);
    expect(game.play(hint!)).to.equal(undefined);
  });

  itInFull('finds a deal that can be won', async () => {
    const game = makeElement('klondike-game', { solvable: true, draw: '3' });
    game.newGame();
    await until('it is dealt', () => game.dealNumber);
    expect(verdictOf('klondike', { draw: 3 }, game.dealNumber!)).to.equal('winnable');
  });
});
