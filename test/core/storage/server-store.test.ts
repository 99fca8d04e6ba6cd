import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type HistoryChange,
  HistoryKeeper,
  MemoryHistory,
  type SaveStore,
} from '../../../src/storage.js';
import { record } from '../support/records.js';
import { must } from '../support/result.js';
import { settle } from '../support/stores.js';

const PAGE = readFileSync(
  new URL('../../../docs/guides/saves-and-statistics.md', import.meta.url),
  'utf8',
);
/** The page's programs: the store of saves, and that of finished games. */
const [PROGRAM = '', HISTORY = ''] = [...PAGE.matchAll(/^```js\n([^]*?)^```$/gm)].map(
  ([, program]) => must(program),
);

/** What the page's example is, to those who use it. */
interface ServerStore extends SaveStore {
  flush(): Promise<void>;
}
interface Example {
  readonly ServerStore: {
    open(url: string, tell: (what: string, key?: string) => void): Promise<ServerStore>;
  };
}

/** A server, as slow and as unwilling as a test wants it. */
class Server {
  readonly kept = new Map<string, { value: string; version: number }>();
  readonly asked: string[] = [];
  status = 200;
  down = false;
  /** Whether it answers only when `answer` is called. */
  slow = false;
  private readonly waiting: (() => void)[] = [];

  readonly fetch = async (url: string, request: RequestInit = {}): Promise<Response> => {
    const { method = 'GET' } = request;
    const body = request.body as string | undefined;
    const key = decodeURIComponent(url.split('/')[2] ?? '');
    this.asked.push([method, key, body].filter(Boolean).join(' '));
    if (this.slow) await new Promise<void>((go) => this.waiting.push(go));
    if (this.down) throw new TypeError('Failed to fetch');
    if (this.status !== 200) return new Response(null, { status: this.status });
    if (method === 'GET') return Response.json(Object.fromEntries(this.kept));
    const version = this.kept.get(key)?.version ?? 0;
    if (new Headers(request.headers).get('If-Match') !== String(version)) {
      return new Response(null, { status: 412 });
    }
    if (method === 'DELETE') {
      this.kept.delete(key);
      return new Response(null, { headers: { ETag: '0' } });
    }
    this.kept.set(key, { value: body!, version: version + 1 });
    return new Response(null, { headers: { ETag: String(version + 1) } });
  };

  answer(): Promise<void> {
    this.waiting.shift()?.();
    return settle();
  }
}

const original = globalThis.fetch;
let server: Server;
let told: string[];

async function open(): Promise<ServerStore> {
  const url = `data:text/javascript,${encodeURIComponent(PROGRAM)}`;
  const { ServerStore } = (await import(url)) as Example;
  return ServerStore.open('/saves', (what, key) =>
    told.push([what, key].filter(Boolean).join(' ')),
  );
}

