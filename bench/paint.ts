/**
 * npm run bench:paint -- [--peer <folder>] <folder> [<folder> …]: measures the time until a game's cards are painted, on a
 * page that loads the game from `<folder>` (`dist/cdn`, or that of another checkout). The network has 10 Mbit/s and 40 ms,
 * and the processor is four times slower. Folders take turns, so that other load on the machine affects all of them.
 *
 * `--peer` names the built site of another program, with an index.html. Its first contentful paint takes turns with the
 * others.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../scripts/find-browser.mjs';
import { median } from './support/figures.js';
import { serve } from './support/site.js';
import { print } from './support/table.js';

const RUNS = 9;
const SLOWER = 4;
/** Bytes per second, and milliseconds for a round trip. */
const NETWORK = { rate: 10_000_000 / 8, latency: 40 };

/** The games, with a selector that matches when their cards are rendered. Spider has 104 cards. */
const GAMES: Readonly<Record<string, string>> = {
  'freecell-game': '[data-card]',
  'klondike-game': '[data-card]',
  'patience-game': '[data-card]',
  'seven27-table': '.seat',
};

const pageOf = (tag: string): string =>
  `<!doctype html><html lang="en"><title>${tag}</title><body><${tag} game="spider" deal="617"></${tag}>
<script type="module" src="/${tag}.js"></script>`;

/** Sets `painted` to the time of the first painted frame with the game's cards. */
const paintedCards = (tag: string): string =>
  `globalThis.painted = new Promise((done) => {
    const look = () => {
      const root = document.querySelector(${JSON.stringify(tag)})?.shadowRoot;
      // The frame after the one in which the cards are rendered is the first that shows them.
      if (root?.querySelector(${JSON.stringify(GAMES[tag])})) requestAnimationFrame(() => done(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });`;

/** Sets `painted` to the time of the page's first contentful paint. */
const PAINTED_PAGE = `globalThis.painted = new Promise((done) => {
  new PerformanceObserver((list) => {
    const [first] = list.getEntriesByName('first-contentful-paint');
    if (first) done(first.startTime);
  }).observe({ type: 'paint', buffered: true });
});`;

/** Opens a page on a slow phone. Returns the milliseconds from the navigation to what `script` sets as `painted`. */
async function timeOf(browser: Browser, url: string, script: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.latency,
    downloadThroughput: NETWORK.rate,
    uploadThroughput: NETWORK.rate,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(script);
  await page.goto(url, { waitUntil: 'commit' });
  const time = await page.evaluate<number>('painted');
  await context.close();
  return time;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { peer: { type: 'string' } },
});
const folders = positionals.length > 0 ? positionals : ['dist/cdn'];
const pages = Object.fromEntries(Object.keys(GAMES).map((tag) => [`/${tag}.html`, pageOf(tag)]));
const executablePath = findBrowser();
if (executablePath === undefined)
  throw new Error('No browser: run node scripts/ensure-browser.mjs');
const browser = await chromium.launch({ executablePath, args: browserFlags() });
const sites = await Promise.all(folders.map((folder) => serve(folder, pages)));
const peer = values.peer === undefined ? undefined : await serve(values.peer, {});

const rows: Record<string, string>[] = [];
for (const tag of Object.keys(GAMES)) {
  const opened = [
    ...sites.map(({ url }, index) => ({
      ...{ name: folders[index]!, url: `${url}/${tag}.html`, script: paintedCards(tag) },
    })),
    ...(peer ? [{ name: 'the peer', url: peer.url, script: PAINTED_PAGE }] : []),
  ];
  const times = opened.map((): number[] => []);
  // The first run is not counted, because caches are cold.
  for (let run = 0; run <= RUNS; run++) {
    for (const [index, { url, script }] of opened.entries()) {
      const time = await timeOf(browser, url, script);
      if (run > 0) times[index]!.push(time);
    }
  }
  for (const [index, { name }] of opened.entries()) {
    const own = times[index]!;
    const ratio = median(own.map((time, run) => time / times.at(-1)![run]!));
    rows.push({
      game: tag,
      folder: name,
      'median ms': median(own).toFixed(0),
      from: Math.min(...own).toFixed(0),
      to: Math.max(...own).toFixed(0),
      'to the last line': ratio.toFixed(2),
    });
  }
}
print('Until the cards are painted', rows);
await browser.close();
for (const site of [...sites, ...(peer ? [peer] : [])]) site.close();
