// npm run addresses: writes what follows from `repository` and `version` in package.json: its `homepage` and `bugs`, the
// address of the live page and the version in the docs, and the kit's VERSION. `npm version` runs it too.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './entries.mjs';
import { addresses, packageJson, textsWithAddresses, withAddresses } from './package/addresses.mjs';

const now = addresses();
const { homepage, bugs } = now;

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
function rewrite(file, change) {
  const path = join(ROOT, file);
  const text = readFileSync(path, 'utf8');
  if (change(text) === text) return;
  writeFileSync(path, change(text));
  console.log(file);
}

rewrite('package.json', () => `${JSON.stringify({ ...packageJson(), homepage, bugs }, null, 2)}\n`);
for (const file of textsWithAddresses()) rewrite(file, (text) => withAddresses(text, now));
