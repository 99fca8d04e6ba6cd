// How long a server that many people use takes for a message, seen by a process that does nothing else: `ping`, and the `pong` of it.
// node witness.ts <server>; each message of its parent asks for so many seconds.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { makeTable, openSocket, reserve } from '../../test/together/support/wire.js';
import { RESOLUTION, percentile, wait } from './load.js';

export interface Witnessed {
  /** Milliseconds from `ping` to `pong`. */
  readonly p50: number;
  readonly p99: number;
  /** By how many milliseconds the process itself was late at most in 99 %. */
  readonly lag: number;
}

const CONNECTIONS = 10;
/** Milliseconds from one ping of a connection to the next. */
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
