import { type Browser, type CDPSession, type Page, chromium } from 'playwright-core';
import { refreshDist } from '../../scripts/build/dist.mjs';
import { serveDemo } from '../../scripts/demo-server.mjs';
import { browserFlags, findBrowser } from '../../scripts/find-browser.mjs';
import { testDocument } from '../../test/harness/test-document.js';

/** A game's element in the page. */
export interface GameElement extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly moveCount: number;
  readonly legalMoves: readonly object[];
  play(move: object): unknown;
}

export interface Opened {
  readonly page: Page;
  readonly cdp: CDPSession;
}

export interface StageOptions {
  readonly reducedMotion?: boolean;
  /** The element whose file the page loads. Default: FreeCell. */
  readonly tag?: string;
  /** Whether all games are loaded too, for an element that contains some. */
  readonly withGames?: boolean;
}

export interface Stage {
  /** Opens a page of the built package, in a browser context of its own. */
  open(body: string, options?: StageOptions): Promise<Opened>;
  close(opened: Opened): Promise<void>;
}

/** tsx wraps functions in calls of a helper, which pages don't have. */
const NAMER = 'globalThis.__name = (named) => named;';

async function open(
  browser: Browser,
  baseURL: string,
  body: string,
  { reducedMotion = false, tag = 'freecell-game', withGames = false }: StageOptions,
): Promise<Opened> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 900 },
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  await page.addInitScript(NAMER);
  const files = [tag, ...(withGames ? ['baize'] : [])];
  const document = testDocument(
    body,
    files.map((file) => `/dist/cdn/${file}.js`),
  );
  await page.route('**/bench/page', (route) =>
    route.fulfill({ contentType: 'text/html', body: document }),
  );
  await page.goto('/bench/page');
  return { page, cdp: await context.newCDPSession(page) };
}

/** Runs a bench with a server and a browser. */
export async function onStage<Result>(bench: (stage: Stage) => Promise<Result>): Promise<Result> {
  await refreshDist();
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    throw new Error('No browser: run node scripts/ensure-browser.mjs');
  }
  const server = await serveDemo();
  const browser = await chromium.launch({ executablePath, args: browserFlags() });
  try {
    return await bench({
      open: (body, options = {}) => open(browser, server.url, body, options),
      close: ({ page }) => page.context().close(),
    });
  } finally {
    await browser.close();
    await server.close();
  }
}
