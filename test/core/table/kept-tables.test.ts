import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type EarlierTables,
  type TableRun,
  afterTable,
  beforeHand,
  checkSeven27Table,
  endHand,
  saveSeven27Table,
  startRun,
} from '../../../src/core.js';
import {
  NO_TABLES,
  type TableHistory,
  totalsOfAllTables,
} from '../../../src/core/table/kept-tables.js';
import { problemOf, valueOf } from '../support/result.js';

const FRESH: TableRun = startRun({ kinds: ['human', 'bot'], stack: 100 });

/**
 * A table after `hands` hands, each of which won the person a chip. The last `whole` are kept in
 * full.
 */
function after(hands: number, whole = hands, earlier: EarlierTables = NO_TABLES): TableHistory {
  let run: TableRun = { ...FRESH, id: 'a room’s', notes: { latest: [] } };
  for (let hand = 0; hand < hands; hand++) {
    run = endHand(run, {
      transfers: [{ from: 'seat-1', to: 'seat-0', amount: 1, for: 'stake' }],
      played: [0, 1],
    });
  }
  const past = Array.from({ length: whole }, (_, at) => ({
    hand: hands - whole + at + 1,
    save: {} as never,
  }));
  return { run, past, earlier };
}

const kept = ({ tables }: EarlierTables) => tables.map(({ past }) => past.map(({ hand }) => hand));

const saved = (earlier: unknown): unknown => ({
  ...saveSeven27Table({ run: FRESH, session: undefined, seed: undefined }, 0),
  earlier,
});

describe('earlier tables', () => {
  it('keep their hands and totals, but not the room’s id or the coach’s notes', () => {
    const first = afterTable(after(2));
    expect(afterTable({ run: FRESH, past: [], earlier: first })).to.equal(first);
    const second = afterTable(after(3, 3, first));
    expect(kept(second)).to.deep.equal([
      [1, 2],
      [1, 2, 3],
    ]);
    expect(second.tables.flatMap(({ run }) => Object.keys(run))).not.to.include.members([
      'id',
      'notes',
    ]);
    expect(totalsOfAllTables(second, after(4).run)).to.deep.equal([
      { hands: 9, ahead: 9, behind: 0, net: 9, biggest: 1 },
    ]);
  });

  it('keep fifty hands in full and a history of a hundred, together with the current table', () => {
    const earlier = afterTable(after(40, 40, afterTable(after(30, 30))));
    const now = after(20);
    const before = beforeHand({ ...now, earlier }, now.run).earlier;
    expect(kept(before).map((hands) => [hands[0], hands.length])).to.deep.equal([
      [undefined, 0],
      [11, 30],
    ]);
    const long = after(60, 50);
    const left = beforeHand({ ...long, earlier }, long.run).earlier;
    expect([kept(left), left.totals[0]!.hands]).to.deep.equal([[[]], 70]);
  });

  it('include the old run if a room started another in its place', () => {
    expect(beforeHand(after(2), FRESH)).to.deep.equal({
      run: FRESH,
      past: [],
      earlier: afterTable(after(2)),
    });
  });

  it('are saved, if there are any', () => {
    const earlier = afterTable(after(2));
    const save = JSON.parse(JSON.stringify(saved(earlier))) as Record<string, unknown>;
    expect(valueOf(checkSeven27Table(save)).earlier).to.deep.equal(earlier);
    expect(valueOf(checkSeven27Table(saved(undefined)))).not.to.have.property('earlier');
  });

  it('are rejected if they can’t have been played', () => {
    const { tables, totals } = afterTable(after(2));
    const [table] = tables;
    const spoilt: readonly unknown[] = [
      [],
      { tables },
      { tables: [{ ...table, run: { ...table!.run, house: 5 } }], totals },
      { tables: [{ ...table, past: [{ hand: 3, save: {} }] }], totals },
      { tables, totals: [{ ...totals[0], hands: 1 }] },
      { tables: [after(40), after(40)], totals },
    ];
    for (const earlier of spoilt) {
      expect(problemOf(checkSeven27Table(saved(earlier))), JSON.stringify(earlier)).to.deep.equal({
        code: 'save-broken',
        field: 'earlier',
      });
    }
  });
});
