import { type CDPSession, type Locator, type Page } from 'playwright-core';
import { type Point } from '../../harness/drag.js';
import { type Transfer, readToken } from '../../support/notation.js';
import { isPress, keysOf } from '../../support/pile-keys.js';
import { type Look, gameOf, look } from './board.js';

/** Makes a move like a person, from what is visible. */
export type Player = (move: Transfer, seen: Look) => Promise<void>;

/** The points at which a move begins and ends: its lowest card, and the target pile. */
function ends(move: Transfer, { position, grips, piles }: Look): [Point, Point] {
  const { from, to, count } = move;
  if (isPress(move)) return [piles['stock']!, piles['stock']!];
  const height = position.piles[from]!.length;
  return [grips[`${from} ${height - count}`]!, piles[to]!];
}

/** A king of Pyramid needs only one press. */
const isOnePress = (move: Transfer, { position }: Look): boolean =>
  isPress(move) || (move.to === 'foundation-1' && 'pyramid-1' in position.piles);

/** The points of a pointer's path between two points. */
const between = (start: Point, end: Point): Point[] =>
  (start === end ? [] : [0.3, 0.7, 1]).map((share) => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  }));

/** Drags with a mouse. All commands are sent at once; the browser handles them in order. */
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
      // Without a button, Chromium ends the pointer's capture.
      button: type === 'mouseMoved' && buttons === 0 ? 'none' : 'left',
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
    const places = ends(move, seen).slice(0, isOnePress(move, seen) ? 1 : 2);
    for (const { x, y } of places) await page.mouse.click(x, y);
  };

/** Drags with a finger, on a page that was opened with `touch`. */
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

/** Taps cards. The second tap is needed only if the first one did not move the card to its best place. */
export const byTapping =
  (page: Page): Player =>
  async (move, seen) => {
    const [start, end] = ends(move, seen);
    await page.touchscreen.tap(start.x, start.y);
    const { moveCount } = await look(gameOf(page));
    if (moveCount === seen.moveCount) await page.touchscreen.tap(end.x, end.y);
  };

/** Uses only keys. The focus is already in the game. */
export const byKeys =
  (page: Page): Player =>
  async (move) => {
    await Promise.all(keysOf(move).map((key) => page.keyboard.press(key)));
  };

const focusedPile = (game: Locator): Promise<string> =>
  game.evaluate(
    ({ shadowRoot }) =>
      shadowRoot!.activeElement!.closest<HTMLElement>('[data-pile]')!.dataset['pile']!,
  );

/** Moves the focus by arrows: first to the row, then along it. */
async function walk(page: Page, piles: Look['piles'], to: string): Promise<void> {
  const game = gameOf(page);
  const target = piles[to]!;
  for (let step = 0; step < 20; step++) {
    const at = await focusedPile(game);
    if (at === to) return;
    const { x, y } = piles[at]!;
    if (Math.abs(target.y - y) > 2)
      await page.keyboard.press(target.y < y ? 'ArrowUp' : 'ArrowDown');
    else await page.keyboard.press(target.x < x ? 'ArrowLeft' : 'ArrowRight');
  }
  throw new Error(`no arrow leads to ${to}`);
}

/** Uses only keys, for games without keys of piles, such as Pyramid. */
export const byArrows =
  (page: Page): Player =>
  async (move, seen) => {
    if (isPress(move)) return page.keyboard.press('s');
    await walk(page, seen.piles, move.from);
    await page.keyboard.press('Enter');
    if (isOnePress(move, seen)) return;
    await walk(page, seen.piles, move.to);
    await page.keyboard.press('Enter');
  };

/** Presses Tab until the focus is on the game's board. */
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

/** Plays a solution to its end, and reads the board before each move. */
export async function playThrough(
  page: Page,
  tokens: readonly string[],
  player: Player,
  game = gameOf(page),
): Promise<Look> {
  let seen = await look(game);
  for (const [index, token] of tokens.entries()) {
    await player(readToken(seen.position, token), seen);
    const before = seen.moveCount;
    seen = await look(game);
    if (seen.moveCount !== before + 1) {
      throw new Error(`move ${index + 1}, ${token}, was not played: ${await statusOf(game)}`);
    }
    // A game with automatic moves ends before the solution does.
    if (seen.outcome === 'won') break;
  }
  return seen;
}

export const statusOf = (game: Locator): Promise<string> =>
  game.evaluate(
    ({ shadowRoot }) => shadowRoot?.querySelector('[part~="status"]')?.textContent ?? '',
  );
