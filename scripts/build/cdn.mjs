import { basename, join } from 'node:path';
import { build } from 'vite';
import { ROOT, languageName, languageUnits, tagFolders } from '../entries.mjs';
import { keepOrders, knownOrders } from './cdn/orders.mjs';
import { sameFileWorker } from './cdn/same-file-worker.mjs';
import { slim } from './cdn/slim.mjs';

const tagOf = (/** @type {string} */ id) =>
  tagFolders().find(({ index }) => id.replace(/js$/, 'ts').endsWith(index))?.tag;

/** What a file fetches on need lies beside it; an element by its tag. */
const besideIt = (/** @type {string} */ id) => {
  const language = languageName(id);
  if (language) return `./${language}.js`;
  return `./${tagOf(id) ?? id.slice(id.lastIndexOf('/') + 1).replace(/\.js$/, '')}.js`;
};

const FETCHED =
  /\/((table-)?extras|table-panels|stats-recorder|speaking|sounds)\.js$|-(solver|links|bots|advice)\.js$/;
/** What a game is drawn by, where the file of all games would be too large with it; its own file holds it. */
const DRAWING = /-drawing\.js$/;
/**
 * The file of all games fetches what such a game is drawn by, which the game's own module holds.
 *
 * @type {import('vite').Plugin}
 */
const withoutDrawings = {
  name: 'baize:without-drawings',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/element-at-once.ts') ? 'export const drawAtOnce = () => {};' : undefined,
};
/** The file of all games. */
const ALL = 'baize';
/** The file that fetches whole games. */
const SHELF = /\/game-replay\/games\.[jt]s$/;

/**
 * One file that needs nothing else, for a page without a build.
 *
 * @param {string} name
 * @param {string} source
 * @param {readonly string[]} indexes of the elements that it registers
 * @param {import('vite').PluginOption} plugin
 * @param {string} [outDir]
 */
export function bundle(name, source, indexes, plugin, outDir = join('dist', 'cdn')) {
  const { input, plugins } = sameFileWorker(source, indexes);
  return build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [...plugins, name === ALL && withoutDrawings, plugin],
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      // A library, so that Vite wraps nothing around what is fetched on need.
      lib: { entry: source, formats: ['es'] },
      rolldownOptions: {
        input: { [name]: input },
        preserveEntrySignatures: 'strict',
        external: (id, importer) =>
          // A language's own files are called as what they have words for.
          (FETCHED.test(id) && !/\/languages\//.test(importer ?? '')) ||
          (name === ALL && DRAWING.test(id)) ||
          (importer !== undefined && languageName(id) !== undefined) ||
          (SHELF.test(importer ?? '') && /\/games\/.*\/index\.js$/.test(id)),
        checks: { pluginTimings: false },
        output: { codeSplitting: false, entryFileNames: '[name].js', paths: besideIt },
      },
    },
  });
}

/**
 * dist/cdn/<tag>.js for each element, and all of them in dist/cdn/baize.js.
 *
 * @param {readonly string[]} [deeper] files for which a better order than the kept one is searched
 */
export async function buildCdn(deeper) {
  /** @type {Record<string, readonly number[]>} */
  const orders = {};
  const plugin = slim(knownOrders(), deeper, (key, order) => (orders[key] = order));
  const folders = tagFolders();
  const make = (/** @type {string} */ file, /** @type {string[]} */ ...indexes) =>
    bundle(basename(file, '.ts'), file, indexes, plugin);
  const ownFiles = folders.flatMap(({ tag, index, bots, advice, drawing }) => [
    bundle(tag, index, [], plugin),
    advice && make(advice, index),
    bots && make(bots),
    drawing && make(drawing),
  ]);
  const languages = languageUnits().map(({ name, source }) => bundle(name, source, [], plugin));
  const solvable = folders.filter(({ advice }) => !advice).map(({ index }) => index);
  // The largest first, which takes longest.
  await Promise.all([
    bundle(ALL, 'src/index.ts', [], plugin),
    ...ownFiles,
    ...languages,
    make('src/elements/game-solver.ts', ...solvable),
    make('src/elements/game-stats/stats-recorder.ts'),
    ...['extras', 'speaking', 'game-links', 'table-extras', 'table-panels', 'sounds'].map((name) =>
      make(`src/elements/${name}.ts`),
    ),
  ]);
  keepOrders(orders);
}
