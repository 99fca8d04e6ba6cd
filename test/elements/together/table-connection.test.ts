import { expect } from 'chai';
import type { GameEventMap } from '../../../src/elements/base/events.js';
import { firstOf } from '../support/counts.js';
import { afterTest, hear } from '../support/mount.js';
import { part, parts, status, wordsOf } from '../support/paigow.js';
import { press } from '../support/paigow-play.js';
import { mountTable } from '../support/seven27.js';
import { SharedTable } from '../support/shared-table.js';
import {
  buttonOf,
  connectionOf,
  enterTable,
  joinTable,
  pressLabel,
  showsTable,
  sitDown,
  twoPeople,
} from '../support/together.js';
import { until } from '../support/until.js';

const types = (heard: readonly { readonly type: keyof GameEventMap }[]): readonly string[] =>
  heard.map(({ type }) => type);

describe('the connection of a shared table', () => {
  for (const game of firstOf(['seven27-table', 'paigow-table'] as const, 1)) {
    it(`is waited for at an empty table: ${game}`, async () => {
      const shared = new SharedTable({ game });
      const ana = enterTable(shared);
      const fallback = ana.appendChild(document.createElement('p'));
      fallback.textContent = 'The board needs JavaScript.';
      await ana.updateComplete;
      expect([parts(ana, 'board').length, showsTable(ana), ana.run]).to.deep.equal([
        1,
        false,
        undefined,
      ]);
      expect(fallback.checkVisibility()).to.equal(false);
      expect(ana.getBoundingClientRect().height).to.be.above(400);
      await until('the table is shown', () => showsTable(ana));
    });
  }

  it('is told while it is lost, and the table stays as it was seen', async () => {
    const shared = new SharedTable();
    const ana = await joinTable(shared);
    const seen = JSON.stringify(ana.state);
    shared.lose(connectionOf(shared, 0));
    await ana.updateComplete;
    expect(status(ana)).to.equal('Connection lost. Reconnecting …');
    expect(JSON.stringify(ana.state)).to.equal(seen);
    shared.open(connectionOf(shared, 0));
    await until('it is back', () => status(ana) === 'Reconnected.');
  });

  it('ends where another page takes the seat over, and comes back at a press', async () => {
    const shared = new SharedTable();
    const [ana, twin] = [await joinTable(shared), await joinTable(shared)];
    await sitDown(ana, 'Ana');
    const { token } = connectionOf(shared, 0);
    connectionOf(shared, 1).token = token;
    shared.open(connectionOf(shared, 1));
    await until('the first is told', () =>
      status(ana).startsWith('You are playing this seat in another'),
    );
    await until('the other has it', () => buttonOf(twin, 'Ready'));
    connectionOf(shared, 0).close();
    await pressLabel(ana, 'Reconnect');
    await until('it is here again', () => buttonOf(ana, 'Ready'));
    expect(status(ana)).to.equal('Reconnected.');
  });

  for (const game of firstOf(['seven27-table', 'paigow-table'] as const, 1)) {
    it(`can be had again in the own turn, in the place of all other buttons: ${game}`, async () => {
      const shared = new SharedTable({ game });
      const [ana] = await twoPeople(shared);
      expect(parts(ana, 'buttons')[0]!.children).to.have.length.above(1);
      connectionOf(shared, 0).close();
      await until('it is told', () => parts(ana, 'button-again').length === 1);
      expect([...part(ana, 'buttons').children]).to.deep.equal(parts(ana, 'button-again'));
      await press(ana, part(ana, 'button-again'));
      await until('the buttons are back', () => parts(ana, 'button-again').length === 0);
      await until('the turn is back', () => ana.legalMoves.length > 0);
    });
  }

  for (const [state, said] of [
    ['lost', 'This table is full, even for spectators. Connecting to the table …'],
    ['closed', 'This table is full, even for spectators.'],
  ] as const) {
    it(`can be tried again where the page was never let in: ${state}`, async () => {
      const shared = new SharedTable();
      shared.refusal = { problem: { code: 'table-full' }, state };
      const ana = enterTable(shared);
      await until('it is told', () => parts(ana, 'button-again').length === 1);
      expect(wordsOf(part(ana, 'no-deal'))).to.equal(said);
      shared.refusal = undefined;
      await press(ana, part(ana, 'button-again'));
      await until('the table is shown', () => showsTable(ana));
      expect(parts(ana, 'button-again')).to.have.length(0);
    });
  }

  it('gives the browser’s own table back once the room lends none', async () => {
    const shared = new SharedTable();
    const ana = await joinTable(shared, { seats: '2' });
    const heard = hear(ana);
    document.body.append(ana);
    await until('its own table is open', () => types(heard).includes('game-start'));
    expect([ana.mine, ana.run!.kinds]).to.deep.equal([[0], ['human', 'bot']]);
    expect(connectionOf(shared, 0).state).to.equal('closed');
  });

  it('gives it back as the attributes are by then', async () => {
    const shared = new SharedTable();
    const ana = await mountTable({ seats: '2' });
    expect(ana.run!.kinds).to.deep.equal(['human', 'bot']);
    const box = document.createElement('div');
    afterTest(() => box.remove());
    shared.lendTo(box);
    document.body.append(box);
    box.append(ana);
    await until('the shared table is shown', () => parts(ana, 'button-sit').length === 1);
    ana.seats = '4';
    await ana.updateComplete;
    expect(ana.run!.kinds).to.have.length(3);
    document.body.append(ana);
    await until('its own table is shown', () => ana.mine.length === 1);
    expect(ana.run!.kinds).to.deep.equal(['human', 'bot', 'bot', 'bot']);
  });

  it('is left with the element that is taken away, and joined again as it comes back', async () => {
    const shared = new SharedTable();
    const ana = await joinTable(shared);
    await sitDown(ana, 'Ana');
    const { parentElement: box } = ana;
    ana.remove();
    await until('it has left', () => connectionOf(shared, 0).state === 'closed');
    expect(shared.host.emptySince).to.be.a('number');
    box!.append(ana);
    await until(
      'it is back',
      () => shared.connections.length === 2 && shared.host.emptySince === undefined,
    );
    await until('Ana sits there', () => buttonOf(ana, 'Ready'));
    // An element that is only moved keeps its connection.
    box!.prepend(ana);
    await ana.updateComplete;
    expect(shared.connections).to.have.length(2);
  });

  it('shows a paused table as paused to who joins it', async () => {
    const shared = new SharedTable();
    const [ana, ben] = await twoPeople(shared);
    for (const at of [0, 1]) connectionOf(shared, at).send({ type: 'pause', id: 50, on: true });
    await until('both are paused', () => ana.paused && ben.paused);
    const carl = await joinTable(shared);
    await until('it is paused there', () => carl.paused);
    connectionOf(shared, 1).send({ type: 'pause', id: 51, on: false });
    await until('it goes on', () => !carl.paused && !ana.paused);
  });

  it('is no longer busy with a move once it has ended', async () => {
    const shared = new SharedTable();
    const [ana] = await twoPeople(shared);
    const heard = hear(ana);
    shared.lose(connectionOf(shared, 0));
    ana.play({ type: 'ante', seat: 0 });
    await ana.updateComplete;
    expect(ana.shadowRoot!.querySelector('[aria-busy="true"]')).not.to.equal(null);
    connectionOf(shared, 0).close();
    await until('it is refused', () => types(heard).includes('game-refuse'));
    expect(ana.shadowRoot!.querySelector('[aria-busy="true"]')).to.equal(null);
    expect(ana.play({ type: 'ante', seat: 0 })).to.deep.equal({ code: 'not-connected' });
    expect(status(ana)).to.equal('You are not connected to the table.');
  });
});
