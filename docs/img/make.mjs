/* global customElements, document -- what runs inside the page */
// node docs/img/make.mjs: takes the picture in the README anew, from dist/ as it stands.
import { chromium } from 'playwright-core';
import { serveDemo } from '../../scripts/demo-server.mjs';
import { browserFlags, findBrowser } from '../../scripts/find-browser.mjs';

/**
 * @param {string} variant
 * @param {number} deal
 * @param {string} moves in notation, up to the position shown
 */
function save(variant, deal, moves) {
  const steps = moves.split(' ');
  return {
    format: 1,
    game: 'freecell',
    version: 1,
    deal,
    options: { variant, cells: 4, supermove: 'linear' },
    moves: steps,
    at: steps.length,
    count: steps.length,
    elapsed: steps.length * 6_400,
  };
}

const SAVES = {
  wide: save(
    'freecell',
    617,
    '7a 7b 7c b7 1b 71 7h 83 8h 4d 46 83 48 74 b7 2b 27 a2 82 8a 8h d8 48 4d 4h 1h d7 8d 8h d4',
  ),
  narrow: save('kingcell', 1, '5a 5b 5c 5d 5h b2 8b a8 c5 7a b7 4c d4 8b 8d c8 d2 b2 6c 6d 6h 6h'),
};

const server = await serveDemo();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.goto(`${server.url}/docs/img/scene.html`);
await page.waitForFunction(() => customElements.get('freecell-game'));
await page.evaluate((saves) => {
  for (const [id, game] of Object.entries(saves)) {
    const element = /** @type {import('../../dist/freecell-game.js').FreecellGame} */ (
      document.getElementById(id)
    );
    const problem = element.load(game);
    if (problem) throw new Error(`The save of #${id} is refused: ${JSON.stringify(problem)}`);
  }
}, SAVES);
// Two cards picked up, and the place that takes them lit.
await page.locator('#wide [data-card="4S"]').click({ position: { x: 20, y: 12 } });
await page.mouse.move(0, 0);
await page.locator('body').screenshot({ path: 'docs/img/freecell.png' });
await browser.close();
await server.close();
