// Opens a site's page like a visitor, and plays its deal to the win.
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ readonly from: string, readonly to: string, readonly count: number }} Move
 *
 * The errors and warnings in a page's console, and the size of its scripts in bytes, gzipped.
 *
 * @typedef {{ readonly said: string[], readonly scriptBytes: () => Promise<number> }} Seen
 */

/** @param {Page} page @returns {Seen} */
export function watch(page) {
  /** @type {string[]} */
  const said = [];
  /** @type {import('playwright-core').Response[]} */
  const scripts = [];
  page.on('console', (message) => {
    const text = message.text();
    // A development server serves lit's development build.
    const isUsual = text.startsWith('Lit is in dev mode');
    if (['error', 'warning'].includes(message.type()) && !isUsual) said.push(text);
  });
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  // Reads the bodies late: a script that arrives while the page closes has no body any more.
  const scriptBytes = async () => {
    const bodies = await Promise.all(scripts.map((response) => response.body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
  return { said, scriptBytes };
}

/** The key of a pile: `3` for column 3, `a` for the first cell, `h` for a foundation. @param {string} pile */
function keyOf(pile) {
  const [kind, number = ''] = pile.split('-');
  if (kind === 'foundation') return 'h';
  return kind === 'cell' ? 'abcd'.charAt(Number(number) - 1) : number;
}

/** The piles of a move in notation: `2a`, `26v3`. @param {string} letter */
function pileOf(letter) {
  const cell = 'abcd'.indexOf(letter);
  if (letter === 'h') return 'foundation-';
  return cell < 0 ? `column-${letter}` : `cell-${cell + 1}`;
}

/**
 * Finds the legal move for a token of a solution. Without a count it is the move with the fewest cards.
 *
 * @param {readonly Move[]} legal
 * @param {string} token
 * @returns {Move}
 */
function readMove(legal, token) {
  const [, from = '', to = '', count] = /^(\w)(\w)(?:v(\d+))?$/.exec(token) ?? [];
  const found = legal
    .filter((move) => move.from === pileOf(from) && move.to.startsWith(pileOf(to)))
    .filter((move) => count === undefined || move.count === Number(count))
    .sort((a, b) => a.count - b.count);
  assert.ok(found[0], `${token} is no legal move`);
  return found[0];
}

/**
 * @param {Page} page
 * @param {Move} move
 */
async function drag(page, { from, to }) {
  const game = page.locator('freecell-game');
  const start = await game.locator(`[data-pile="${from}"] [data-card]`).last().boundingBox();
  const end = await game.locator(`[data-pile="${to}"]`).boundingBox();
  assert.ok(start && end);
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

/** @param {Page} page @param {Move} move */
async function press(page, { from, to, count }) {
  const up = Array(count - 1).fill('ArrowUp');
  for (const key of [keyOf(from), ...up, 'Enter', keyOf(to)]) await page.keyboard.press(key);
}

/**
 * Checks the loaded page: the game has begun, the site knows the deal, and the property without an attribute is set.
 *
 * @param {Page} page
 */
export async function expectBegun(page) {
  await page.getByText('Deal 617', { exact: true }).waitFor();
  const faces = page.locator('freecell-game [part~="card-face"]');
  await faces.first().waitFor();
  assert.equal(await faces.count(), 52);
}

/**
 * Plays a solution to the win: the first move with the mouse, the others with keys. The site's own listener has to
 * receive the win.
 *
 * @param {Page} page
 * @param {readonly string[]} solution
 */
export async function win(page, solution) {
  const game = page.locator('freecell-game');
  /** @typedef {{ legalMoves: Move[], moveCount: number, outcome: string | undefined }} Game */
  const look = () =>
    game.evaluate((node) => {
      const { legalMoves, moveCount, outcome } = /** @type {Game} */ (
        /** @type {unknown} */ (node)
      );
      return { legalMoves, moveCount, outcome };
    });
  for (const [index, token] of solution.entries()) {
    const { legalMoves, moveCount, outcome } = await look();
    if (outcome === 'won') break; // The last moves were automatic.
    assert.equal(moveCount, index, `before ${token}`);
    const move = readMove(legalMoves, token);
    await (index === 0 ? drag : press)(page, move);
  }
  const { moveCount, outcome } = await look();
  assert.equal(outcome, 'won');
  await page.getByText(`Won in ${moveCount} moves`, { exact: true }).waitFor();
}
