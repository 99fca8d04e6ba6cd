import { request } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { itInFull } from '../support/counts.js';
import type { ServerMessage } from '../../src/core/together/messages.js';
import { Page } from './support/page.js';
import { endAll, twoPeople } from './support/people.js';
import { type ServerProcess, startServer } from './support/server-process.js';
import {
  type TableSocket,
  frameOf,
  makeTable,
  openSocket,
  post,
  refusedSocket,
  reserve,
  socketAddress,
} from './support/wire.js';

after(endAll);

const GOOD = 'https://good.example';
const EVIL = 'https://evil.example';

/** A socket at a new table, with the messages it received and how it was closed. */
async function joined(server: string): Promise<{
  socket: TableSocket;
  messages: ServerMessage[];
  closed: Promise<number>;
}> {
  const { code } = await makeTable(server);
  const { place } = await reserve(server, code);
  const messages: ServerMessage[] = [];
  let close: (code: number) => void = () => undefined;
  const closed = new Promise<number>((resolve) => (close = resolve));
  const socket = await openSocket(place!, {
    message: (message) => messages.push(message),
    closed: (code2) => close(code2),
  });
  return { socket, messages, closed };
}

describe('a server refuses', () => {
  let server: ServerProcess;

  before(async () => {
    const limits = { maxTables: 17, maxVisitors: 20, maxConnectionsPerClient: 40 };
    server = await startServer({ origins: [GOOD], trustProxy: true, ...limits });
  });

  describe('pages of sites that are not on its list', () => {
    it('by HTTP, and lets others read its answers without cookies', async () => {
      const asked = { game: 'seven27-table' };
      const evil = await post(`${server.url}/tables`, asked, { origin: EVIL });
      expect(evil.status).to.equal(403);
      expect(evil.body).to.deep.equal({ problem: { code: 'origin-not-allowed', origin: EVIL } });
      expect(evil.headers.get('access-control-allow-origin')).to.equal(null);
      const good = await post(`${server.url}/tables`, asked, { origin: GOOD });
      expect(good.status).to.equal(201);
      expect(good.headers.get('access-control-allow-origin')).to.equal(GOOD);
      expect(good.headers.get('access-control-allow-credentials')).to.equal(null);
      const own = await post(`${server.url}/tables`, asked, { origin: server.url });
      expect(own.status).to.equal(201);
      const preflight = { method: 'OPTIONS', headers: { origin: EVIL } };
      expect((await fetch(`${server.url}/tables`, preflight)).status).to.equal(403);
    });

    it('in requests that browsers send without asking before, and does nothing for them', async () => {
      const { code } = await makeTable(server.url);
      const before = (await (await fetch(`${server.url}/health`)).json()) as object;
      for (const path of ['/tables', `/matchmake/joinById/${code}`]) {
        const body = path === '/tables' ? { game: 'seven27-table' } : { protocol: 1 };
        const simple = (origin: string) =>
          post(server.url + path, body, { origin, 'content-type': 'text/plain;charset=UTF-8' });
        for (const origin of [EVIL, 'null']) expect((await simple(origin)).status).to.equal(403);
      }
      expect(await (await fetch(`${server.url}/health`)).json()).to.deep.equal(before);
      const place = await post(
        `${server.url}/matchmake/joinById/${code}`,
        { protocol: 1 },
        { origin: GOOD, 'content-type': 'text/plain;charset=UTF-8' },
      );
      expect(place.status).to.equal(200);
    });

    it('for a WebSocket, and whoever has no place at a table', async () => {
      const { code } = await makeTable(server.url);
      const { place } = await reserve(server.url, code);
      const address = socketAddress(place!);
      expect(await refusedSocket(address, { origin: EVIL })).to.equal(403);
      expect(await refusedSocket(address, { origin: 'null' })).to.equal(403);
      expect(await refusedSocket(`${address}x`, { origin: GOOD })).to.equal(404);
      expect(await refusedSocket(server.url.replace('http', 'ws'))).to.equal(404);
      expect(await refusedSocket(address, { origin: GOOD })).to.equal(101);
      // A reserved place is for one connection.
      expect(await refusedSocket(address, { origin: GOOD })).to.equal(404);
    });
  });

  it('requests under a name of somebody else, and frames of its page on other sites', async () => {
    const { port } = new URL(server.url);
    const statusFor = (host: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const asked = request({ port, headers: { host, origin: `http://${host}` } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asked.on('error', reject).end();
      });
    expect(await statusFor(`evil.example:${port}`)).to.equal(421);
    expect(await statusFor(`localhost:${port}`)).to.equal(200);
    expect(await statusFor('good.example')).to.equal(200);
    const { code } = await makeTable(server.url);
    const { place } = await reserve(server.url, code);
    const evil = { host: 'evil.example', origin: 'http://evil.example' };
    expect(await refusedSocket(socketAddress(place!), evil)).to.equal(403);
    const { headers } = await fetch(server.url);
    expect(headers.get('content-security-policy')).to.include("frame-ancestors 'self'");
    expect(headers.get('x-content-type-options')).to.equal('nosniff');
  });

  it('options that no table has, and says which', async () => {
    const cases: [unknown, string][] = [
      [{ game: 'chess' }, 'game'],
      [{ game: 'constructor' }, 'game'],
      [{ game: 'seven27-table', seats: 1e9 }, 'bad-options seats'],
      [{ game: 'seven27-table', seats: '2' }, 'bad-options seats'],
      [{ game: 'seven27-table', clock: { decision: 1 } }, 'option decision'],
      [{ game: 'seven27-table', settings: { stack: -1 } }, 'option stack'],
      [{ game: 'ten-dice-race', settings: { atOnce: true } }, 'option atOnce'],
      [{ game: 'ten-dice-race', seats: 5 }, 'option seats'],
      [{ game: 'seven27-table', humans: 3 }, 'bad-options '],
      ['{', 'bad-json'],
      ['[]', 'bad-options '],
      [{ game: 'seven27-table', settings: { text: 'x'.repeat(5000) } }, 'body-too-large'],
      [{ protocol: 2, game: 'seven27-table' }, 'other-protocol'],
    ];
    for (const [body, expected] of cases) {
      const answer = await post(`${server.url}/tables`, body);
      const { code, field, option } = answer.body['problem'] as Record<string, string>;
      const got = [code, field ?? option].filter((one) => one !== undefined).join(' ');
      expect(answer.status, JSON.stringify(body)).to.be.within(400, 426);
      expect(got, JSON.stringify(answer.body)).to.satisfy((text: string) =>
        text.startsWith(expected),
      );
    }
  });

  it('requests that cannot be read, which are no errors of the server', async () => {
    const at = server.url;
    const refusedRequests = async (): Promise<number> => {
      const metrics = await (await fetch(`${at}/metrics`)).text();
      return Number(/^baize_refused_total\{reason="request"\} (\d+)/m.exec(metrics)?.[1] ?? 0);
    };
    const before = await refusedRequests();
    const body = (headers: Record<string, string>, text = '{}'): RequestInit => ({
      ...{ method: 'POST', headers, body: text },
    });
    const cases: [string, RequestInit, number, string][] = [
      ['/matchmake/joinById/%', {}, 400, 'bad-request'],
      ['/matchmake/joinById/%', body({}), 400, 'bad-request'],
      ['/daily/%E0%A4%A', body({}), 400, 'bad-request'],
      ['/daily/2026-11-22/%ff', {}, 400, 'bad-request'],
      ['/tables', body({ 'content-encoding': 'gzip' }, 'no gzip'), 400, 'bad-request'],
      ['/tables', body({ 'content-encoding': 'zip' }), 415, 'bad-encoding'],
      ['/tables', body({ 'content-type': 'text/plain;charset=x' }), 415, 'bad-encoding'],
    ];
    for (const [path, asked, status, code] of cases) {
      const answer = await fetch(at + path, asked);
      const { problem } = (await answer.json()) as { problem: { code: string } };
      expect([path, answer.status, problem.code]).to.deep.equal([path, status, code]);
    }
    for (const path of ['/x/constructor', '/x/__proto__?sessionId=1', '/x/%', '/%00'])
      expect(await refusedSocket(at.replace('http', 'ws') + path), path).to.equal(404);
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([]);
    expect((await refusedRequests()) - before).to.equal(cases.length);
  });

  it('a place at a table that others fill, but never to who sits there', async () => {
    const { code } = await makeTable(server.url, { seats: 3 });
    const ann = await Page.join(server.url, code);
    await ann.sit('Ann');
    const from = (client: string): Promise<{ status: number }> =>
      reserve(server.url, code, {}, { 'x-forwarded-for': client });
    const statuses = new Map<string, number[]>();
    for (const client of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
      const all = await Promise.all(Array.from({ length: 15 }, () => from(client)));
      statuses.set(
        client,
        [200, 429, 409].map((status) => all.filter((one) => one.status === status).length),
      );
    }
    expect([...statuses.values()]).to.deep.equal([
      [10, 5, 0],
      // Ann has come without a seat.
      [9, 0, 6],
      [0, 0, 15],
    ]);
    const { token } = ann;
    ann.lose();
    await ann.until(() => ann.absences.length === 1);
    const again = await Page.join(server.url, code, token);
    expect(again.table.seat).to.equal(0);
    // Her page may be reloaded again and again, but her token gets no more than one client's limit.
    const own = await Promise.all(
      Array.from({ length: 30 }, () => reserve(server.url, code, { token })),
    );
    const kept = own.filter(({ status }) => status === 200).length;
    expect(kept).to.be.within(23, 24);
    ann.close();
    again.close();
  });

  it('a place at any table to a client that has many connections', async () => {
    const address = { 'x-forwarded-for': '10.0.1.1' };
    const problems: unknown[] = [];
    for (let tables = 0; tables < 5; tables++) {
      const { code, token } = await makeTable(server.url);
      for (let count = 0; count < 9; count++) {
        const { status, body } = await reserve(server.url, code, { token }, address);
        if (status !== 200) problems.push([status, body['problem']]);
      }
    }
    expect(problems).to.deep.equal(Array(5).fill([429, { code: 'too-many-connections' }]));
  });

  itInFull('a place that nobody used for a few seconds to nobody', async () => {
    const { code } = await makeTable(server.url);
    const ask = async (): Promise<number> => (await reserve(server.url, code)).status;
    while ((await ask()) === 200) continue;
    while ((await ask()) === 409) continue;
  });

  it('joins to no table, by no code, and in another protocol', async () => {
    expect((await reserve(server.url, 'ABCDEFGH')).status).to.equal(404);
    expect((await reserve(server.url, 'abc')).status).to.equal(400);
    expect((await reserve(server.url, 'ABCDEFGH', { protocol: 2 })).status).to.equal(426);
    expect((await reserve(server.url, 'ABCDEFGH', { name: 'Ann' })).status).to.equal(400);
  });

  it('Colyseus’ own ways to make and find rooms', async () => {
    for (const method of ['create', 'joinOrCreate', 'join', 'reconnect'])
      expect((await post(`${server.url}/matchmake/${method}/table`, {})).status).to.equal(404);
  });

  it('frames that are no messages, and goes on', async () => {
    const { socket, messages } = await joined(server.url);
    const raw = [[], [13, 200], [17], [17, 2, 1], [21, 1], [19, 0, 0], [20, 255], [255]];
    for (const bytes of raw) socket.socket.send(Buffer.from(bytes));
    socket.socket.send('text');
    const json = ['', '{', 'null', '7', '[]', '{"type":"sit"}', '{"type":"__proto__","id":1}'];
    for (const text of json) socket.socket.send(frameOf(text));
    socket.send({ type: 'ping', at: 1 });
    while (messages.at(-1)?.type !== 'pong')
      await new Promise((done) => socket.socket.once('message', done));
    const problems = messages.filter(({ type }) => type === 'problem');
    expect(problems).to.have.length(json.length);
    socket.terminate();
  });

  it('a frame of more than 4 kB', async () => {
    const { socket, closed } = await joined(server.url);
    socket.socket.send(frameOf('x'.repeat(4094)));
    socket.socket.send(frameOf('x'.repeat(4095)));
    expect(await closed).to.equal(1009);
  });

  it('a flood, which slows nobody else', async () => {
    const { ann, bob } = await twoPeople(server.url);
    const { socket, closed } = await joined(server.url);
    for (let count = 0; count < 2000; count++) socket.send({ type: 'ping', at: count });
    expect(await closed).to.equal(4429);
    await bob.ask({ type: 'emote', emote: 'hello' });
    await ann.until(() => ann.received.some(({ type }) => type === 'emote'));
    ann.close();
    bob.close();
  });

  it('tables over the number that it holds', async () => {
    let last = await post(`${server.url}/tables`, { game: 'paigow-table' });
    while (last.status === 201) last = await post(`${server.url}/tables`, { game: 'paigow-table' });
    expect(last.status).to.equal(503);
    expect(last.body).to.deep.equal({ problem: { code: 'too-many-tables', most: 17 } });
    const health = (await (await fetch(`${server.url}/health`)).json()) as { tables: number };
    expect(health.tables).to.equal(17);
  });

  itInFull('one client that asks too often', async () => {
    const other = await startServer({
      createRate: { burst: 2, perSecond: 0.1 },
      joinRate: { burst: 2, perSecond: 0.1 },
    });
    const statuses = async (ask: () => Promise<{ status: number }>): Promise<number[]> => {
      const found: number[] = [];
      for (let count = 0; count < 3; count++) found.push((await ask()).status);
      return found;
    };
    const made = await statuses(() => post(`${other.url}/tables`, { game: 'seven27-table' }));
    expect(made).to.deep.equal([201, 201, 429]);
    expect(await statuses(() => reserve(other.url, 'ABCDEFGH'))).to.deep.equal([404, 404, 429]);
    await other.end();
  });
});
