import { defineConfig } from 'vite';
import { solverWorker } from './scripts/build/solver-worker.mjs';
import { entries } from './scripts/entries.mjs';

const published = entries();

/**
 * The compiler's own helpers come under a path with its version; they are published under a plain one.
 * So are the packages that the pure rooms use (npm would leave out a folder of the name node_modules).
 */
const moduleFile = (name: string) =>
  `modules/${name.replace(/^_virtual\/.*\//, 'helpers/').replace(/^.*node_modules\//, 'packages/')}.js`;

/**
 * The library: one module a source, so that a bundler takes what it needs, with lit and what the
 * history is kept by left outside.
 * The hash is not: no import map reaches a worker, and `core.js` plays in one as it is.
 * Published entries lie at the top of dist/ under the names that package.json exports; all other
 * modules lie in dist/modules/, which it closes. (scripts/build.mjs makes the rest of dist/.)
 */
export default defineConfig({
  // Nobody knows where dist/ will lie: its files name each other from where they are.
  base: './',
  plugins: [solverWorker()],
  build: {
    target: 'es2022',
    lib: { entry: published, formats: ['es'] },
    minify: false,
    rolldownOptions: {
      external: [/^lit(\/|$)/, /^@lit\//, 'idb-keyval'],
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: ({ name }) => (name in published ? '[name].js' : moduleFile(name)),
      },
    },
  },
});
