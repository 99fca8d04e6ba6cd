// One of the processes of run-shared.mjs: takes a file after the other, as long as there are any.
// Each is a suite, so that its hooks are its own; those of the module that comes first
// are for all, and what it names `end` is called in the end.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'node:test';
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

const { end } = first === undefined ? {} : await import(pathToFileURL(resolve(first)).href);
for (const [place, file] of files.entries()) {
  if (isMine(place)) await describe(file, () => load(file));
}
await end?.();
