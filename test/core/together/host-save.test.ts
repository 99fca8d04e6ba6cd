import { describe, it } from '#bdd';
import { expect } from 'chai';
import { TableHost, type TableStatus } from '../../../src/together.js';
import { countOf } from '../../support/counts.js';
import { problemOf, valueOf } from '../support/result.js';
import { type Page, TestTable, bytesFrom } from '../support/shared-table.js';
import { randomFrom } from '../support/small-random.js';

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A table in this phase. */
function tableIn(game: 'seven27-table' | 'paigow-table', phase: TableStatus['phase']): TestTable {
  const table = TestTable.open({ game, seats: 4 });
  const pages = [table.sit('Ann'), table.sit('Bob')];
  if (phase === 'waiting') return table;
  table.playHands(2, ...pages);
  if (phase === 'over') return table;
  pages[1]!.drops.add(phase === 'shuffle' ? 'reveal' : 'sync');
  table.next(...pages);
  if (phase === 'hand') table.playAs(pages[0]!);
  expect(table.host.listing.phase).to.equal(phase);
  return table;
}

describe('the save of a shared table', () => {
  for (const game of ['seven27-table', 'paigow-table'] as const) {
    for (const phase of ['waiting', 'shuffle', 'hand', 'over'] as const) {
      it(`gives the same table again: ${game}, ${phase}`, () => {
        const table = tableIn(game, phase);
        const save = json(table.host.save(table.now));
        const loaded = valueOf(TableHost.load(table.rules, save, bytesFrom(1), 0));
        expect(json(loaded.save(0))).to.deep.equal(save);
        expect(loaded.listing).to.deep.equal(table.host.listing);
        expect(loaded.emptySince).to.be.a('number');
        expect(JSON.stringify(save).length).to.be.lessThan(8000);
        // Nobody is present, and everybody comes back with their tokens.
        table.reload();
        const [ann] = table.pages.values();
        expect(ann!.table.seat).to.equal(0);
        expect(ann!.table.status!.people.map((one) => one?.presence)).to.deep.equal(
          game === 'seven27-table'
            ? ['here', 'here', undefined, undefined]
            : ['here', 'here', undefined, undefined],
        );
      });
    }
  }

  it('lets a shuffle go on that was taken up again', () => {
    const table = tableIn('seven27-table', 'shuffle');
    const pages = [...table.pages.values()] as [Page, Page];
    pages[1].drops.clear();
    table.reload();
    expect(table.host.listing.phase).to.equal('hand');
    table.playHand(...pages);
    expect(pages.map((page) => page.table.checked.at(-1)!.check.fair)).to.deep.equal([true, true]);
  });

  it('lets a hand go on that was taken up again, by the same cards and the same bots', () => {
    const endOf = (reloads: boolean): unknown => {
      const table = tableIn('seven27-table', 'hand');
      if (reloads) table.reload();
      const pages = [...table.pages.values()];
      table.playHand(...pages);
      return table.run;
    };
    expect(endOf(true)).to.deep.equal(endOf(false));
  });

  it('keeps what is left of the clocks', () => {
    const table = tableIn('seven27-table', 'hand');
    const bob = [...table.pages.values()][1]!;
    table.wait(7000);
    const clocks = json(bob.table.status!.clocks);
    table.now += 1_000_000;
    const save = json(table.host.save(table.now - 1_000_000));
    table.host = valueOf(TableHost.load(table.rules, save, table.random, table.now));
    table.reconnect(bob);
    const left = (list: typeof clocks): readonly number[] => list.map((one) => one.left);
    expect(left(bob.table.status!.clocks)).to.deep.equal(left(clocks).map((one) => one - 7000));
  });

  it('has no more than a few kilobytes, however long the table is', () => {
    const table = TestTable.open({ seats: 3 });
    const pages = [table.sit('Ann'), table.sit('Bob')];
    table.playHands(countOf({ normal: 6, full: 300 }), ...pages);
    expect(JSON.stringify(table.host.save(table.now)).length).to.be.lessThan(11_000);
  });

  it('that was changed anywhere is a problem, or a table that can be played: it never throws', () => {
    const random = randomFrom(26);
    const { rules } = TestTable.open();
    const saves = (['waiting', 'shuffle', 'hand', 'over'] as const).map((phase) =>
      json(tableIn('seven27-table', phase).host.save(0)),
    );
    const values = [null, -1, 0.5, 3, 1e9, 'x', '', true, [], {}, [[]], '00'.repeat(32)];
    let bad = 0;
    for (let n = 0; n < countOf({ normal: 100, full: 20_000 }); n++) {
      const save = json(saves[random(saves.length)]!) as object;
      const spots = spotsOf(save);
      const [owner, key] = spots[random(spots.length)]!;
      owner[key] = values[random(values.length)];
      const loaded = TableHost.load(rules, save, bytesFrom(n + 1), 0);
      if ('problem' in loaded) bad++;
      else for (const at of [1, 60_000, 600_000]) loaded.value.advance(at);
    }
    expect(bad).to.be.greaterThan(countOf({ normal: 50, full: 10_000 }));
  });

  let inHand: TestTable | undefined;
  for (const [name, change] of [
    ['format', (save) => ({ ...save, format: 2 })],
    ['people', (save) => ({ ...save, people: [] })],
    ['changes', (save) => ({ ...save, changes: [{ seat: 0, brings: 500 }] })],
    ['dealtBy', (save) => ({ ...save, dealtBy: null })],
    ['shuffles', (save) => ({ ...save, shuffles: -1 })],
    ['times', (save) => ({ ...save, times: {} })],
  ] as readonly (readonly [string, (save: object) => object])[]) {
    it(`with wrong ${name} is refused`, () => {
      inHand ??= tableIn('seven27-table', 'hand');
      const { host, rules } = inHand;
      const save = change(json(host.save(0)));
      const { code } = problemOf(TableHost.load(rules, save, bytesFrom(1), 0));
      expect(code).to.be.oneOf(['save-broken', 'save-newer']);
    });
  }
});

type Owner = Record<string, unknown>;

/** Every property in a JSON value, with the object or array that owns it. */
function spotsOf(value: object): (readonly [Owner, string])[] {
  const owner = value as Owner;
  return Object.keys(owner).flatMap((key) => {
    const one = owner[key];
    const own = [[owner, key] as const];
    return typeof one === 'object' && one !== null ? [...own, ...spotsOf(one)] : own;
  });
}
