import { build } from 'esbuild';
import { type Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type PageOptions, type TestPage, openPage } from '../../harness/pages.js';
import { gameOf, look } from './board.js';
import { byClicking } from './players.js';
import { move } from './staged.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The text of a file of the project. */
export const textOf = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

/** The code blocks of a recipe, by the name after their language: `page.html`. */
export function codeOf(recipe: string): Readonly<Record<string, string>> {
  const blocks = textOf(`test/pages/recipes/${recipe}.md`).matchAll(
    /^```(\S+)(?: (\S+))?\n(.*?)^```$/gms,
  );
  return Object.fromEntries(
    [...blocks].map(([, language, name, code]) => [name ?? language!, code!] as const),
  );
}

/** One code block of a recipe. */
export function piece(recipe: string, name: string): string {
  const code = codeOf(recipe)[name];
  if (code === undefined) throw new Error(`test/pages/recipes/${recipe}.md has no ${name}`);
  return code;
}

/** A page with a part of HTML. */
const pageOf = (part: string): string =>
  part.startsWith('<!doctype')
    ? part
    : `<!doctype html><html lang="en"><meta charset="utf-8"><title>A recipe</title>${part}</html>`;

/** Bundles a program of several files. The kit is the built package. */
export async function bundle(
  files: Readonly<Record<string, string>>,
  entry: string,
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: files[entry]!, resolveDir: ROOT, loader: 'jsx', sourcefile: entry },
    bundle: true,
    write: false,
    logLevel: 'error',
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'recipe',
        setup(builder) {
          builder.onResolve({ filter: /^\.\/\w+\.jsx$/ }, ({ path }) => ({
            path: path.slice(2),
            namespace: 'recipe',
          }));
          builder.onResolve({ filter: /^baize\// }, ({ path }) => ({
            path: `${ROOT}dist/${path.slice('baize/'.length)}.js`,
          }));
          builder.onLoad({ filter: /.*/, namespace: 'recipe' }, ({ path }) => ({
            contents: files[path]!,
            loader: 'jsx',
            resolveDir: ROOT,
          }));
        },
      },
    ],
  });
  return outputFiles[0]!.text;
}

export interface Site extends PageOptions {
  /** Other files that the site serves: from a path to its text. */
  readonly files?: Readonly<Record<string, string>>;
}

const TYPES: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript' };

/** The paths of the kit in recipes: `/baize/`, a plugin's folder, or beside the page. */
const KIT = /^.*\/(?:baize|recipe|plugins\/baize)\/((?:themes\/)?[\w-]+\.(?:js|css))(?:\?.*)?$/;

/** Serves the kit from the disk, because the test may end while the page still loads a chunk. */
async function serveKit(page: Page): Promise<void> {
  await page.route(KIT, (route) => {
    const file = KIT.exec(route.request().url())![1]!;
    return route.fulfill({
      path: `${ROOT}${file.startsWith('themes/') ? 'dist' : 'dist/cdn'}/${file}`,
    });
  });
  await page.route('**/solver-worker.js', (route) =>
    route.fulfill({ path: `${ROOT}dist/solver-worker.js` }),
  );
}

/** Opens a recipe's page as its site would serve it, and waits for its cards. */
export async function openRecipe(html: string, site: Site = {}): Promise<TestPage> {
  const { files = {}, headers = {}, ...options } = site;
  const page = await openPage({ html: '', scripts: [], reducedMotion: 'reduce', ...options });
  await serveKit(page);
  for (const [path, body] of Object.entries(files)) {
    const contentType = TYPES[path.replace(/.*\./, '')]!;
    await page.route(`**${path}`, (route) => route.fulfill({ contentType, body }));
  }
  await page.route('**/recipe/', (route) =>
    route.fulfill({ contentType: 'text/html', body: pageOf(html), headers: { ...headers } }),
  );
  await page.goto('/recipe/');
  await gameOf(page).first().locator('[part~="card"]').first().waitFor();
  return page;
}

/** Makes a move by mouse. */
export const play = async (page: TestPage, text: string): Promise<void> =>
  byClicking(page)(move(text), await look(gameOf(page).first()));
