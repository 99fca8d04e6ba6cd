import { judgeDocs } from './docs.mjs';
import { judge } from './look.mjs';
import { NOT_DRAWN } from '../not-drawn.mjs';
import { FAILURES, leaveUndrawn, listen } from './page.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').BrowserContext} Context
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ id: string, title: string, name: string, type: 'story' | 'docs', tags: string[] }} Entry
 * @typedef {Entry & { shown: string[], isJudged: boolean }} Opened `shown` are the ids of the stories on a docs page;
 *   `isJudged` tells whether axe checks it
 */

/** How long a story may take to load and play, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Warnings that the stories of a title are expected to cause, because they show them.
 *
 * @type {Readonly<Record<string, string>>}
 */
const WARNED = {
  'Elements/Replay': '<game-replay>: This link is incomplete or contains an error.',
};

/**
 * Collects errors and warnings in a page's console.
 *
 * @param {Page} page
 * @param {string | undefined} expected
 * @returns {string[]}
 */
function watch(page, expected) {
  /** @type {string[]} */
  const faults = [];
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()];
    if (type === 'error' || (type === 'warning' && text !== expected))
      faults.push(`console: ${text}`);
  });
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Requests that were cancelled by a reload are not errors.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    faults.push(`not loaded: ${request.url()}`);
  });
  return faults;
}

/** @param {Page} page */
async function failuresTold(page) {
  const failures = await page.evaluate(() => /** @type {any} */ (globalThis).storyState.failures);
  return /** @type {string[]} */ (failures);
}

/**
 * Waits until a page and the stories with these ids are loaded. Returns what failed.
 *
 * @param {Page} page
 * @param {string[]} shown
 */
async function stands(page, shown) {
  const ended = await page
    .waitForFunction(
      (ids) => {
        const { done, rendered, failures } = /** @type {any} */ (globalThis).storyState;
        return failures.length > 0 || (done && ids.every((id) => rendered.includes(id)));
      },
      shown,
      { timeout: PATIENCE },
    )
    .then(() => true)
    .catch(() => false);
  const failures = await failuresTold(page);
  if (!ended) return [...failures, `not at its end after ${PATIENCE / 1000} s`];
  return failures;
}

/**
 * @param {Page} page
 * @param {Opened} entry
 * @param {boolean} isFull
 * @returns {Promise<string[]>}
 */
async function inspect(page, entry, isFull) {
  const { type, shown } = entry;
  const failures = await stands(page, shown);
  if (failures.length > 0) return failures;
  // axe checks every element in the element tests, and stories only in a full run.
  if (type === 'story') return isFull ? judge(page) : [];
  const reopen = async () => {
    await page.reload();
    await stands(page, shown);
  };
  return judgeDocs(page, entry, isFull ? reopen : undefined);
}

/**
 * Opens a window for many stories. Each story sees a new visitor, but the shared scripts are compiled only once.
 *
 * @param {Browser} browser
 */
export async function openWindow(browser) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  await context.addInitScript(listen, FAILURES);
  await context.addInitScript(leaveUndrawn, NOT_DRAWN);
  return context;
}

/**
 * Opens a story or docs page by itself, and returns its faults.
 *
 * @param {Context} context a window of `openWindow`
 * @param {string} url
 * @param {Opened} entry
 * @param {boolean} isFull
 * @returns {Promise<string[]>}
 */
export async function checkEntry(context, url, entry, isFull) {
  const page = await context.newPage();
  try {
    const faults = watch(page, WARNED[entry.title]);
    const client = await context.newCDPSession(page);
    await client.send('Storage.clearDataForOrigin', {
      origin: new URL(url).origin,
      storageTypes: 'all',
    });
    // Turns off axe in Storybook's own panel, because it runs here.
    const query = new URLSearchParams({
      id: entry.id,
      viewMode: entry.type,
      globals: 'a11y.manual:!true',
    });
    await page.goto(`${url}/iframe.html?${query.toString()}`);
    return [...(await inspect(page, entry, isFull)), ...faults];
  } catch (error) {
    return [`check: ${String(error)}`];
  } finally {
    await page.close();
  }
}
