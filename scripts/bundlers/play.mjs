// Plays the page of a project in a browser.
import assert from 'node:assert/strict';

/** @typedef {{ from: string, to: string, count: number }} Transfer */

/**
 * The point at which a pile can be pressed: on its top card, or on the empty place.
 *
 * @param {import('playwright-core').Locator} game
 * @param {string} pile
 * @param {number} [count] which card, from the top
 */
async function placeOf(game, pile, count = 1) {
  const cards = game.locator(`[data-pile="${pile}"] [data-card]`);
  const node = (await cards.count()) ? cards.nth((await cards.count()) - count) : undefined;
  const box = await (node ?? game.locator(`[data-pile="${pile}"]`)).boundingBox();
  assert(box, `${pile} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + Math.min(10, box.height / 2) };
}

/**
 * Makes a move by dragging.
 *
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').Locator} game
 * @param {Transfer} move
 */
async function drag(page, game, { from, to, count }) {
  const [start, end] = [await placeOf(game, from, count), await placeOf(game, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/**
 * Collects a page's console messages and failed requests.
 *
 * @param {import('playwright-core').Page} page
 */
function listen(page) {
  /** @type {string[]} */
  const messages = [];
  /** @type {string[]} */
  const missed = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`error: ${error.stack}`));
  page.on('requestfailed', (request) => missed.push(new URL(request.url()).pathname));
  return { messages, missed };
}

/**
 * Plays as many moves by mouse, each as the hint says. Checks that the solver, in a worker, finds the deal winnable, and
 * that another language loads.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {number} moves
 */
export async function play(page, url, moves) {
  const { messages, missed } = listen(page);
  /** @type {string[]} */
  const workers = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto(url);
  const game = page.locator('freecell-game');
  await game.locator('[part~="verdict"][part~="winnable"]').waitFor();
  await game.getByRole('button', { name: 'Hint', exact: true }).click();
  await game.locator('[part~="card"][part~="hint"]').first().waitFor();
  for (let count = 1; count <= moves; count++) {
    const move = await game.evaluate((element) => /** @type {any} */ (element).hint());
    await drag(page, game, move);
    await game.locator('[part="move-count"]', { hasText: `${count} move` }).waitFor();
  }
  await game.evaluate((element) => element.setAttribute('locale', 'de'));
  await game.getByRole('button', { name: 'Rückgängig', exact: true }).click();
  assert.equal(await game.evaluate((element) => /** @type {any} */ (element).moveCount), moves + 1);
  assert.deepEqual(messages, [], 'the console is empty');
  // The last worker is the one that answers: earlier ones could not be started.
  const worker = workers
    .at(-1)
    ?.replace(/^(?:blob:)?https?:\/\/[^/]+\//, (from) => (from.startsWith('blob') ? 'blob ' : ''));
  return { worker, missed, output: await page.locator('output').textContent() };
}
