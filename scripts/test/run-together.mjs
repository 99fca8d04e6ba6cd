// Runs the test files named on the command line in this one process. The core's tests are pure and
// small: a process for each, as `node --test` has it, would take many times as long as they do.
import { test } from 'node:test';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

for (const file of process.argv.slice(2)) {
  try {
    await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    void test(`${file} loads`, () => {
      throw error;
    });
  }
}
