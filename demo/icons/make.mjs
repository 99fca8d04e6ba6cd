/* global customElements -- what runs inside the page */
// node demo/icons/make.mjs: draws the icons of the installed demo, from the kit's own cards in dist/.
import { chromium } from 'playwright-core';
import { serveDemo } from '../../scripts/demo-server.mjs';
import { browserFlags, findBrowser } from '../../scripts/find-browser.mjs';

const server = await serveDemo();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });

/**
 * @param {string} name
 * @param {number} size in pixels
 * @param {string} shape the scene's class: `any` has round corners, a maskable icon fills its square
 */
async function draw(name, size, shape) {
  const page = await browser.newPage({
    viewport: { width: 512, height: 512 },
    deviceScaleFactor: size / 512,
  });
  await page.goto(`${server.url}/demo/icons/scene.html`);
  await page.waitForFunction(() => customElements.get('playing-card'));
  const icon = page.locator('#icon');
  await icon.evaluate((element, value) => (element.className = value), shape);
  await icon.screenshot({ path: `demo/icons/${name}.png`, omitBackground: true });
  await page.close();
}

await draw('icon-192', 192, 'any');
await draw('icon-512', 512, 'any');
await draw('maskable-512', 512, 'maskable');
await browser.close();
await server.close();
