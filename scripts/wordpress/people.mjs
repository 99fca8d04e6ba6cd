/* global document, window -- what runs inside the page */
// People at the site. Each has a browser window of their own, whose console is recorded.
import assert from 'node:assert/strict';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('./site.mjs').Site} Site
 *
 * @typedef {{ tag: string, source: string, count: number }} Win
 *
 * @typedef {object} Person
 * @property {Page} page
 * @property {string[]} noise errors and warnings in the console, failed requests, and requests to other sites
 * @property {string[]} requests the URLs of all requests
 * @property {() => Promise<Win[]>} wins returns the wins that the page's listener received
 */

/** Messages of WordPress's own editor. */
const NOT_OURS = [
  /^JQMIGRATE:/,
  /React DevTools/,
  /wp\.[\w.]+ is deprecated/,
  /is deprecated (?:since|and will be removed)/,
  /Warning: (?:componentWill|findDOMNode|Each child|React has detected|Can't perform|unmountComponentAtNode|ReactDOM\.render is no longer)/,
];

/**
 * @param {Browser} browser
 * @param {Site} site
 * @param {{ width?: number, height?: number, javaScriptEnabled?: boolean }} [window]
 * @returns {Promise<Person>}
 */
export async function enter(browser, site, { width = 1280, height = 1000, ...more } = {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    ...more,
  });
  await context.addInitScript(() => {
    const wins = Object.assign(window, { heardWins: /** @type {Win[]} */ ([]) }).heardWins;
    document.addEventListener('game-win', ({ target, detail }) => {
      wins.push({
        tag: /** @type {Element} */ (target).localName,
        source: detail.source,
        count: detail.count,
      });
    });
  });
  const page = await context.newPage();
  /** @type {string[]} */
  const noise = [];
  /** @type {string[]} */
  const requests = [];
  page.on('console', (message) => {
    const text = message.text();
    const isLoud = ['error', 'warning'].includes(message.type());
    if (isLoud && !NOT_OURS.some((one) => one.test(text)))
      noise.push(`${text} (${message.location().url})`);
  });
  page.on('pageerror', (error) => noise.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    requests.push(url);
    if (!/^(?:data|blob):/.test(url) && !url.startsWith(`${site.url}/`))
      noise.push(`Asked for ${url}`);
  });
  const wins = () => page.evaluate(() => Reflect.get(window, 'heardWins'));
  return { page, noise, requests, wins };
}

/**
 * @param {Page} page
 * @param {Site} site
 * @param {string} name one of PEOPLE
 */
export async function logIn(page, site, name) {
  await page.goto(`${site.url}/wp-login.php`);
  await page.locator('#user_login').fill(name);
  await page.locator('#user_pass').fill(name);
  await page.locator('#wp-submit').click();
  await page.waitForURL(/wp-admin/);
}

/** @param {Person} person */
export async function leave({ page, noise }) {
  await page.context().close();
  assert.deepEqual(noise, []);
}
