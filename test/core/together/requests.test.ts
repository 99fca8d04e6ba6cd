import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { ClientMessage, ServerMessage } from '../../../src/together.js';
import { must } from '../support/result.js';
import { type Page, TestTable } from '../support/shared-table.js';

/** A person alone with a bot, in the first hand. */
function started(): { table: TestTable; ann: Page } {
  const table = TestTable.open({ seats: 2 });
  const ann = table.sit('Ann');
  table.next(ann);
  return { table, ann };
}

/** Sends a message unchanged, for the first time or again, and returns the answers. */
function send(table: TestTable, page: Page, message: ClientMessage): readonly ServerMessage[] {
  const heard = page.heard.length;
  page.outgoing.push(message);
  table.flow();
  return page.heard.slice(heard);
}

const ante = (id: number): ClientMessage => ({ type: 'move', id, hand: 1, move: 'a0' });

describe('requests of a seat', () => {
  it('are done once, and answered as often as they come', () => {
    const { table, ann } = started();
    const first = send(table, ann, ante(10));
    expect(first.filter(({ type }) => type === 'step')).to.have.length.greaterThan(0);
    expect(first).to.deep.include({ type: 'answer', id: 10 });
    const { version } = table.host;
    expect(send(table, ann, ante(10))).to.deep.equal([{ type: 'answer', id: 10 }]);
    expect(table.host.version).to.equal(version);
    // Under another id it is another request.
    expect(send(table, ann, ante(11))[0]).to.deep.include({
      type: 'answer',
      id: 11,
    });
    expect(ann.refusal(11)).to.be.oneOf(['not-now', 'already-anted']);
  });

  it('that were refused are refused again, though they could be done by now', () => {
    const table = TestTable.open({ seats: 2 });
    const ann = table.sit('Ann');
    const early = send(table, ann, ante(10));
    expect(early).to.deep.equal([
      { type: 'answer', id: 10, refused: { code: 'other-hand', hand: 0 } },
    ]);
    table.next(ann);
    expect(send(table, ann, ante(10))).to.deep.equal(early);
    expect(send(table, ann, ante(11)).at(-1)!.type).not.to.equal('problem');
    expect(ann.refusal(11)).to.equal(undefined);
  });

  it('are remembered over a lost connection, and after the table was taken up again', () => {
    const { table, ann } = started();
    send(table, ann, ante(10));
    const step = ann.table.session!.moveCount;
    table.lose(ann);
    table.reconnect(ann);
    expect(send(table, ann, ante(10))).to.deep.equal([{ type: 'answer', id: 10 }]);
    table.reload();
    expect(send(table, ann, ante(10))).to.deep.equal([{ type: 'answer', id: 10 }]);
    expect(ann.table.session!.moveCount).to.equal(step);
  });

  it('that take the first seat are done once, though their answer and all else was lost', () => {
    const table = TestTable.open({ seats: 2 });
    const sit: ClientMessage = { type: 'sit', id: 1, name: 'Ann' };
    const token = 'cd'.repeat(32);
    const ann = table.join('Ann', token);
    table.host.receive('Ann', sit, table.now);
    table.host.take();
    // The server has not noticed yet that the first connection is gone.
    const again = table.join('Ann again', token);
    expect(again.table.seat).to.equal(0);
    expect(send(table, again, sit)).to.deep.equal([{ type: 'answer', id: 1 }]);
    expect(table.host.listing).to.deep.include({ people: 1, names: ['Ann'] });
    expect(ann.heard.at(-1)).to.deep.equal({ type: 'bye', reason: 'replaced' });
    // The seat is not treated as one whose token was lost, either.
    table.lose(again);
    table.wait(60_000);
    expect(table.host.listing.people).to.equal(1);
  });

  it('may come in any order: an id that was passed over is done when it comes', () => {
    const { table, ann } = started();
    send(table, ann, { type: 'pause', id: 30, on: false });
    const [answer] = send(table, ann, ante(29)).filter(({ type }) => type === 'answer');
    expect(answer).to.deep.equal({ type: 'answer', id: 29 });
    expect(ann.table.session!.moveCount).to.be.greaterThan(0);
  });

  it('below those of the last 32 answers are refused, used or not, and nothing is done', () => {
    const { table, ann } = started();
    for (let id = 100; id < 200; id++) send(table, ann, { type: 'pause', id, on: false });
    const { moveCount } = ann.table.session!;
    const { version } = table.host;
    const refused = { code: 'too-old' };
    for (const id of [50, 100, 167])
      expect(send(table, ann, ante(id))).to.deep.equal([{ type: 'answer', id, refused }]);
    expect(send(table, ann, ante(168))).to.deep.equal([{ type: 'answer', id: 168 }]);
    expect([ann.table.session!.moveCount, table.host.version]).to.deep.equal([moveCount, version]);
  });

  it('are counted by the seat: a page is told the highest id', () => {
    const { table, ann } = started();
    send(table, ann, { type: 'pause', id: 70, on: false });
    table.reconnect(ann);
    expect(ann.last('welcome')).to.have.property('lastId', 70);
    expect(table.join('Eve').last('welcome')).not.to.have.property('lastId');
  });

  it('that make a person leave are answered again, too', () => {
    const { table, ann } = started();
    const leave: ClientMessage = { type: 'leave', id: 10 };
    expect(send(table, ann, leave)).to.deep.include({ type: 'answer', id: 10 });
    expect(send(table, ann, leave)).to.deep.equal([{ type: 'answer', id: 10 }]);
    // The request may come again from a page that has reconnected. Without a seat, it counts as done.
    expect(send(table, ann, { ...leave, id: 11 })).to.deep.equal([{ type: 'answer', id: 11 }]);
    expect(send(table, ann, { type: 'next', id: 12 })[0]).to.deep.equal({
      type: 'answer',
      id: 12,
      refused: { code: 'no-seat' },
    });
  });

  it('are refused with what is wrong with a move', () => {
    const { table, ann } = started();
    const refusalOf = (id: number, hand: number, move: string): unknown => {
      const answer = send(table, ann, { type: 'move', id, hand, move })[0];
      return answer?.type === 'answer' ? answer.refused : undefined;
    };
    expect(refusalOf(10, 2, 'a0')).to.deep.equal({ code: 'other-hand', hand: 1 });
    expect(refusalOf(11, 1, 'zz')).to.deep.equal({ code: 'no-such-move', move: 'zz' });
    expect(refusalOf(12, 1, 'a1')).to.deep.equal({ code: 'not-your-seat', seat: 1, yours: 0 });
    expect(refusalOf(13, 1, 'd')).to.deep.equal({ code: 'table-moves', move: 'deal' });
    expect(refusalOf(14, 1, 's0')).to.deep.equal({ code: 'not-now', move: 'stand', phase: 'ante' });
  });

  it('that are moves count no more once something was played for their seat', () => {
    const table = TestTable.open({ seats: 2, clock: { decision: 5000, bank: 0 } });
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    table.next(ann, bob);
    let id = 20;
    const play = (page: Page, move: string): unknown =>
      send(table, page, { type: 'move', hand: 1, move, id: id++ });
    for (const move of ['a0', 'a1', 's0', 's1']) play(move.endsWith('0') ? ann : bob, move);
    const { moveCount: step } = ann.table.session!;
    const check = { type: 'move', hand: 1, move: 'k0' } as const;
    // Her clock checks for her. In the next round of bets she may check again.
    table.lose(ann);
    table.wait(5000);
    expect(must(bob.last('step'))).to.deep.include({ by: 'auto', step: step + 1 });
    table.reconnect(ann);
    play(bob, 'k1');
    for (const page of [ann, bob]) play(page, `t${page.table.seat}`);
    expect(ann.table.session!.moveCount).to.equal(step + 4);
    send(table, ann, { ...check, step, id: 50 });
    expect(ann.refusal(50)).to.equal('played-meanwhile');
    expect(ann.table.session!.moveCount).to.equal(step + 4);
    // A page may leave out the step that it has seen. Then only the rules decide.
    send(table, ann, { ...check, id: 51 });
    expect(ann.refusal(51)).to.equal(undefined);
  });

  it('that are moves count though others have moved since', () => {
    const table = TestTable.open({ seats: 2 });
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    table.next(ann, bob);
    send(table, bob, { type: 'move', hand: 1, step: 0, move: 'a1', id: 20 });
    send(table, ann, { type: 'move', hand: 1, step: 0, move: 'a0', id: 20 });
    expect([ann.refusal(20), bob.refusal(20)]).to.deep.equal([undefined, undefined]);
  });

  it('need no seat to ask for the whole table, or whether it is there', () => {
    const { table, ann } = started();
    const eve = table.join('Eve');
    expect(send(table, eve, { type: 'ping', at: 12 })).to.deep.equal([{ type: 'pong', at: 12 }]);
    const all = send(table, eve, { type: 'sync' });
    expect(all.map(({ type }) => type)).to.deep.equal(['status', 'hand']);
    const again = send(table, ann, { type: 'sync' });
    expect(Object.keys(again[1]!)).to.include.members(['run', 'options']);
    table.host.receive('nobody', { type: 'sync' }, table.now);
    expect(table.host.take()).to.deep.equal([]);
  });
});
