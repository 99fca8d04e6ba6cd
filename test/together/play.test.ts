import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { Page } from './support/page.js';
import { endAll, exactHands, hands, play, twoPeople } from './support/people.js';
import { type ServerProcess, startServer, tablesFolder } from './support/server-process.js';
import { makeTable } from './support/wire.js';

after(endAll);

describe('a table on a server', () => {
  const data = tablesFolder();
  let server: ServerProcess;

  before(async () => {
    server = await startServer({ data });
  });

  it('is played by two pages, which find each hand fair', async () => {
    const { ann, bob } = await twoPeople(server.url);
    play(ann, bob);
    for (const page of [ann, bob]) {
      await hands(page, 2);
      expect(page.table.checked.slice(0, 2).map(({ check }) => check.fair)).to.deep.equal([
        true,
        true,
      ]);
    }
    ann.close();
    bob.close();
  });

  it('keeps a seat for a page whose connection is lost, and counts what it sends again once', async () => {
    const { ann, bob } = await twoPeople(server.url);
    play(ann, bob);
    for (let count = 1; count <= 3; count++) {
      await hands(ann, count);
      ann.lose();
    }
    await hands(ann, 4);
    expect(ann.absences).to.have.length(3);
    ann.plays = bob.plays = false;
    await hands(bob, ann.steps.size);
    await Promise.all([ann.answered(), bob.answered()]);
    const { exact, others } = exactHands(ann, bob);
    expect(others).to.deep.equal([]);
    expect(exact.length).to.be.at.least(4);
    ann.close();
    bob.close();
  });

  it('is where it was after the server was killed, and after it was stopped', async () => {
    const { ann, bob, code } = await twoPeople(server.url);
    play(ann, bob);
    await hands(ann, 1);
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const [seen] = ann.table.checked.slice(-1);
      const port = Number(new URL(server.url).port);
      await server.end(signal);
      server = await startServer({ data, port });
      await ann.until(() => ann.table.checked.at(-1) !== seen);
      expect(ann.table.joined?.code).to.equal(code);
    }
    expect(ann.table.checked.every(({ check }) => check.fair)).to.equal(true);
    ann.close();
    bob.close();
  });

  it('closes a page whose seat another page takes over', async () => {
    const { ann, bob, code } = await twoPeople(server.url);
    const other = await Page.join(server.url, code, ann.token);
    await ann.until(() => ann.received.some(({ type }) => type === 'bye'));
    expect(ann.received.at(-1)).to.deep.equal({ type: 'bye', reason: 'replaced' });
    expect(other.table.seat).to.equal(ann.table.seat);
    other.close();
    bob.close();
  });

  it('ends when nobody is present, is found again by its code, and is listed while it runs', async () => {
    await server.end();
    server = await startServer({ data, endsAfter: 300 });
    const { code, token } = await makeTable(server.url, { listed: true });
    const page = await Page.join(server.url, code, token);
    await page.sit('Ann');
    const listed = async (): Promise<unknown> =>
      (await fetch(`${server.url}/tables`)).json() as Promise<unknown>;
    const game = 'seven27-table';
    const mine = { code, game, hand: 0, people: 1, open: 4, bots: 4, names: ['Ann'] };
    expect(await listed()).to.deep.equal({ tables: [{ ...mine, phase: 'waiting' }] });
    page.close();
    const ended = (): boolean =>
      server.log.some(({ msg }) => String(msg).startsWith('table ended'));
    while (!ended()) await new Promise((done) => server.child.stdout!.once('data', done));
    const back = await Page.join(server.url, code, page.token);
    await back.until(() => back.table.status?.people.some((one) => one?.name === 'Ann') === true);
    back.close();
  });
});
