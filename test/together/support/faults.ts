import type { Page } from './page.js';
import { hands } from './people.js';
import { type ServerProcess, startShared } from './server-process.js';

/** A table that two people play at, and the servers that may have it, by their places in what the people ask. */
export interface PlayedTable {
  readonly ann: Page;
  readonly bob: Page;
  readonly servers: ServerProcess[];
}

/** Waits until a page has been sent so many more messages. */
export async function messages(page: Page, count: number): Promise<void> {
  const limit = page.received.length + count;
  await page.until(() => page.received.length >= limit);
}

/** Waits until a page that has lost its table is at it again; milliseconds that it was away. */
async function back({ ann }: PlayedTable, lose: () => Promise<void> | void): Promise<number> {
  const before = ann.absences.length;
  await lose();
  await ann.until(() => ann.absences.length > before);
  return ann.absences.at(-1)!;
}

/** Kills the server that has the table, and starts another one in its place, while the hand goes on elsewhere. */
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

/** Stops the server that has the table until `meanwhile` is done, and sees that it gives the table up as it goes on. */
export async function stopServer(
  table: PlayedTable,
  meanwhile: () => Promise<unknown>,
): Promise<number> {
  const { ann, bob, servers } = table;
  const stopped = servers[ann.server]!;
  const absences = ann.absences.length + 1;
  stopped.child.kill('SIGSTOP');
  // No word comes from it, nor is its connection closed: pages find that out by their pings, and join anew.
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
