// npm run check:together: a table for friends in Chromium, Firefox and WebKitGTK against a real server of another origin,
// under a strict policy: from the link to a seat, and a hand by mouse and keys. `--only webkit` plays in one of them.
import assert from 'node:assert/strict';
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
import { NOTES, type Notes, playHand, sit } from './play.js';
import { type Visitor, chromiumVisitor, firefoxVisitor, webkitVisitor } from './visitor.js';

const { values } = parseArgs({ options: { only: { type: 'string' } } });

const TABLE = '/dist/cdn/seven27-table.js';

await refreshDist();
const pages = new Map<string, { body: string; headers: Record<string, string> }>([
  ['/notes.js', { body: NOTES, headers: { 'content-type': 'text/javascript' } }],
]);
const site = await serveDemo(0, { pages, zips: true });
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

async function check(visitor: Visitor): Promise<object> {
  const { code, token } = await makeTable(server.url, FOR_TWO);
  const bob = await Page.join(server.url, code, token);
  await bob.sit('Bob');
  await visitor.goto(`${site.url}/table.html#table=${code}`);
  const sat = await sit(visitor, 'Ada');
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

/** When the table's file had loaded, in milliseconds since the page began. */
const tableFile = (visitor: Visitor): Promise<number> =>
  visitor.ask(
    `performance.getEntriesByType('resource').find(({ name }) => name.endsWith('${TABLE}')).responseEnd`,
  );

const timesOf = (file: number, { joined, pressed, seated }: Notes) => ({
  'table shown after its file, ms': Math.round(joined - file),
  'seated after the press, ms': Math.round(seated - pressed),
  'both, ms': Math.round(joined - file + seated - pressed),
});

/**
 * WebPageTest's round trips and speeds, and the goal for the time from the table's file to the
 * seat. The goal is 1.5 s, but at 300 ms the five remaining round trips alone take longer.
 */
const NETWORKS = {
  '3G fast': { latency: 150, down: 1600, up: 768, most: 1500 },
  '3G': { latency: 300, down: 1600, up: 768, most: 2400 },
} as const;

/** Chromium over a slow network: from the table's file to the seat. */
async function checkSlow(network: keyof typeof NETWORKS): Promise<object> {
  const visitor = await chromiumVisitor();
  try {
    const { latency, down, up, most } = NETWORKS[network];
    const cdp = await visitor.page!.context().newCDPSession(visitor.page!);
    const perSecond = (kilobits: number): number => (kilobits * 1000) / 8;
    await cdp.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency },
      downloadThroughput: perSecond(down),
      uploadThroughput: perSecond(up),
    });
    const { code } = await makeTable(server.url, FOR_TWO);
    await visitor.goto(`${site.url}/table.html#table=${code}`);
    const sat = await sit(visitor, 'Ada');
    const file = await tableFile(visitor);
    const times = timesOf(file, sat);
    const isMet = times['both, ms'] <= most;
    // A busy machine takes longer, so a missed goal is reported, but is no failure.
    return {
      'table’s file after, ms': Math.round(file),
      ...times,
      goal: isMet ? 'met' : `missed: ${most} ms`,
    };
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
