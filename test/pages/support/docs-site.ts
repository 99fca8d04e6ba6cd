import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FrameLocator, type Page } from 'playwright-core';
import { ROOT } from '../../../scripts/entries.mjs';
import { serve } from '../../../scripts/static-server.mjs';
import { closeAtEnd } from '../../harness/pages.js';

/** The path at which the site is served, as on the live page. */
export const BASE = '/x/y';

/** The site of demo and documentation. */
export interface DocsSite {
  readonly url: string;
  /** Its folder. */
  readonly root: string;
  /** The pages of the documentation, below docs/. */
  readonly pages: readonly string[];
}

let built: Promise<DocsSite> | undefined;

async function build(): Promise<DocsSite> {
  const root = mkdtempSync(join(tmpdir(), 'baize-docs-'));
  const args = ['scripts/site.mjs', '--base', BASE, '--out', root];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The site does not build:\n${stdout}\n${stderr}`);
  const server = await serve({ root, under: BASE });
  closeAtEnd(async () => {
    await server.close();
    rmSync(root, { recursive: true, force: true });
  });
  const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  return { url: server.url, root, pages };
}

/** The site, which is built once for each process of tests. */
export const docsSite = (): Promise<DocsSite> => (built ??= build());

/** The links of a built page that stay on its site, as paths. */
export function linksOf({ root }: DocsSite, page: string): readonly string[] {
  const html = readFileSync(join(root, 'docs', page), 'utf8');
  const here = `https://site.test${BASE}/docs/${page}`;
  return [...html.matchAll(/<a\b[^>]*? href="([^"]+)"/g)]
    .map(([, href]) => new URL(href!.replaceAll('&amp;', '&'), here))
    .filter(({ host }) => host === 'site.test')
    .map(({ pathname }) => decodeURIComponent(pathname));
}

/** The page in the frame of a live example. */
export const frameOf = (page: Page, index = 0): FrameLocator =>
  page.locator('.live').nth(index).frameLocator('iframe');
