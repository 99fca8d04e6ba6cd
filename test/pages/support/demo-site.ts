import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page } from 'playwright-core';
import { hashOf } from '../../../scripts/build/integrity.mjs';
import { writeDemoSite } from '../../../scripts/site/demo-site.mjs';
import { type StaticServer, serve } from '../../../scripts/static-server.mjs';
import { closeAtEnd } from '../../harness/pages.js';

/** The demo as it is put on a static host, and that host. */
export interface DemoSite {
  readonly url: string;
  /** No request is answered any more, as without a network. */
  disconnect(): Promise<void>;
  /** Puts a changed file there. What the kit's list says of it stays as it was. */
  change(file: string, by: (text: string) => string): void;
  /** Puts a changed file of the kit there, and a list of the kit that has it. */
  changeKit(file: string, by: (text: string) => string): void;
  /** Has the service worker's script name another version. */
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

/** Waits until the page's service worker has all that it keeps. */
export const installed = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/**
 * Has the browser look for a new version, and waits for what comes of it.
 *
 * @returns `installed` where the new one is complete and waits, `redundant` where it could not be fetched
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
