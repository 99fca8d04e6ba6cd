import { createHmac } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { otherThanRefusals } from '../../harness/pages.js';
import { countOf, itInFull } from '../../support/counts.js';
import {
  type ServerProcess,
  endServers,
  startServer,
  tablesFolder,
} from '../../together/support/server-process.js';
import { makeTable } from '../../together/support/wire.js';
import { type Guest, openGuest } from '../support/together.js';

after(endServers);

/** A JSON Web Token, as a site signs it. */
function signed(claims: object, secret: string): string {
  const parts = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const signature = createHmac('sha256', secret).update(parts.join('.')).digest('base64url');
  return [...parts, signature].join('.');
}

describe('a page and the server that is installed', () => {
  const data = tablesFolder();
  let server: ServerProcess;
  before(async () => {
    server = await startServer({ data, origins: ['*'] });
  });

  it('meet under a strict policy, are back after each lost socket, and never ask first; the token of a seat is in no address', async () => {
    const { code } = await makeTable(server.url);
    const guest = await openGuest(server.url, code);
    await guest.becomes('open');
    await guest.hears('welcome', { game: 'seven27-table', code, seat: null });
    await guest.send({ type: 'sit', id: 1, name: 'Ada' });
    await guest.hears('answer', { id: 1 });
    const token = await guest.token();
    expect(token).to.match(/^[0-9a-f]{64}$/);
    const { people } = await guest.hears('status');
    expect((people as readonly ({ name: string } | null)[])[0]?.name).to.equal('Ada');
    const cdp = await guest.page.context().newCDPSession(guest.page);
    await cdp.send('Network.enable');
    const asked: string[] = [];
    cdp.on('Network.requestWillBeSent', ({ request }) => asked.push(request.method));
    const times = countOf({ normal: 2, full: 100 });
    for (let n = times; n > 0; n--) await guest.loseSocket();
    await guest.hears('welcome', { seat: 0 });
    // No preflight requests, although the server has another origin.
    expect(asked).to.deep.equal(Array(times).fill('POST'));
    expect(guest.addresses.length).to.be.greaterThan(1);
    expect(guest.addresses.filter((one) => one.includes(token!))).to.deep.equal([]);
    expect(guest.page.problems).to.deep.equal([]);
  });

  /** Leaves the seat as the next page would, whose ids begin anew. */
  async function leave(guest: Guest): Promise<void> {
    await guest.send({ type: 'leave', id: 1 });
    await guest.hears('answer', { id: 1 });
    await guest.page.waitForFunction(() => {
      const { heard } = globalThis as unknown as {
        heard: { type: string; people?: readonly unknown[] }[];
      };
      const last = heard.filter(({ type }) => type === 'status').at(-1);
      return last?.people?.every((one) => one === null);
    });
  }

  // The test of a second tab, below, also continues the ids.
  itInFull('go on with ids after a reload', async () => {
    const { code } = await makeTable(server.url);
    const first = await openGuest(server.url, code);
    await first.becomes('open');
    await first.send({ type: 'sit', id: 1, name: 'Ada' });
    await first.hears('answer', { id: 1 });
    const context = first.page.context();
    await first.page.close();
    const again = await openGuest(server.url, code, { context });
    await again.becomes('open');
    await again.hears('welcome', { seat: 0 });
    await leave(again);
  });

  it('hand the seat to a second tab, which goes on with ids, and tell the first one', async () => {
    const { code } = await makeTable(server.url);
    const first = await openGuest(server.url, code);
    await first.becomes('open');
    await first.send({ type: 'sit', id: 1, name: 'Ada' });
    await first.hears('answer', { id: 1 });
    const second = await openGuest(server.url, code, { context: first.page.context() });
    await first.becomes('closed');
    expect(await first.problem()).to.deep.equal({ code: 'seat-replaced' });
    await second.hears('welcome', { seat: 0 });
    await leave(second);
    expect([first.page.problems, second.page.problems]).to.deep.equal([[], []]);
  });

  itInFull('find each other again after the server was killed', async () => {
    const folder = tablesFolder();
    const own = await startServer({ data: folder, origins: ['*'] });
    const { code } = await makeTable(own.url);
    const guest = await openGuest(own.url, code, { warns: true });
    await guest.becomes('open');
    await guest.send({ type: 'sit', id: 1, name: 'Ada' });
    await guest.hears('answer', { id: 1 });
    await own.end();
    await guest.becomes('lost');
    expect(otherThanRefusals(guest.page)).to.deep.equal([]);
    const port = Number(new URL(own.url).port);
    await startServer({ data: folder, origins: ['*'], port });
    await guest.becomes('open');
    await guest.hears('welcome', { seat: 0 });
    expect(otherThanRefusals(guest.page)).to.deep.equal([]);
  });

  it('are not joined where there is no such table', async () => {
    const guest = await openGuest(server.url, 'NANANANA', { warns: true });
    await guest.becomes('closed');
    expect(await guest.problem()).to.deep.include({ code: 'no-such-table', status: 404 });
    expect(otherThanRefusals(guest.page)).to.deep.equal([]);
  });

  it('take a visitor whom the site has signed, by the name in the token, and nobody else', async () => {
    const authSecret = 'a secret of the site';
    const own = await startServer({ authSecret, origins: ['*'], data: tablesFolder() });
    const auth = signed({ sub: 'u1', name: 'Grace' }, authSecret);
    const { code } = await makeTable(own.url, { auth });
    const stranger = await openGuest(own.url, code, { warns: true });
    await stranger.becomes('closed');
    expect(await stranger.problem()).to.deep.include({ code: 'not-signed-in', status: 401 });
    expect(otherThanRefusals(stranger.page)).to.deep.equal([]);
    const init = `globalThis.signIn = () => Promise.resolve(${JSON.stringify(auth)})`;
    const guest = await openGuest(own.url, code, { init });
    await guest.becomes('open');
    await guest.send({ type: 'sit', id: 1, name: 'Ada' });
    await guest.hears('answer', { id: 1 });
    const { people } = await guest.hears('status');
    expect((people as readonly ({ name: string } | null)[])[0]?.name).to.equal('Grace');
    expect(guest.addresses.filter((one) => one.includes(auth))).to.deep.equal([]);
  });
});
