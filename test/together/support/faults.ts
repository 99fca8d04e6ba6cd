import type { Page } from './page.js';
import { hands } from './people.js';
import { type ServerProcess, startShared } from './server-process.js';

/**
 * A table with two players, and the servers that may run it. A page's `server` is an index in this
 * list.
 */
export interface PlayedTable {
  readonly ann: Page;
  readonly bob: Page;
  readonly servers: ServerProcess[];
}

/** Waits until a page has received so many more messages. */
export async function messages(page: Page, count: number): Promise<void> {
  const limit = page.received.length + count;
  await page.until(() => page.received.length >= limit);
}

/** Calls `lose`, and waits until Ann's page is back. Returns how many milliseconds it was away. */
async function back({ ann }: PlayedTable, lose: () => Promise<void> | void): Promise<number> {
  const before = ann.absences.length;
  await lose();
  await ann.until(() => ann.absences.length > before);
  return ann.absences.at(-1)!;
}

/** Kills the server that runs the table, and starts another one while the hand continues elsewhere. */
export async function killServer(table: PlayedTable, redis: string): Promise<number> {
  const { ann, servers } = table;
  const at = ann.server;
  const killed = servers[at]!;
  const away = await back(table, () => killed.end('SIGKILL'));
  if (ann.server === at) throw new Error('it came back at the server that was killed');
  const known = ann.steps.size;
  const port = Number(new URL(killed.url).port);
  const [started] = await Promise.all([startShared(redis, { port }), hands(ann, known + 2)]);
  servers[at] = started;
  return away;
}

/**
 * Suspends the server that runs the table during `meanwhile`, and checks that it gives up the table when it
 * continues.
 */
export async function stopServer(
  table: PlayedTable,
  meanwhile: () => Promise<unknown>,
): Promise<number> {
  const { ann, bob, servers } = table;
  const stopped = servers[ann.server]!;
  const absences = ann.absences.length + 1;
  stopped.child.kill('SIGSTOP');
  // The server stays silent without closing the connections. Pages notice by their pings, and join
  // again.
  const away = await back(table, () => [ann, bob].forEach((page) => page.lose()));
  await meanwhile();
  const drops = (): number => stopped.log.filter(({ msg }) => msg === 'table dropped').length;
  const known = drops();
  stopped.child.kill('SIGCONT');
  while (drops() === known) await new Promise((done) => stopped.child.stdout!.once('data', done));
  await hands(ann, ann.steps.size + 2);
  if (servers[ann.server] === stopped) throw new Error('the stopped server has the table again');
  if (ann.absences.length !== absences) throw new Error('the table was lost once more');
  return away;
}
