// npm run check:docs: compiles or runs every code block of README and docs, against the built package.
//   node scripts/check-docs.mjs [beginning of a page's path …]
// A block that cannot stand alone is marked in its first line: ```js fragment
import postcss from 'postcss';
import { refreshDist } from './build/dist.mjs';
import { COMPILED, compileFaults } from './docs/compile.mjs';
import { pageFaults } from './docs/pages.mjs';
import { placeOf, snippetsOf } from './docs/snippets.mjs';

/** Languages that nothing checks here. Those of frameworks are in examples that `npm run check:frameworks` builds. */
const UNCHECKED = ['', 'astro', 'diff', 'md', 'nginx', 'php', 'sh', 'svelte', 'text', 'vue'];

/** @param {import('./docs/snippets.mjs').Snippet} snippet */
function parseFaults({ language, code, ...place }) {
  try {
    if (language === 'json') JSON.parse(code);
    else if (language === 'css') postcss.parse(code);
    else return [`${placeOf({ language, code, ...place })}: unknown language ${language}`];
    return [];
  } catch (error) {
    return [`${placeOf({ language, code, ...place })}: ${error}`];
  }
}

await refreshDist();
const all = snippetsOf(process.argv.slice(2));
const checked = all.filter(
  ({ language, words }) => !words.includes('fragment') && !UNCHECKED.includes(language),
);
const compiled = checked.filter(({ language }) => language in COMPILED);
const shown = checked.filter(({ language }) => language === 'html');
const parsed = checked.filter(({ language }) => !(language in COMPILED) && language !== 'html');
const faults = [
  ...parsed.flatMap(parseFaults),
  ...compileFaults(compiled),
  ...(await pageFaults(shown)),
];
for (const fault of faults) console.log(`✗ ${fault}`);
console.log(
  `${compiled.length} code blocks compiled, ${shown.length} run, ${parsed.length} parsed; ` +
    `${all.filter(({ words }) => words.includes('fragment')).length} are fragments, ${faults.length} faults`,
);
process.exitCode = faults.length > 0 || checked.length === 0 ? 1 : 0;
