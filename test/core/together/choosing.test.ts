import { describe, it } from '#bdd';
import { expect } from 'chai';
import { TableHost } from '../../../src/together.js';
import { valueOf } from '../support/result.js';
import { type Page, TestTable } from '../support/shared-table.js';

describe('seats that somebody chooses', () => {
  it('are waited for while somebody chooses one, half a minute at most', () => {
    const table = TestTable.open({ seats: 3 });
    const ann = table.sit('Ann');
    const bob = table.join('Bob');
    const choose = (on: boolean): void => {
      bob.outgoing.push({ type: 'choosing', on });
      table.flow();
    };
    choose(true);
    expect(ann.table.status).to.include({ choosing: true, nextHand: null });
    table.next(ann);
    expect(ann.table.status).to.include({ phase: 'waiting', choosing: true, nextHand: 30_000 });
    table.wait(2000);
    // If the panel is closed again, nobody waits any longer.
    choose(false);
    expect(ann.table.status).to.include({ phase: 'hand' }).and.not.have.property('choosing');
    table.playHand(ann);
    choose(true);
    table.next(ann);
    table.wait(20_000);
    bob.ask({ type: 'sit', name: 'Bob' });
    table.flow();
    expect(ann.table.status).to.include({ phase: 'hand' }).and.not.have.property('choosing');
    expect(bob.table.handSeat).to.equal(1);
    table.playHand(ann, bob);
    const cleo = table.join('Cleo');
    cleo.outgoing.push({ type: 'choosing', on: true });
    table.flow();
    table.next(ann, bob);
    table.wait(29_999);
    expect(ann.table.status).to.include({ phase: 'over', choosing: true });
    table.wait(1);
    expect(ann.table.status).to.include({ phase: 'hand' });
  });

  it('are waited for no longer once who chose one is gone', () => {
    const table = TestTable.open({ seats: 3 });
    const ann = table.sit('Ann');
    const bob = table.join('Bob');
    // The panel is closed by mistake, and opened again at once.
    for (const on of [true, false, true]) bob.outgoing.push({ type: 'choosing', on });
    table.flow();
    table.next(ann);
    expect(ann.table.status).to.include({ phase: 'waiting', choosing: true });
    table.lose(bob);
    expect(ann.table.status).to.include({ phase: 'hand' });
  });

  it('are announced where they could be taken now: not in a hand, and not where none is free', () => {
    const table = TestTable.open({ seats: 2 });
    const ann = table.sit('Ann');
    table.next(ann);
    const bob = table.join('Bob');
    bob.outgoing.push({ type: 'choosing', on: true });
    table.flow();
    expect(ann.table.status).to.include({ phase: 'hand' }).and.not.have.property('choosing');
    table.playHand(ann);
    expect(ann.table.status).to.include({ phase: 'over', choosing: true });
    table.sit('Cleo');
    expect(ann.table.status).to.include({ phase: 'over' }).and.not.have.property('choosing');
  });

  it('are waited for by one hand, where a panel is left open, and not by the next', () => {
    const table = TestTable.open({ seats: 3 });
    const ann = table.sit('Ann');
    table.join('Bob').outgoing.push({ type: 'choosing', on: true });
    table.flow();
    table.next(ann);
    table.wait(29_999);
    expect(ann.table.status).to.include({ phase: 'waiting' });
    table.wait(1);
    table.playHand(ann);
    table.next(ann);
    expect(ann.table.status).to.include({ phase: 'hand' });
  });

  it('are waited for by three hands in vain, also where a page connects anew for each of them', () => {
    const table = TestTable.open({ seats: 3 });
    const ann = table.sit('Ann');
    const choose = (): Page => {
      const bob = table.join('Bob');
      bob.outgoing.push({ type: 'choosing', on: true });
      table.flow();
      table.next(ann);
      return bob;
    };
    for (let hand = 0; hand < 3; hand++) {
      const bob = choose();
      table.wait(29_999);
      expect(ann.table.status).to.include({ choosing: true });
      // The panel is closed before the time is over, but the hand has waited.
      if (hand === 1) table.lose(bob);
      else table.wait(1);
      expect(ann.table.status).to.include({ phase: 'hand' });
      table.playHand(ann);
      if (hand !== 1) table.lose(bob);
    }
    const bob = choose();
    expect(ann.table.status).to.include({ phase: 'hand' });
    table.playHand(ann);
    // Somebody has sat down, so the table waits for the next person.
    bob.ask({ type: 'sit', name: 'Bob' });
    table.flow();
    const cleo = table.join('Cleo');
    cleo.outgoing.push({ type: 'choosing', on: true });
    table.flow();
    table.next(ann, bob);
    expect(ann.table.status).to.include({ phase: 'over', choosing: true });
  });

  it('are waited for no more where a panel is opened again and again: all are sent it', () => {
    const table = TestTable.open({ seats: 3 });
    const ann = table.sit('Ann');
    const bob = table.join('Bob');
    const before = ann.heard.length;
    for (let time = 0; time < 5; time++) {
      for (const on of [true, false]) {
        bob.outgoing.push({ type: 'choosing', on });
        table.flow();
      }
    }
    expect(ann.heard.length - before).to.equal(4);
  });

  it('are chosen in no less time at a table that is taken up again meanwhile', () => {
    const table = TestTable.open({ seats: 3 });
    const ann = table.sit('Ann');
    table.join('Bob').outgoing.push({ type: 'choosing', on: true });
    table.flow();
    table.next(ann);
    table.wait(10_000);
    expect(table.host.save(table.now).times.nextAt).to.equal(20_000);
    const saved = JSON.parse(JSON.stringify(table.host.save(table.now))) as object;
    const loaded = valueOf(TableHost.load(table.rules, saved, table.random, table.now));
    expect(loaded.save(table.now)).to.deep.equal(saved);
  });

  it('are waited for half a minute in all, at a table that is taken up again and again', () => {
    const table = TestTable.open({ seats: 3 });
    // Cleo is not ready, so the hand doesn't begin before Bob chooses again.
    table.sit('Cleo');
    const ann = table.sit('Ann');
    const bob = table.join('Bob');
    const choose = (): void => {
      bob.outgoing.push({ type: 'choosing', on: true });
      table.flow();
    };
    choose();
    table.next(ann);
    for (const left of [20_000, 10_000]) {
      table.wait(10_000);
      table.reload();
      choose();
      expect(ann.table.status).to.include({ phase: 'waiting', nextHand: left });
    }
    table.wait(9999);
    expect(ann.table.status).to.include({ phase: 'waiting' });
    table.wait(1);
    expect(ann.table.status).to.include({ phase: 'hand' });
  });

  it('are waited for by no hand that was due in a save of a version without such a wait', () => {
    const table = TestTable.open({ seats: 3 });
    table.sit('Cleo');
    table.next(table.sit('Ann'));
    const save = table.host.save(table.now);
    const { latestAt: _latestAt, ...times } = save.times;
    const { random, now, rules } = table;
    const host = valueOf(TableHost.load(rules, { ...save, times }, random, now));
    expect(host.save(now).times).to.include({ nextAt: 8000, latestAt: null });
  });

  it('hold nothing up where those at the table sit out', () => {
    const table = TestTable.open({ seats: 2 });
    const ann = table.sit('Ann');
    const bob = table.join('Bob');
    bob.outgoing.push({ type: 'choosing', on: true });
    ann.drops.add('reveal');
    for (let misses = 0; misses < 2; misses++) {
      table.next(ann);
      table.wait(40_000);
    }
    ann.drops.clear();
    table.next(ann);
    table.wait(30_000);
    table.next(ann);
    table.wait(30_000);
    expect(ann.table.status).to.include({ phase: 'hand' });
  });
});
