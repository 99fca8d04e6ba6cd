import { afterEach, describe, it } from '#bdd';
import { expect } from 'chai';
import { type KeepOptions, keepOffline } from '../../../src/offline/keep-offline.js';

type Files = NonNullable<KeepOptions['files']>;

/** What stood in the place of a stand-in. */
const before = new Map<string, PropertyDescriptor | undefined>();

const script = (headers: object = {}): Response =>
  new Response('', { headers: { 'content-type': 'text/javascript', ...headers } });

/** A service worker's global object, with the network that it has, and its caches as lists of addresses. */
function standIn(caches: Map<string, string[]>, network: (url: string) => Promise<Response>) {
  const calls: string[] = [];
  const asked: unknown[] = [];
  let fill: Promise<unknown> = Promise.reject(new Error('no install'));
  fill.catch(() => undefined);
  const scope: Record<string, unknown> = {
    location: { href: 'https://cards.example/sw.js' },
    registration: { scope: 'https://cards.example/' },
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      if (type === 'install') listener({ waitUntil: (work: Promise<unknown>) => (fill = work) });
    },
    fetch: (url: string, { redirect, integrity }: RequestInit) => {
      asked.push([url, redirect ?? integrity]);
      return network(url);
    },
    caches: {
      has: (name: string) => Promise.resolve(caches.has(name)),
      open: (name: string) => {
        const kept = caches.get(name) ?? [];
        caches.set(name, kept);
        return Promise.resolve({
          put: (url: string) => Promise.resolve(void (calls.push(`put ${url}`), kept.push(url))),
        });
      },
      delete: (name: string) => Promise.resolve(calls.push('delete') && caches.delete(name)),
    },
  };
  for (const [name, value] of Object.entries(scope)) {
    if (!before.has(name)) before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return { calls, asked, installed: () => fill };
}

