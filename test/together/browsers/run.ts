// npm run check:together: a table for friends in Chromium, Firefox and WebKitGTK against a real server of another origin,
// under a strict policy: from the link to a seat, and a hand by mouse and keys. `--only webkit` plays in one of them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { refreshDist } from '../../../scripts/build/dist.mjs';
import { serveDemo } from '../../../scripts/demo-server.mjs';
import { ENGINES, ensure } from '../../../scripts/engines/install.mjs';
import { testDocument } from '../../harness/test-document.js';
import { violations } from '../../pages/support/axe.js';
import { STRICT } from '../../pages/support/site.js';
import { Page } from '../support/page.js';
import { FOR_TWO } from '../support/people.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { makeTable } from '../support/wire.js';
import { type Visitor, chromiumVisitor, firefoxVisitor, webkitVisitor } from './visitor.js';

const { values } = parseArgs({ options: { only: { type: 'string' } } });

/** How long anything may take, in milliseconds. */
const PATIENCE = 30_000;
const TABLE = '/dist/cdn/seven27-table.js';

interface Notes {
  readonly violations: readonly string[];
  readonly errors: readonly string[];
  readonly ended: readonly number[];
  /** Milliseconds since the page began: the table was there; its person pressed last; and sat. */
  readonly joined: number;
  readonly pressed: number;
  readonly seated: number;
}

await refreshDist();
const NOTES = readFileSync(new URL('notes.js', import.meta.url), 'utf8');
const pages = new Map([
  ['/notes.js', { body: NOTES, headers: { 'content-type': 'text/javascript' } }],
]);
const site = await serveDemo(0, pages);
const server = await startServer({ origins: [new URL(site.url).origin] });
pages.set('/table.html', pageOf(server));

/** The page of a host site, whose policy names the server of its tables. */
function pageOf({ url }: ServerProcess): { body: string; headers: Record<string, string> } {
  const body = `<main><h1>A table for friends</h1>
    <card-room server="${url}"><seven27-table></seven27-table></card-room></main>`;
  const strict = STRICT['content-security-policy'];
  const policy = `${strict}; connect-src 'self' ${url} ${url.replace('http', 'ws')}`;
  const scripts = ['/notes.js', '/dist/cdn/card-room.js', TABLE];
  return {
    body: testDocument(body, scripts),
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  };
}

async function until<T>(what: string, look: () => Promise<T>): Promise<NonNullable<T>> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`not so in ${PATIENCE / 1000} s: ${what}`);
    await new Promise((later) => setTimeout(later, 30));
  }
}

const inTable = (selector: string): string =>
  `document.querySelector('seven27-table').shadowRoot.querySelector('${selector}')`;

/** Where a thing of the table is, if it can be pressed. */
const placeOf = (selector: string): string => `(() => {
  const found = ${inTable(selector)};
  found?.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = found?.getBoundingClientRect() ?? { width: 0 };
  return width > 0 ? [Math.round(x + width / 2), Math.round(y + height / 2)] : null;
})()`;

async function click(visitor: Visitor, selector: string): Promise<void> {
  const [x, y] = await until(selector, () =>
    visitor.ask<[number, number] | null>(placeOf(selector)),
  );
  await visitor.click(x, y);
}

/** From the link to the seat: a press, a name, a press. */
async function sit(visitor: Visitor, link: string): Promise<Notes> {
  await visitor.goto(link);
  await click(visitor, '.board [part~="button-sit"]');
  await click(visitor, '.panel [part~="name-input"]');
  await visitor.type('Ada');
  await click(visitor, '.panel [part~="button-primary"]');
  await until('seated', () => visitor.ask('globalThis.notes.seated > 0'));
  return visitor.ask<Notes>('globalThis.notes');
}

const MAIN = '.board [part~="button-primary"]:enabled, .board [part~="button-low"]:enabled';

/** Presses what the table offers, by mouse and by keys in turn, until a hand is over. */
async function playHand(visitor: Visitor): Promise<{ mouse: number; keys: number }> {
  const presses = { mouse: 0, keys: 0 };
  const isOver = (): Promise<boolean> => visitor.ask('globalThis.notes.ended.length > 0');
  // What was pressed is another thing, or busy, once the table has it.
  const isOffered = (): Promise<boolean> => visitor.ask(`${inTable(MAIN)} !== null`);
  while (!(await isOver())) {
    await until('a move, or the end', async () => (await isOffered()) || (await isOver()));
    if (await isOver()) break;
    const place = await visitor.ask<[number, number] | null>(placeOf(MAIN));
    if (!place) continue;
    if (presses.mouse <= presses.keys) {
      await visitor.click(...place);
      presses.mouse++;
    } else if (await focusMain(visitor)) {
      await visitor.press('Enter');
      presses.keys++;
    }
  }
  return presses;
}

