import { expect } from 'chai';
import type { TableConnection } from '../../../src/elements/together/table-connection.js';
import type { Room } from '../../../src/elements/controllers/room.js';
import { SERVER, serve } from '../support/lobby.js';
import { afterTest, detailsOf, hear, warnings } from '../support/mount.js';
import { type CardRoom, mountRoom } from '../support/room.js';
import { until } from '../support/until.js';

/** The room that an element inside `room` gets by its request for the context. */
function lentIn(room: CardRoom): Room {
  const element = room.appendChild(document.createElement('div'));
  let lent: Room | undefined;
  const asking = new Event('context-request', { bubbles: true, composed: true });
  const callback = (given: Room): void => void (lent = given);
  Object.assign(asking, { context: Symbol.for('baize/room/1'), callback });
  element.dispatchEvent(asking);
  return lent!;
}

/** Joins the table as an element would. The connection is closed after the test. */
async function joinIn(room: CardRoom): Promise<TableConnection> {
  const element = room.appendChild(document.createElement('test-guest'));
  const connection = await lentIn(room).together!.join(element);
  afterTest(() => connection.close());
  return connection;
}

/** Changes the page's address until the end of the test. */
function goTo(hash: string): void {
  afterTest(() => history.replaceState(null, '', location.pathname + location.search));
  location.hash = hash;
}

describe('a room with a server', () => {
  it('lends a table where it has a code, and a server without', async () => {
    const room = await mountRoom({ server: SERVER });
    expect(lentIn(room).together).to.equal(undefined);
    expect(lentIn(room).tables).to.deep.include({ server: SERVER, code: undefined });
    room.code = 'k7qx h2mp';
    await room.updateComplete;
    expect(lentIn(room).tables?.code).to.equal('k7qx h2mp');
    expect(lentIn(room).together).not.to.equal(undefined);
    room.server = null;
    await room.updateComplete;
    expect([lentIn(room).together, lentIn(room).tables]).to.deep.equal([undefined, undefined]);
  });

  it('lends the same as long as nothing changes', async () => {
    const room = await mountRoom({ server: SERVER, code: 'K7QXH2MP' });
    const { together } = lentIn(room);
    room.calm = true;
    await room.updateComplete;
    expect(lentIn(room).together).to.equal(together);
    room.code = 'ABCD2345';
    await room.updateComplete;
    expect(lentIn(room).together).not.to.equal(together);
  });

  it('takes the code of an invitation, and follows the address', async () => {
    goTo('#table=K7QXH2MP');
    const room = await mountRoom({ server: SERVER });
    expect(lentIn(room).tables?.code).to.equal('K7QXH2MP');
    location.hash = '#elsewhere';
    await until('it has heard', () => lentIn(room).together === undefined);
    lentIn(room).tables!.choose('ABCD2345');
    await until('it is there', () => lentIn(room).tables?.code === 'ABCD2345');
    expect(location.hash).to.equal('#table=ABCD2345');
  });

  it('reads no invitation without a server', async () => {
    goTo('#table=K7QXH2MP');
    const room = await mountRoom();
    expect(lentIn(room).together).to.equal(undefined);
  });

  it('tells of a server and a code that cannot be used, once', async () => {
    const warned = warnings();
    const heard = hear();
    const room = await mountRoom({ server: 'tables.example', code: 'K7QX' });
    await until('both are told of', () => warned.length === 2);
    room.calm = true;
    await room.updateComplete;
    const told = detailsOf(heard, 'game-error').map(({ problem, message }) => [
      ...[problem['option'], problem['got'], message],
    ]);
    expect(told).to.deep.equal([
      [
        ...['server', 'tables.example'],
        'server "tables.example" cannot be used; accepted: ws://…, wss://…, http://… or https://…',
      ],
      [
        ...['code', 'K7QX'],
        'code "K7QX" cannot be used; accepted: 8 of 23456789ABCDEFGHJKMNPQRSTVWXYZ',
      ],
    ]);
    const connection = await joinIn(room);
    expect([connection.state, connection.problem?.['option']]).to.deep.equal(['closed', 'server']);
  });

  it('has a place for one table', async () => {
    const warned = warnings();
    const refused = { problem: { code: 'table-unavailable' } };
    serve({ 'POST /matchmake/joinById/K7QXH2MP': { status: 503, body: refused } });
    const room = await mountRoom({ server: SERVER, code: 'K7QXH2MP' });
    const first = await joinIn(room);
    const second = await joinIn(room);
    expect(second.state).to.equal('closed');
    expect(second.problem).to.deep.equal({ code: 'second-table', table: 'K7QXH2MP' });
    expect(warned.filter((text) => text.includes('another table in this room'))).to.have.length(1);
    first.close();
    const third = await joinIn(room);
    expect(third.state).to.equal('connecting');
  });

  it('hands over the token of the site as it is just then', async () => {
    warnings();
    const refused = { problem: { code: 'not-signed-in' } };
    const asked = serve({ 'POST /matchmake/joinById/K7QXH2MP': { status: 401, body: refused } });
    const room = await mountRoom({ server: SERVER, code: 'K7QXH2MP' });
    room.signIn = 'first';
    await room.updateComplete;
    room.signIn = () => Promise.resolve('second');
    const connection = await joinIn(room);
    await until('it is refused', () => connection.state === 'closed');
    expect(asked).to.have.length(1);
    const { token, ...body } = asked[0]!.body as { readonly token: unknown };
    expect(body).to.deep.equal({ protocol: 1, auth: 'second' });
    // The page makes its own token, for a seat that it may take later.
    expect(token).to.match(/^[0-9a-f]{64}$/);
    expect(connection.problem).to.deep.equal({ code: 'not-signed-in', status: 401 });
  });
});
