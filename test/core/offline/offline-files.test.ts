import { afterEach, describe, it } from '#bdd';
import { expect } from 'chai';
import type { Kit } from '../../../src/offline/kit-files.js';
import { keepOffline } from '../../../src/offline/keep-offline.js';
import { filesOf } from '../../../src/offline/offline-files.js';

const KIT: Kit = {
  files: {
    'all.js': { integrity: 'sha384-all', elements: [] },
    'a-game.js': { integrity: 'sha384-a', elements: ['a-game'] },
    'b-game.js': { integrity: 'sha384-b', elements: ['b-game'] },
    'shared.js': { integrity: 'sha384-s', elements: ['a-game', 'b-game'] },
    'de-shared.js': { integrity: 'sha384-de', elements: ['a-game', 'b-game'], language: 'de' },
    'fr-shared.js': { integrity: 'sha384-fr', elements: ['a-game', 'b-game'], language: 'fr' },
    'themes/night.css': { integrity: 'sha384-n' },
  },
};

const names = (choice: object): readonly string[] =>
  filesOf(KIT, { base: '/kit/', ...choice }).map(({ url }) => url.replace('/kit/', ''));

describe('the files of a kit', () => {
  it('are all of them, without a choice', () => {
    expect(names({})).to.deep.equal(Object.keys(KIT.files));
  });

  it('are those of the chosen elements and languages, and what belongs to none', () => {
    expect(names({ elements: ['a-game'], languages: ['de'] })).to.deep.equal([
      'a-game.js',
      'shared.js',
      'de-shared.js',
      'themes/night.css',
    ]);
    expect(names({ elements: ['b-game'], languages: [] })).to.deep.equal([
      'b-game.js',
      'shared.js',
      'themes/night.css',
    ]);
  });

  it('are addresses below the base, with its slash or without, each with its hash', () => {
    const choice = { elements: ['a-game'], languages: [] };
    const [first] = filesOf(KIT, { base: 'https://cdn.example/kit', ...choice });
    expect(first).to.deep.equal({
      url: 'https://cdn.example/kit/a-game.js',
      revision: 'sha384-a',
      integrity: 'sha384-a',
    });
  });

  it('are refused for an unknown name, with those that are known', () => {
    expect(() => names({ elements: ['c-game'] })).to.throw(
      'baize/offline: elements has “c-game”; accepted: a-game, b-game',
    );
    expect(() => names({ languages: ['it'] })).to.throw(
      'baize/offline: languages has “it”; accepted: de, fr',
    );
    expect(() => names({ base: '' })).to.throw('baize/offline: base is the address of the folder');
  });
});

/** What stood in the place of a stand-in. */
const before = new Map<string, PropertyDescriptor | undefined>();

/** A service worker's global object, with the network that it has, and its caches as lists of addresses. */
function standIn(caches: Map<string, string[]>, network: (url: string) => Promise<Response>) {
  const calls: string[] = [];
  let fill: Promise<unknown> = Promise.reject(new Error('no install'));
  fill.catch(() => undefined);
  const scope: Record<string, unknown> = {
    location: { href: 'https://cards.example/sw.js' },
    registration: { scope: 'https://cards.example/' },
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      if (type === 'install') listener({ waitUntil: (work: Promise<unknown>) => (fill = work) });
    },
    fetch: network,
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
  return { calls, installed: () => fill };
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
      'baize/offline: files need a version',
    );
  });

  const SITE = { base: '/kit/', files: ['/a.js', '/b.js'], version: '2' };

  it('is not kept in part: what came, also after the failure, is deleted', async () => {
    const caches = new Map([['baize-offline https://cards.example/ old', ['a.js']]]);
    const worker = standIn(caches, (url) =>
      url.endsWith('a.js')
        ? Promise.resolve(new Response('', { status: 404 }))
        : new Promise((later) => setTimeout(() => later(new Response('b')))),
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
    const first = standIn(caches, () => Promise.resolve(new Response('')));
    keepOffline(SITE);
    await first.installed();
    const next = standIn(caches, () => Promise.reject(new TypeError('no network')));
    keepOffline(SITE);
    expect(await next.installed().then(String, String)).to.equal('TypeError: no network');
    expect([...caches.values()]).to.deep.equal([files]);
  });
});