describe('what a service worker keeps', () => {
  afterEach(() => {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    before.clear();
  });

  it('has a version where it has files of the site', () => {
    expect(() => keepOffline({ base: '/kit/', files: ['./'] })).to.throw(
      'baize/offline: files without integrity need a version',
    );
  });

  const SITE = { base: '/kit/', files: ['/a.js', '/b.js'], version: '2' };

  it('is not kept in part: what came, also after the failure, is deleted', async () => {
    const caches = new Map([['baize-offline https://cards.example/ old', ['a.js']]]);
    const worker = standIn(caches, (url) =>
      url.endsWith('a.js')
        ? Promise.resolve(new Response('', { status: 404 }))
        : new Promise((later) => setTimeout(() => later(script()))),
    );
    keepOffline(SITE);
    const reason = await worker.installed().then(String, String);
    expect(reason).to.equal('TypeError: baize/offline: https://cards.example/a.js answers 404');
    expect(worker.calls).to.deep.equal(['put https://cards.example/b.js', 'delete']);
    expect([...caches]).to.deep.equal([['baize-offline https://cards.example/ old', ['a.js']]]);
  });

  it('stays where the worker in use has the same copy', async () => {
    const caches = new Map<string, string[]>();
    const files = ['https://cards.example/a.js', 'https://cards.example/b.js'];
    const first = standIn(caches, () => Promise.resolve(script()));
    keepOffline(SITE);
    await first.installed();
    const next = standIn(caches, () => Promise.reject(new TypeError('no network')));
    keepOffline(SITE);
    expect(await next.installed().then(String, String)).to.equal('TypeError: no network');
    expect([...caches.values()]).to.deep.equal([files]);
  });

  /** Installs a worker that keeps one file of the site, and returns why it failed, if it did. */
  async function reasonAgainst(file: Files[number], response: Response): Promise<string> {
    const url = typeof file === 'string' ? file : file.url;
    const worker = standIn(new Map(), () => Promise.resolve(response));
    keepOffline({ base: '/kit/', files: [file], version: '1' });
    const reason = await worker.installed().then(() => 'kept', String);
    return reason.replace(`TypeError: baize/offline: https://cards.example${url} `, '');
  }
  const answer = (type: string, cacheControl = 'no-cache', status = 200): Response =>
    new Response('', { status, headers: { 'content-type': type, 'cache-control': cacheControl } });
  /** As from a fetch with `redirect: 'manual'`. */
  const redirect = Object.defineProperty(new Response(''), 'type', { value: 'opaqueredirect' });

  const answers: readonly (readonly [string, Response, string])[] = [
    ['/play/', answer('text/html; charset=utf-8'), 'kept'],
    ['/play.html', answer('text/html', 'public, max-age=60'), 'kept'],
    ['/play.php', answer('text/html'), 'kept'],
    ['/app.js', answer('Text/JavaScript; charset=utf-8'), 'kept'],
    ['/app.mjs', answer('application/javascript'), 'kept'],
    ['/style.css', answer('text/css'), 'kept'],
    ['/cards.svg', answer('image/svg+xml'), 'kept'],
    ['/play/', redirect, 'is redirected; list the address it leads to'],
    ['/play/', answer('text/html', 'no-store'), 'may not be kept (Cache-Control: no-store)'],
    [
      '/play/',
      answer('text/html', 'max-age=0, Private="x"'),
      'may not be kept (Cache-Control: private)',
    ],
    ['/app.js', answer('text/html'), 'is text/html, not a script'],
    ['/app.mjs', new Response(null), 'has no Content-Type, not a script'],
    ['/style.css', answer('text/html'), 'is text/html, not a style sheet'],
    ['/style.css', answer('text/javascript'), 'is text/javascript, not a style sheet'],
    ['/cards.svg', answer('text/html'), 'is text/html, not a file of that name'],
    ['/app.webmanifest', answer('text/html'), 'is text/html, not a file of that name'],
    ['/play/', answer('text/html', '', 503), 'answers 503'],
    ['/play/', answer('text/html', '', 206), 'answers 206'],
  ];
  for (const [url, response, expected] of answers) {
    const { status, headers } = response;
    const told = [status, headers.get('content-type'), headers.get('cache-control'), response.type];
    it(`of ${url}, answered ${told.join(' · ')}: ${expected}`, async () => {
      expect(await reasonAgainst(url, response)).to.equal(expected);
    });
  }

  const HASHES = [
    `sha256-${'a'.repeat(43)}=`,
    `sha384-${'+'.repeat(64)}`,
    `sha512-${'/'.repeat(86)}==`,
  ];

  it('may be sent as private, or after a redirect, where its hash proves what it is', async () => {
    for (const integrity of HASHES) {
      const file = { url: '/app.js', integrity };
      expect(await reasonAgainst(file, script({ 'cache-control': 'no-store' }))).to.equal('kept');
      const page = answer('text/html');
      expect(await reasonAgainst(file, page)).to.equal('is text/html, not a script');
    }
    const worker = standIn(new Map(), () => Promise.resolve(script()));
    const hashed = { url: '/a.js', integrity: HASHES[1]! };
    keepOffline({ base: '/kit/', files: [hashed, '/b.js'], version: '1' });
    await worker.installed();
    expect(worker.asked).to.deep.equal([
      ['https://cards.example/a.js', HASHES[1]],
      ['https://cards.example/b.js', 'manual'],
    ]);
  });

  it('needs no version where each file has a hash, and no hash is of a form that browsers ignore', async () => {
    const worker = standIn(new Map(), () => Promise.resolve(script()));
    const keep = (integrity: string) => () =>
      keepOffline({ base: '/kit/', files: [{ url: '/a.js', integrity }] });
    keep(HASHES[0]!)();
    await worker.installed();
    for (const integrity of ['', 'md5-aaaa', 'sha384-abc', HASHES.join(' '), 'a'.repeat(64)]) {
      expect(keep(integrity)).to.throw(
        `baize/offline: integrity of /a.js is “${integrity}”; accepted: sha256-…`,
      );
    }
  });
});
