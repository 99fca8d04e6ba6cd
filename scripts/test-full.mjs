// npm run test:full [-- step …]: runs all checks at full counts, with all frameworks, bundlers and engines, and the soak. It
// takes three hours on two processors, and runs before a release and each night. It ends with a table. A step is an npm
// script: `npm run test:full -- test:core soak` runs two steps, for example to repeat them.
import { spawn } from 'node:child_process';
import { ROOT } from './entries.mjs';

/** The steps with their arguments. .ci/run runs the small ones for each change. */
const STEPS = [
  ['typecheck'],
  ['lint'],
  ['manifest:check'],
  ['api:check'],
  ['names:check'],
  ['words:check'],
  ['circles:check'],
  ['build'],
  ['size'],
  ['check:package', '--full'],
  ['check:readme'],
  ['check:server'],
  ['test:core'],
  ['test:elements'],
  ['test:pages'],
  ['test:together'],
  // Before the engines: their packages install fonts, and the pictures need the fonts of a fresh machine.
  ['test:looks', '--where-possible'],
  // Chromium has already run the element tests.
  ['test:engines', 'firefox', 'webkit', '--full', '--where-possible'],
  // After the engines, because it needs them.
  ['check:together'],
  ['check:frameworks'],
  ['check:hosts'],
  ['check:bundlers'],
  ['check:wordpress', '--where-possible'],
  ['test:texts'],
  ['test:stories', '--full'],
  ['soak'],
  ['bench:soak'],
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

const names = STEPS.map(([name = '']) => name);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0)
  throw new Error(`no step is called ${unknown.join(', ')}; there are ${names.join(', ')}`);
const chosen = STEPS.filter(([name = '']) => asked.length === 0 || asked.includes(name));

/** @type {Record<string, { result: string, seconds: number }>} */
const rows = {};
for (const [name = '', ...args] of chosen) {
  console.log(`\n══ ${[name, ...args].join(' ')} ══`);
  const start = performance.now();
  const passed = await npm(['run', name, '--', ...args]);
  const seconds = Math.round((performance.now() - start) / 1000);
  rows[name] = { result: passed ? 'passed' : 'FAILED', seconds };
}
console.table(rows);
const failed = Object.values(rows).filter(({ result }) => result !== 'passed').length;
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${chosen.length - failed} steps passed, ${failed} failed`);
