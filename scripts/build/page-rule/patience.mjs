import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { ROOT, tagFolders } from '../../entries.mjs';

/**
 * The height of a patience before its script is there: by the declarations of its own styles, so that both are always
 * equal. The element stands for the frame, which is the container of all sizes; its two pseudo-elements stand for
 * toolbar and board, and for the status line.
 */

/** @typedef {NonNullable<import('../../../src/games/define-game.js').GameDescriptor['emptyHeight']>} EmptyHeight */

/** The letters of a name, in those of its frame. The board's own measures are in the frame's letters. */
export const NAME_SIZE = 1.0714;

const BOARD = '::before';
const STATUS = '::after';
/**
 * What each rule of an element's styles becomes; all others have no say in its height.
 *
 * @type {Readonly<Record<string, string>>}
 */
const PLACES = {
  '.frame': '',
  '.toolbar': BOARD,
  '.board': BOARD,
  '.tableau': BOARD,
  '.status': STATUS,
};

/** All games of patience have more than three tools. The selector weighs more than others, here as there. */
const ALL_TOOLS = '.toolbar:has(.tool:nth-child(4))';

/**
 * The attributes of what a board looks for in itself.
 *
 * @type {Readonly<Record<string, string>>}
 */
const ATTRIBUTES = {
  ".board:has([data-columns='10'])": "[variant='seahaven']",
  '.board:has(.cells > :nth-child(5))':
    ":is([variant='eight-off'], [cells='5'], [cells='6'], [cells='7'], [cells='8'])",
  '.board:has(.open)': '[open-stock]',
};

/** The rows above the columns with the gaps between them, and the columns at their longest. */
const COLUMNS = `
  var(--_above) * var(--_h) + min(1, var(--_above)) * var(--_apart) +
  max(0, var(--_above) - 1) * min(var(--_gap), var(--_apart)) + var(--_fans) + var(--_h)`;

/**
 * What is kept of a place: all measures, and how high and in what letters the line is.
 *
 * @param {import('postcss').Declaration} declaration
 * @param {string} place
 */
const isMeasure = (declaration, place) =>
  declaration.prop.startsWith('--') ||
  (place === STATUS && ['block-size', 'font-size'].includes(declaration.prop));

/**
 * Where the selectors of a rule lead to.
 *
 * @param {import('postcss').Rule} rule
 * @returns {{ place: string, attribute: string }[]}
 */
function placesOf(rule) {
  return rule.selectors.flatMap((selector) => {
    if (selector === ALL_TOOLS) return [{ place: BOARD, attribute: ':not(:defined)' }];
    const place = PLACES[selector];
    if (place !== undefined) return [{ place, attribute: '' }];
    const attribute = ATTRIBUTES[selector];
    if (attribute !== undefined) return [{ place: BOARD, attribute }];
    if (!/^\.board\b/.test(selector) || / /.test(selector.replace(/\(.*\)/, ''))) return [];
    throw new Error(`the page rule does not know when ${selector} holds`);
  });
}

/**
 * @param {string} text
 * @returns {string[]} the names of the measures that a text reads
 */
const readIn = (text) => [...text.matchAll(/var\((--[\w-]+)/g)].map((found) => found[1] ?? '');

/**
 * Leaves out measures that the height does not follow from.
 *
 * @param {import('postcss').Root} root
 * @param {string} height
 */
function prune(root, height) {
  const needed = new Set();
  /** @param {string} text */
  const add = (text) => {
    for (const name of readIn(text)) {
      if (needed.has(name)) continue;
      needed.add(name);
      root.walkDecls(name, (declaration) => add(declaration.value));
    }
  };
  add(height);
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--_') || declaration.prop === '--baize_w') {
      if (!needed.has(declaration.prop)) declaration.remove();
    } else if (declaration.prop.startsWith('--')) declaration.remove();
  });
}

/**
 * Leaves out rules and at-rules with nothing in them.
 *
 * @param {import('postcss').Container} container
 */
function sweep(container) {
  container.each((node) => {
    const inner = 'nodes' in node ? /** @type {import('postcss').Container} */ (node) : undefined;
    if (inner) sweep(inner);
    if (node.type === 'comment' || inner?.nodes?.length === 0) node.remove();
  });
}

