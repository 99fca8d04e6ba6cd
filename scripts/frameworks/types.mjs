import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ROOT } from '../entries.mjs';

/** @param {string} path */
const tool = (path) => join(ROOT, 'node_modules', path);

const CONFIG = 'tsconfig.check.json';

/** The command that type-checks each app, as its users would call it; it prints a line for each error. */
const CHECKERS = {
  react: [tool('typescript/bin/tsc'), '-p', CONFIG, '--pretty', 'false'],
  vue: [tool('vue-tsc/bin/vue-tsc.js'), '-p', CONFIG, '--pretty', 'false'],
  svelte: [
    tool('svelte-check/bin/svelte-check'),
    ...['--output', 'machine', '--tsconfig', `./${CONFIG}`],
  ],
};

/** @typedef {keyof typeof CHECKERS} Framework */

export const FRAMEWORKS = /** @type {Framework[]} */ (Object.keys(CHECKERS));

/** `src/App.tsx(3,5): error TS2322: …`, or svelte-check's `1700000000000 ERROR "src/App.svelte" 3:5 "…"`. */
const ERROR = /^(?:(\S[^(\n]*)\((\d+),\d+\): error|\d+ ERROR "([^"]+)" (\d+):\d+) ?(.*)$/gm;

/**
 * @param {readonly string[]} command
 * @param {string} cwd
 * @returns {Promise<{ status: number | null, output: string }>}
 */
export function node(command, cwd) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, command, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('error', failed).on('close', (status) => done({ status, output }));
  });
}

/**
 * The lines that must have errors: those with a comment that says so, or the line after such a comment.
 *
 * @param {string} text
 */
const wrongLines = (text) =>
  text.split('\n').flatMap((line, index) => {
    if (!/(?:\/\*|<!--|\/\/) wrong\b/.test(line)) return [];
    return [/^\s*(?:<!--|\/\/)/.test(line) ? index + 2 : index + 1];
  });

/**
 * Type-checks an app, and the file beside it that must have errors. Checks the kit's declarations too.
 *
 * @param {Framework} framework
 * @param {string} app its folder, in a project with the installed kit
 * @returns {Promise<string[]>} the unexpected errors, and lines whose expected error is missing
 */
export async function typeFaults(framework, app) {
  const wrong = readdirSync(app).find((file) => file.startsWith('wrong.'));
  if (!wrong) throw new Error(`${framework} has no file that must not type-check.`);
  const config = JSON.parse(readFileSync(join(app, 'tsconfig.json'), 'utf8'));
  config.include = ['src', wrong];
  writeFileSync(join(app, CONFIG), JSON.stringify(config));
  const { output } = await node(CHECKERS[framework], app);
  const wanted = new Set(
    wrongLines(readFileSync(join(app, wrong), 'utf8')).map((line) => `${wrong}:${line}`),
  );
  if (wanted.size === 0) throw new Error(`${wrong} says of no line that it is wrong.`);
  const found = [...output.matchAll(ERROR)].map(
    ([, file = '', line = '', other = file, at = line, text = '']) => ({
      // Errors in other libraries don't count.
      ours: isOurs(resolve(app, other)),
      place: `${relative(app, resolve(app, other))}:${at}`,
      text,
    }),
  );
  const unwanted = found.filter(({ ours, place }) => ours && !wanted.has(place));
  const places = new Set(found.map(({ place }) => place));
  return [
    ...unwanted.map(({ place, text }) => `${place} ${text}`),
    ...[...wanted].filter((place) => !places.has(place)).map((place) => `${place} has no error`),
  ];
}

/** @param {string} file */
function isOurs(file) {
  if (!existsSync(file)) return true;
  const inPackages = file.lastIndexOf('node_modules/');
  return inPackages < 0 || file.startsWith('node_modules/baize/', inPackages);
}
