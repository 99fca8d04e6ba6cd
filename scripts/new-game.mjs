// npm run new-game <name>: adds a patience to the kit, with the rules of another one, which the author then changes.
//   npm run new-game ferry -- --title "Ferry" --like canfield --source "https://…"
// Without --title it is made of the name. Without --like it begins as Canfield.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import prettier from 'prettier';
import { ROOT } from './entries.mjs';
import { writeMessages } from './messages/compile.mjs';
import { filesOf, problemOf, titleOf } from './new-game/files.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, like: { type: 'string' }, source: { type: 'string' } },
});
const name = positionals.join(' ');
const { title = titleOf(name), like = 'canfield', source } = values;
const problem = problemOf(name, like);
if (problem !== undefined) {
  console.error(`npm run new-game ${problem}`);
  process.exit(1);
}

const files = filesOf({ name, title, like, source });
for (const [path, text] of files) {
  const filepath = join(ROOT, path);
  const options = await prettier.resolveConfig(filepath);
  const isCode = path.endsWith('.ts');
  writeFileSync(filepath, isCode ? await prettier.format(text, { ...options, filepath }) : text);
}
writeMessages();

console.log(`${title} is there, with the rules of ${like}:

${[...files.keys()].map((path) => `  ${path}`).join('\n')}

Next:
  src/games/patience/${name}.ts
    its rules and their source; docs/reference/patience-rules.md describes each term
  npm run test:core -- core/patience
    checks the rules with all their options, and plays random games
  npm run storybook
    plays it: the story of <patience-game>, with ${name} as its game
  npm run rules
  BAIZE_GOLDEN=write npm run test:core -- languages/golden
    write down that the game is there`);
