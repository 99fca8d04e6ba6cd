import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { ROOT, tagFolders } from '../../entries.mjs';

/**
 * Computes the height of a patience before its script is loaded. The declarations come from the element's own styles, so
 * both heights are always equal. The element replaces the frame, which is the container of all sizes. Its pseudo-element
 * `::before` replaces toolbar and board, and `::after` the status line.
 */

/** @typedef {NonNullable<import('../../../src/games/define-game.js').GameDescriptor['emptyHeight']>} EmptyHeight */

/** The font size of the name, in `em` of the frame. The board's measures are in `em` of the frame, too. */
export const NAME_SIZE = 1.0714;

const BOARD = '::before';
const STATUS = '::after';
/**
 * The replacement for each selector in an element's styles. Other selectors don't affect the height.
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

/** Matches every patience, as all have more than three tools. Its replacement keeps the higher specificity. */
const ALL_TOOLS = '.toolbar:has(.tool:nth-child(4))';

/**
 * The attributes of the element that replace conditions about the board's content.
 *
 * @type {Readonly<Record<string, string>>}
 */
const ATTRIBUTES = {
  ".board:has([data-columns='10'])": "[variant='seahaven']",
  '.board:has(.cells > :nth-child(5))':
    ":is([variant='eight-off'], [cells='5'], [cells='6'], [cells='7'], [cells='8'])",
  '.board:has(.open)': '[open-stock]',
};

/** The rows above the columns with their gaps, and the columns at their greatest length. */
const COLUMNS = `
  var(--_above) * var(--_h) + min(1, var(--_above)) * var(--_apart) +
  max(0, var(--_above) - 1) * min(var(--_gap), var(--_apart)) + var(--_fans) + var(--_h)`;

/**
 * Whether a declaration is needed: all measures, and the height and font size of the status line.
 *
 * @param {import('postcss').Declaration} declaration
 * @param {string} place
 */
const isMeasure = (declaration, place) =>
  declaration.prop.startsWith('--') ||
  (place === STATUS && ['block-size', 'font-size'].includes(declaration.prop));

/**
 * The replacements for the selectors of a rule.
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
 * @returns {string[]} the names of the measures that a text uses
 */
const readIn = (text) => [...text.matchAll(/var\((--[\w-]+)/g)].map((found) => found[1] ?? '');

/**
 * Removes measures that the height does not depend on.
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
 * Removes empty rules and at-rules.
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
 * Converts an element's styles to rules for undefined elements, with measures only.
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
 * Converts a measure of the board to `em` of the name.
 *
 * @param {string} value
 */
const inNameLetters = (value) =>
  value.replace(/([\d.]+)em\b/g, (_, count) => `${+(count / NAME_SIZE).toFixed(4)}em`);

/**
 * Returns the rules of some styles that affect these heights.
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

/** The tags of all patience games: those with a board of piles. */
export const patienceFolders = () =>
  tagFolders().filter(({ index }) =>
    existsSync(join(ROOT, index.replace('index.ts', 'element/board.ts'))),
  );

/**
 * The height of toolbar and board, in CSS.
 *
 * @param {EmptyHeight | undefined} empty
 */
const heightOf = (empty) =>
  `calc(var(--_bar) + var(--_pad) + ${empty?.board ?? COLUMNS})`.replace(/\s+/g, ' ');

/**
 * Returns the rules of one game: from its own styles, and for its height.
 *
 * @param {{ tag: string, empty: EmptyHeight | undefined }} game
 * @param {import('lit').CSSResultGroup} styles
 * @param {string} all other text that uses measures
 */
function ownRules({ tag, empty }, styles, all) {
  const more = Object.entries(empty?.attributes ?? {}).map(
    ([attribute, text]) => `${tag}${attribute}:not(:defined)::before { ${text} }`,
  );
  const height = `${tag}:not(:defined)::before { block-size: ${heightOf(empty)}; }`;
  return [rulesOf(styles, tag, all), ...more, height];
}

/**
 * On narrow touch screens the tools have a separate line below the name.
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
 * Returns the rules of all patience games: the shared ones, then those of each game.
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
  // Shared measures may use measures of a game, and the other way round.
  const measures = `${heights} ${rulesOf(shared, all, heights)}`;
  return [
    rulesOf(shared, all, measures),
    touchRules(all),
    ...games.flatMap((game) => ownRules(game, game.own, measures)),
  ].join('\n');
}
