/* global customElements, document, requestAnimationFrame */
import { SCENES } from './scenes.mjs';
import { readState, stateOf } from './states.mjs';
import { TEXT_SCENES } from './text-scenes.mjs';
import { NOT_DRAWN } from '../not-drawn.mjs';

/**
 * The conditions under which a scene is shown.
 *
 * @typedef {object} Look
 * @property {string | import('./scenes.mjs').Scene} scene a name of `SCENES` or `TEXT_SCENES`, or a scene
 * @property {number} width of the window, CSS pixels
 * @property {number} [height] of the window, CSS pixels. Default: 800. A picture contains the whole scene, however tall
 * @property {'light' | 'dark'} scheme
 * @property {string} [theme] a name of dist/themes/, whose class `baize-<name>` the page's root has
 * @property {string} [lang] BCP 47: the page's language, which also sets the direction
 * @property {import('../messages/pseudo.mjs').Locales} [locales] messages that the page gives its elements
 * @property {boolean} [isDrawn] false if no picture is taken
 * @property {string} [fonts] a CSS list of families; default: those of the pictures
 */

/** Font families with the same widths. Most machines have one of them. */
export const FONTS = '"Liberation Sans", Arimo, Arial, sans-serif';

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

/** Stops the clock and fixes the random numbers, so that a scene is the same every time. */
const ALIKE = `
  const now = Date.UTC(2025, 10, 21, 19);
  globalThis.Date = class extends Date {
    constructor(...args) { super(...(args.length > 0 ? args : [now])); }
    static now() { return now; }
  };
  performance.now = () => 0;
  Math.random = () => 0.5;
  crypto.getRandomValues = (array) => array.fill(7);`;

/** @param {Look} look */
function documentOf({ scene, theme, lang = 'en', fonts = FONTS, isDrawn = true }) {
  const { html, scripts } = sceneOf(scene);
  const dir = RIGHT_TO_LEFT.includes(lang.replace(/-.*/, '')) ? 'rtl' : 'ltr';
  const link =
    theme === undefined ? '' : `<link rel="stylesheet" href="/dist/themes/${theme}.css">`;
  const modules = scripts.map(
    (name) => `<script type="module" src="/dist/cdn/${name}.js"></script>`,
  );
  return `<!doctype html>
    <html lang="${lang}" dir="${dir}" class="${theme === undefined ? '' : `baize-${theme}`}">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${titleOf(scene)}</title>
    <style>
      :root { color-scheme: light dark; font: 16px/1.4 ${fonts}; --baize-font: ${fonts}; --baize-duration: 0 }
      ${isDrawn ? '' : NOT_DRAWN}
      body { margin: 0; padding: 8px; caret-color: transparent }
    </style>
    ${link}${modules.join('')}
    <body>${html}`;
}

/** @param {Look['scene']} scene */
const titleOf = (scene) => (typeof scene === 'string' ? scene : scene.scripts.join(', '));

/** @param {Look['scene']} name */
function sceneOf(name) {
  if (typeof name !== 'string') return name;
  const scene = SCENES[name] ?? TEXT_SCENES[name];
  if (!scene) {
    throw new Error(`no scene is called ${name}: there are ${Object.keys(SCENES).join(', ')}`);
  }
  return scene;
}

/**
 * Calls a method of an element, and throws the problem that it returns.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} selector
 * @param {string} method
 * @param {readonly unknown[]} values
 */
async function call(page, selector, method, values) {
  const problem = await page
    .locator(selector)
    .first()
    .evaluate(async (node, [name, args]) => {
      const element = /** @type {any} */ (node);
      // `game.conflict` is a method of the element's controller `game`.
      const path = name.split('.');
      const method = path.pop() ?? '';
      const owner = path.reduce((one, field) => one[field], element);
      const answer = await owner[method](...args);
      await element.updateComplete;
      return answer?.code === undefined ? undefined : JSON.stringify(answer);
    }, /** @type {const} */ ([method, values]));
  if (problem !== undefined) throw new Error(`${selector} ${method}: ${problem}`);
}

/**
 * @param {import('playwright-core').Page} page
 * @param {import('./scenes.mjs').Step} step
 */
async function take(page, step) {
  if ('press' in step) {
    const position = step.at;
    await page
      .locator(step.press)
      .first()
      .click(position && { position });
  } else if ('see' in step) await page.locator(step.see).first().waitFor();
  else {
    const texts = step.values.map((value) =>
      typeof value === 'string' && value.endsWith('.json') ? readState(value) : value,
    );
    await call(page, step.call, step.method, texts);
  }
}

/**
 * Gives all elements of the page their messages, and waits until they show them.
 *
 * @param {import('../messages/pseudo.mjs').Locales} locales
 */
async function giveLocales(locales) {
  const elements = [...document.querySelectorAll('*')].filter((element) => 'locales' in element);
  const english = elements.map((element) => /** @type {any} */ (element).words);
  for (const element of elements) Object.assign(element, { locales });
  for (const [index, element] of elements.entries()) {
    const words = english[index];
    // A room has no texts of its own.
    while (words !== undefined && /** @type {any} */ (element).words === words)
      await new Promise((done) => requestAnimationFrame(done));
  }
}

/**
 * Opens a scene in a browser context of its own, and takes its steps. The caller closes the context.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of a server of the project's root
 * @param {Look} look
 */
export async function openScene(browser, url, look) {
  const { states = {}, steps = [], scripts } = sceneOf(look.scene);
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height ?? 800 },
    ...{ colorScheme: look.scheme, reducedMotion: 'reduce', forcedColors: 'none' },
    ...{ locale: look.lang ?? 'en-US', timezoneId: 'UTC', deviceScaleFactor: 1 },
  });
  const page = await context.newPage();
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  await page.addInitScript(ALIKE);
  const body = documentOf(look);
  await page.route('**/looks/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${url}/looks/`);
  for (const tag of scripts) await page.waitForFunction((name) => customElements.get(name), tag);
  if (look.locales) await page.evaluate(giveLocales, look.locales);
  // Waits for what the game loads on demand, such as court cards.
  await page.waitForLoadState('networkidle');
  for (const [selector, state] of Object.entries(states)) {
    await call(page, selector, 'load', [stateOf(state)]);
  }
  for (const step of steps) await take(page, step);
  // Moves the pointer away, so that it does not highlight the control that a step pressed.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  if (faults.length > 0) throw new Error(`${titleOf(look.scene)}: ${faults.join('; ')}`);
  return page;
}

/**
 * Takes a page's picture as soon as two pictures in a row are the same.
 *
 * @param {import('playwright-core').Page} page
 */
export async function picture(page) {
  const shoot = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  let last = await shoot();
  for (let tries = 0; tries < 60; tries++) {
    await page.waitForTimeout(60);
    const next = await shoot();
    if (next.equals(last)) return last;
    last = next;
  }
  throw new Error('the page does not come to rest');
}
