// A process that floods a server through a table of its own: node flooder.ts <server>. It tells its parent how much it sent.
import { setPriority } from 'node:os';
import { makeTable, openSocket, reserve } from '../../test/together/support/wire.js';

/** Connections that are open at the same time. */
const AT_ONCE = 5;
/** Frames that are sent before the connection's state is checked. */
const FRAMES = 2000;

// Low priority: on a real network the flooder would run on another machine.
setPriority(10);
const [server = ''] = process.argv.slice(2);
const { code } = await makeTable(server);
let frames = 0;
let closed = 0;

async function flood(): Promise<void> {
  for (;;) {
    const { place } = await reserve(server, code);
    if (!place) continue;
    let end: () => void = () => undefined;
    const ended = new Promise<void>((done) => (end = done));
    const socket = await openSocket(place, { message: () => undefined, closed: () => end() });
    for (let at = 0; at < FRAMES; at++) socket.send({ type: 'ping', at });
    frames += FRAMES;
    await ended;
    closed++;
    process.send?.({ frames, closed });
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, flood));
