// npm run test:full: every check there is, at full counts, with all frameworks, bundlers and engines and the soak. It
// takes two to three hours, runs before a release and each night, and ends with one table.
import { spawn } from 'node:child_process';
import { ROOT } from './entries.mjs';

/** Each step with npm's arguments; a change is held to the small ones of them by .ci/run. */
const STEPS = [
  ['types', 'run', 'typecheck'],
  ['lint', 'run', 'lint'],
  ['manifest', 'run', 'manifest:check'],
  ['docs and API', 'run', 'api:check'],
  ['names in tests', 'run', 'names:check'],
  ['words', 'run', 'words:check'],
  ['build', 'run', 'build'],
  ['sizes', 'run', 'size'],
  ['package', 'run', 'check:package'],
  ['server, packed', 'run', 'check:server'],
  ['core, elements, pages, together', 'test'],
  // Before the engines: their packages bring fonts, and the pictures hold for the fonts of a fresh machine.
  ['pictures', 'run', 'test:looks', '--', '--where-possible'],
  // Chromium's turn was among the layers.
  ['engines', 'run', 'test:engines', '--', 'firefox', 'webkit', '--full', '--where-possible'],
  // After the engines, which it needs.
  ['a shared table in all engines', 'run', 'check:together'],
  ['frameworks', 'run', 'check:frameworks'],
  ['hosts', 'run', 'check:hosts'],
  ['bundlers', 'run', 'check:bundlers'],
  ['WordPress', 'run', 'check:wordpress', '--', '--where-possible'],
  ['texts', 'run', 'test:texts'],
  ['stories', 'run', 'test:stories', '--', '--full'],
  ['soak', 'run', 'soak'],
  ['soak of pages', 'run', 'bench:soak'],
];

/**
 * @param {readonly string[]} args npm's
 * @returns {Promise<boolean>} whether it passed
 */
function npm(args) {
  const child = spawn('npm', args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, BAIZE_FULL: '1' },
    shell: process.platform === 'win32',
  });
  return new Promise((done) => child.on('close', (code) => done(code === 0)));
}

/** @type {Record<string, { result: string, seconds: number }>} */
const rows = {};
for (const [name = '', ...args] of STEPS) {
  console.log(`\n══ ${name}: npm ${args.join(' ')} ══`);
  const start = performance.now();
  const passed = await npm(args);
  const seconds = Math.round((performance.now() - start) / 1000);
  rows[name] = { result: passed ? 'passed' : 'FAILED', seconds };
}
console.table(rows);
const failed = Object.values(rows).filter(({ result }) => result !== 'passed').length;
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${STEPS.length - failed} steps passed, ${failed} failed`);
