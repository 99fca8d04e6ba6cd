import { describe, it } from 'node:test';
import { ClientState } from '@colyseus/core';
import { expect } from 'chai';
import { CLOSE, MOST_WAITING } from '../../server/src/network/network.js';
import { type ColyseusClient, RoomConnection } from '../../server/src/network/room-connection.js';

/** A page in a room, as Colyseus has it: what was sent to it, and how it was closed. */
function page(state: ClientState) {
  const sent: number[] = [];
  const closed: (readonly [number, string | undefined])[] = [];
  const socket = { bufferedAmount: 0, isTerminated: false, terminate: () => undefined };
  socket.terminate = () => void (socket.isTerminated = true);
  const client = {
    ...{ sessionId: 'page', state, ref: socket },
    sendBytes: (_: number, bytes: Uint8Array) => void sent.push(bytes.length),
    leave(code: number, reason?: string) {
      closed.push([code, reason]);
      client.state = ClientState.LEAVING;
    },
  };
  return {
    client,
    socket,
    sent,
    closed,
    connection: new RoomConnection(client as unknown as ColyseusClient),
  };
}

/**
 * A test with timers of its own in place of Node's. It is synchronous, because other tests of the process run in between.
 *
 * @param act gets a function that lets milliseconds pass
 */
const withClock = (act: (tick: (time: number) => void) => void) => (): void => {
  let now = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  const real = globalThis.setTimeout;
  const set = (run: () => void, wait: number): object => {
    timers.push({ at: now + wait, run });
    return { unref: () => undefined };
  };
  globalThis.setTimeout = set as unknown as typeof setTimeout;
  try {
    act((time) => {
      now += time;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { run } of due) run();
    });
  } finally {
    globalThis.setTimeout = real;
  }
};

const HALF = 'x'.repeat(MOST_WAITING / 2);

describe('a page', () => {
  it(
    'that reads slowly is closed with a reason, then cut off if it reads nothing for five seconds',
    withClock((tick) => {
      const { connection, socket, sent, closed } = page(ClientState.JOINED);
      connection.send(HALF);
      socket.bufferedAmount = MOST_WAITING;
      connection.send('x');
      expect(closed).to.deep.equal([]);
      socket.bufferedAmount = MOST_WAITING + 1;
      connection.send('y');
      connection.send('z');
      expect(sent).to.deep.equal([MOST_WAITING / 2, 1]);
      expect(closed).to.deep.equal([[CLOSE.behind, 'too much was waiting to be sent']]);
      tick(4999);
      expect(socket.isTerminated).to.equal(false);
      tick(1);
      expect(socket.isTerminated).to.equal(true);
    }),
  );

  it(
    'that is not ready has the same limit for what waits in the room',
    withClock(() => {
      const { connection, sent, closed } = page(ClientState.JOINING);
      connection.send(HALF);
      connection.send(HALF);
      expect(closed).to.deep.equal([]);
      connection.send('x');
      expect(sent).to.deep.equal([MOST_WAITING / 2, MOST_WAITING / 2]);
      expect(closed).to.deep.equal([[CLOSE.behind, 'too much was waiting to be sent']]);
    }),
  );

  it(
    'that was not ready begins again at zero as soon as it is',
    withClock(() => {
      const { client, connection, sent, closed } = page(ClientState.JOINING);
      connection.send(HALF);
      client.state = ClientState.JOINED;
      for (const text of [HALF, HALF, HALF]) connection.send(text);
      expect(sent).to.have.length(4);
      expect(closed).to.deep.equal([]);
    }),
  );

  it(
    'that is not ready after ten seconds is closed',
    withClock((tick) => {
      const late = page(ClientState.JOINING);
      const inTime = page(ClientState.JOINING);
      inTime.client.state = ClientState.JOINED;
      tick(10_000);
      expect(late.closed).to.deep.equal([[CLOSE.failed, undefined]]);
      expect(inTime.closed).to.deep.equal([]);
    }),
  );
});
