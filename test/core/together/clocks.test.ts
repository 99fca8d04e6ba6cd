import { describe, it } from '#bdd';
import { expect } from 'chai';
import { houseWayOf } from '../../../src/games/pai-gow/rules/house-ways.js';
import type { PaigowState } from '../../../src/games/pai-gow/rules/state.js';
import { type Page, TestTable } from '../support/shared-table.js';

/** Two people who have anted at a table of two. `due` is to act, `other` is not. */
function dealt(clock: object = {}): { table: TestTable; due: Page; other: Page; pages: Page[] } {
  const table = TestTable.open({ seats: 2, clock });
  const pages = [table.sit('Ann'), table.sit('Bob')];
  table.next(...pages);
  for (const page of pages) {
    const { session, seat } = page.table;
    session!.play(session!.legalMoves(seat).find(({ type }) => type === 'ante')!);
    table.flow();
  }
  const turn = (pages[0]!.table.session!.state as unknown as { turn: number }).turn;
  return { table, due: pages[turn]!, other: pages[1 - turn]!, pages };
}

const play = (table: TestTable, page: Page, type: string): void => {
  const { session, seat } = page.table;
  session!.play(session!.legalMoves(seat).find((one) => one.type === type)!);
  table.flow();
};

/** A page's hand at Pai Gow, and the options of its table. */
function handOf({ table: { session, seat } }: Page) {
  const { seats, options } = session!.state as unknown as PaigowState;
  const { cards, front } = seats[seat!]!;
  return { cards, front, options };
}

