// What people wait for servers, by three clocks: their own, that of the servers, and that of a process that does little else.
import { type Load, type Seen, wait } from './load.js';
import type { BenchServer, Usage, Witness } from './servers.js';
import type { Witnessed } from './witness.js';

export interface Measured extends Seen {
  /** From a message to its answer by the servers' own clocks: no more than so many milliseconds in 99 %. */
  readonly serverP99: number;
  readonly used: readonly Usage[];
  /** Without the lag of who plays for all. */
  readonly witnessed: Witnessed | undefined;
}

/** Lets the people of a load play for some seconds. */
export async function measure(
  servers: readonly BenchServer[],
  load: Load,
  seconds: number,
  witness?: Witness,
): Promise<Measured> {
  await Promise.all(servers.map((server) => server.usage()));
  // The garbage collection of that was asked for, and is nobody's.
  await wait(1000);
  const before = await Promise.all(servers.map((server) => server.answers()));
  const [seen, witnessed] = await Promise.all([load.watch(seconds), witness?.watch(seconds)]);
  const used = await Promise.all(servers.map((server) => server.usage()));
  const after = await Promise.all(servers.map((server) => server.answers()));
  return { ...seen, serverP99: 1000 * percentileOf(before, after, 0.99), used, witnessed };
}

/** The bound of a histogram's bucket under which that share lies, of what came between two looks at it. */
function percentileOf(
  before: readonly ReadonlyMap<number, number>[],
  after: readonly ReadonlyMap<number, number>[],
  share: number,
): number {
  const count = (limit: number): number =>
    after.reduce((sum, one, at) => sum + (one.get(limit) ?? 0) - (before[at]!.get(limit) ?? 0), 0);
  const limits = [...(after[0]?.keys() ?? [])].sort((one, other) => one - other);
  return limits.find((limit) => count(limit) >= share * count(Infinity)) ?? NaN;
}
