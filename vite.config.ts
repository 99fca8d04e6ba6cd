import minifyTemplateLiterals from 'rollup-plugin-minify-template-literals';
import { type UserConfig, defineConfig } from 'vite';
import { chunkFile, chunkNames } from './scripts/build/chunks.mjs';
import { englishCards } from './scripts/build/english-cards.mjs';
import { firstFiles } from './scripts/build/first-files.mjs';
import { solverWorker } from './scripts/build/solver-worker.mjs';
import { entries, tagFolders } from './scripts/entries.mjs';

const published = entries();

/**
 * The compiler's own helpers come under a path with its version; they are published under a plain one.
 * So are the packages that the pure rooms use (npm would leave out a folder of the name node_modules).
 */
const moduleFile = (name: string) =>
  `modules/${name.replace(/^_virtual\/.*\//, 'helpers/').replace(/^.*node_modules\//, 'packages/')}.js`;

/** The licences of all packages that are inside the built files; most ask that their text goes with them. */
const NOTICES = 'THIRD-PARTY-NOTICES.md';

/** A warning ends the build (scripts/build/dist.mjs), and this one tells only of a slow machine. */
const checks = { bundlerTimings: false };

/**
 * `vite build`: the library for bundlers and Node. One module a source, so that a bundler takes what it needs,
 * with lit, idb-keyval and React left outside.
 * The hash function is not left outside: no import map reaches a worker, and `core.js` runs in one as it is.
 * Published entries lie at the top of dist/ under the names that package.json exports; all other modules lie in
 * dist/modules/, which package.json closes.
 */
const library: UserConfig = {
  build: {
    target: 'es2022',
    // What the generated React components share: a module below dist/modules/ that nothing else imports.
    lib: {
      entry: { ...published, 'react/component': 'src/react/component.ts' },
      formats: ['es'],
    },
    emptyOutDir: false,
    minify: false,
    license: { fileName: NOTICES },
    rolldownOptions: {
      checks,
      external: [/^lit(\/|$)/, /^@lit\//, 'idb-keyval', 'react'],
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: ({ name }) => (name in published ? '[name].js' : moduleFile(name)),
      },
    },
  },
};

/**
 * `vite build --mode cdn`: the same entries for pages without a build, with everything inside. Entries share their
 * chunks, so a second game on a page brings only its own code.
 * Names have no hash: they are stable within a version, and the address of the folder has the version.
 */
const cdn: UserConfig = {
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/cdn',
    emptyOutDir: true,
    manifest: 'manifest.json',
    license: { fileName: NOTICES },
    // As a library Vite wraps nothing around an import().
    lib: {
      entry: {
        baize: 'src/index.ts',
        ...Object.fromEntries(tagFolders().map(({ tag, index }) => [tag, index])),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      checks,
      preserveEntrySignatures: 'allow-extension',
      output: {
        // Vite itself leaves white space in a library of modules.
        minify: true,
        entryFileNames: '[name].js',
        chunkFileNames: chunkFile,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkNames(), debugName: 'elements' }],
        },
      },
    },
  },
};

/** Nodes of an `svg` template end by their closing slash: the minifier takes them for HTML, where it says nothing. */
const literals = { failOnError: true, options: { minifyOptions: { keepClosingSlash: true } } };

export default defineConfig(({ mode }) => ({
  // Nobody knows where dist/ will lie: its files name each other from where they are.
  base: './',
  ...(mode === 'cdn' ? cdn : library),
  plugins: [
    solverWorker(),
    englishCards(NOTICES),
    ...(mode === 'cdn' ? [minifyTemplateLiterals(literals), firstFiles()] : []),
  ],
}));
