import { describe, it } from 'node:test';
import { expect } from 'chai';
import { pino } from 'pino';
import { makeMetrics } from '../../server/src/metrics.js';
import type { Network, Room, RoomContent } from '../../server/src/network/network.js';
import type { Claim, Lease, TableStore } from '../../server/src/store/table-store.js';
import { Tables } from '../../server/src/tables.js';

/** Tables that a few processes of one test share, each of which runs for as long as its owner keeps it. */
class SharedStore {
  private readonly tables = new Map<string, { lease: Lease | undefined; save: object }>();
  private fence = 0;

  ofProcess(): TableStore {
    return {
      create: (code, owner, save) => {
        const lease = { code, owner, fence: ++this.fence };
        this.tables.set(code, { lease, save });
        return Promise.resolve(lease);
      },
      claim: (code, owner) => Promise.resolve(this.claim(code, owner)),
      write: ({ code }, save) => {
        this.tables.get(code)!.save = save;
        return Promise.resolve(true);
      },
      renew: () => Promise.resolve({ lost: [], missing: [] }),
      release: ({ code }) => {
        this.tables.get(code)!.lease = undefined;
        return Promise.resolve();
      },
      isReady: () => true,
      close: () => Promise.resolve(),
    };
  }

  private claim(code: string, owner: string): Claim {
    const table = this.tables.get(code);
    if (!table) return { result: 'unknown' };
    if (table.lease) return { result: 'held', lease: table.lease };
    table.lease = { code, owner, fence: ++this.fence };
    return { result: 'claimed', lease: table.lease, save: table.save };
  }
}

interface Process {
  readonly tables: Tables;
  readonly stop: () => Promise<void>;
}

/** A process that holds one table; any process answers for the place at any table. */
function processOf(store: SharedStore, name: string): Process {
  const room: Room = { list: () => undefined, close: () => Promise.resolve() };
  const contents: RoomContent[] = [];
  const network: Network = {
    process: name,
    start: () => Promise.resolve(),
    open: (_, content) => {
      contents.push(content);
      return Promise.resolve(room);
    },
    reserve: (roomId) => Promise.resolve({ roomId }),
    listings: () => Promise.resolve([]),
    relist: () => Promise.resolve(),
    sweep: () => Promise.resolve(),
    stop: async () => {
      for (const content of contents) await content.ended();
    },
  };
  const log = pino({ level: 'silent' });
  const metrics = makeMetrics(() => ({ tables: 0, connections: 0 }));
  const given = { network, log, metrics, most: 1, endsAfter: 1e6, pace: undefined };
  const tables = new Tables({ ...given, store: store.ofProcess() });
  const stop = async (): Promise<void> => {
    await tables.stop();
    await network.stop();
  };
  return { tables, stop };
}

const asked = { game: 'seven27-table' } as const;

describe('a process that holds as many tables as it may', () => {
  it('lets pages join the tables of others, and takes no other one over', async () => {
    const store = new SharedStore();
    const processes = ['one', 'two', 'three'].map((name) => processOf(store, name));
    const [one, two, three] = processes.map(({ tables }) => tables) as [Tables, Tables, Tables];
    const full = { problem: { code: 'too-many-tables', most: 1 } };
    try {
      await one.create(asked);
      const made = await two.create(asked);
      if ('problem' in made) throw new Error(made.problem.code);
      const { code } = made.value;
      expect(await one.create(asked)).to.deep.equal(full);
      expect(await one.reserve(code, {})).to.deep.equal({ value: { roomId: `${code}-2` } });
      // Nobody runs it any more: who has room may have it.
      await store.ofProcess().release({ code, owner: 'two', fence: 2 });
      expect(await one.reserve(code, {})).to.deep.equal(full);
      expect(await three.reserve(code, {})).to.deep.equal({ value: { roomId: `${code}-4` } });
    } finally {
      await Promise.all(processes.map(({ stop }) => stop()));
    }
  });
});
