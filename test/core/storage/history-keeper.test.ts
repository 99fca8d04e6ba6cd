import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { type GameRecord, type Problem, sealOldest, statisticsOf } from '../../../src/core.js';
import { HistoryKeeper, type HistoryStore, MemoryHistory } from '../../../src/storage.js';
import { MIDNIGHT, idsOf, record, records } from '../support/records.js';
import { SlowHistory, settle } from '../support/stores.js';
import { SEED } from '../support/walks.js';

const idsIn = async (store: MemoryHistory): Promise<readonly string[]> =>
  (await store.read()).records.map((one) => (one as { id: string }).id).sort();

/** A week after the games. */
const now = (): number => MIDNIGHT + 7 * 86_400_000;

/** A keeper, its store, and what it complained of. */
function keeping(patience = 60_000) {
  const complaints: Problem[] = [];
  const store = new SlowHistory();
  let hear = (): void => undefined;
  const complain = (problem: Problem): void => {
    complaints.push(problem);
    hear();
  };
  /** Waits for the next complaint. */
  const complained = (): Promise<void> => new Promise((done) => (hear = done));
  const keeper = new HistoryKeeper(store, { onProblem: complain, timeout: patience, now });
  return { store, complaints, complained, keeper };
}

/** The totals of these games, as they are sealed. */
const totalsOf = (games: readonly GameRecord[]) =>
  sealOldest({ records: [...games, record(99)] }, 1).sealed!.totals.filter(
    ({ game }) => game === games[0]!.game,
  );

