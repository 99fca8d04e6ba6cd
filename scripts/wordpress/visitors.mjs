// Visitors play a game to its end, by mouse and by keys.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').Locator} Locator
 */

/**
 * A winning game from the project's test data.
 *
 * @param {'pyramid' | 'golf'} game
 * @param {number} deal
 * @returns {string[]} its moves
 */
export function winOf(game, deal) {
  const lines = readFileSync(join(ROOT, `test/data/${game}-games.tsv`), 'utf8').split('\n');
  const line = lines.find((one) => one.startsWith(`${deal}\t`));
  assert.ok(line);
  return line.trim().split('\t').at(-1)?.split(' ') ?? [];
}

/** @param {Locator} game */
export const moveCount = (game) =>
  game.evaluate((element) => Number(Reflect.get(element, 'moveCount')));

/**
 * @param {Page} page
 * @param {Locator} game
 * @param {number} count
 */
export async function waitForMoves(page, game, count) {
  const element = await game.elementHandle();
  await page.waitForFunction(
    ([one, wanted]) => one !== null && Reflect.get(one, 'moveCount') === wanted,
    /** @type {const} */ ([element, count]),
  );
}

/**
 * Plays Pyramid by mouse: `s` turns a card, `7D6H` removes two.
 *
 * @param {Page} page
 * @param {Locator} game
 * @param {readonly string[]} moves
 */
export async function playPyramid(page, game, moves) {
  for (const [index, move] of moves.entries()) {
    if (move === 's') await game.locator('[data-pile="stock"]').click();
    else
      for (const card of move.match(/../g) ?? [])
        await game.locator(`[data-card="${card}"]`).click();
    await waitForMoves(page, game, index + 1);
  }
}

/**
 * Plays Golf by keys: `s` turns a card, a digit takes a column's card and `h` moves it to the waste.
 *
 * @param {Page} page
 * @param {Locator} game
 * @param {readonly string[]} moves
 */
export async function playGolf(page, game, moves) {
  const isOnBoard = () =>
    game.evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.matches('[data-pile] *') ?? false);
  for (let tabs = 0; !(await isOnBoard()); tabs++) {
    assert.ok(tabs < 60, 'Tab does not reach the board.');
    await page.keyboard.press('Tab');
  }
  for (const [index, move] of moves.entries()) {
    await page.keyboard.press(move);
    if (move !== 's') await page.keyboard.press('h');
    await waitForMoves(page, game, index + 1);
  }
}
