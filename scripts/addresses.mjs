// npm run addresses: writes the addresses that follow from `repository` and `version` of package.json: its own `homepage`
// and `bugs`, the live page and the version in the texts, and the kit's own VERSION. npm runs it at `npm version` too.
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
