import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  waitBefore,
  LONGEST_TRY,
  PING_EVERY,
} from '../../../src/elements/together/server-connection.js';
import { newToken } from '../../../src/elements/together/seat-keeper.js';
import type { ConnectionEvent } from '../../../src/elements/together/table-connection.js';
import { RefusedJoin } from '../../../src/elements/together/table-socket.js';
import { WELCOME, setUp, settled, states } from '../support/connection.js';

describe('a connection to a table', () => {
  it('is open once the server bids welcome', async () => {
    const { connection, events, letIn } = setUp();
    expect(connection.state).to.equal('connecting');
    await letIn();
    expect(events).to.deep.equal([{ state: 'open' }, { message: WELCOME }]);
  });

  it('keeps what it hears until its table is loaded and listens', async () => {
    const { connection, letIn } = setUp(undefined, undefined, undefined, false);
    await letIn();
    const late: ConnectionEvent[] = [];
    const none: ConnectionEvent[] = [];
    connection.subscribe((event) => late.push(event));
    connection.subscribe((event) => none.push(event));
    expect([late, none]).to.deep.equal([[{ state: 'open' }, { message: WELCOME }], []]);
  });

  it('hands out no more of that once its listener has closed it', async () => {
    const { connection, letIn } = setUp(undefined, undefined, undefined, false);
    await letIn();
    const received: ConnectionEvent[] = [];
    connection.subscribe((event) => {
      received.push(event);
      connection.close();
    });
    expect(received).to.deep.equal([{ state: 'open' }, { state: 'closed' }]);
    const closed = setUp(undefined, undefined, undefined, false);
    await closed.letIn();
    closed.connection.close();
    const late: ConnectionEvent[] = [];
    closed.connection.subscribe((event) => late.push(event));
    expect(late).to.deep.equal([{ state: 'open' }, { message: WELCOME }, { state: 'closed' }]);
  });

  it('brings a token of its own, which is kept from the first request on', async () => {
    const { connection, seats, last, say, letIn } = setUp(undefined, undefined, 'own');
    await letIn();
    expect(last().credentials).to.deep.equal({ token: 'own' });
    expect(seats.seat).to.equal(undefined);
    connection.send({ type: 'sit', id: 1, name: 'Ada' });
    expect(seats.seat).to.deep.equal({ token: 'own', lastId: 1 });
    // A server may assign another seat.
    say({ ...WELCOME, seat: 0, token: 'given' });
    expect(seats.seat).to.deep.equal({ token: 'given', lastId: 1 });
    expect(newToken()).to.match(/^[0-9a-f]{64}$/);
  });

  it('leaves the token of another tab that has a seat, until it has one itself', async () => {
    const { connection, seats, say, letIn } = setUp(undefined, undefined, 'second');
    await letIn();
    seats.keep({ token: 'first', lastId: 4 });
    connection.send({ type: 'sit', id: 1, name: 'Ada' });
    say({ type: 'answer', id: 1, refused: { code: 'name-taken' } });
    expect(seats.seat).to.deep.equal({ token: 'first', lastId: 4 });
    connection.send({ type: 'sit', id: 2, name: 'Bea' });
    say({ ...WELCOME, seat: 1 });
    expect(seats.seat).to.deep.equal({ token: 'second', lastId: 2 });
  });

  it('goes on from the ids that another device has used for the seat', async () => {
    const { connection, last, say, letIn } = setUp(undefined, undefined, 'own');
    connection.send({ type: 'next', id: 1 });
    await letIn({ seat: 1, lastId: 40 });
    expect(last().sent).to.deep.equal([{ type: 'next', id: 41 }]);
    say({ ...WELCOME, seat: 1, lastId: 60 });
    connection.send({ type: 'leave', id: 2 });
    expect(last().sent.at(-1)).to.deep.equal({ type: 'leave', id: 61 });
  });

  it('has no more requests under way than a server remembers answers', async () => {
    const { connection, last, say, letIn } = setUp();
    for (let id = 1; id <= 40; id++) connection.send({ type: 'next', id });
    await letIn();
    expect(last().sent).to.have.length(16);
    say({ type: 'answer', id: 1 });
    expect(last().sent.at(-1)).to.deep.equal({ type: 'next', id: 17 });
    for (let id = 2; id <= 40; id++) say({ type: 'answer', id });
    expect(last().sent).to.have.length(40);
  });

  it('forgets the token of a seat that was left, so that no second page brings the same one', async () => {
    const { connection, seats, say, letIn } = setUp(undefined, undefined, 'own');
    await letIn();
    connection.send({ type: 'sit', id: 1, name: 'Ada' });
    // The seat is booked for the next hand.
    say(WELCOME);
    expect(seats.seat).to.deep.equal({ token: 'own', lastId: 1 });
    say({ ...WELCOME, seat: 0 });
    connection.send({ type: 'leave', id: 2 });
    say(WELCOME);
    expect(seats.seat).to.equal(undefined);
    connection.send({ type: 'sit', id: 3, name: 'Ada' });
    expect(seats.seat).to.deep.equal({ token: 'own', lastId: 3 });
  });

  it('keeps the token by which who made the table is known, also without a seat', async () => {
    const { seats, say, letIn } = setUp({ token: 'maker', lastId: 2 });
    await letIn({ seat: 0, isMaker: true });
    say({ ...WELCOME, isMaker: true });
    expect(seats.seat).to.deep.equal({ token: 'maker', lastId: 2 });
  });

  it('comes back at once after a lost socket, with the token and all that was not answered', async () => {
    const { clock, arrivals, connection, events, last, say, letIn } = setUp();
    await letIn({ token: 'abc' });
    connection.send({ type: 'sit', id: 1, name: 'Ada' });
    connection.send({ type: 'next', id: 2 });
    connection.send({ type: 'hash', shuffle: 1, hash: '00' });
    say({ type: 'answer', id: 1 });
    await clock.pass(5000);
    last().listener.lost(0);
    connection.send({ type: 'hash', shuffle: 2, hash: '11' });
    connection.send({ type: 'rebuy', id: 3 });
    expect(connection.state).to.equal('lost');
    expect(clock.waits).to.deep.equal([0]);
    await clock.pass(0);
    await letIn();
    expect(arrivals).to.have.length(2);
    expect(last().credentials).to.deep.equal({ token: 'abc' });
    expect(last().sent).to.deep.equal([
      { type: 'next', id: 2 },
      { type: 'rebuy', id: 3 },
    ]);
    expect(states(events)).to.deep.equal(['open', 'lost', 'open']);
  });

  it('waits longer after each try that fails, and no longer than a quarter of a minute', async () => {
    const { clock, arrivals, last } = setUp();
    const waits: number[] = [];
    for (let n = 0; n < 9; n++) {
      await settled();
      last().refuse(new Error('no server'));
      await settled();
      waits.push(clock.waits[0]!);
      await clock.pass(clock.waits[0]!);
    }
    expect(waits).to.deep.equal([0, 250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    expect(arrivals).to.have.length(10);
  });

  it('is not hasty where the server bids welcome and hangs up', async () => {
    const { clock, last, letIn } = setUp();
    const waits: number[] = [];
    for (let n = 0; n < 4; n++) {
      await letIn();
      last().listener.lost(0);
      waits.push(clock.waits[0]!);
      await clock.pass(clock.waits[0]!);
    }
    expect(waits).to.deep.equal([0, 250, 500, 500]);
  });

  it('waits as long as a server asks for', async () => {
    const { clock, connection, last } = setUp();
    await settled();
    last().refuse(new RefusedJoin({ code: 'too-many-requests', retryAfter: 4 }, false, 4000));
    await settled();
    expect(clock.waits).to.deep.equal([4000]);
    expect(connection.problem?.code).to.equal('too-many-requests');
  });

  it('gives up a try without an answer', async () => {
    const { clock, arrivals, complaints } = setUp();
    await clock.pass(LONGEST_TRY);
    expect(arrivals[0]!.signal.aborted).to.equal(true);
    expect(complaints).to.deep.equal([{ code: 'server-unreachable', reason: 'no answer in 8 s' }]);
    await clock.pass(0);
    expect(arrivals).to.have.length(2);
  });

  it('asks each ten seconds whether the server is there, and is lost where two questions stay without an answer', async () => {
    const { clock, connection, last, say, letIn } = setUp();
    await letIn();
    await clock.pass(PING_EVERY);
    expect(last().sent).to.deep.equal([{ type: 'ping', at: PING_EVERY }]);
    say({ type: 'pong', at: PING_EVERY });
    await clock.pass(2 * PING_EVERY);
    expect(connection.state).to.equal('open');
    const silent = last();
    await clock.pass(PING_EVERY);
    expect(silent.isClosed).to.equal(true);
    expect(connection.state).to.equal('lost');
  });

  it('tries at once when the page or the network wakes up', async () => {
    const { clock, arrivals, connection, last, letIn } = setUp();
    for (let n = 0; n < 6; n++) {
      await settled();
      last().refuse(new Error('no network'));
      await settled();
      if (n < 5) await clock.pass(clock.waits[0]!);
    }
    connection.wake();
    await settled();
    expect(arrivals).to.have.length(7);
    connection.wake();
    await letIn();
    expect(arrivals).to.have.length(7);
    connection.wake();
    expect(last().sent).to.have.length(1);
  });

  it('hears nothing more of a socket that it has given up', async () => {
    const { clock, arrivals, events, last, letIn } = setUp();
    await letIn();
    last().listener.lost(0);
    await clock.pass(0);
    const received = events.length;
    arrivals[0]!.listener.received(JSON.stringify({ type: 'emote', seat: 0, emote: 'oops' }));
    arrivals[0]!.listener.lost(0);
    expect(events).to.have.length(received);
  });

  it('is closed for good by a bye, which says why', async () => {
    for (const [reason, code] of [
      ['replaced', 'seat-replaced'],
      ['removed', 'seat-removed'],
      ['kept-out', 'kept-out'],
      ['ended', 'table-ended'],
    ] as const) {
      const { clock, connection, last, say, seats, letIn } = setUp();
      await letIn({ token: 'abc' });
      say({ type: 'bye', reason });
      expect([connection.state, connection.problem]).to.deep.equal(['closed', { code }]);
      expect(last().isClosed).to.equal(true);
      expect(clock.waits).to.deep.equal([]);
      expect(seats.seat?.token).to.equal(reason === 'removed' ? undefined : 'abc');
    }
  });

  it('is closed where the server knows no such table, and tells the author', async () => {
    const { connection, complaints, last } = setUp();
    await settled();
    last().refuse(new RefusedJoin({ code: 'no-such-table' }, true));
    await settled();
    expect(connection.state).to.equal('closed');
    expect(complaints).to.deep.equal([{ code: 'no-such-table' }]);
  });

  it('is closed by another protocol', async () => {
    const { connection, complaints, last, letIn } = setUp();
    await letIn({ protocol: 2 });
    expect(connection.state).to.equal('closed');
    expect(last().isClosed).to.equal(true);
    expect(complaints).to.deep.equal([{ code: 'protocol', got: '2', accepted: 1 }]);
  });

  it('drops a message that cannot be used, tells of it once, and asks for the table as a whole once', async () => {
    const { connection, complaints, events, last, say, letIn } = setUp();
    await letIn();
    const received = events.length;
    for (let n = 0; n < 3; n++) say({ type: 'emote', seat: 77, emote: 'oops' });
    expect(events).to.have.length(received);
    expect(complaints.map(({ field, got }) => [field, got])).to.deep.equal([['seat', '77']]);
    expect(last().sent).to.deep.equal([{ type: 'sync' }]);
    expect(connection.state).to.equal('open');
  });

  it('goes on with ids where the page before ended, and knows its own answers', async () => {
    const { connection, events, last, say, seats, letIn } = setUp({ token: 'abc', lastId: 41 });
    connection.send({ type: 'next', id: 1 });
    expect(seats.seat).to.deep.equal({ token: 'abc', lastId: 41 });
    await letIn();
    expect(last().sent).to.deep.equal([{ type: 'next', id: 42 }]);
    expect(seats.seat).to.deep.equal({ token: 'abc', lastId: 42 });
    say({ type: 'answer', id: 42 });
    say({ type: 'answer', id: 42 });
    say({ type: 'answer', id: 7 });
    const answers = events.filter((event) => 'message' in event && event.message.type === 'answer');
    expect(answers).to.deep.equal([{ message: { type: 'answer', id: 1 } }]);
  });

  it('uses no id that another page of the seat used while this one was on its way, or was lost', async () => {
    const { clock, connection, last, seats, letIn } = setUp({ token: 'abc', lastId: 41 });
    connection.send({ type: 'next', id: 1 });
    seats.seat = { token: 'abc', lastId: 43 };
    await letIn();
    expect(last().sent).to.deep.equal([{ type: 'next', id: 44 }]);
    last().listener.lost(0);
    connection.send({ type: 'rebuy', id: 2 });
    seats.seat = { token: 'abc', lastId: 50 };
    await clock.pass(500);
    await letIn();
    expect(last().sent).to.deep.equal([
      { type: 'next', id: 44 },
      { type: 'rebuy', id: 51 },
    ]);
    // A seat with another token has nothing to resume: its last id is ignored.
    seats.seat = { token: 'another', lastId: 99 };
    connection.send({ type: 'next', id: 3 });
    expect(last().sent.at(-1)).to.deep.equal({ type: 'next', id: 52 });
  });

  it('asks the site for its token at each try, and goes on trying where there is none', async () => {
    let asked = 0;
    const signIn = () =>
      ++asked === 2
        ? Promise.reject(new RefusedJoin({ code: 'sign-in', got: 'no cookie' }, false))
        : Promise.resolve(`signed ${asked}`);
    const { clock, connection, last, letIn } = setUp(undefined, signIn);
    await letIn();
    expect(last().credentials).to.deep.equal({ auth: 'signed 1' });
    await clock.pass(5000);
    last().listener.lost(0);
    await clock.pass(0);
    expect(connection.problem).to.deep.equal({ code: 'sign-in', got: 'no cookie' });
    await clock.pass(250);
    await letIn();
    expect(last().credentials).to.deep.equal({ auth: 'signed 3' });
  });

  it('is no more once it is closed', async () => {
    const { clock, arrivals, connection, last } = setUp();
    await settled();
    connection.close();
    last().accept();
    await settled();
    expect(last().isClosed).to.equal(true);
    expect(clock.waits).to.deep.equal([]);
    connection.wake();
    expect(arrivals).to.have.length(1);
  });
});

describe('the waits between tries', () => {
  it('are shortened by chance, by half at most', () => {
    expect([0, 0.5, 1].map((chance) => waitBefore(3, chance))).to.deep.equal([1000, 750, 500]);
    expect(waitBefore(0, 0)).to.equal(0);
  });
});
