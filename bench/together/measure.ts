// Measures the latency of servers by three clocks: the pages', the servers', and that of a process that does little else.
import { type Load, type Seen, wait } from './load.js';
import type { BenchServer, Usage, Witness } from './servers.js';
import type { Witnessed } from './witness.js';

export interface Measured extends Seen {
  /** The 99th percentile from a message to its answer by the servers' own clocks, as an upper bound in milliseconds. */
  readonly serverP99: number;
  readonly used: readonly Usage[];
  /** The latency without the delay of the process that plays for all people. */
  readonly witnessed: Witnessed | undefined;
}

/** Measures some seconds of play. */
export async function measure(
  servers: readonly BenchServer[],
  load: Load,
  seconds: number,
  witness?: Witness,
): Promise<Measured> {
  await Promise.all(servers.map((server) => server.usage()));
  // Waits until the garbage collection that was requested has ended.
  await wait(1000);
  const before = await Promise.all(servers.map((server) => server.answers()));
  const [seen, witnessed] = await Promise.all([load.watch(seconds), witness?.watch(seconds)]);
  const used = await Promise.all(servers.map((server) => server.usage()));
  const after = await Promise.all(servers.map((server) => server.answers()));
  return { ...seen, serverP99: 1000 * percentileOf(before, after, 0.99), used, witnessed };
}

/** The upper bound of the histogram bucket with a percentile, between two readings. */
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
