// One of the processes of run-shared.mjs: takes a file after the other, as long as there are any.
// Each is a suite, so that its hooks are its own; those of the module that comes first
// are for all, and what it names `end` is called in the end.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';

/** @type {{ folder: string, files: string[], first?: string }} */
const { folder, files, first } = JSON.parse(process.env.BAIZE_TEST_TURNS ?? '');

/**
 * A folder can be made but once.
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

/** What the tests of the present file said in the console, and what Node warned of. */
let logged = /** @type {string[]} */ ([]);
for (const method of /** @type {const} */ (['debug', 'error', 'info', 'log', 'warn'])) {
  console[method] = (...words) => void logged.push(`console.${method}: ${words.join(' ')}`);
}
process.on('warning', ({ name, message }) => void logged.push(`${name}: ${message}`));

/** A log that no test expects is a failure, as in a browser. A test that expects one takes the console's place. */
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
