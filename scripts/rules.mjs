// npm run rules: writes what follows from the terms of the rules, their comments and the games: the tables of
// docs/patience-rules.md, docs/patience-games.md, docs/patience-rules.schema.json, and what README.md says of patiences
// with a tag of their own. A test fails if they are stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './entries.mjs';
import { writtenFiles } from './rules/files.mjs';

for (const [path, text] of await writtenFiles()) {
  const file = join(ROOT, path);
  if (readFileSync(file, 'utf8') === text) continue;
  writeFileSync(file, text);
  console.log(`${path} is written.`);
}
