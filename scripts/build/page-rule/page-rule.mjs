import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { parse } from 'postcss';
import { format } from 'prettier';
import { ROOT, tagFolders } from '../../entries.mjs';
import { readGames } from '../../games.mjs';
import { textOf } from './css.mjs';
import { NAME_SIZE, patienceRules } from './patience.mjs';
import { surfaceRules } from './surface.mjs';
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

/** The values of a look that an empty table shows. */
const SEEN = /^--baize-(scheme|felt|shade|text|font|frame-radius)$/;

/**
 * The rules of the attribute `look`, for an empty table.
 *
 * @param {import('postcss').Root} styles
 */
function lookRules(styles) {
  /** @type {string[]} */
  const rules = [];
  styles.walkRules(/^:host\(\[look='\w+'\]\)( \[part~='frame'\])?$/, (rule) => {
    const isFrame = rule.selector.endsWith(" [part~='frame']");
    const seen = rule.nodes.filter(
      (node) => node.type === 'decl' && (isFrame || SEEN.test(node.prop)),
    );
    const selector = rule.selector.replace(
      /^:host\((.*?)\)( .*)?$/,
      `:is(${gameTags().join(', ')})$1`,
    );
    rules.push(`${selector}:not(:defined) { ${seen.join('; ')}; }`);
  });
  return rules.join('\n');
}

/** The styles of a game. All games share those of the frame. */
async function readStyles() {
  const { FreecellGame } = await import(join(ROOT, 'dist/freecell-game/class.js'));
  return parse(textOf(FreecellGame.styles));
}

/**
 * The weave and the light of a frame's felt, as its styles have them.
 *
 * @param {import('postcss').Root} styles
 */
function feltOf(styles) {
  /** @type {Map<string, string>} */
  const found = new Map();
  styles.walkRules('.frame', (rule) => {
    rule.walkDecls(/^(background|box-shadow)$/, (declaration) => {
      if (rule.parent?.type === 'root') found.set(declaration.prop, declaration.value);
    });
  });
  return found;
}

/** Returns the text of page-rule.css. */
export async function pageRule() {
  const styles = await readStyles();
  const felt = feltOf(styles);
  const common = readFileSync(COMMON, 'utf8')
    .replaceAll('GAMES', `:is(${gameTags().join(', ')})`)
    .replace('FELT_BACKGROUND', felt.get('background') ?? '')
    .replace('FELT_SHADOW', felt.get('box-shadow') ?? '')
    .replace('NAME_SIZE', `${NAME_SIZE}em`);
  const games = await readGames();
  const tables = gameTags().filter((tag) => tag.endsWith('-table'));
  const own = `${await surfaceRules(tables)}\n${lookRules(styles)}\n${nameRules(games)}\n${await patienceRules(games)}\n${tableRules(games)}`;
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