/** Goes to the button by Tab; not where it is taken away meanwhile. */
async function focusMain(visitor: Visitor): Promise<boolean> {
  const isThere = `document.querySelector('seven27-table').shadowRoot.activeElement?.matches('${MAIN}') === true`;
  for (let times = 0; times < 60; times++) {
    if (await visitor.ask<boolean>(isThere)) return true;
    if (!(await visitor.ask<boolean>(`${inTable(MAIN)} !== null`))) return false;
    await visitor.press('Tab');
  }
  throw new Error('the button is not reached by Tab');
}

async function check(visitor: Visitor): Promise<object> {
  const { code, token } = await makeTable(server.url, FOR_TWO);
  const bob = await Page.join(server.url, code, token);
  await bob.sit('Bob');
  const sat = await sit(visitor, `${site.url}/table.html#table=${code}`);
  bob.pause = 150;
  bob.plays = true;
  bob.request({ type: 'next' });
  const presses = await playHand(visitor);
  const notes = await visitor.ask<Notes>('globalThis.notes');
  assert.deepEqual(notes.violations, [], 'violations of the policy');
  assert.deepEqual(notes.errors, [], 'errors in the page');
  await bob.until(() => bob.table.checked.length > 0);
  assert.ok(
    bob.table.checked.every((one) => one.check.fair),
    'a fair deal',
  );
  const transcripts = await visitor.ask<number>(
    `document.querySelector('seven27-table').transcripts.length`,
  );
  assert.ok(transcripts > 0, 'the page has checked the hand');
  bob.close();
  return { ...timesOf(await tableFile(visitor), sat), ...presses };
}

/** When the file of the table was there, in milliseconds since the page began. */
const tableFile = (visitor: Visitor): Promise<number> =>
  visitor.ask(
    `performance.getEntriesByType('resource').find(({ name }) => name.endsWith('${TABLE}')).responseEnd`,
  );

const timesOf = (file: number, { joined, pressed, seated }: Notes): object => ({
  'table shown after its file, ms': Math.round(joined - file),
  'seated after the press, ms': Math.round(seated - pressed),
  'both, ms': Math.round(joined - file + seated - pressed),
});

/** Round trips and speeds as WebPageTest has them. */
const NETWORKS = {
  '3G fast': { latency: 150, down: 1600, up: 768 },
  '3G': { latency: 300, down: 1600, up: 768 },
} as const;

/** Chromium over a slow network: from the table's file to the seat. */
async function checkSlow(network: keyof typeof NETWORKS): Promise<object> {
  const visitor = await chromiumVisitor();
  try {
    const { latency, down, up } = NETWORKS[network];
    const cdp = await visitor.page!.context().newCDPSession(visitor.page!);
    const perSecond = (kilobits: number): number => (kilobits * 1000) / 8;
    await cdp.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency },
      downloadThroughput: perSecond(down),
      uploadThroughput: perSecond(up),
    });
    const { code } = await makeTable(server.url, FOR_TWO);
    const sat = await sit(visitor, `${site.url}/table.html#table=${code}`);
    const file = await tableFile(visitor);
    return { 'table’s file after, ms': Math.round(file), ...timesOf(file, sat) };
  } finally {
    await visitor.close();
  }
}

const rows: Record<string, object> = {};
const visitors = { chromium: chromiumVisitor, firefox: firefoxVisitor, webkit: webkitVisitor };
for (const [name, open] of Object.entries(visitors)) {
  if (values.only !== undefined && values.only !== name) continue;
  const missing = name === 'chromium' ? undefined : ensure(ENGINES[name as keyof typeof ENGINES]);
  if (missing !== undefined) throw new Error(missing);
  const visitor = await open();
  try {
    rows[visitor.engine] = await check(visitor);
    if (visitor.page) assert.deepEqual(await violations(visitor.page as never), [], 'axe');
  } finally {
    await visitor.close();
  }
}
if (values.only === undefined || values.only === 'chromium')
  for (const network of ['3G fast', '3G'] as const)
    rows[`Chromium, ${network}`] = await checkSlow(network);
console.table(rows);
await server.end();
await site.close();
process.exit();
