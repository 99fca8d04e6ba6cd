import { toJson } from '../core/engine/json.js';
import { type OfflineChoice, offlineFiles } from './offline-files.js';

export interface KeepOptions extends OfflineChoice {
  /** The site's own files and pages to keep: addresses, relative to the service worker's. */
  readonly files?: readonly string[] | undefined;
  /** Any text that changes whenever one of `files` changes. Required with `files`. */
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

/** A navigation must not be answered with a redirected response. */
const notRedirected = (response: Response): Response =>
  response.redirected ? new Response(response.body, response) : response;

/** Fetches a file, revalidating the browser's HTTP cache. */
async function fetchFile(url: string, integrity: string | undefined): Promise<Response> {
  const response = await fetch(url, { cache: 'no-cache', ...(integrity && { integrity }) });
  if (!response.ok) throw new TypeError(`baize/offline: ${url} answers ${response.status}`);
  return notRedirected(response);
}

/** Stores all files in a cache, or none. */
async function fill(name: string, files: ReadonlyMap<string, string | undefined>): Promise<void> {
  // The active worker may use the same cache, if only another line of its script has changed.
  const isNew = !(await caches.has(name));
  const cache = await caches.open(name);
  // Wait for all: a file that arrived later would recreate the deleted cache.
  const stored = await Promise.allSettled(
    [...files].map(async ([url, integrity]) => cache.put(url, await fetchFile(url, integrity))),
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
 * @throws TypeError for an unknown tag or language, and for `files` without a `version`
 */
export function keepOffline({ files = [], version = '', ...choice }: KeepOptions): void {
  if (files.length > 0 && version === '') {
    throw new TypeError(
      'baize/offline: files need a version, a text that changes whenever one of them changes',
    );
  }
  const worker = globalThis as unknown as ServiceWorkerScope;
  const here = worker.location.href;
  const kept = new Map<string, string | undefined>([
    ...files.map((url) => [plain(url, here), undefined] as const),
    ...offlineFiles(choice).map(({ url, integrity }) => [plain(url, here), integrity] as const),
  ]);
  const ours = `baize-offline ${worker.registration.scope} `;
  let copy: Promise<string> | undefined;
  const copyName = (): Promise<string> =>
    (copy ??= digest([version, ...kept]).then((id) => ours + id));

  const dropOthers = async (): Promise<void> => {
    const current = await copyName();
    const others = (await caches.keys()).filter(
      (name) => name.startsWith(ours) && name !== current,
    );
    await Promise.all(others.map((name) => caches.delete(name)));
  };
  const answer = async (url: string): Promise<Response> => {
    const cache = await caches.open(await copyName());
    // If the browser has evicted the copy, the hash still rejects another version's file.
    return (await cache.match(url, { ignoreVary: true })) ?? fetchFile(url, kept.get(url));
  };

  // No skipWaiting() and no clients.claim(): either would mix files of two versions in a page.
  worker.addEventListener('install', (event) =>
    event.waitUntil(copyName().then((name) => fill(name, kept))),
  );
  worker.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
  worker.addEventListener('fetch', (event) => {
    const url = plain(event.request.url);
    if (event.request.method === 'GET' && kept.has(url)) event.respondWith(answer(url));
  });
}

/** A short hash of the contents. */
async function digest(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(toJson(content));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
