import { expect } from 'chai';
import type { GameEventMap } from '../../../src/elements/base/events.js';
import { hear } from '../support/mount.js';
import { status } from '../support/paigow.js';
import { SharedTable } from '../support/shared-table.js';
import { buttonOf, connectionOf, joinTable, pressLabel, sitDown } from '../support/together.js';
import { until } from '../support/until.js';

const types = (heard: readonly { readonly type: keyof GameEventMap }[]): readonly string[] =>
  heard.map(({ type }) => type);

describe('the connection of a shared table', () => {
  it('is told while it is lost, and the table stays as it was seen', async () => {
    const shared = new SharedTable();
    const ana = await joinTable(shared);
    const seen = JSON.stringify(ana.state);
    shared.lose(connectionOf(shared, 0));
    await ana.updateComplete;
    expect(status(ana)).to.equal('The connection is lost. Connecting again …');
    expect(JSON.stringify(ana.state)).to.equal(seen);
    shared.open(connectionOf(shared, 0));
    await until('it is back', () => status(ana) === 'Connected again.');
  });

  it('ends where another page takes the seat over, and comes back at a press', async () => {
    const shared = new SharedTable();
    const [ana, twin] = [await joinTable(shared), await joinTable(shared)];
    await sitDown(ana, 'Ana');
    const { token } = connectionOf(shared, 0);
    connectionOf(shared, 1).token = token;
    shared.open(connectionOf(shared, 1));
    await until('the first is told', () =>
      status(ana).startsWith('This seat is played in another'),
    );
    await until('the other has it', () => buttonOf(twin, 'Ready'));
    connectionOf(shared, 0).close();
    await pressLabel(ana, 'Connect again');
    await until('it is here again', () => buttonOf(ana, 'Ready'));
  });

  it('gives the browser’s own table back once the room lends none', async () => {
    const shared = new SharedTable();
    const ana = await joinTable(shared, { seats: '2' });
    const heard = hear(ana);
    document.body.append(ana);
    await until('its own table is open', () => types(heard).includes('game-start'));
    expect([ana.mine, ana.run!.kinds]).to.deep.equal([[0], ['human', 'bot']]);
    expect(connectionOf(shared, 0).state).to.equal('closed');
  });
});
