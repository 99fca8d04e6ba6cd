import { toJson } from '../core/engine/json.js';
import { type FileToKeep, fetchFile } from './fetch-file.js';
import { type OfflineChoice, offlineFiles } from './offline-files.js';

/** A file or page of the site, with its hash. */
export interface SiteFile {
  /** Its address, relative to the service worker's. */
  readonly url: string;
  /** The SHA-256, SHA-384 or SHA-512 of its contents, in the form of an `integrity` attribute: `sha384-…`. */
  readonly integrity?: string | undefined;
}

export interface KeepOptions extends OfflineChoice {
  /** The site's own files and pages to keep. A text is an address, relative to the service worker's. */
  readonly files?: readonly (string | SiteFile)[] | undefined;
  /** Any text that changes whenever one of `files` changes. Required if one of `files` has no hash. */
  readonly version?: string | undefined;
}

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchingEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The members of a service worker's global object that are used. */
interface ServiceWorkerScope {
  readonly location: { readonly href: string };
  readonly registration: { readonly scope: string };
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchingEvent) => void): void;
}

/**
 * An address without query and fragment. Otherwise `freecell-game.js?ver=1` could fetch another version's
 * entry.
 */
const plain = (address: string, base?: string): string => {
  const url = new URL(address, base);
  url.search = '';
  url.hash = '';
  return url.href;
};

/** A browser ignores a hash that it doesn't know, so its form is checked. */
const INTEGRITY = /^sha(256-[A-Za-z\d+/]{43}=|384-[A-Za-z\d+/]{64}|512-[A-Za-z\d+/]{86}==)$/;

/** Checks the site's own files. */
function siteFiles({ files = [], version = '' }: KeepOptions): readonly SiteFile[] {
  const own = files.map((file) => (typeof file === 'string' ? { url: file } : file));
  const wrong = own.find(({ integrity }) => integrity !== undefined && !INTEGRITY.test(integrity));
  if (wrong) {
    throw new TypeError(
      `baize/offline: integrity of ${wrong.url} is “${wrong.integrity}”; accepted: sha256-…, sha384-… or sha512-… with the hash in base64`,
    );
  }
  if (version === '' && own.some(({ integrity }) => integrity === undefined)) {
    throw new TypeError(
      'baize/offline: files without integrity need a version, a text that changes whenever one of them changes',
    );
  }
  return own;
}

/** Stores all files in a cache, or none. */
async function fill(name: string, files: readonly FileToKeep[]): Promise<void> {
  // The active worker may use the same cache, if only another line of its script has changed.
  const isNew = !(await caches.has(name));
  const cache = await caches.open(name);
  // Wait for all: a file that arrived later would recreate the deleted cache.
  const stored = await Promise.allSettled(
    files.map(async (file) => cache.put(file.url, await fetchFile(file))),
  );
  const failed = stored.find((one) => one.status === 'rejected');
  if (failed === undefined) return;
  if (isNew) await caches.delete(name);
  throw failed.reason;
}

/**
 * Makes the elements and the site's own files available offline. Call it once, at the top level of a service
 * worker.
 *
 * All files are stored together as one copy. A controlled page gets each of them from that copy, even when
 * online. All other requests go to the network. A changed call, version or kit makes a new copy. It is
 * complete before it is used, and is used once no page of the old copy is open.
 *
 * @param options what to keep, and where the files of the elements are
 * @throws TypeError for an unknown tag or language, a hash of a wrong form, and for files without a hash and `version`
 */
export function keepOffline(options: KeepOptions): void {
  const own = siteFiles(options);
  const worker = globalThis as unknown as ServiceWorkerScope;
  const here = worker.location.href;
  const kept = new Map<string, FileToKeep>();
  for (const { url, integrity } of [...own, ...offlineFiles(options)]) {
    kept.set(plain(url, here), { url: plain(url, here), integrity });
  }
  const ours = `baize-offline ${worker.registration.scope} `;
  let copy: Promise<string> | undefined;
  const copyName = (): Promise<string> =>
    (copy ??= digest([options.version ?? '', ...kept.values()]).then((id) => ours + id));

  const dropOthers = async (): Promise<void> => {
    const current = await copyName();
    const others = (await caches.keys()).filter(
      (name) => name.startsWith(ours) && name !== current,
    );
    await Promise.all(others.map((name) => caches.delete(name)));
  };
  const answer = async (file: FileToKeep, request: Request): Promise<Response> => {
    const cache = await caches.open(await copyName());
    const found = await cache.match(file.url, { ignoreVary: true });
    if (found) return found;
    // The browser has evicted the copy. A hash still rejects another version's file.
    return file.integrity === undefined ? fetch(request) : fetchFile(file);
  };

  // No skipWaiting() and no clients.claim(): either would mix files of two versions in a page.
  worker.addEventListener('install', (event) =>
    event.waitUntil(copyName().then((name) => fill(name, [...kept.values()]))),
  );
  worker.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const file = kept.get(plain(request.url));
    if (request.method === 'GET' && file) event.respondWith(answer(file, request));
  });
}

/** A short hash of the contents. */
async function digest(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(toJson(content));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
