// A process of run-shared.mjs: takes files as long as there are any. Each file is a suite with its own hooks. Hooks of the
// module that comes first apply to all files; its export `end` is called at the end.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';

/** @type {{ folder: string, files: string[], first?: string }} */
const { folder, files, first } = JSON.parse(process.env.BAIZE_TEST_TURNS ?? '');

/**
 * Whether this process takes a file: only one process can create the folder of that number.
 *
 * @param {number} place
 */
function isMine(place) {
  try {
    mkdirSync(join(folder, String(place)));
    return true;
  } catch {
    return false;
  }
}

/** @param {string} file */
async function load(file) {
  try {
    await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    void test(`${file} loads`, () => {
      throw error;
    });
  }
}

/** The console messages of the present file's tests, and Node's warnings. */
let logged = /** @type {string[]} */ ([]);
for (const method of /** @type {const} */ (['debug', 'error', 'info', 'log', 'warn'])) {
  console[method] = (...words) => void logged.push(`console.${method}: ${words.join(' ')}`);
}
process.on('warning', ({ name, message }) => void logged.push(`${name}: ${message}`));

/** Fails on a message that no test expects, as in a browser. A test that expects one replaces the console's method. */
function expectQuiet() {
  const [said, count] = [logged.join('\n'), logged.length];
  logged = [];
  if (count > 0) throw new Error(`a log that no test expects:\n${said}`);
}

const { end } = first === undefined ? {} : await import(pathToFileURL(resolve(first)).href);
for (const [place, file] of files.entries()) {
  if (!isMine(place)) continue;
  await describe(file, () => {
    after(expectQuiet);
    return load(file);
  });
}
await end?.();
