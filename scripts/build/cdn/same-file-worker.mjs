import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../entries.mjs';

/**
 * A CDN file needs nothing else, so it is its own worker: started as one, it answers questions
 * instead of registering elements. That costs neither a second file nor a second copy of a solver.
 * A page of another origin starts a text that imports the file, as it has itself.
 */
const PLACE = join(ROOT, 'src/solver/worker-file.ts');

/** Inline, the script has no file: its address is the page's. */
const OWN_FILE = `
  export const workerFile = () => {
    const own = import.meta.url;
    if (own === document.baseURI) throw own;
    return own;
  };
  export const workerText = () => \`import "\${workerFile()}"\`;`;

/** What lit and our classes touch of a page while they are loaded; a worker has none of it. */
const NO_PAGE = `
  if ('WorkerGlobalScope' in globalThis) {
    globalThis.HTMLElement = Object;
    globalThis.document = { createTreeWalker() {} };
    globalThis.CSSStyleSheet = class { replaceSync() {} };
  }`;

const [ENTRY, BLANK] = ['\0baize-cdn-entry', '\0baize-no-page'];

/**
 * A game's solver stands in `solver.ts` beside its element, where it has one.
 *
 * @param {string} index
 */
const solverBeside = (index) => join(ROOT, dirname(index), 'solver.ts');

/** @param {readonly string[]} indexes of elements */
export const haveSolver = (indexes) => indexes.some((index) => existsSync(solverBeside(index)));

/**
 * The entry of a CDN file that answers for the solvers of its games too.
 *
 * @param {string} source the entry without them
 * @param {readonly string[]} indexes of the elements that it registers
 */
function entryOf(source, indexes) {
  const solvers = indexes
    .map(solverBeside)
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export const (\w+): Solver\b/gm)].map(
        ([, name]) => ({ file, name }),
      ),
    );
  return `
    import '${BLANK}';
    export * from '${join(ROOT, source)}';
    import { serve } from '${join(ROOT, 'src/solver/serve.ts')}';
    ${solvers.map(({ file, name }, at) => `import { ${name} as solver${at} } from '${file}';`).join('\n')}
    serve([${solvers.map((_, at) => `solver${at}`).join()}]);`;
}

/**
 * @param {string} source
 * @param {readonly string[]} indexes
 * @returns {{ input: string, plugins: import('vite').Plugin[] }} the entry, and what it needs;
 *   without a solver the source alone
 */
export function sameFileWorker(source, indexes) {
  if (!haveSolver(indexes)) return { input: source, plugins: [] };
  /** @type {Record<string, string>} */
  const modules = { [ENTRY]: entryOf(source, indexes), [BLANK]: NO_PAGE, [PLACE]: OWN_FILE };
  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'baize-same-file-worker',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY || id === BLANK ? id : undefined),
    load: (id) => modules[id],
  };
  return { input: ENTRY, plugins: [plugin] };
}
