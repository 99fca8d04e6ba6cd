import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { pino } from 'pino';
import { makeMetrics } from '../../server/src/metrics.js';
import {
  CLOSE,
  type Connection,
  type Network,
  type Room,
  type RoomContent,
} from '../../server/src/network/network.js';
import type { Claim, Lease, TableStore } from '../../server/src/store/table-store.js';
import { Tables } from '../../server/src/tables.js';

/** Tables that several processes of one test share. The owner of a table's lease runs it. */
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
  /** The tables that the process runs. */
  readonly contents: readonly RoomContent[];
  /** The codes that its rooms were closed with. */
  readonly closed: readonly number[];
  readonly stop: () => Promise<void>;
}

/** A process with room for one table, or so many. Any process answers requests for a place at any table. */
function processOf(store: TableStore, name: string, most = 1, mostOfClient = 1): Process {
  const closed: number[] = [];
  const close = (code: number): Promise<void> => Promise.resolve(void closed.push(code));
  const room: Room = { list: () => undefined, close };
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
  const given = { network, log, metrics, most, mostOfClient, endsAfter: 1e6, pace: undefined };
  const tables = new Tables({ ...given, store });
  const stop = async (): Promise<void> => {
    await tables.stop();
    await network.stop();
  };
  return { tables, contents, closed, stop };
}

const asked = { game: 'seven27-table' } as const;

describe('a process that holds as many tables as it may', () => {
  it('lets pages join the tables of others, and takes no other one over', async () => {
    const store = new SharedStore();
    const processes = ['one', 'two', 'three'].map((name) => processOf(store.ofProcess(), name));
    const [one, two, three] = processes.map(({ tables }) => tables) as [Tables, Tables, Tables];
    const full = { problem: { code: 'too-many-tables', most: 1 } };
    try {
      await one.create(asked);
      const made = await two.create(asked);
      if ('problem' in made) throw new Error(made.problem.code);
      const { code } = made.value;
      expect(await one.create(asked)).to.deep.equal(full);
      expect(await one.reserve(code, {})).to.deep.equal({ value: { roomId: `${code}-2` } });
      // No process runs the table now, so any process with room may take it.
      await store.ofProcess().release({ code, owner: 'two', fence: 2 });
      expect(await one.reserve(code, {})).to.deep.equal(full);
      expect(await three.reserve(code, {})).to.deep.equal({ value: { roomId: `${code}-4` } });
    } finally {
      await Promise.all(processes.map(({ stop }) => stop()));
    }
  });
});

describe('a client', () => {
  it('has so many tables at once that it made, and as many that it made run again', async () => {
    const store = new SharedStore();
    const { tables, stop } = processOf(store.ofProcess(), 'one', 9, 2);
    const other = processOf(store.ofProcess(), 'other', 9, 9);
    const make = async (at: Tables, client: string): Promise<string> => {
      const made = await at.create(asked, client);
      return 'problem' in made ? made.problem.code : made.value.code;
    };
    try {
      const made = [await make(tables, 'a'), await make(tables, 'a'), await make(tables, 'a')];
      expect(made[2]).to.equal('too-many-own-tables');
      expect(await make(tables, 'b')).to.have.length(8);
      // Tables that nobody ran, and that this client has run again by joining them.
      for (let count = 0; count < 3; count++) {
        const code = await make(other.tables, 'a');
        await store.ofProcess().release({ code, owner: 'other', fence: 0 });
        const joined = await tables.reserve(code, { client: 'a' });
        const refused = { problem: { code: 'too-many-own-tables', most: 2 } };
        if (count < 2) expect(joined).to.have.property('value');
        else expect(joined).to.deep.equal(refused);
      }
      // It may join those that run.
      expect(await tables.reserve(made[0]!, { client: 'a' })).to.have.property('value');
    } finally {
      await Promise.all([stop(), other.stop()]);
    }
  });
});

/** A store whose writes wait for `settle()` while `isSlow` is true. */
class WaitingStore extends SharedStore {
  isSlow = true;
  readonly waiting: ((isKept: boolean) => void)[] = [];

  override ofProcess(): TableStore {
    const write = (): Promise<boolean> =>
      this.isSlow ? new Promise((settle) => this.waiting.push(settle)) : Promise.resolve(true);
    return { ...super.ofProcess(), write };
  }