describe('the page’s store on a server', () => {
  beforeEach(() => {
    server = new Server();
    told = [];
    globalThis.fetch = server.fetch as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = original;
  });

  it('has what the server has, and gives it what changes', async () => {
    server.kept.set('a b', { value: 'one', version: 7 });
    const store = await open();
    expect(store.get('a b')).to.deep.equal({ value: 'one', version: 7 });
    expect(store.get('c')).to.equal(undefined);
    expect(store.set('a b', 'two', 6)).to.equal(undefined);
    expect(store.set('a b', 'two', 7)).to.equal(8);
    expect(store.get('a b')).to.deep.equal({ value: 'two', version: 8 });
    await store.flush();
    expect(store.set('c', 'new', 0)).to.equal(1);
    await store.flush();
    store.remove('c');
    await store.flush();
    expect([store.set('c', 'old', 1), store.set('c', 'newer', 0)]).to.deep.equal([undefined, 2]);
    store.remove('c');
    await store.flush();
    expect([...server.kept]).to.deep.equal([['a b', { value: 'two', version: 8 }]]);
    const asked = ['GET', 'PUT a b two', 'PUT c new', 'DELETE c', 'PUT c newer', 'DELETE c'];
    expect(server.asked).to.deep.equal(asked);
    expect(told).to.deep.equal([]);
  });

  it('begins without a server, and tells it all once it answers', async () => {
    server.down = true;
    const store = await open();
    store.set('a', 'one', 0);
    await store.flush();
    store.set('a', 'two', 1);
    await store.flush();
    expect(store.get('a')).to.deep.equal({ value: 'two', version: 2 });
    expect(told).to.deep.equal(['offline']);
    server.down = false;
    await store.flush();
    expect([...server.kept]).to.deep.equal([['a', { value: 'two', version: 1 }]]);
    server.status = 500;
    store.set('a', 'three', 2);
    await store.flush();
    store.set('a', 'four', 3);
    await store.flush();
    expect(told).to.deep.equal(['offline', 'offline']);
    server.status = 200;
    await store.flush();
    expect(server.kept.get('a')).to.deep.equal({ value: 'four', version: 2 });
  });

  it('sends one thing at a time, and of what came meanwhile the last alone', async () => {
    const store = await open();
    server.slow = true;
    store.set('a', 'one');
    for (const value of ['two', 'three', 'four']) store.set('a', value);
    store.set('b', 'other');
    await settle();
    expect(server.asked).to.deep.equal(['GET', 'PUT a one']);
    await server.answer();
    expect(server.asked.slice(2)).to.deep.equal(['PUT a four']);
    await server.answer();
    await server.answer();
    expect(server.asked.slice(3)).to.deep.equal(['PUT b other']);
    expect([...server.kept]).to.deep.equal([
      ['a', { value: 'four', version: 2 }],
      ['b', { value: 'other', version: 1 }],
    ]);
  });

  it('writes over nothing that was played elsewhere', async () => {
    const store = await open();
    store.set('a', 'here', 0);
    await store.flush();
    server.kept.set('a', { value: 'elsewhere', version: 2 });
    for (const value of ['here on', 'and on']) {
      expect(store.set('a', value)).to.be.a('number');
      await store.flush();
    }
    expect(server.kept.get('a')).to.deep.equal({ value: 'elsewhere', version: 2 });
    expect(store.get('a')?.value).to.equal('and on');
    expect(told).to.deep.equal(['conflict a']);
  });

  it('plays on where the server has no room', async () => {
    const store = await open();
    server.status = 413;
    store.set('a', 'large', 0);
    await store.flush();
    store.set('b', 'large too', 0);
    await store.flush();
    expect(told).to.deep.equal(['full a']);
    expect(store.get('a')).to.deep.equal({ value: 'large', version: 1 });
    server.status = 200;
    store.set('a', 'small', 1);
    await store.flush();
    expect(server.kept.get('a')).to.deep.equal({ value: 'small', version: 1 });
  });
});

type RunsPage = (
  keeper: typeof HistoryKeeper,
  console: { warn(got: unknown): void },
) => HistoryKeeper;

describe('the page’s history on a server', () => {
  const kept = new MemoryHistory();
  let status = 200;

  afterEach(() => {
    globalThis.fetch = original;
  });

  it('is kept, and said not to be where the server refuses', async () => {
    globalThis.fetch = (async (_url: string, { method = 'GET', body }: RequestInit = {}) => {
      if (status !== 200) return new Response(null, { status });
      if (method === 'GET') return Response.json(await kept.read());
      await kept.change(JSON.parse(body as string) as HistoryChange);
      return new Response();
    }) as typeof fetch;
    const said: unknown[] = [];
    // The page's own lines, with the names that they use.
    const lines = HISTORY.replace(/^import .*$/m, '');
    const module = `export default (HistoryKeeper, console) => { ${lines}; return keeper; }`;
    const { default: run } = (await import(
      `data:text/javascript,${encodeURIComponent(module)}`
    )) as { default: RunsPage };
    const keeper = run(HistoryKeeper, { warn: (got) => said.push(got) });
    keeper.add(record(1));
    await keeper.flush();
    status = 500;
    keeper.add(record(2));
    await keeper.flush();
    expect([keeper.isKept, said]).to.deep.equal([false, ['Error: the server says 500']]);
    status = 200;
    await keeper.flush();
    expect((await kept.read()).records).to.deep.equal([record(1), record(2)]);
    expect(keeper.isKept).to.equal(true);
  });
});
