// Measures how long a busy server takes from `ping` to `pong`, in a process that does nothing else.
// node witness.ts <server>; each message of its parent starts a measurement of that many seconds.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { makeTable, openSocket, reserve } from '../../test/together/support/wire.js';
import { RESOLUTION, percentile, wait } from './load.js';

export interface Witnessed {
  /** Milliseconds from `ping` to `pong`. */
  readonly p50: number;
  readonly p99: number;
  /** The 99th percentile of this process's own delay in milliseconds. */
  readonly lag: number;
}

const CONNECTIONS = 10;
/** Milliseconds between the pings of a connection. */
const PAUSE = 100;

const [server = ''] = process.argv.slice(2);
let times: number[] = [];
const { code } = await makeTable(server);
for (let at = 0; at < CONNECTIONS; at++) {
  const { place } = await reserve(server, code);
  const socket = await openSocket(place!, {
    message: (message) => {
      if (message.type === 'pong') times.push(performance.now() - message.at);
    },
    closed: (reason) => {
      throw new Error(`the witness was closed: ${reason}`);
    },
  });
  await wait(PAUSE / CONNECTIONS);
  setInterval(() => socket.send({ type: 'ping', at: performance.now() }), PAUSE);
}

async function watch(seconds: number): Promise<Witnessed> {
  const lag = monitorEventLoopDelay({ resolution: RESOLUTION });
  lag.enable();
  times = [];
  await wait(seconds * 1000);
  lag.disable();
  const late = lag.percentile(99) / 1e6 - RESOLUTION;
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), lag: late };
}

process.on('message', (seconds: number) => {
  void watch(seconds).then((seen) => process.send?.(seen));
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