  /** Ends the oldest pending write, and waits until the process has handled that. */
  async settle(isKept: boolean): Promise<void> {
    this.waiting.shift()!(isKept);
    await new Promise(setImmediate);
  }
}

/** A page at a new table of a process, and the messages that it was sent. */
async function visited({ tables, contents }: Process) {
  await tables.create(asked);
  const sent: { readonly type: string; readonly refused?: object }[] = [];
  const closed: number[] = [];
  const page: Connection = {
    id: 'page',
    send: (text) => void sent.push(JSON.parse(text) as { type: string }),
    close: (code) => void closed.push(code),
  };
  const [table] = contents as [RoomContent];
  table.opened(page, {});
  const say = (message: object): void =>
    table.message(page, new TextEncoder().encode(JSON.stringify(message)));
  return { sent, say, closed, table };
}

describe('a change at a table', () => {
  let store: WaitingStore;
  let process: Process;
  beforeEach(() => {
    store = new WaitingStore();
    process = processOf(store.ofProcess(), 'one');
  });
  afterEach(() => {
    store.isSlow = false;
    return process.stop();
  });

  it('is sent to nobody before it is kept, its own player included', async () => {
    const { sent, say } = await visited(process);
    const before = sent.length;
    say({ type: 'sit', id: 1, name: 'Ann' });
    expect(store.waiting).to.have.length(1);
    // Messages that arrive meanwhile are handled with the next write.
    say({ type: 'next', id: 2 });
    await new Promise(setImmediate);
    expect(sent.slice(before)).to.deep.equal([]);
    await store.settle(true);
    const answers = (): object[] => sent.filter(({ type }) => type === 'answer');
    expect(answers()).to.deep.equal([{ type: 'answer', id: 1 }]);
    expect(store.waiting).to.have.length(1);
    await store.settle(true);
    expect(answers()).to.deep.equal([
      { type: 'answer', id: 1 },
      { type: 'answer', id: 2 },
    ]);
  });

  it('that is not kept yet lets answers wait up to a limit, then the connection is closed', async () => {
    const { sent, say, closed, table } = await visited(process);
    const other: object[] = [];
    const otherPage: Connection = {
      id: 'other',
      send: (text) => void other.push(JSON.parse(text) as object),
      close: () => expect.fail('the other page was closed'),
    };
    table.opened(otherPage, {});
    say({ type: 'sit', id: 1, name: 'Ann' });
    const before = sent.length;
    let count = 0;
    for (; closed.length === 0 && count < 1e5; count++) say({ type: 'sync' });
    expect(closed).to.deep.equal([CLOSE.behind]);
    expect(count).to.be.within(100, 2000);
    // No more is kept for it: nothing that it says has an effect.
    say({ type: 'ping', at: 1 });
    await store.settle(true);
    await store.settle(true);
    expect(sent.slice(before).map(({ type }) => type)).to.deep.equal([]);
    const status = other.at(-1) as { people: ({ presence: string } | null)[] };
    expect(status.people[0]).to.have.property('presence', 'away');
  });

  it('counts answers that are being stored to that limit', async () => {
    const { say, closed } = await visited(process);
    const sync = (most: number): number => {
      let count = 0;
      for (; closed.length === 0 && count < most; count++) say({ type: 'sync' });
      return count;
    };
    say({ type: 'sit', id: 1, name: 'Ann' });
    sync(600);
    say({ type: 'next', id: 2 });
    await store.settle(true);
    // The second write has these 600 answers, half of what may wait.
    expect(store.waiting).to.have.length(1);
    expect(sync(1e5)).to.be.within(300, 400);
    expect(closed).to.deep.equal([CLOSE.behind]);
  });

  it('that is not kept is sent to nobody: another process has the table, and pages join again there', async () => {
    const { sent, say } = await visited(process);
    const before = sent.length;
    say({ type: 'sit', id: 1, name: 'Ann' });
    await store.settle(false);
    expect(sent.slice(before)).to.deep.equal([]);
    expect(process.closed).to.deep.equal([CLOSE.moved]);
    say({ type: 'next', id: 2 });
    expect(store.waiting).to.have.length(0);
    expect(sent.slice(before)).to.deep.equal([]);
  });
});
