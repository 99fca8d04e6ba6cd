// A server of a bench's own. It answers "usage" of its parent with what it has used since the last time.
import { createServer } from '../../server/src/index.js';
import type { ServerOptions } from '../../server/src/index.js';

const server = await createServer(JSON.parse(process.argv[2] ?? '{}') as ServerOptions);
let before = process.cpuUsage();
let since = performance.now();
process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - since) / 1000;
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ cores: (user + system) / 1e6 / seconds, heap: heapUsed, rss });
  before = process.cpuUsage();
  since = performance.now();
});
process.send?.(server.url.replace(/\/$/, ''));
