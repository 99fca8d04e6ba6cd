import { describe, it } from '#bdd';
import { expect } from 'chai';
import { TableHost } from '../../../src/together.js';
import { problemOf } from '../support/result.js';
import { type Page, TestTable } from '../support/shared-table.js';

const MAKER = 'ab'.repeat(32);
const HOUR = 3_600_000;
const KEPT_OUT = { type: 'bye', reason: 'kept-out' };

/** A table that Ann has made, with Bob at the second seat. */
function open(token?: string): { table: TestTable; ann: Page; bob: Page } {
  const table = TestTable.open({ seats: 4, maker: MAKER });
  const ann = table.join('Ann', MAKER);
  ann.ask({ type: 'sit', name: 'Ann' });
  table.flow();
  const bob = table.join('Bob', token);
  bob.ask({ type: 'sit', name: 'Bob' });
  table.flow();
  return { table, ann, bob };
}

function keepOut(
  table: TestTable,
  page: Page,
  seat: number,
  time: number | 'table',
): string | undefined {
  const id = page.ask({ type: 'remove', seat, keepOut: time });
  table.flow();
  return page.refusal(id);
}

/** What a page hears last when it comes with a token. */
const last = (table: TestTable, name: string, token?: string): string | undefined =>
  table.join(name, token).heard.at(-1)?.type;

describe('a person whom the maker keeps out', () => {
  it('loses the seat, and does not come back by the token until the time is over', () => {
    for (const token of [undefined, 'cd'.repeat(32)]) {
      const { table, ann, bob } = open(token);
      expect(keepOut(table, ann, 1, HOUR)).to.equal(undefined);
      expect(bob.heard.at(-1)).to.deep.equal(KEPT_OUT);
      expect(table.host.listing.names).to.deep.equal(['Ann']);
      table.reconnect(bob);
      expect(bob.heard.at(-1)).to.deep.equal(KEPT_OUT);
      // Others come as before.
      expect(last(table, 'Eve', 'ef'.repeat(32))).to.equal('status');
      table.wait(HOUR - 1);
      table.reload();
      expect(last(table, 'again', bob.token)).to.equal('bye');
      table.wait(1);
      expect(last(table, 'later', bob.token)).to.equal('status');
    }
  });

  it('stays out as long as the table exists, if the maker wants that', () => {
    const { table, ann, bob } = open();
    keepOut(table, ann, 1, 'table');
    table.wait(1000 * HOUR);
    table.reload();
    expect(last(table, 'again', bob.token)).to.equal('bye');
  });

  it('stays out by the account as well, with all pages that are there', () => {
    const { table, ann } = open();
    const [cleo, watching] = ['Cleo', 'watching'].map((name) =>
      table.join(name, undefined, 'Cleo', 'cleo'),
    );
    cleo!.ask({ type: 'sit', name: '' });
    table.flow();
    keepOut(table, ann, 2, HOUR);
    for (const page of [cleo!, watching!]) expect(page.heard.at(-1)).to.deep.equal(KEPT_OUT);
    const again = table.join('other browser', 'aa'.repeat(32), 'Cleo', 'cleo');
    expect(again.heard).to.deep.equal([KEPT_OUT]);
  });

  it('may be away, or wait for the seat', () => {
    const { table, ann, bob } = open('cd'.repeat(32));
    table.next(ann, bob);
    const cleo = table.sit('Cleo');
    table.lose(cleo);
    expect(keepOut(table, ann, 1, HOUR)).to.equal('hand-runs');
    expect(keepOut(table, ann, 2, HOUR)).to.equal(undefined);
    expect(last(table, 'again', cleo.token)).to.equal('bye');
  });

  it('is never the maker, and others can keep out nobody', () => {
    const { table, ann, bob } = open();
    expect(keepOut(table, bob, 0, HOUR)).to.equal('maker-only');
    table.lose(ann);
    table.wait(20_000);
    // Bob acts as the maker now.
    const cleo = table.sit('Cleo');
    expect(keepOut(table, bob, 0, HOUR)).to.equal('maker-only');
    expect(keepOut(table, bob, 2, HOUR)).to.equal(undefined);
    expect(cleo.heard.at(-1)).to.deep.equal(KEPT_OUT);
  });

  it('is one of 200 at most, so that a save does not grow', () => {
    const { table, ann } = open();
    keepOut(table, ann, 1, 'table');
    for (let n = 0; n < 210; n++) {
      table.sit(`Bob ${n}`);
      keepOut(table, ann, 1, 'table');
    }
    const { keptOut } = table.host.save(table.now);
    expect(keptOut).to.have.length(200);
    const wrong = { ...table.host.save(0), keptOut: [{ ...keptOut[0], hash: 'x' }] };
    expect(problemOf(TableHost.load(table.rules, wrong, table.random, 0)).code).to.equal(
      'save-broken',
    );
  });
});
