import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { format } from 'prettier';
import { ROOT, tagFolders } from '../../entries.mjs';
import { readGames } from '../../games.mjs';
import { NAME_SIZE, patienceRules } from './patience.mjs';
import { tableRules } from './tables.mjs';

/** The rules of all games: the empty table, and the page's content in it. */
const COMMON = join(ROOT, 'scripts/build/page-rule/common.css');

const HEAD = `/*
 * Baize: how games look until their script has loaded: an empty table with the game's name, as high as the game.
 * The build makes it from the styles of the games. Link it, do not copy it.
 */
`;

/**
 * The rules that show the names of games and variants.
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

/** The games, without elements whose height depends on their content. */
const gameTags = () =>
  tagFolders()
    .filter(({ index }) => index.startsWith('src/games/'))
    .map(({ tag }) => tag);

/** Returns the text of page-rule.css. */
export async function pageRule() {
  const common = readFileSync(COMMON, 'utf8')
    .replaceAll('GAMES', `:is(${gameTags().join(', ')})`)
    .replace('NAME_SIZE', `${NAME_SIZE}em`);
  const games = await readGames();
  const own = `${nameRules(games)}\n${await patienceRules(games)}\n${tableRules(games)}`;
  const heights = `@media screen and (scripting: enabled) {\n${own}\n}`;
  return format(HEAD + common + heights, { parser: 'css', printWidth: 100, singleQuote: true });
}

/** Writes page-rule.css for bundlers and for pages without a build. */
export async function writePageRule() {
  const text = await pageRule();
  const { code } = await transform(text, { loader: 'css', minify: true });
  writeFileSync(join(ROOT, 'dist/page-rule.css'), text);
  writeFileSync(join(ROOT, 'dist/cdn/page-rule.css'), code);
}
