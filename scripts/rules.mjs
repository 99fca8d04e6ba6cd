// npm run rules: writes what follows from the terms of the rules, their comments, the engine and the games: the tables and
// pictures of docs/reference/patience-rules.md, docs/reference/patience-games.md, docs/reference/patience-rules.schema.json, what README.md says of
// patiences with a tag of their own, the tables of docs/reference/trick-rules.md and its schema, and the scales of grades, from bench/grade/measured.tsv. A test fails if they are stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './entries.mjs';
import { writtenFiles } from './rules/files.mjs';

for (const [path, text] of await writtenFiles()) {
  const file = join(ROOT, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${path} is written.`);
}
