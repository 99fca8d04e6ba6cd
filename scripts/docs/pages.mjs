/* global customElements, document */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ROOT } from '../entries.mjs';
import { findTestBrowser, manyWindowsFlags } from '../find-browser.mjs';
import { serve } from '../static-server.mjs';
import { placeOf } from './snippets.mjs';

/** @typedef {import('./snippets.mjs').Snippet} Snippet */

/** Pages that are open at once. */
const AT_ONCE = 3;

/** Where examples have a server of tables. There is none in this check. */
const isServer = (/** @type {string} */ url) =>
  /^(?:https|wss):\/\/(?:[\w-]+\.)*example(?:\.\w+)?\/|\/\/localhost:2600\//.test(url);

/**
 * The built file that an example means. Examples have the kit in a folder of their site or on a CDN, under any path.
 *
 * @param {string} url
 */
function kitFile(url) {
  const parts = new URL(url).pathname.split('/').slice(1);
  return parts
    .flatMap((_, index) =>
      ['dist/cdn', 'dist'].map((folder) => [folder, ...parts.slice(index)].join('/')),
    )
    .find((path) => /\.\w+$/.test(path) && existsSync(join(ROOT, path)));
}

/**
 * Answers the requests of a page.
 *
 * @param {import('playwright-core').Page} page
 * @param {{ site: string, start: string, body: string }} answers
 * @param {string[]} faults gets the requests that nothing answers
 */
const answer = (page, { site, start, body }, faults) =>
  page.route('**/*', async (route) => {
    const url = route.request().url();
    if (url === start) return route.fulfill({ contentType: 'text/html', body });
    if (isServer(url)) return route.abort();
    const file = kitFile(url);
    if (file === undefined) {
      faults.push(`asks for ${url}`);
      return route.abort();
    }
    const response = await route.fetch({ url: `${site}/${file}` });
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    return route.fulfill({ response, headers });
  });

/** How long the tags of a page may take to be defined, in milliseconds. */
const DEFINED = 30_000;

/** @returns {string[]} the tags of a page that are not defined, if it loads modules */
function undefinedTags() {
  if (!document.querySelector('script[type=module]')) return [];
  const names = [...document.querySelectorAll('*')].map(({ localName }) => localName);
  const missing = names.filter((name) => name.includes('-') && !customElements.get(name));
  return [...new Set(missing)].map((name) => `<${name}> is not defined`);
}

/**
 * Opens a code block as a page, and returns what is wrong: errors, warnings, files that do not exist, tags that stay
 * undefined.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} site the address of the project's root
 * @param {Snippet} snippet
 * @returns {Promise<string[]>}
 */
async function faultsOf(browser, site, snippet) {
  const page = await browser.newPage({ viewport: { width: 900, height: 700 } });
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const isAbsent = /ERR_FAILED|the server \S+ cannot be reached/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isAbsent) faults.push(message.text());
  });
  const start = `${site}/snippet/`;
  await answer(
    page,
    { site, start, body: `<!doctype html><meta charset="utf-8">${snippet.code}` },
    faults,
  );
  await page.goto(start, { waitUntil: 'networkidle' });
  // On a busy machine scripts may still run when no file has been asked for in a while.
  const areDefined = page.waitForFunction(
    () =>
      !document.querySelector('script[type=module]') ||
      document.querySelector(':not(:defined)') === null,
    undefined,
    { timeout: DEFINED },
  );
  await areDefined.catch(() => undefined);
  faults.push(...(await page.evaluate(undefinedTags)));
  const found = faults.map((fault) => `${placeOf(snippet)}: ${fault}`);
  // What the page still asks for while it closes gets no answer.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
  return found;
}

/**
 * Runs code blocks, each as a page of its own, with the built kit.
 *
 * @param {readonly Snippet[]} snippets
 * @returns {Promise<string[]>} what is wrong
 */
export async function pageFaults(snippets) {
  const server = await serve({ root: ROOT });
  const executablePath = findTestBrowser();
  if (executablePath === undefined)
    throw new Error('No browser: run node scripts/ensure-browser.mjs');
  const browser = await chromium.launch({ executablePath, args: manyWindowsFlags() });
  /** @type {string[]} */
  const faults = [];
  const waiting = [...snippets];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      faults.push(...(await faultsOf(browser, server.url, next)));
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await browser.close();
    await server.close();
  }
  return faults;
}
