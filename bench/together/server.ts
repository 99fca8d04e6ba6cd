// A server for a bench. It answers its parent's "usage" with what it has used since the last one.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createServer } from '../../server/src/index.js';
import type { ServerOptions } from '../../server/src/index.js';

const server = await createServer(JSON.parse(process.argv[2] ?? '{}') as ServerOptions);
// Exits by itself instead of by a signal, so that a profile is written.
process.once('disconnect', () => process.exit());
const RESOLUTION = 2;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();
let before = process.cpuUsage();
let since = performance.now();
process.on('message', () => {
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - since) / 1000;
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const late = Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION);
  process.send?.({ cores: (user + system) / 1e6 / seconds, heap: heapUsed, rss, late });
  delay.reset();
  before = process.cpuUsage();
  since = performance.now();
});
process.send?.(server.url.replace(/\/$/, ''));
