import { type Page, chromium } from 'playwright-core';
import puppeteer from 'puppeteer-core';
import { findFirefox } from '../../../scripts/engines/install.mjs';
import { WebkitBrowser } from '../../../scripts/engines/webkit-browser.mjs';
import { startWebkitDriver } from '../../../scripts/engines/webkit-driver.mjs';
import { webkitHands } from '../../../scripts/engines/webkit-hands.mjs';
import { browserFlags, findBrowser } from '../../../scripts/find-browser.mjs';

/** A person at a browser: what they do, and what a test reads. */
export interface Visitor {
  readonly engine: 'Chromium' | 'Firefox' | 'WebKitGTK';
  /** Chromium only, for axe and for the network's speed. */
  readonly page?: Page;
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  ask<T>(expression: string): Promise<T>;
  click(x: number, y: number): Promise<void>;
  press(key: 'Tab' | 'Enter'): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

const SIZE = { width: 1280, height: 900 };

/** Chromium by Playwright. */
export async function chromiumVisitor(): Promise<Visitor> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
  const page = await browser.newPage({ viewport: SIZE });
  return {
    ...{ engine: 'Chromium', page },
    async goto(url) {
      await page.goto(url);
    },
    ask: <T>(expression: string) => page.evaluate<T>(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

/** Firefox by WebDriver BiDi. */
export async function firefoxVisitor(): Promise<Visitor> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('no Firefox');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  await page.setViewport(SIZE);
  return {
    engine: 'Firefox',
    async goto(url) {
      await page.goto(url);
    },
    ask: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

/** WebKitGTK's own small browser by WebDriver, on a screen of its own. */
export async function webkitVisitor(): Promise<Visitor> {
  const { env, stop } = await startWebkitDriver();
  const driver = new WebkitBrowser(env['WEBKIT_DRIVER'] ?? '');
  const hands = webkitHands({ browser: driver, id: 'visitor' } as never);
  return {
    engine: 'WebKitGTK',
    async goto(url) {
      await driver.startSession('visitor', url);
      await hands.viewport(SIZE);
    },
    ask: async <T>(expression: string) => (await driver.execute(`return ${expression}`)) as T,
    async click(x, y) {
      await hands.mouse({ type: 'click', position: [x, y] });
    },
    async press(key) {
      await hands.keys({ press: key });
    },
    async type(text) {
      await hands.keys({ type: text });
    },
    async close() {
      await driver.stop();
      stop();
    },
  };
}
