import { fileURLToPath } from 'node:url';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Plugin, build } from 'vite';
import { bundle } from '../../../scripts/build/cdn.mjs';
import { slim } from '../../../scripts/build/cdn/slim.mjs';
import { solverWorker } from '../../../scripts/build/solver-worker.mjs';
import { ROOT } from '../../../scripts/entries.mjs';
import { serve } from '../../../scripts/static-server.mjs';
import { testDocument } from '../../harness/test-document.js';

const FIXTURE = 'test/fixtures/toy-game';

/** package.json names the files that do something when they are imported; it knows no fixture. */
const registers: Plugin = {
  name: 'toy-registers',
  transform: (_, id) => (id.includes(FIXTURE) ? { moduleSideEffects: true } : undefined),
};

/** The game as a library has it, lit inside, so that a page needs no import map. */
const library = (outDir: string): Promise<unknown> =>
  build({
    root: ROOT,
    configFile: false,
    base: './',
    logLevel: 'error',
    publicDir: false,
    plugins: [registers, solverWorker(join(ROOT, FIXTURE, 'worker.ts'))],
    build: {
      target: 'es2022',
      outDir,
      lib: { entry: { 'toy-game': join(ROOT, FIXTURE, 'index.ts') }, formats: ['es'] },
      minify: false,
      rolldownOptions: { output: { preserveModules: true, entryFileNames: '[name].js' } },
    },
  });

/**
 * A site that has a game with a solver, built as the kit's are:
 * `cdn/toy-game.js` alone; `library/toy-game.js` with `library/solver-worker.js`, and the same with
 * a worker file that is not there, that throws, that says nothing, or that knows nothing.
 */
export interface ToySite {
  readonly url: string;
  /** A real page of it whose script comes from another origin: browsers know a made one. */
  readonly foreign: string;
  close(): Promise<void>;
}

export const TOY = '<toy-game></toy-game>';

const BROKEN = {
  missing: undefined,
  throwing: 'throw new Error("no");',
  silent: '',
  helpless: 'onmessage = ({ data: [id] }) => postMessage([id, null]); postMessage([0]);',
} as const;
export type Broken = keyof typeof BROKEN;

/** The toy is no source of the kit's: its names are not shortened, so it can't live on lit's twin. */
const realLit = {
  name: 'real-lit',
  enforce: 'pre' as const,
  resolveId: (id: string): string | undefined =>
    id === 'lit' ? fileURLToPath(import.meta.resolve('lit')) : undefined,
};

/** What the toy's files are made of. */
const SOURCES = ['src', 'scripts', FIXTURE, 'test/pages/support', 'package-lock.json'];

/** The content of a file, or of all that is in a folder, as one hash. */
function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    hash.update(path);
    const inside = statSync(join(ROOT, path)).isDirectory();
    if (inside) for (const name of readdirSync(join(ROOT, path)).sort()) add(`${path}/${name}`);
    else hash.update(readFileSync(join(ROOT, path)));
  };
  paths.forEach(add);
  return hash.digest('hex').slice(0, 16);
}

/** Sites that nobody has asked for in a day are thrown away. */
function forgetOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > 86_400_000) rmSync(path, { recursive: true });
  }
}

/**
 * The toy's files, in a folder that is not to be changed. A build takes a processor a quarter of a
 * minute, so it is kept for as long as what it is made of stays the same.
 */
async function built(): Promise<string> {
  const cache = join(ROOT, 'node_modules/.cache/baize/toy');
  const kept = join(cache, hashOf(SOURCES));
  mkdirSync(cache, { recursive: true });
  if (existsSync(kept)) return kept;
  forgetOld(cache);
  const root = mkdtempSync(join(cache, 'new-'));
  const index = `${FIXTURE}/index.ts`;
  await bundle('toy-game', index, [index], [registers, realLit, slim()], join(root, 'cdn'));
  await library(join(root, 'library'));
  try {
    renameSync(root, kept);
  } catch {
    // Another run was faster.
    rmSync(root, { recursive: true });
  }
  return kept;
}

export async function toySite(): Promise<ToySite> {
  const root = mkdtempSync(join(tmpdir(), 'baize-toy-'));
  cpSync(await built(), root, { recursive: true });
  for (const [name, worker] of Object.entries(BROKEN)) {
    cpSync(join(root, 'library'), join(root, name), { recursive: true });
    rmSync(join(root, name, 'solver-worker.js'));
    if (worker !== undefined) writeFileSync(join(root, name, 'solver-worker.js'), worker);
  }
  const headers = () => ({ 'access-control-allow-origin': '*' });
  const [server, other] = await Promise.all([serve({ root }), serve({ root, headers })]);
  writeFileSync(join(root, 'own.html'), testDocument(TOY, ['/cdn/toy-game.js']));
  writeFileSync(join(root, 'foreign.html'), testDocument(TOY, [`${other.url}/cdn/toy-game.js`]));
  return {
    url: server.url,
    foreign: `${server.url}/foreign.html`,
    close: async () => {
      await Promise.all([server.close(), other.close()]);
      rmSync(root, { recursive: true });
    },
  };
}
