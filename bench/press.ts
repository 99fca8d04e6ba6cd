/**
 * npm run bench:press -- <folder> [<folder> …]: measures what the browser's main thread does from the press of a mouse to the
 * next frame, on a processor that is four times slower. A move is two presses: one picks up a card, one lays it down.
 * `<folder>` is `dist/cdn`, or that of another checkout. Folders take turns, so that other load on the machine affects all of
 * them; the last column compares each folder with the last one.
 *
 * The counts of restyled elements and of boxes laid out depend on the code only.
 */
import { type Browser, type Page, chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../scripts/find-browser.mjs';
import { type GameElement } from './support/browser.js';
import { median, ms } from './support/figures.js';
import { serve } from './support/site.js';
import { type Row, print } from './support/table.js';
import { type Phases, pressesIn, traceOf } from './support/trace.js';

const MOVES = 12;
const RUNS = 5;
const SLOWER = 4;

/** The games, with the most milliseconds that a press should take. Spider has 104 cards. */
const GAMES: Readonly<Record<string, number>> = {
  'freecell-game': 8,
  'klondike-game': 8,
  'patience-game': 12,
};

const pageOf = (tag: string): string =>
  `<!doctype html><html lang="en"><title>${tag}</title><body>
<${tag} game="spider" deal="617" no-auto-finish tap-to-move="off"></${tag}>
<script type="module" src="/${tag}.js"></script>`;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: waits until nothing moves, and finds where to press for the next move. */
async function nextMove(turn: number): Promise<readonly Point[]> {
  const game = document.querySelector<GameElement>('body > *')!;
  const root = game.shadowRoot!;
  while (game.legalMoves.length === 0) await new Promise(requestAnimationFrame);
  await Promise.allSettled(root.getAnimations().map(({ finished }) => finished));
  await new Promise((done) => setTimeout(done, 400));
  const moves = game.legalMoves as readonly { from: string; to: string; count: number }[];
  const { from, to, count } = moves[(turn * 7) % moves.length]!;
  const buttons = (pile: string): readonly Element[] => {
    const cards = [...root.querySelectorAll(`[data-pile="${pile}"] > [data-index]`)];
    return cards.length > 0 ? cards : [...root.querySelectorAll(`[data-pile="${pile}"] > button`)];
  };
  const nodes =
    from === 'stock' ? [buttons(from).at(-1)!] : [buttons(from).at(-count)!, buttons(to).at(-1)!];
  return nodes.map((node) => {
    const { x, y, width } = node.getBoundingClientRect();
    return { x: x + width / 2, y: y + 6 };
  });
}

/** Presses the mouse as a person does, and waits for the frames of the press. */
async function press(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y);
  await page.waitForTimeout(100);
  await page.mouse.down();
  await page.waitForTimeout(60);
  await page.mouse.up();
  await page.waitForTimeout(100);
}

/** Plays a few moves in a new page. */
async function play(browser: Browser, url: string): Promise<readonly Phases[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.goto(url);
  await page.evaluate(nextMove, 0);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const events = await traceOf(browser, page, async () => {
    for (let turn = 0; turn < MOVES; turn++) {
      for (const point of await page.evaluate(nextMove, turn)) await press(page, point);
    }
  });
  await context.close();
  return pressesIn(events);
}

/** One line: the medians of the presses of one folder. */
function rowOf(game: string, folder: string, presses: readonly Phases[]): Row {
  const of = (value: (one: Phases) => number): number => median(presses.map(value));
  return {
    game,
    folder,
    presses: String(presses.length),
    script: ms(of(({ script }) => script)),
    style: ms(of(({ style }) => style)),
    layout: ms(of(({ layout }) => layout)),
    paint: ms(of(({ paint }) => paint)),
    total: ms(of(total)),
    goal: `≤ ${GAMES[game]!} ms`,
    restyled: of(({ restyled }) => restyled).toFixed(0),
    'laid out': of(({ laidOut }) => laidOut).toFixed(0),
    layouts: of(({ layouts }) => layouts).toFixed(0),
  };
}

const total = ({ script, style, layout, paint }: Phases): number => script + style + layout + paint;

const folders = process.argv.length > 2 ? process.argv.slice(2) : ['dist/cdn'];
const executablePath = findBrowser();
if (executablePath === undefined)
  throw new Error('No browser: run node scripts/ensure-browser.mjs');
const pages = Object.fromEntries(Object.keys(GAMES).map((tag) => [`/${tag}.html`, pageOf(tag)]));
const sites = await Promise.all(folders.map((folder) => serve(folder, pages)));
const browser = await chromium.launch({ executablePath, args: browserFlags() });
const rows: Row[] = [];
for (const game of Object.keys(GAMES)) {
  const presses = folders.map((): Phases[] => []);
  for (let run = 0; run < RUNS; run++) {
    for (const [index, { url }] of sites.entries()) {
      presses[index]!.push(...(await play(browser, `${url}/${game}.html`)));
    }
  }
  const last = median(presses.at(-1)!.map(total));
  for (const [index, folder] of folders.entries()) {
    const own = presses[index]!;
    const ratio = median(own.map(total)) / last;
    rows.push({ ...rowOf(game, folder, own), 'to the last line': ratio.toFixed(2) });
  }
}
print(`From a press to the next frame, CPU ${SLOWER} × slower: medians`, rows);
await browser.close();
for (const site of sites) site.close();
