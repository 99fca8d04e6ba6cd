// Plays each app like a person, and compares what it shows with the events of its game.
import assert from 'node:assert/strict';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').Locator} Locator
 */

/**
 * Waits for the expected number of lines in an app, and compares them.
 *
 * @param {Page} page
 * @param {readonly string[]} lines
 */
async function expectTold(page, lines) {
  const items = page.getByRole('list').locator('li');
  const last = items.nth(lines.length - 1);
  await last.waitFor({ timeout: 10_000 }).catch(() => undefined); // The comparison gives the better message.
  assert.deepEqual(await items.allInnerTexts(), lines);
}

/**
 * @param {Page} page
 * @param {Locator} game
 */
async function colourBySuit(page, game) {
  await page.getByLabel('Four colours').check();
  await page.waitForFunction(
    (element) => element?.hasAttribute('four-color'),
    await game.elementHandle(),
  );
}

/**
 * @param {Page} page
 * @param {Locator} from
 * @param {Locator} to
 */
async function drag(page, from, to) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  assert.ok(start && end);
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

/** @param {Page} page */
async function playReact(page) {
  const game = page.locator('freecell-game');
  const card = (/** @type {string} */ code) => game.locator(`[data-card="${code}"]`);
  const pile = (/** @type {string} */ id) => game.locator(`[data-pile="${id}"]`);
  await expectTold(page, ['Deal 617']);
  await colourBySuit(page, game);
  await page.getByRole('button', { name: 'Next deal' }).click();
  const dealt = ['Deal 617', 'Deal 618'];
  await expectTold(page, dealt);
  await drag(page, pile('column-1').locator('[data-card]').last(), pile('cell-2'));
  await expectTold(page, [...dealt, '1. 1b']);
  await page.keyboard.press('u');
  const undone = [...dealt, '1. 1b', '2. back: 1b', 'A given deck'];
  await page.getByRole('button', { name: 'A short game' }).click();
  await expectTold(page, undone);
  await card('AC').dblclick();
  await expectTold(page, [...undone, '1. 4h', 'won at move 1']);
}

/**
 * Presses Tab until an element has the focus.
 *
 * @param {Page} page
 * @param {Locator} wanted
 */
async function tabTo(page, wanted) {
  const isFocused = () => wanted.evaluate((node) => node.matches(':focus'));
  for (let tabs = 0; tabs < 40; tabs++) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
  }
  assert.fail('Tab does not reach it.');
}

/** @param {Page} page */
async function playVue(page) {
  const table = page.locator('paigow-table');
  const part = (/** @type {string} */ name) => table.locator(`[part~="${name}"]`);
  await expectTold(page, ['Hand 1']);
  await colourBySuit(page, table);
  await page.getByRole('button', { name: 'A strong hand' }).click();
  await expectTold(page, ['Hand 1', 'Hand 1']);
  await tabTo(page, part('button-deal'));
  for (const key of ['+', 'Enter']) await page.keyboard.press(key);
  await part('trays').waitFor();
  // King and queen are in front, the aces behind.
  const toKing = ['ArrowRight', 'ArrowRight', 'Enter'];
  const toQueen = ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter'];
  for (const key of [...toKing, ...toQueen, 'd']) await page.keyboard.press(key);
  await expectTold(page, ['Hand 1', 'Hand 1', 'b0:10', 's0', 'Net 10']);
  assert.equal(await page.getByRole('status').first().innerText(), '1010');
}

/** The rows of the short game, from below: kings, and pairs with a sum of 13. */
const PYRAMID = [
  ['KC', '4H 9H', '5H 8H', '6H 7H', 'AH QH', '2H JH', '3H TH', 'KD'],
  ['5S 8S', '6S 7S', '3S TS', '4S 9S', '2S JS', 'KH', 'AS QS', 'KS'],
].flat();

/** @param {Page} page */
async function playSvelte(page) {
  const game = page.locator('pyramid-game');
  await colourBySuit(page, game);
  await page.getByRole('button', { name: 'A short game' }).click();
  /** @type {string[]} */
  const lines = [];
  for (const [index, cards] of PYRAMID.entries()) {
    for (const code of cards.split(' ')) await game.locator(`[data-card="${code}"]`).click();
    lines.push(`${index + 1}. ${cards.replace(' ', '')}`);
    if (index + 1 < PYRAMID.length) await expectTold(page, lines);
  }
  await expectTold(page, [...lines, `won at move ${PYRAMID.length}`]);
}

export const PLAYS = { react: playReact, vue: playVue, svelte: playSvelte };