/**
 * The measures of styles, for elements before their definition.
 *
 * @param {string} css
 * @param {string} tag
 */
function measuresOf(css, tag) {
  const root = parse(css);
  root.walkRules((rule) => {
    const found = placesOf(rule);
    const [first] = found;
    if (!first) {
      rule.remove();
      return;
    }
    rule.selectors = [
      ...new Set(found.map(({ attribute, place: at }) => `${tag}${attribute}:not(:defined)${at}`)),
    ];
    rule.each((node) => {
      if (node.type !== 'decl' || !isMeasure(node, first.place)) node.remove();
      else if (first.place !== STATUS) node.value = inNameLetters(node.value);
    });
  });
  root.walkAtRules((rule) => {
    if (!['media', 'container'].includes(rule.name)) rule.remove();
  });
  return root;
}

/**
 * A measure of the board in the letters of the name.
 *
 * @param {string} value
 */
const inNameLetters = (value) =>
  value.replace(/([\d.]+)em\b/g, (_, count) => `${+(count / NAME_SIZE).toFixed(4)}em`);

/**
 * The rules of some styles, as far as these heights follow from them.
 *
 * @param {import('lit').CSSResultGroup} styles
 * @param {string} tag
 * @param {string} heights
 */
function rulesOf(styles, tag, heights) {
  const all = /** @type {import('lit').CSSResult[]} */ ([styles].flat(Infinity));
  const css = all.map(({ cssText }) => cssText);
  const root = measuresOf(css.join('\n'), tag);
  prune(root, `${heights} var(--_words)`);
  sweep(root);
  return root.toString();
}

/** The tags of all games of patience: those with a board of piles. */
export const patienceFolders = () =>
  tagFolders().filter(({ index }) =>
    existsSync(join(ROOT, index.replace('index.ts', 'element/board.ts'))),
  );

/**
 * The height of toolbar and board.
 *
 * @param {EmptyHeight | undefined} empty
 */
const heightOf = (empty) =>
  `calc(var(--_bar) + var(--_pad) + ${empty?.board ?? COLUMNS})`.replace(/\s+/g, ' ');

/**
 * The rules of one game: what its own styles say, and its height.
 *
 * @param {{ tag: string, empty: EmptyHeight | undefined }} game
 * @param {import('lit').CSSResultGroup} styles
 * @param {string} all what else reads measures
 */
function ownRules({ tag, empty }, styles, all) {
  const more = Object.entries(empty?.attributes ?? {}).map(
    ([attribute, text]) => `${tag}${attribute}:not(:defined)::before { ${text} }`,
  );
  const height = `${tag}:not(:defined)::before { block-size: ${heightOf(empty)}; }`;
  return [rulesOf(styles, tag, all), ...more, height];
}

/**
 * Where a finger's tools have a line of their own, the name stands above them.
 *
 * @param {string} all
 */
const touchRules = (all) => `@media (pointer: coarse) {
  @container frame (width < 460px) {
    ${all}:not(:defined)::before { line-height: 42px; }
    ${all}:not(:defined) > * { --_top: 86px; }
  }
}`;

/**
 * The rules of all games of patience: those that they share, then each game's own.
 *
 * @param {readonly import('../../../src/games/define-game.js').GameDescriptor[]} list all games
 */
export async function patienceRules(list) {
  const games = await Promise.all(
    patienceFolders().map(async ({ tag, className }) => {
      const { [className]: element } = await import(join(ROOT, `dist/${tag}/class.js`));
      const [shared, ...own] = element.styles;
      const empty = list.find((game) => game.tag === tag)?.emptyHeight;
      return { tag, empty, shared, own };
    }),
  );
  const shared = games[0]?.shared;
  const other = games.find((game) => game.shared !== shared);
  if (other) throw new Error(`<${other.tag}> has not the styles of all games of patience first`);
  const all = `:is(${games.map(({ tag }) => tag).join(', ')})`;
  const heights = games.map(({ empty }) => heightOf(empty)).join(' ');
  // What shared measures read may be a game's own, and the other way round.
  const measures = `${heights} ${rulesOf(shared, all, heights)}`;
  return [
    rulesOf(shared, all, measures),
    touchRules(all),
    ...games.flatMap((game) => ownRules(game, game.own, measures)),
  ].join('\n');
}
