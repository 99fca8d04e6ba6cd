import { describe, it } from '#bdd';
import { expect } from 'chai';
import { TableHost, tokenHash } from '../../../src/together.js';
import { problemOf } from '../support/result.js';
import { type Page, TestTable } from '../support/shared-table.js';

const PHONE = 'ab'.repeat(32);
const LAPTOP = 'cd'.repeat(32);

/** A table at which Bob sits, and Ann at her phone, whom a site has signed in. */
function open(): { table: TestTable; bob: Page; phone: Page } {
  const table = TestTable.open({ seats: 4 });
  const bob = table.join('bob', undefined, 'Bob');
  const phone = table.join('phone', PHONE, 'Ann', 'ann');
  for (const page of [bob, phone]) page.ask({ type: 'sit', name: '' });
  table.flow();
  return { table, bob, phone };
}

/** The pages that see cards of their own. */
const seats = (...pages: readonly Page[]): unknown => pages.map(({ table }) => table.handSeat);

describe('a person whom a site has signed in', () => {
  it('has one seat: another page takes it over, whatever its token, and the first one is told', () => {
    const { table, bob, phone } = open();
    table.next(bob, phone);
    expect(seats(bob, phone)).to.deep.equal([0, 1]);
    const laptop = table.join('laptop', LAPTOP, 'Ann', 'ann');
    expect(phone.heard.at(-1)).to.deep.equal({ type: 'bye', reason: 'replaced' });
    expect(seats(laptop)).to.deep.equal([1]);
    // Its ids go on from those of the other page, or they would count as requests that were done.
    expect(laptop.last('welcome')).to.have.property('lastId', 2);
    const id = laptop.ask({ type: 'sit', name: '' });
    table.flow();
    expect([laptop.refusal(id), table.host.listing.people]).to.deep.equal([undefined, 2]);
    table.reconnect(phone);
    expect(laptop.heard.at(-1)).to.deep.equal({ type: 'bye', reason: 'replaced' });
  });

  it('has one seat though both pages came before it was taken', () => {
    const { table, bob } = open();
    const pages = ['one', 'two'].map((name) => table.join(name, undefined, 'Cleo', 'cleo'));
    for (const page of pages) {
      page.ask({ type: 'sit', name: '' });
      table.flow();
    }
    expect(pages[0]!.heard.at(-1)).to.deep.equal({ type: 'bye', reason: 'replaced' });
    expect(table.host.listing.names).to.deep.equal(['Bob', 'Ann', 'Cleo']);
    table.next(bob, pages[1]!);
    expect(pages[1]!.table.seat).to.equal(2);
  });

  it('who booked a seat has that one alone, too, and so after the table was taken up again', () => {
    const { table, bob, phone } = open();
    table.next(bob, phone);
    const pages = ['one', 'two'].map((name) => table.join(name, undefined, 'Cleo', 'cleo'));
    for (const page of pages) {
      page.ask({ type: 'sit', name: '' });
      table.flow();
    }
    expect(table.host.listing.people).to.equal(3);
    table.reload();
    const third = table.join('three', undefined, 'Cleo', 'cleo');
    third.ask({ type: 'sit', name: '' });
    table.flow();
    expect(table.host.listing.names).to.deep.equal(['Bob', 'Ann', 'Cleo']);
  });

  it('does not get the seat of somebody else who was signed in in the same browser', () => {
    const { table, bob, phone } = open();
    table.next(bob, phone);
    const other = table.join('other', PHONE, 'Dan', 'dan');
    expect(seats(other)).to.deep.equal([undefined]);
    expect(phone.heard.some(({ type }) => type === 'bye')).to.equal(false);
    other.ask({ type: 'sit', name: '' });
    table.flow();
    expect(table.host.listing.names).to.deep.equal(['Bob', 'Ann', 'Dan']);
    expect(other.last('welcome')!.token).to.match(/^[0-9a-f]{64}$/);
  });

  it('has a place at the table by the account', () => {
    const { table } = open();
    const known = (account: string, hash?: string): boolean =>
      table.host.isKnown({ account: tokenHash(account), hash });
    expect([known('ann'), known('dan'), known('dan', tokenHash(PHONE))]).to.deep.equal([
      ...[true, false, false],
    ]);
  });

  it('may not have two seats in a save', () => {
    const { table } = open();
    const save = table.host.save(0);
    const [bob, ann] = save.people;
    const people = [bob, { ...ann, account: bob!.account }];
    const loaded = TableHost.load(table.rules, { ...save, people }, table.random, 0);
    expect(problemOf(loaded).code).to.equal('save-broken');
  });
});