describe('the history’s way to its store', () => {
  it('reads what others have changed, as long as anybody listens and the store tells', async () => {
    const kept = new MemoryHistory();
    const following: (() => void)[] = [];
    const follow = (changed: () => void): (() => void) => {
      following.push(changed);
      return () => void following.pop();
    };
    const store: HistoryStore = {
      read: () => kept.read(),
      change: (change) => kept.change(change),
      follow,
    };
    const keeper = new HistoryKeeper(store);
    await keeper.load();
    expect(following).to.deep.equal([]);
    const leave = [1, 2].map(() => keeper.subscribe(() => undefined));
    expect(following).to.have.length(1);
    await kept.change({ put: [record(1)], remove: [] });
    following[0]!();
    await settle();
    expect(idsOf(keeper.history)).to.deep.equal(['id-001']);
    leave[0]!();
    expect(following).to.have.length(1);
    leave[1]!();
    expect(following).to.deep.equal([]);
  });

  it('goes on without a store that can’t be followed', () => {
    const { store, complaints, keeper } = keeping();
    const follow = (): never => {
      throw new Error('blocked');
    };
    Object.assign(store, { follow });
    keeper.subscribe(() => undefined)();
    expect(complaints).to.deep.equal([{ code: 'storage', got: 'Error: blocked' }]);
  });

  it('knows a game at once, and what the store holds as soon as it tells', async () => {
    const { store, keeper, complaints } = keeping();
    await store.kept.change({ put: [record(1), record(2)], remove: [] });
    let told = 0;
    keeper.subscribe(() => told++);
    keeper.add(record(3));
    expect(idsOf(keeper.history)).to.deep.equal(['id-003']);
    expect([told, keeper.isLoaded, keeper.isKept]).to.deep.equal([1, false, false]);
    store.waiting.shift()!.answer();
    await settle();
    expect(idsOf(keeper.history)).to.deep.equal(['id-001', 'id-002', 'id-003']);
    expect([told, keeper.isLoaded, keeper.isKept]).to.deep.equal([2, true, false]);
    store.waiting.shift()!.answer();
    await settle();
    expect(keeper.isKept).to.equal(true);
    expect(await idsIn(store.kept)).to.deep.equal(['id-001', 'id-002', 'id-003']);
    expect(complaints).to.deep.equal([]);
  });

  it('asks one thing at a time, so that no answer can overtake another', async () => {
    const { store, keeper } = keeping();
    keeper.add(record(1));
    keeper.add(record(2));
    keeper.clear();
    keeper.add(record(3));
    await settle();
    expect(store.waiting.map(({ name }) => name)).to.deep.equal(['read']);
    store.waiting.shift()!.answer();
    await settle();
    keeper.add(record(4));
    keeper.add(record(5));
    await settle();
    expect(store.waiting.map(({ name }) => name)).to.deep.equal(['id-003 -id-001 -id-002']);
    store.waiting.shift()!.answer();
    await settle();
    expect(store.waiting.map(({ name }) => name)).to.deep.equal(['id-004 id-005']);
    store.waiting.shift()!.answer();
    await settle();
    expect(await idsIn(store.kept)).to.deep.equal(['id-003', 'id-004', 'id-005']);
  });

  it('sends again what was not kept, and says once that it was not', async () => {
    const { store, keeper, complaints } = keeping();
    keeper.add(record(1));
    store.waiting.shift()!.fail();
    await settle();
    expect(complaints).to.deep.equal([{ code: 'storage', got: 'Error: no line' }]);
    keeper.add(record(2));
    store.waiting.shift()!.answer();
    await settle();
    store.waiting.shift()!.fail();
    await settle();
    expect(keeper.isKept).to.equal(false);
    expect(store.waiting).to.deep.equal([]);
    keeper.add(record(3));
    await settle();
    expect(store.waiting.map(({ name }) => name)).to.deep.equal(['id-001 id-002 id-003']);
    store.waiting.shift()!.answer();
    await settle();
    expect(await idsIn(store.kept)).to.deep.equal(['id-001', 'id-002', 'id-003']);
    expect(complaints).to.have.length(1);
  });

  it('tells as long as a store keeps nothing, and of what it can’t use', async () => {
    const { store, keeper } = keeping();
    const told: (string | undefined)[] = [];
    keeper.subscribe(() => told.push(keeper.problem?.code));
    await store.kept.change({ put: [{ id: 'no record' }], remove: [] });
    keeper.add(record(1));
    store.waiting.shift()!.fail();
    await settle();
    expect(keeper.problem).to.deep.equal({ code: 'storage', got: 'Error: no line' });
    keeper.add(record(2));
    store.waiting.shift()!.answer();
    await settle();
    expect(keeper.problem).to.deep.equal({
      code: 'history',
      field: 'records[0].id',
      got: 'no record',
    });
    store.waiting.shift()!.answer();
    await settle();
    await store.kept.change({ put: [], remove: ['no record'] });
    void keeper.load();
    await settle();
    store.waiting.shift()!.answer();
    await settle();
    expect(keeper.problem).to.equal(undefined);
    expect(told).to.deep.equal([undefined, 'storage', 'storage', 'history', 'history', undefined]);
  });

  it('does not send what was cleared while the store failed', async () => {
    const { store, keeper } = keeping();
    keeper.add(record(1), record(2, { game: 'klondike' }));
    store.waiting.shift()!.answer();
    await settle();
    const removed = keeper.clear('klondike');
    store.waiting.shift()!.fail();
    await settle();
    void keeper.flush();
    await settle();
    expect(store.waiting.map(({ name }) => name)).to.deep.equal(['id-001 -id-002']);
    store.waiting.shift()!.answer();
    await settle();
    keeper.merge(removed);
    store.waiting.shift()!.answer();
    await settle();
    expect(await idsIn(store.kept)).to.deep.equal(['id-001', 'id-002']);
    expect(keeper.isKept).to.equal(true);
  });

  it('says that a store never answers, goes on without it, and takes a late answer all the same', async () => {
    const { store, keeper, complaints, complained } = keeping(5);
    await store.kept.change({ put: [record(1)], remove: [] });
    const heard = complained();
    keeper.add(record(2));
    await heard;
    expect(complaints).to.deep.equal([{ code: 'storage', got: 'no answer' }]);
    keeper.add(record(3));
    expect(statisticsOf(keeper.history, 'freecell').games).to.equal(2);
    store.waiting.shift()!.answer();
    await settle();
    store.waiting.shift()!.answer();
    await settle();
    expect(await idsIn(store.kept)).to.deep.equal(['id-001', 'id-002', 'id-003']);
    expect(complaints).to.have.length(1);
  });

  it('sees what another tab has added and cleared', async () => {
    const store = new MemoryHistory();
    const [one, other] = [new HistoryKeeper(store), new HistoryKeeper(store)];
    await Promise.all([one.load(), other.load()]);
    one.add(record(1));
    other.add(record(2));
    await Promise.all([one.flush(), other.flush()]);
    await one.load();
    expect(idsOf(one.history)).to.deep.equal(['id-001', 'id-002']);
    one.clear();
    await one.flush();
    await other.load();
    expect(idsOf(other.history)).to.deep.equal([]);
  });

  it('leaves out what it can’t use, says so once, and takes nothing of it away', async () => {
    const store = new MemoryHistory();
    const newer = { ...record(2), outcome: 'drawn' };
    await store.change({ put: [record(1), newer], remove: [], sealed: { totals: 7 } });
    const complaints: Problem[] = [];
    const keeper = new HistoryKeeper(store, { onProblem: (problem) => complaints.push(problem) });
    await keeper.load();
    expect(idsOf(keeper.history)).to.deep.equal(['id-001']);
    expect(complaints).to.deep.equal([
      { code: 'history', field: 'records[1].outcome', got: 'drawn' },
    ]);
    expect(await idsIn(store)).to.deep.equal(['id-001', 'id-002']);
  });

  it('seals the oldest as it loads, and has the same statistics after it', async () => {
    const store = new MemoryHistory();
    const put = Array.from({ length: 11 }, (_, n) => record(n));
    await store.change({ put, remove: [] });
    for (let times = 0; times < 2; times++) {
      const keeper = new HistoryKeeper(store, { maxRecords: 10, now });
      await keeper.load();
      expect(statisticsOf(keeper.history, 'freecell')).to.include({ games: 11, streak: 11 });
      expect(await idsIn(store)).to.have.length(9);
    }
  });

  it('seals nothing that a wrong clock had end in the future', async () => {
    const store = new MemoryHistory();
    const later = now() + 1e10;
    const put = Array.from({ length: 11 }, (_, n) => record(n, n > 0 ? { ended: later + n } : {}));
    await store.change({ put, remove: [] });
    const keeper = new HistoryKeeper(store, { maxRecords: 10, now });
    await keeper.load();
    expect(keeper.history.sealed?.ended).to.equal(record(0).ended);
    expect(keeper.history.records).to.have.length(10);
    expect(keeper.add(record(20)).added).to.equal(1);
  });

  it('goes on without totals that were sealed in the future, says so, and writes over nothing', async () => {
    const store = new MemoryHistory();
    const sealed = { ended: now() + 1e10, id: 'z', totals: [] };
    const put = Array.from({ length: 11 }, (_, n) => record(n));
    await store.change({ put, remove: [], sealed });
    const keeper = new HistoryKeeper(store, { maxRecords: 10, now });
    keeper.merge({ records: [], sealed: { ended: 5, id: 'a', totals: [] } });
    await keeper.load();
    expect(keeper.problem).to.include({ code: 'history', field: 'sealed.ended' });
    expect([idsOf(keeper.history).length, keeper.add(record(20)).added]).to.deep.equal([11, 1]);
    await keeper.flush();
    expect((await store.read()).sealed).to.deep.equal(sealed);
  });

  it('joins totals that came before the store has answered to those it has', async () => {
    const sealedAt = (n: number, game: string) => ({
      ...{ ended: record(n).ended, id: record(n).id },
      totals: totalsOf([record(n, { game })]),
    });
    const { store, keeper } = keeping();
    const theirs = sealedAt(3, 'freecell');
    await store.kept.change({ put: [record(4)], remove: [], sealed: theirs });
    // Of the same place: what one of the two had cleared comes back.
    keeper.merge({ records: [], sealed: sealedAt(3, 'klondike') });
    store.waiting.shift()!.answer();
    await settle();
    const both = { ...theirs, totals: [...theirs.totals, ...sealedAt(3, 'klondike').totals] };
    expect(keeper.history.sealed).to.deep.equal(both);
    store.waiting.shift()!.answer();
    await settle();
    expect((await store.kept.read()).sealed).to.deep.equal(both);
  });

  it('keeps the totals of the store where others came before it answered, or were cleared', async () => {
    for (const isCleared of [false, true]) {
      const { store, keeper } = keeping();
      const sealed = (n: number) => ({
        ...{ ended: record(n).ended, id: record(n).id },
        totals: totalsOf([record(n)]),
      });
      await store.kept.change({ put: [], remove: [], sealed: sealed(3) });
      keeper.merge({ records: [record(5)], sealed: sealed(2) });
      if (isCleared) keeper.clear();
      store.waiting.shift()!.answer();
      await settle();
      store.waiting.shift()?.answer();
      await settle();
      expect(keeper.history.sealed).to.deep.equal(sealed(3));
      expect(idsOf(keeper.history)).to.deep.equal(isCleared ? [] : ['id-005']);
      expect((await store.kept.read()).sealed).to.deep.equal(sealed(3));
      expect(keeper.isKept).to.equal(true);
    }
  });

  it('keeps every game whatever fails, once the store answers again', async () => {
    const plan = fc.array(fc.constantFrom('add', 'answer', 'fail'), { maxLength: 40 });
    const random = fc.asyncProperty(records(20), plan, async (given, acts) => {
      const { store, keeper } = keeping();
      const left = [...given];
      for (const act of acts) {
        if (act === 'add') keeper.add(...left.splice(0, 1));
        else store.waiting.shift()?.[act]();
        await settle();
      }
      keeper.add(...left);
      void keeper.load();
      await settle();
      for (let n = 0; n < 10 && !keeper.isKept; n++) {
        await settle();
        store.waiting.shift()?.answer();
        await settle();
      }
      const wanted = [...new Set(given.map(({ id }) => id))].sort();
      expect(await idsIn(store.kept)).to.deep.equal(wanted);
      expect([...idsOf(keeper.history)].sort()).to.deep.equal(wanted);
      expect(keeper.isKept).to.equal(true);
    });
    await fc.assert(random, { seed: SEED, numRuns: 40 });
  });
});
