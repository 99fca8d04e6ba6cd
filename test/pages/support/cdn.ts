import { readFileSync } from 'node:fs';
import { type Page } from 'playwright-core';
import { ROOT } from '../../../scripts/entries.mjs';

const textOf = (file: string): string => readFileSync(`${ROOT}/dist/cdn/${file}`, 'utf8');

/** The URL of a file in dist/cdn/ on the project's server. */
export const cdn = (name: string): string => `/dist/cdn/${name}.js`;

/** The scripts that a page loads for a game before its first card, sorted by name. */
export const SCRIPTS = {
  patience: (tag: string): readonly string[] =>
    [tag, 'cards', 'patience', 'patience-core', 'shared'].map(cdn).sort(),
  /** A table for chips. */
  table: (tag: string): readonly string[] =>
    [tag, 'cards', 'chips', 'shared', 'table', 'table-core'].map(cdn).sort(),
} as const;

/** The chunks that a file imports statically. */
export const importsOf = (name: string): readonly string[] =>
  [...textOf(`${name}.js`).matchAll(/(?:from|import)"\.\/([\w-]+)\.js"/g)].map(([, file]) =>
    cdn(file!),
  );

/** Records the distinct paths of a page's requests from now on. */
export function noteRequests(page: Page): () => readonly string[] {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  return () => [...asked].filter((path) => path !== '/favicon.ico');
}

/** Serves dist/cdn/ at another origin, as a CDN does for pages of all origins. */
export async function serveAt(
  page: Page,
  address: string,
  change: (text: string) => string = (text) => text,
): Promise<void> {
  await page.route(`${address}*`, (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1)!;
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: change(textOf(file)),
    });
  });
}

/** A file and its static imports as inline scripts, for a page that can't fetch anything. */
export function inlined(name: string): string {
  const paths = [cdn(name), ...importsOf(name)];
  const bare = (file: string): string =>
    textOf(file).replaceAll(/(from|import)"\.\/([\w-]+\.js)"/g, '$1"baize/$2"');
  const files = paths.map((path) => path.split('/').at(-1)!);
  const imports = Object.fromEntries(
    files.map((file) => [
      `baize/${file}`,
      `data:text/javascript;base64,${Buffer.from(bare(file)).toString('base64')}`,
    ]),
  );
  return `<script type="importmap">${JSON.stringify({ imports })}</script>
    <script type="module">import 'baize/${name}.js';</script>`;
}
