// npm run sri [-- base [file]]: prints tags that load the kit from another host with integrity checks.
// `npm run sri -- https://cdn.example/baize/0.1.0/ freecell-game.js` prints the tags of one file; without a file, the
// script tag of each.
import { ENTRY_FILES, hashes, isBuilt, tagsFor } from './build/integrity.mjs';

const [given = './', file] = process.argv.slice(2);
const base = given.endsWith('/') ? given : `${given}/`;

if (!isBuilt()) throw new Error('There is no dist/cdn/ yet: npm run build');
if (file !== undefined && !ENTRY_FILES.includes(file)) {
  throw new Error(`No page loads ${file} itself; known: ${ENTRY_FILES.join(', ')}`);
}

const all = hashes();
if (file === undefined) {
  for (const name of ENTRY_FILES) console.log(tagsFor(name, base, all).script);
  console.log('\nWhat these fetch is checked by an import map: npm run sri -- <base> <file>');
} else {
  const { map, script } = tagsFor(file, base, all);
  console.log(`${map}\n${script}`);
}
