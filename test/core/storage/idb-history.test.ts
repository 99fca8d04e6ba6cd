import { afterEach, beforeEach, describe, it } from '#bdd';
import { expect } from 'chai';
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { type Problem, statisticsOf } from '../../../src/core.js';
import { BrowserHistory, HistoryKeeper } from '../../../src/storage.js';
import { idsOf, record } from '../support/records.js';

type Globals = Record<'indexedDB' | 'IDBKeyRange' | 'BroadcastChannel', unknown>;
const globals = globalThis as unknown as Globals;
const { BroadcastChannel: channels } = globals;

/** Keeps two games in what the browser gives, until they are kept or a complaint comes. */
async function keepTwo(
  patience = 5000,
): Promise<{ keeper: HistoryKeeper; complaints: readonly Problem[] }> {
  const complaints: Problem[] = [];
  let hear = (): void => undefined;
  const complained = new Promise<void>((done) => (hear = done));
  const keeper = new HistoryKeeper(new BrowserHistory(), {
    onProblem: (problem) => {
      complaints.push(problem);
      hear();
    },
    timeout: patience,
  });
  keeper.add(record(1));
  keeper.add(record(2));
  await Promise.race([keeper.flush(), complained]);
  return { keeper, complaints };
}

/** A page that is opened again. */
async function again(): Promise<HistoryKeeper> {
  const keeper = new HistoryKeeper(new BrowserHistory());
  await keeper.load();
  return keeper;
}

describe('the history in IndexedDB', () => {
  beforeEach(() => {
    Object.assign(globals, { indexedDB: new IDBFactory(), IDBKeyRange });
  });
  afterEach(() => {
    for (const name of ['indexedDB', 'IDBKeyRange'] as const) Reflect.deleteProperty(globals, name);
    globals.BroadcastChannel = channels;
  });

  it('is there again when the page is', async () => {
    const { keeper, complaints } = await keepTwo();
    expect([keeper.isKept, complaints]).to.deep.equal([true, []]);
    expect((await again()).history).to.deep.equal(keeper.history);
  });

  it('is read by another tab at once where that shows it', async () => {
    const other = await again();
    let leave = (): void => undefined;
    const heard = new Promise<readonly string[]>((done) => {
      leave = other.subscribe(() => {
        if (other.history.records.length === 2) done(idsOf(other.history));
      });
    });
    await keepTwo();
    expect(await heard).to.deep.equal(['id-001', 'id-002']);
    leave();
  });

  it('is taken out by clearing, and put back by its undo', async () => {
    const { keeper } = await keepTwo();
    const removed = keeper.clear();
    await keeper.flush();
    expect(idsOf((await again()).history)).to.deep.equal([]);
    keeper.merge(removed);
    await keeper.flush();
    expect(idsOf((await again()).history)).to.deep.equal(['id-001', 'id-002']);
  });

  it('has no database open once it has answered: rooms that come and go leave none behind', async () => {
    let open = 0;
    class CountedFactory extends IDBFactory {
      override open(name: string): ReturnType<IDBFactory['open']> {
        const request = super.open(name);
        request.addEventListener('success', () => {
          const { result } = request;
          const close = result.close.bind(result);
          open++;
          result.close = () => {
            open--;
            close();
          };
        });
        return request;
      }
    }
    globals.indexedDB = new CountedFactory();
    const { keeper } = await keepTwo();
    expect(idsOf(keeper.history)).to.deep.equal(['id-001', 'id-002']);
    expect(open).to.equal(0);
  });

  it('keeps sealed totals, and lets go of them', async () => {
    const { keeper } = await keepTwo();
    const sealing = new HistoryKeeper(new BrowserHistory(), { maxRecords: 1 });
    await sealing.load();
    expect(idsOf((await again()).history)).to.deep.equal([]);
    expect(statisticsOf((await again()).history, 'freecell').games).to.equal(2);
    expect((await again()).history.sealed).to.include({ id: 'id-002', ended: record(2).ended });
    await keeper.load();
    keeper.clear();
    await keeper.flush();
    expect((await again()).history).to.deep.equal({ records: [] });
  });

  it('is known on the page alone where the browser has none', async () => {
    Reflect.deleteProperty(globals, 'indexedDB');
    const { keeper, complaints } = await keepTwo();
    expect(idsOf(keeper.history)).to.deep.equal(['id-001', 'id-002']);
    expect(complaints).to.deep.equal([
      { code: 'storage', got: 'ReferenceError: indexedDB is not defined' },
    ]);
  });

  it('is known on the page alone where it is blocked, and kept once it is not', async () => {
    const blocked = {
      open: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    const { indexedDB: working } = globals;
    globals.indexedDB = blocked;
    globals.BroadcastChannel = function BlockedChannel() {
      blocked.open();
    };
    const { keeper, complaints } = await keepTwo();
    keeper.subscribe(() => undefined)();
    expect(complaints).to.deep.equal([
      { code: 'storage', got: 'SecurityError: The operation is insecure.' },
    ]);
    globals.indexedDB = working;
    keeper.add(record(3));
    await keeper.flush();
    expect(keeper.isKept).to.equal(true);
    expect(idsOf((await again()).history)).to.deep.equal(['id-001', 'id-002', 'id-003']);
    expect(complaints).to.have.length(1);
  });

  it('is known on the page alone where the browser never answers', async () => {
    globals.indexedDB = { open: () => ({}) };
    const { keeper, complaints } = await keepTwo(30);
    expect(complaints).to.deep.equal([{ code: 'storage', got: 'no answer' }]);
    expect(idsOf(keeper.history)).to.deep.equal(['id-001', 'id-002']);
  });

  it('is kept again once the disk is no longer full', async () => {
    await (await again()).flush();
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')!;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    try {
      const { keeper, complaints } = await keepTwo();
      expect(complaints).to.deep.equal([
        { code: 'storage', got: 'QuotaExceededError: The quota has been exceeded.' },
      ]);
      expect([keeper.isLoaded, keeper.isKept]).to.deep.equal([true, false]);
      Object.defineProperty(IDBObjectStore.prototype, 'put', put);
      keeper.add(record(3));
      await keeper.flush();
      expect(idsOf((await again()).history)).to.deep.equal(['id-001', 'id-002', 'id-003']);
      expect(complaints).to.have.length(1);
    } finally {
      Object.defineProperty(IDBObjectStore.prototype, 'put', put);
    }
  });
});
