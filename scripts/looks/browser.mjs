import { chromium } from 'playwright-core';
import { serveDemo } from '../demo-server.mjs';
import { findBrowser, findTestBrowser, manyWindowsFlags } from '../find-browser.mjs';

/** Makes pictures independent of the screen: no subpixel smoothing, a fixed gamut. */
const FLAGS = ['--disable-lcd-text', '--force-color-profile=srgb', '--font-render-hinting=none'];

/**
 * Runs a task with a browser and a server of the project's root, and ends both.
 *
 * @template Answer
 * @param {(browser: import('playwright-core').Browser, url: string) => Promise<Answer>} act
 * @param {object} [options]
 * @param {boolean} [options.isDrawn] false if no picture is taken: then Chromium's headless shell will do, which is
 *   smaller and starts no services beside the pages
 * @returns {Promise<Answer>}
 */
export async function withBrowser(act, { isDrawn = true } = {}) {
  const executablePath = isDrawn ? findBrowser() : findTestBrowser();
  if (executablePath === undefined)
    throw new Error('No browser: run node scripts/ensure-browser.mjs');
  const server = await serveDemo();
  const browser = await chromium.launch({
    executablePath,
    args: [...manyWindowsFlags(), ...FLAGS],
  });
  try {
    return await act(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
}
