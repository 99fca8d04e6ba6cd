import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type GameRecord,
  type History,
  NO_HISTORY,
  addRecords,
  clearHistory,
  exportHistory,
  importHistory,
  mergeHistory,
  statisticsOf,
  variantsOf,
} from '../../../src/core.js';
import { hand, idsOf, record, records } from '../support/records.js';
import { valueOf } from '../support/result.js';
import { SEED } from '../support/walks.js';

const of = (...given: readonly GameRecord[]): History => addRecords(NO_HISTORY, given).history;
const numbered = (from: number, to: number): readonly GameRecord[] =>
  Array.from({ length: to - from + 1 }, (_, n) => record(from + n));

/** All statistics, without the list of the last games. */
const all = (history: History): unknown =>
  variantsOf(history).flatMap(({ game, variant }) =>
    [null, variant].map((one) => statisticsOf(history, game, one, 0)),
  );

describe('a history with other games added', () => {
  it('has them in the order in which they ended, each once', () => {
    const history = of(record(3), record(1));
    const { history: more, ...counts } = addRecords(history, [record(2), record(3), record(2)]);
    expect(idsOf(more)).to.deep.equal(['id-001', 'id-002', 'id-003']);
    expect(counts).to.deep.equal({ added: 1, known: 2, late: 0 });
    expect(idsOf(history)).to.deep.equal(['id-001', 'id-003']);
  });

  it('keeps what it knows where the same id comes with other figures', () => {
    const { history, added } = addRecords(of(record(1)), [record(1, { moves: 1 })]);
    expect(history.records).to.deep.equal([record(1)]);
    expect(added).to.equal(0);
  });

  it('is the same whatever came first, in parts that overlap, and twice', () => {
    const random = fc.property(records(30), fc.nat(), fc.nat(), (given, one, other) => {
      const whole = of(...given);
      const end = one % (given.length + 1);
      const a = of(...given.slice(0, end));
      const b = of(...given.slice(other % (end + 1)));
      expect(mergeHistory(a, b).history).to.deep.equal(whole);
      expect(mergeHistory(b, a).history).to.deep.equal(whole);
      const again = mergeHistory(whole, a);
      expect([again.history, again.added, again.late]).to.deep.equal([whole, 0, 0]);
    });
    fc.assert(random, { seed: SEED, numRuns: 200 });
  });
});

describe('a history that grows too long', () => {
  it('keeps the totals of the oldest, and the records of the others', () => {
    const history = addRecords(NO_HISTORY, numbered(1, 11), 10).history;
    expect(idsOf(history)).to.deep.equal(numbered(3, 11).map(({ id }) => id));
    const sums = {
      games: 2,
      wins: 2,
      pushes: 0,
      streak: 2,
      bestStreak: 2,
      bestTime: 40_000,
      fewestMoves: 100,
    };
    expect(history.sealed).to.deep.equal({
      ended: record(2).ended,
      id: 'id-002',
      totals: [
        { game: 'freecell', variant: null, ...sums, days: [] },
        { game: 'freecell', variant: '', ...sums, days: [] },
      ],
    });
  });

  it('keeps the chips of the oldest hands', () => {
    const hands = [40, -25, 0, 10, 5].map((chips, n) => hand(n, chips));
    const { history } = addRecords(NO_HISTORY, hands, 2);
    expect(history.records).to.deep.equal(hands.slice(4));
    const { last, ...totals } = statisticsOf(history, 'pai-gow', '');
    expect(totals).to.deep.equal({
      ...{ game: 'pai-gow', variant: '', games: 5, wins: 3, pushes: 1, streak: 2, bestStreak: 2 },
      ...{ days: [], chips: 30, biggestWin: 40 },
    });
    expect(last).to.deep.equal(hands.slice(4));
    expect(importHistory(exportHistory(history))).to.deep.equal({ value: history });
  });

  it('has the same statistics as one that forgets nothing', () => {
    const random = fc.property(records(60), fc.integer({ min: 1, max: 20 }), (given, most) => {
      const compareRecords = of(...given).records;
      let history = NO_HISTORY;
      for (const one of compareRecords) history = addRecords(history, [one], most).history;
      expect(history.records.length).to.be.at.most(most);
      expect(all(history)).to.deep.equal(all(of(...given)));
    });
    fc.assert(random, { seed: SEED, numRuns: 200 });
  });

  it('counts none of the sealed games again, from whatever old file they come', () => {
    const old = of(...numbered(1, 8));
    const history = addRecords(old, numbered(9, 11), 10).history;
    const merged = mergeHistory(history, old);
    expect(merged).to.deep.equal({ history, added: 0, known: 6, late: 2 });
    expect(statisticsOf(merged.history, 'freecell').games).to.equal(11);
  });

  it('is taken up whole where nothing stands in its way', () => {
    const long = addRecords(NO_HISTORY, numbered(1, 11), 10).history;
    const merged = mergeHistory(of(record(12)), long);
    expect([merged.added, merged.known, merged.late]).to.deep.equal([11, 0, 0]);
    expect(statisticsOf(merged.history, 'freecell')).to.include({
      games: 12,
      wins: 12,
      streak: 12,
    });
    const twice = mergeHistory(merged.history, long);
    expect([twice.history, twice.added, twice.known, twice.late]).to.deep.equal([
      merged.history,
      ...[0, 11, 0],
    ]);
  });

  it('gives its records alone where games of both may be the same', () => {
    const long = addRecords(NO_HISTORY, numbered(1, 11), 10).history;
    const merged = mergeHistory(of(record(1)), long);
    expect([merged.added, merged.known, merged.late]).to.deep.equal([9, 0, 2]);
    expect(statisticsOf(merged.history, 'freecell').games).to.equal(10);
  });
});

