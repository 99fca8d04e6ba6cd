import { defineConfig } from 'vite';
import { solverWorker } from './scripts/build/solver-worker.mjs';
import { entries } from './scripts/entries.mjs';

const published = entries();

/** The compiler's own helpers come under a path with its version; they are published under a plain one. */
const moduleFile = (name: string) => `modules/${name.replace(/^_virtual\/.*\//, 'helpers/')}.js`;

/**
 * The library: one module a source, so that a bundler takes what it needs, with the packages
 * that it depends on left outside. Published entries lie at the top of dist/ under the names that
 * package.json exports; all other modules lie in dist/modules/, which it closes. (scripts/build.mjs
 * makes the rest of dist/.)
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
      external: [/^lit(\/|$)/, /^@(lit|noble)\//],
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: ({ name }) => (name in published ? '[name].js' : moduleFile(name)),
      },
    },
  },
});
