import { buildSync } from 'esbuild';
import { type Browser, type CDPSession, type Page, chromium } from 'playwright-core';
import { refreshDist } from '../../scripts/build/dist.mjs';
import { serveDemo } from '../../scripts/demo-server.mjs';
import { browserFlags, findBrowser } from '../../scripts/find-browser.mjs';
import { testDocument } from '../../test/harness/test-document.js';
import { BANKROLL } from './acts.js';

/** Every element on one page. Those that share something are in one room. */
const BODY = `
  <main style="width: 900px; margin: auto">
    <card-room bankroll="${BANKROLL}" save-key="soak">
      <freecell-game deal="617" supermove="full"></freecell-game>
      <klondike-game deal="617"></klondike-game>
      <pyramid-game deal="617"></pyramid-game>
      <paigow-table seats="4" bonus="fortune" quick-deal></paigow-table>
      <seven27-table seats="4" declare="simultaneous"></seven27-table>
      <ten-dice-race deal="617" players="2" bots="2"></ten-dice-race>
      <game-stats></game-stats>
      <playing-card card="QH"></playing-card>
    </card-room>
    <game-replay link="1.freecell.1.Nf3AAAAADYkqPiOACSDKD"></game-replay>
  </main>`;

const SCRIPTS = ['baize', 'card-room', 'game-stats', 'game-replay', 'playing-card'];

/** Removes the limit of sixty frames per second, so that an hour takes some minutes. */
const AS_FAST_AS_IT_GOES = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** A page that is played on, with the messages of its console and its errors. */
export interface Soaked {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly messages: readonly string[];
}

/** The script that plays in the page. */
const playing = (): string =>
  buildSync({
    entryPoints: [new URL('in-page/index.ts', import.meta.url).pathname],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  }).outputFiles[0]!.text;

function watch(page: Page): string[] {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const kind = message.type();
    if (kind === 'error' || kind === 'warning') messages.push(`${kind}: ${message.text()}`);
  });
  page.on('crash', () => messages.push('the page crashed'));
  page.on('download', (download) => void download.cancel());
  return messages;
}

async function open(browser: Browser, baseURL: string, seed: number): Promise<Soaked> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1000, height: 1000 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const messages = watch(page);
  await page.addInitScript(`globalThis.soakSeed = ${seed}; ${playing()}`);
  const scripts = SCRIPTS.map((name) => `/dist/cdn/${name}.js`);
  await page.route('**/soak/page', (route) =>
    route.fulfill({ contentType: 'text/html', body: testDocument(BODY, scripts) }),
  );
  await page.goto('/soak/page');
  await page.waitForFunction(
    (chips) =>
      (document.querySelector('card-room') as unknown as { availableChips?: number })
        .availableChips === chips,
    BANKROLL - 2000,
  );
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  return { page, cdp, messages };
}

/** Runs a task with a server, a browser and the page. */
export async function onPage<Result>(
  seed: number,
  play: (soaked: Soaked) => Promise<Result>,
): Promise<Result> {
  await refreshDist();
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    throw new Error('No browser: run node scripts/ensure-browser.mjs');
  }
  const server = await serveDemo();
  const browser = await chromium.launch({
    executablePath,
    args: [...browserFlags(), ...AS_FAST_AS_IT_GOES],
  });
  try {
    return await play(await open(browser, server.url, seed));
  } finally {
    await browser.close();
    await server.close();
  }
}
