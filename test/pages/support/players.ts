import { type CDPSession, type Page } from 'playwright-core';
import { type Point } from '../../harness/drag.js';
import { type Transfer, readToken } from '../../support/notation.js';
import { type Look, gameOf, look } from './board.js';

/** A way to make a move as a person does, from what is seen. */
export type Player = (move: Transfer, seen: Look) => Promise<void>;

/** Where a move begins and ends: on its lowest card, and on the pile it goes to. */
function ends({ from, to, count }: Transfer, { position, grips, piles }: Look): [Point, Point] {
  const height = position.piles[from]!.length;
  return [grips[`${from} ${height - count}`]!, piles[to]!];
}

/** The way of a pointer between two points. */
const between = (start: Point, end: Point): Point[] =>
  [0.3, 0.7, 1].map((share) => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  }));

/** What the hand does is sent in one go; the browser handles one thing after the other. */
export const byDragging = (cdp: CDPSession): Player => {
  const mouse = (
    type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
    at: Point,
    buttons: 0 | 1,
  ) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      buttons,
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  return async (move, seen) => {
    const [start, end] = ends(move, seen);
    await Promise.all([
      mouse('mouseMoved', start, 0),
      mouse('mousePressed', start, 1),
      ...between(start, end).map((at) => mouse('mouseMoved', at, 1)),
      mouse('mouseReleased', end, 0),
    ]);
  };
};

export const byClicking =
  (page: Page): Player =>
  async (move, seen) => {
    for (const { x, y } of ends(move, seen)) await page.mouse.click(x, y);
  };

/** A finger, on a page opened with `touch`. */
export const byTouching = (cdp: CDPSession): Player => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  return async (move, seen) => {
    const [start, end] = ends(move, seen);
    await Promise.all([
      touch('touchStart', [start]),
      ...between(start, end).map((at) => touch('touchMove', [at])),
      touch('touchEnd', []),
    ]);
  };
};

const keyOf = (pile: string): string => {
  const [kind, number] = pile.split('-') as [string, string];
  if (kind === 'foundation') return 'h';
  return kind === 'cell' ? 'abcdefgi'.charAt(Number(number) - 1) : number.slice(-1);
};

/** Keys alone; the focus is in the game already. */
export const byKeys =
  (page: Page): Player =>
  async ({ from, to, count }) => {
    const keys = [keyOf(from), ...Array<string>(count - 1).fill('ArrowUp'), 'Enter', keyOf(to)];
    await Promise.all(keys.map((key) => page.keyboard.press(key)));
  };

/** Tab, until the focus is on the game's board. */
export async function tabToBoard(page: Page): Promise<void> {
  for (let times = 0; times < 30; times++) {
    const onBoard = await gameOf(page).evaluate(({ shadowRoot }) =>
      shadowRoot?.activeElement?.matches('[data-pile] *'),
    );
    if (onBoard) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not come to the board');
}

/** Plays a solution to its end, looking before each move as a person does. */
export async function playThrough(
  page: Page,
  tokens: readonly string[],
  player: Player,
): Promise<Look> {
  const game = gameOf(page);
  let seen = await look(game);
  for (const [index, token] of tokens.entries()) {
    await player(readToken(seen.position, token), seen);
    const before = seen.moveCount;
    seen = await look(game);
    if (seen.moveCount !== before + 1) {
      throw new Error(`move ${index + 1}, ${token}, was not played: ${await statusOf(page)}`);
    }
    // Where the game may finish by itself it does so earlier than the solution.
    if (seen.outcome === 'won') break;
  }
  return seen;
}

const statusOf = (page: Page): Promise<string> =>
  gameOf(page).evaluate(
    ({ shadowRoot }) => shadowRoot?.querySelector('[part~="status"]')?.textContent ?? '',
  );
