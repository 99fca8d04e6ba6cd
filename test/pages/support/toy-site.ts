import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Plugin, build } from 'vite';
import { solverWorker } from '../../../scripts/build/solver-worker.mjs';
import { ROOT } from '../../../scripts/entries.mjs';
import { serve } from '../../../scripts/static-server.mjs';
import { testDocument } from '../../harness/test-document.js';

const FIXTURE = 'test/fixtures/toy-game';

/** Marks fixtures as modules with side effects, because package.json does not list them. */
const registers: Plugin = {
  name: 'toy-registers',
  transform: (_, id) => (id.includes(FIXTURE) ? { moduleSideEffects: true } : undefined),
};

/** Builds the game as a library with lit inside, so that a page needs no import map. It takes a second. */
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
 * A site with a game and its solver, built like the kit: `library/toy-game.js` with `library/solver-worker.js`. There are
 * copies with a worker file that is missing, throws, never answers, or knows no solver.
 */
export interface ToySite {
  readonly url: string;
  /** A page whose script comes from another origin. */
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

export async function toySite(): Promise<ToySite> {
  const root = mkdtempSync(join(tmpdir(), 'baize-toy-'));
  await library(join(root, 'library'));
  for (const [name, worker] of Object.entries(BROKEN)) {
    cpSync(join(root, 'library'), join(root, name), { recursive: true });
    rmSync(join(root, name, 'solver-worker.js'));
    if (worker !== undefined) writeFileSync(join(root, name, 'solver-worker.js'), worker);
  }
  const headers = () => ({ 'access-control-allow-origin': '*' });
  const [server, other] = await Promise.all([serve({ root }), serve({ root, headers })]);
  writeFileSync(
    join(root, 'foreign.html'),
    testDocument(TOY, [`${other.url}/library/toy-game.js`]),
  );
  return {
    url: server.url,
    foreign: `${server.url}/foreign.html`,
    close: async () => {
      await Promise.all([server.close(), other.close()]);
      rmSync(root, { recursive: true });
    },
  };
}
