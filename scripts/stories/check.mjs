import { judgeDocs } from './docs.mjs';
import { judge } from './look.mjs';
import { NOT_DRAWN } from '../not-drawn.mjs';
import { FAILURES, leaveUndrawn, listen } from './page.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').BrowserContext} Context
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ id: string, title: string, name: string, type: 'story' | 'docs', tags: string[] }} Entry
 * @typedef {Entry & { shown: string[], isJudged: boolean }} Opened with the ids of the stories that a docs page shows, and
 *   whether axe looks at it
 */

/** How long a story may take to be shown and played; milliseconds. */
const PATIENCE = 20_000;

/**
 * What stories of a title are to warn of: they show what an element says of it.
 *
 * @type {Readonly<Record<string, string>>}
 */
const WARNED = {
  'Elements/Replay': '<game-replay>: This link is incomplete or has a slip in it.',
};

/**
 * Notes what a visitor would find in the console.
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
    // What was still under way as a page was opened again is no fault.
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
 * Waits for a page to be all there, with the stories of these ids; gives what failed meanwhile.
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
  // Axe looks at every element in the element tests: at stories in a full run alone.
  if (type === 'story') return isFull ? judge(page) : [];
  const reopen = async () => {
    await page.reload();
    await stands(page, shown);
  };
  return judgeDocs(page, entry, isFull ? reopen : undefined);
}

/**
 * A browser's window for story after story, each of which finds it as a visitor does who never came before. The scripts
 * that stories share are compiled once.
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
 * Opens a story or a docs page by itself, and tells what is wrong.
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
    // The panel's own run of axe would only take the time: it is run here.
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