describe('a history that is cleared', () => {
  it('comes back whole, with what was played since', () => {
    const history = of(record(1), record(2, { game: 'klondike' }), record(3));
    const { left, removed } = clearHistory(history);
    expect(left).to.deep.equal(NO_HISTORY);
    const since = addRecords(left, [record(4)]).history;
    expect(idsOf(mergeHistory(since, removed).history)).to.deep.equal([
      'id-001',
      'id-002',
      'id-003',
      'id-004',
    ]);
  });

  it('may be one game’s alone, and loses no sealed totals by it', () => {
    const random = fc.property(records(40), (given) => {
      const history = addRecords(NO_HISTORY, given, 10).history;
      const { left, removed } = clearHistory(history, 'klondike');
      expect(statisticsOf(left, 'klondike').games).to.equal(0);
      expect(statisticsOf(left, 'freecell')).to.deep.equal(statisticsOf(history, 'freecell'));
      expect(all(mergeHistory(left, removed).history)).to.deep.equal(all(history));
      const whole = clearHistory(history);
      expect(mergeHistory(whole.left, whole.removed).history).to.deep.equal(history);
    });
    fc.assert(random, { seed: SEED, numRuns: 100 });
  });
});

describe('an exported history', () => {
  it('is read as it was written', () => {
    const random = fc.property(records(30), fc.constantFrom(5, 100), (given, most) => {
      const { history } = addRecords(NO_HISTORY, given, most);
      expect(importHistory(exportHistory(history))).to.deep.equal({ value: history });
    });
    fc.assert(random, { seed: SEED, numRuns: 100 });
  });

  it('has what each hand brought', () => {
    expect(exportHistory(of(hand(1, -15)))).to.equal(
      '{"kind":"baize-history","format":1,"records":[{"id":"hand-001","game":"pai-gow",' +
        '"variant":"","started":1795219260000,"ended":1795219280000,"elapsed":20000,"moves":2,' +
        '"outcome":"lost","chips":-15}]}',
    );
  });

  it('is a file that says what it is', () => {
    expect(exportHistory(of(record(1)))).to.equal(
      '{"kind":"baize-history","format":1,"records":[{"id":"id-001","game":"freecell",' +
        '"variant":"","started":1795219260000,"ended":1795219310000,"elapsed":40000,"moves":100,' +
        '"outcome":"won","deal":618}]}',
    );
    expect(valueOf(importHistory(exportHistory(NO_HISTORY)))).to.deep.equal(NO_HISTORY);
  });
});