describe('the clocks of a shared table', () => {
  it('run for all who are waited for, and stop with their moves', () => {
    const table = TestTable.open({ seats: 3 });
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    table.next(ann, bob);
    const full = { left: 30_000, bank: 60_000 };
    expect(ann.table.status!.clocks).to.deep.equal([
      { seat: 0, ...full },
      { seat: 1, ...full },
    ]);
    table.wait(4000);
    play(table, bob, 'ante');
    expect(ann.table.status!.clocks).to.deep.equal([{ seat: 0, left: 26_000, bank: 60_000 }]);
  });

  it('take the bank once a decision’s time is over, and give five seconds back a hand', () => {
    const { table, due, other, pages } = dealt();
    table.wait(42_000);
    const [clock] = due.table.status!.clocks;
    expect(clock).to.deep.include({ seat: due.table.seat });
    play(table, due, 'stand');
    table.wait(1);
    const banks = (): readonly number[] => table.host.save(table.now).clocks.banks;
    expect(banks()[due.table.seat!]).to.equal(48_000);
    expect(banks()[other.table.seat!]).to.equal(60_000);
    table.playHand(...pages);
    table.next(...pages);
    expect(banks()[due.table.seat!]).to.equal(53_000);
    expect(banks()[other.table.seat!]).to.equal(60_000);
  });

  it('that have run out have the cheapest played: it stands, or checks', () => {
    const { table, due, other } = dealt({ decision: 5000, bank: 2000 });
    table.wait(6999);
    expect(due.last('step')!.step).to.equal(2);
    table.wait(1);
    expect(due.last('step')).to.deep.include({ step: 3, by: 'auto' });
    expect(due.last('step')!.moves).to.deep.equal([`s${due.table.seat}`]);
    // The bank is used up, so the next decision has only its own time.
    play(table, other, 'stand');
    const { turn } = due.table.session!.state as unknown as { turn: number };
    expect(turn).to.be.oneOf([0, 1]);
    const before = due.last('step')!.step;
    table.wait(turn === due.table.seat ? 5000 : 7000);
    expect(due.last('step')).to.deep.include({ step: before + 1, by: 'auto' });
    expect(due.last('step')!.moves).to.deep.equal([`k${turn}`]);
  });

  it('that have run out fold a hand that would have to pay', () => {
    const { table, due, other } = dealt({ decision: 5000, bank: 0 });
    play(table, due, 'stand');
    play(table, other, 'stand');
    const { turn } = due.table.session!.state as unknown as { turn: number };
    const [better, caller] = turn === due.table.seat ? [due, other] : [other, due];
    play(table, better, 'bet');
    table.wait(5000);
    const moves = [`f${caller.table.seat}`, 'e'];
    expect(caller.last('step')).to.deep.include({ moves, by: 'auto' });
  });

  it('that have run out stake nothing at Pai Gow, and set a hand by the house way', () => {
    const clock = { decision: 5000, bank: 0 };
    const table = TestTable.open({ game: 'paigow-table', seats: 3, fill: false, clock });
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    table.next(ann, bob);
    play(table, ann, 'bet');
    table.wait(5000);
    const moves = [`p${bob.table.seat}`, 'd'];
    expect(bob.last('step')).to.deep.include({ moves, by: 'auto' });
    const { cards, options } = handOf(ann);
    table.wait(5000);
    const { front } = houseWayOf(options)(cards, options.wheel);
    expect(handOf(ann).front).to.have.members(front);
  });

  it('stand still while all who are present want a pause, and no move is made then', () => {
    const { table, due, other } = dealt();
    table.wait(10_000);
    due.ask({ type: 'pause', on: true });
    table.flow();
    expect(due.table.status!.paused).to.equal(false);
    other.ask({ type: 'pause', on: true });
    table.flow();
    expect(due.table.status!.paused).to.equal(true);
    expect(table.host.nextTime).to.equal(undefined);
    table.wait(3_600_000);
    const { hand } = due.table.run!;
    const id = due.ask({ type: 'move', hand, move: `s${due.table.seat}` });
    table.flow();
    expect(due.refusal(id)).to.equal('table-paused');
    other.ask({ type: 'pause', on: false });
    table.flow();
    // If one of them ends the pause, it ends for all.
    expect(due.table.status!.people.map((one) => one?.wantsPause)).to.deep.equal([false, false]);
    expect(due.table.status!.clocks).to.deep.equal([
      { seat: due.table.seat, left: 20_000, bank: 60_000 },
    ]);
  });

  it('do not go on for who only waits for a seat, as long as those of the hand are there', () => {
    const table = TestTable.open({ seats: 3 });
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    table.next(ann, bob);
    for (const page of [ann, bob]) page.ask({ type: 'pause', on: true });
    table.flow();
    const eve = table.sit('Eve');
    expect(eve.table.seat).to.equal(undefined);
    eve.ask({ type: 'pause', on: false });
    table.flow();
    expect(ann.table.status!.paused).to.equal(true);
    for (const page of [ann, bob]) table.lose(page);
    eve.ask({ type: 'pause', on: false });
    table.flow();
    expect(eve.table.status!.paused).to.equal(false);
  });

  it('let a pause of people who are gone go on until one is back who does not want it', () => {
    const { table, due, other } = dealt();
    for (const page of [due, other]) page.ask({ type: 'pause', on: true });
    table.flow();
    for (const page of [due, other]) table.lose(page);
    table.wait(100_000);
    table.reconnect(due);
    expect(due.table.status!.paused).to.equal(true);
    expect(due.table.session!.moveCount).to.equal(2);
    due.ask({ type: 'pause', on: false });
    table.flow();
    expect(due.table.status!.paused).to.equal(false);
  });

  it('give who lost the connection twenty seconds, then a bot plays until that person is back', () => {
    const { table, due, other } = dealt();
    const seat = due.table.seat!;
    const presence = (): string => other.table.status!.people[seat]!.presence;
    table.lose(due);
    expect(presence()).to.equal('away');
    table.wait(19_999);
    expect([presence(), other.last('step')!.step]).to.deep.equal(['away', 2]);
    table.wait(1);
    expect(presence()).to.equal('bot');
    expect(other.last('step')).to.deep.include({ step: 3, by: 'bot' });
    expect(other.table.status!.clocks.map((clock) => clock.seat)).to.deep.equal([1 - seat]);
    table.reconnect(due);
    expect(presence()).to.equal('here');
    expect(due.table.seat).to.equal(seat);
    table.playHand(due, other);
    expect(due.table.session!.outcome).to.equal('over');
  });

  it('run again for who comes back while the hand waits for that seat', () => {
    const table = TestTable.open({ seats: 2, pace: 900 });
    const pages = [table.sit('Ann'), table.sit('Bob')] as [Page, Page];
    table.next(...pages);
    for (const page of pages) play(table, page, 'ante');
    const due = pages.find((page) => page.table.session!.legalMoves(page.table.seat).length > 0)!;
    table.lose(due);
    table.wait(20_000);
    // The bot has not played yet.
    table.reconnect(due);
    expect(due.table.session!.moveCount).to.equal(2);
    expect(due.table.status!.clocks).to.deep.equal([
      { seat: due.table.seat, left: 30_000, bank: 60_000 },
    ]);
    table.wait(90_000);
    expect(due.last('step')).to.deep.include({ step: 3, by: 'auto' });
  });

  it('have bots play at their pace, one after the other', () => {
    const table = TestTable.open({ seats: 4, pace: 900 });
    const ann = table.sit('Ann', 0);
    table.next(ann);
    const steps = (): number => ann.table.session!.moveCount;
    expect(steps()).to.equal(0);
    table.wait(899);
    expect(steps()).to.equal(0);
    table.wait(1);
    expect(steps()).to.equal(1);
    table.wait(900);
    expect(steps()).to.equal(2);
    // Bots play no faster after the machine was suspended.
    table.now += 60_000;
    table.host.advance(table.now);
    table.flow();
    expect(steps()).to.equal(3);
  });

  it('begin the next hand when all are ready, or eight seconds after the last one', () => {
    const table = TestTable.open({ seats: 3 });
    const pages = [table.sit('Ann'), table.sit('Bob')];
    const [ann, bob] = pages as [Page, Page];
    expect(ann.table.status!.nextHand).to.equal(null);
    table.next(ann);
    expect(ann.table.status).to.deep.include({ phase: 'waiting', nextHand: 8000 });
    table.next(bob);
    expect(ann.table.status!.phase).to.equal('hand');
    table.playHand(...pages);
    expect(ann.table.status).to.deep.include({ phase: 'over', nextHand: 8000 });
    table.wait(7999);
    expect(table.host.listing.hand).to.equal(1);
    table.wait(1);
    expect(table.host.listing).to.deep.include({ hand: 2, phase: 'hand' });
  });

  it('say since when nobody is there, and deal to nobody', () => {
    const table = TestTable.open({ seats: 3 });
    expect(table.host.emptySince).to.equal(1000);
    const ann = table.sit('Ann');
    expect(table.host.emptySince).to.equal(undefined);
    table.playHands(1, ann);
    table.wait(3000);
    table.lose(ann);
    const { now } = table;
    table.wait(600_000);
    expect(table.host.emptySince).to.equal(now);
    expect(table.host.listing).to.deep.include({ hand: 1, people: 1 });
    expect(table.host.nextTime).to.equal(undefined);
  });
});
