import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { format } from 'prettier';
import { ROOT, tagFolders } from '../../entries.mjs';
import { readGames } from '../../games.mjs';
import { NAME_SIZE, patienceRules } from './patience.mjs';
import { tableRules } from './tables.mjs';

/** What all games have in common: the empty table, and what the page puts into it. */
const COMMON = join(ROOT, 'scripts/build/page-rule/common.css');

const HEAD = `/*
 * Baize: how games look until their script has loaded: an empty table with the game's name, as high as the game.
 * The build makes it from the styles of the games. Link it, do not copy it.
 */
`;

/**
 * The rules that write the names of the games, and those of their variants.
 *
 * @param {readonly import('../../../src/games/define-game.js').GameDescriptor[]} games
 */
function nameRules(games) {
  return games
    .flatMap((game) => {
      const variants = Object.entries(game.variantTitles ?? {});
      return [
        [game.tag, game.title],
        ...variants.map(([variant, title]) => [`${game.tag}[variant='${variant}']`, title]),
      ];
    })
    .map(([selector, name]) => `${selector}:not(:defined)::before { content: '${name}'; }`)
    .join('\n');
}

/** The games, and no elements that have no height of their own. */
const gameTags = () =>
  tagFolders()
    .filter(({ index }) => index.startsWith('src/games/'))
    .map(({ tag }) => tag);

/** The text of page-rule.css. */
export async function pageRule() {
  const common = readFileSync(COMMON, 'utf8')
    .replaceAll('GAMES', `:is(${gameTags().join(', ')})`)
    .replace('NAME_SIZE', `${NAME_SIZE}em`);
  const games = await readGames();
  const own = `${nameRules(games)}\n${await patienceRules(games)}\n${tableRules(games)}`;
  const heights = `@media screen and (scripting: enabled) {\n${own}\n}`;
  return format(HEAD + common + heights, { parser: 'css', printWidth: 100, singleQuote: true });
}

/** Writes it where bundlers and pages without a build find it. */
export async function writePageRule() {
  const text = await pageRule();
  const { code } = await transform(text, { loader: 'css', minify: true });
  writeFileSync(join(ROOT, 'dist/page-rule.css'), text);
  writeFileSync(join(ROOT, 'dist/cdn/page-rule.css'), code);
}
