// A process that floods a server, by a table of its own: node flooder.ts <server>. It sends its parent how much it sent.
import { setPriority } from 'node:os';
import { makeTable, openSocket, reserve } from '../../test/together/support/wire.js';

/** Connections at the same time. */
const AT_ONCE = 5;
/** As many frames as a connection is sent before it is looked at whether it is closed. */
const FRAMES = 2000;

// Who floods is elsewhere: the server has no part of that work, nor has who waits for it.
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
