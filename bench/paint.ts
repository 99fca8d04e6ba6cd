/**
 * npm run bench:paint -- <folder> [<folder> …]: measures the time until a game's cards are painted, on a page that loads the
 * game from `<folder>` (`dist/cdn`, or that of another checkout). The network has 10 Mbit/s and 40 ms, and the processor is
 * four times slower. Folders take turns, so that other load on the machine affects all of them.
 */
import { readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../scripts/find-browser.mjs';
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
<script type="module" src="/cdn/${tag}.js"></script>`;

/** Serves a page for each game, and the folder's files, gzipped. */
function answer(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const packed = new Map<string, Buffer>();
  const fileOf = (path: string): Buffer => {
    const found = packed.get(path) ?? gzipSync(readFileSync(join(folder, path)), { level: 9 });
    packed.set(path, found);
    return found;
  };
  return ({ url = '/' }, response) => {
    const isFile = url.startsWith('/cdn/');
    try {
      const body = isFile ? fileOf(url.slice(5)) : gzipSync(pageOf(url.slice(1)));
      response.writeHead(200, {
        'content-type': isFile ? 'text/javascript' : 'text/html',
        'content-encoding': 'gzip',
        'cache-control': 'no-store',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  };
}

async function serve(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(answer(resolve(folder)));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Milliseconds from the navigation to the first painted frame with the cards. */
async function timeOf(browser: Browser, url: string, tag: string): Promise<number> {
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
  await page.addInitScript(
    `globalThis.painted = new Promise((done) => {
      const look = () => {
        const root = document.querySelector(${JSON.stringify(tag)})?.shadowRoot;
        // The frame after the one in which the cards are rendered is the first that shows them.
        if (root?.querySelector(${JSON.stringify(GAMES[tag])})) requestAnimationFrame(() => done(performance.now()));
        else requestAnimationFrame(look);
      };
      look();
    });`,
  );
  await page.goto(`${url}/${tag}`, { waitUntil: 'commit' });
  const time = await page.evaluate<number>('painted');
  await context.close();
  return time;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

const folders = process.argv.slice(2);
if (folders.length === 0) folders.push('dist/cdn');
const executablePath = findBrowser();
if (executablePath === undefined)
  throw new Error('No browser: run node scripts/ensure-browser.mjs');
const browser = await chromium.launch({ executablePath, args: browserFlags() });
const servers = await Promise.all(folders.map(serve));
const rows: Record<string, string>[] = [];
for (const tag of Object.keys(GAMES)) {
  const times = folders.map((): number[] => []);
  // The first run is not counted, because caches are cold.
  for (let run = 0; run <= RUNS; run++) {
    for (const [index, { url }] of servers.entries()) {
      const time = await timeOf(browser, url, tag);
      if (run > 0) times[index]!.push(time);
    }
  }
  for (const [index, folder] of folders.entries()) {
    const own = times[index]!;
    const ratio = median(own.map((time, run) => time / times.at(-1)![run]!));
    rows.push({
      game: tag,
      folder,
      'median ms': median(own).toFixed(0),
      from: Math.min(...own).toFixed(0),
      to: Math.max(...own).toFixed(0),
      'to the last folder': ratio.toFixed(2),
    });
  }
}
print('Until the cards are painted', rows);
await browser.close();
for (const { close } of servers) close();
