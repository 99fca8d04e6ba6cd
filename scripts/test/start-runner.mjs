import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';

/** The web test runner, for Node's arguments. */
export const WEB_RUNNER = 'node_modules/@web/test-runner/dist/bin.js';

/**
 * Starts a test runner, which writes its counts to the file BAIZE_TEST_COUNTS, and waits for its end.
 *
 * @param {readonly string[]} args Node's
 * @param {Readonly<Record<string, string>>} [env] in addition to this process's
 * @returns {Promise<{ code: number | null, result: Partial<import('./layers.mjs').Counts & { lost: number }> }>}
 */
export async function startRunner(args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'baize-test-'));
  const counts = join(folder, 'counts.json');
  // Removes node:test's own variable, which is set if a test of the test runner calls this.
  const { NODE_TEST_CONTEXT: _, ...outside } = process.env;
  try {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...outside, ...env, BAIZE_TEST_COUNTS: counts },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const code = await new Promise((done) => child.on('close', done));
    return { code, result: existsSync(counts) ? JSON.parse(readFileSync(counts, 'utf8')) : {} };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
