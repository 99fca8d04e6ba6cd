import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page } from 'playwright-core';
import { hashOf } from '../../../scripts/build/integrity.mjs';
import { writeDemoSite } from '../../../scripts/site/demo-site.mjs';
import { type StaticServer, serve } from '../../../scripts/static-server.mjs';
import { closeAtEnd } from '../../harness/pages.js';

/** The demo on a static host. */
export interface DemoSite {
  readonly url: string;
  /** Stops answering requests, like a lost network. */
  disconnect(): Promise<void>;
  /** Changes a file, and the hash of a page in the service worker's script. The kit's list of hashes stays as it was. */
  change(file: string, by: (text: string) => string): void;
  /** Changes a file of the kit, and the kit's list of hashes. */
  changeKit(file: string, by: (text: string) => string): void;
  /** Changes the version in the service worker's script. */
  nextVersion(): void;
}

export async function demoSite(
  headers: Readonly<Record<string, string>> = {},
  under = '',
): Promise<DemoSite> {
  const root = mkdtempSync(join(tmpdir(), 'baize-site-'));
  writeDemoSite(root);
  const server: StaticServer = await serve({ root, under, headers: () => headers });
  let open = true;
  const disconnect = async (): Promise<void> => {
    if (open) await server.close();
    open = false;
  };
  closeAtEnd(async () => {
    await disconnect();
    rmSync(root, { recursive: true, force: true });
  });
  const change: DemoSite['change'] = (file, by) => {
    const path = join(root, file);
    const before = readFileSync(path, 'utf8');
    const now = by(before);
    if (now === before) throw new Error(`${file} has not changed`);
    writeFileSync(path, now);
    const worker = join(root, 'sw.js');
    const text = readFileSync(worker, 'utf8');
    writeFileSync(worker, text.replaceAll(hashOf(before), hashOf(now)));
  };
  let version = 1;
  return {
    url: server.url,
    disconnect,
    change,
    changeKit(file, by) {
      const path = join(root, 'dist/cdn', file);
      const before = hashOf(readFileSync(path));
      change(`dist/cdn/${file}`, by);
      const now = hashOf(readFileSync(path));
      change('dist/cdn/offline.js', (list) => list.replaceAll(before, now));
    },
    nextVersion: () =>
      change('sw.js', (text) => text.replace(/version: '\w+'/, `version: '${++version}'`)),
  };
}

/** Waits until the page's service worker has cached everything. */
export const installed = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/**
 * Lets the browser look for a new version, and waits for the result.
 *
 * @returns `installed` if the new version is complete and waits, `redundant` if it could not be loaded
 */
export const update = (page: Page): Promise<ServiceWorkerState> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    if (!worker) throw new Error('The browser found no new version.');
    while (worker.state === 'installing') {
      await new Promise((changed) =>
        worker.addEventListener('statechange', changed, { once: true }),
      );
    }
    return worker.state;
  });
