import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { format } from 'prettier';
import { ROOT, tagFolders } from '../../entries.mjs';
import { patienceRules } from './patience.mjs';
import { tableRules } from './tables.mjs';

/** What all games have in common: the colours, and nothing of what is put into them for later. */
const COMMON = join(ROOT, 'scripts/build/page-rule/common.css');

const HEAD = `/*
 * Baize: how games look until their script has come. They have their height and their felt, and what is slotted into
 * them is not seen. Made by the build from what lays the games out: link it, do not copy it.
 */
`;

/** The games, and no elements that have no height of their own. */
const gameTags = () =>
  tagFolders()
    .filter(({ index }) => index.startsWith('src/games/'))
    .map(({ tag }) => tag);

/** The text of page-rule.css. */
export async function pageRule() {
  const common = readFileSync(COMMON, 'utf8').replaceAll('GAMES', `:is(${gameTags().join(', ')})`);
  const heights = `@media (scripting: enabled) {\n${await patienceRules()}\n${tableRules()}\n}`;
  return format(HEAD + common + heights, { parser: 'css', printWidth: 100, singleQuote: true });
}

/** Writes it where bundlers and pages without a build find it. */
export async function writePageRule() {
  const text = await pageRule();
  const { code } = await transform(text, { loader: 'css', minify: true });
  writeFileSync(join(ROOT, 'dist/page-rule.css'), text);
  writeFileSync(join(ROOT, 'dist/cdn/page-rule.css'), code);
}
