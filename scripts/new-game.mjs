// npm run new-game <name>: makes a game's folder, its tests, its story and its page in the docs. The files contain a
// small game that can be played at once and that passes every check. The author rewrites it.
//   npm run new-game <name> -- --tag <tag>   if the tag is not <name>-game
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './entries.mjs';
import { writeMessages } from './messages/compile.mjs';
import { withDemoPage, withDescriptor, withElement, withLink } from './new-game/lines.mjs';
import { namesOf, problemOf } from './new-game/names.mjs';
import { filesOf, writeFiles } from './new-game/templates.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tag: { type: 'string' } },
});
const name = positionals.join(' ');
const problem = problemOf(name, values.tag);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

const names = namesOf(name, values.tag);
const files = await filesOf(names);
writeFiles(files);
writeMessages();
writeFileSync(join(ROOT, 'src/index.ts'), withElement(names));
writeFileSync(join(ROOT, 'src/games/index.ts'), withDescriptor(names));
writeFileSync(join(ROOT, 'demo/pages.mjs'), withDemoPage(names));
writeFileSync(join(ROOT, 'README.md'), withLink(names));

console.log(`<${names.tag}> is there, a small game to be rewritten into ${names.title}:

${files.map(({ path }) => `  ${path}`).join('\n')}
  src/index.ts (one line)
  src/games/index.ts (its import, and its line in the list of games)
  demo/pages.mjs (its page in the gallery)
  README.md (one line)

Next:
  npm run manifest
    for editors, Storybook and npm run api:check
  node scripts/test.mjs core elements -- /${name}/ /${name}.
    its rules, by the contract of every game and by positions; its element in a browser
  BAIZE_GOLDEN=write node scripts/test.mjs core -- languages/golden
    after each change of messages: writes down what they say
  npm run storybook
    plays it

CONTRIBUTING.md says in which order it is rewritten, and what is edited by hand.`);
