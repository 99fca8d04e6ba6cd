import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import {
  type Position,
  columnsOf,
  readToken,
  solutionOf,
  type Transfer,
} from '../../support/notation.js';
import { isPress, keysOf } from '../../support/pile-keys.js';
import { focused, place, status } from '../support/board.js';
import { isFull, someOf } from '../support/counts.js';
import { standBefore, tabTo } from '../support/from-outside.js';
import type { AnyGame } from '../support/game.js';
import { keys } from '../support/keys.js';
import { type Attributes, advance, detailsOf, hear, mountGame } from '../support/mount.js';

const dataOf = async (name: string): Promise<string> =>
  (await fetch(`/test/data/${name}.tsv`)).text();

const isOnBoard = (node: HTMLElement): boolean => node.matches('[data-pile] *');

const middle = (node: Element): { x: number; y: number } => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** The arrows, those first that lead nearer to a place. */
function arrowsTo(from: Element, to: Element): readonly string[] {
  const [start, end] = [middle(from), middle(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const along = dx < 0 ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const across = dy < 0 ? ['ArrowUp', 'ArrowDown'] : ['ArrowDown', 'ArrowUp'];
  const [[first, third], [second, last]] = (
    Math.abs(dy) > Math.abs(dx) ? [across, along] : [along, across]
  ) as [[string, string], [string, string]];
  return [first, second, last, third];
}

/** From where the focus is to a pile's card by arrows, none of them twice from the same card. */
async function walk(game: AnyGame, pile: string): Promise<void> {
  const tried = new Set<string>();
  for (let steps = 0; steps < 40; steps++) {
    const target = place(game, pile);
    const at = game.shadowRoot!.activeElement!;
    if (at === target) return;
    const arrow = arrowsTo(at, target).find((one) => !tried.has(`${focused(game)} ${one}`))!;
    tried.add(`${focused(game)} ${arrow}`);
    await keys(game, arrow);
  }
  throw new Error(`no arrow leads to ${pile}: ${[...tried].join(', ')}`);
}

type Play = (game: AnyGame, move: Transfer) => Promise<void>;

/** Columns, cells, foundations and the waste have keys. */
const byPileKeys: Play = async (_, move) => {
  for (const press of keysOf(move)) await sendKeys({ press });
};

/** The places of Pyramid have none: a king goes at one press, other cards by two. */
async function byArrows(game: AnyGame, move: Transfer): Promise<void> {
  if (isPress(move)) return sendKeys({ press: 's' });
  await walk(game, move.from);
  await sendKeys({ press: 'Enter' });
  if (move.to.startsWith('foundation')) return;
  await walk(game, move.to);
  await sendKeys({ press: 'Enter' });
}

/** Comes to the board by Tab, and plays a solution to the event of its win. */
async function win(game: AnyGame, tokens: readonly string[], play: Play): Promise<void> {
  // A normal run comes to a game of which two thirds are played.
  const given = isFull ? 0 : Math.floor((tokens.length * 2) / 3);
  for (const token of tokens.slice(0, given)) {
    const { from, to, count } = readToken(game.state as Position, token);
    await advance(game, `${from} ${to} ${count}`);
  }
  const heard = hear();
  standBefore(game);
  await tabTo(game, isOnBoard);
  for (const [index, token] of tokens.entries()) {
    if (index < given) continue;
    await play(game, readToken(game.state as Position, token));
    await game.updateComplete;
    expect(game.moveCount, `${index + 1}, ${token}: ${status(game)}`).to.equal(index + 1);
  }
  expect([game.outcome, game.moveCount]).to.deep.equal(['won', tokens.length]);
  const made = detailsOf(heard, 'game-move').filter(({ source }) => source !== 'auto');
  expect(made.map(({ source }) => source)).to.deep.equal(tokens.slice(given).map(() => 'player'));
  expect(detailsOf(heard, 'game-win').map(({ count }) => count)).to.deep.equal([tokens.length]);
}

/** A whole game: its element, its moves as tokens, and how to play one. */
const WHOLE: Readonly<Record<string, () => Promise<readonly [AnyGame, readonly string[], Play]>>> =
  {
    'FreeCell 46': async () => {
      const attributes: Attributes = { deal: '46', supermove: 'full', 'no-auto-finish': true };
      const tokens = solutionOf(await dataOf('freecell-solutions-1-100'), 46);
      return [await mountGame('freecell-game', attributes), tokens, byPileKeys];
    },
    'Klondike 15, one card at a time': async () => {
      const attributes: Attributes = { deal: '15', 'no-auto-finish': true };
      const tokens = solutionOf(await dataOf('klondike-draw1-solutions'), 15);
      return [await mountGame('klondike-game', attributes), tokens, byPileKeys];
    },
    'Pyramid 254, in one pass': async () => {
      const text = await dataOf('pyramid-games');
      expect(columnsOf(text, 254)[1]).to.equal('{"redeals":0}');
      const game = await mountGame('pyramid-game', { deal: '254', redeals: '0' });
      return [game, solutionOf(text, 254), byArrows];
    },
  };

describe('a whole game by keyboard alone, from outside the board to its win', () => {
  // That of Pyramid goes by arrows, which lead everywhere; play/keyboard-play tries the keys of piles.
  for (const [what, make] of someOf(WHOLE, (name) => name.startsWith('Pyramid'))) {
    it(what, async function () {
      this.timeout(240_000);
      await win(...(await make()));
    });
  }
});
