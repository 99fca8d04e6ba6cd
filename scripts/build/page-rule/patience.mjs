import { join } from 'node:path';
import { parse } from 'postcss';
import { ROOT, tagFolders } from '../../entries.mjs';
import { bundled } from '../../games.mjs';
import { boardsByRules } from './by-rules.mjs';
import { sweep, textOf } from './css.mjs';

/**
 * Computes the height of a patience before its script is loaded. The declarations come from the element's own styles, so
 * both heights are always equal. The element replaces the frame, which is the container of all sizes. Its pseudo-element
 * `::before` replaces toolbar and board, and `::after` the status line.
 */

/** @typedef {import('../../../src/games/define-game.js').GameDescriptor} GameDescriptor */
/** @typedef {NonNullable<GameDescriptor['emptyHeight']>} EmptyHeight */

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
  '.board.open': '[open-stock]',
  ":host([toolbar='none']) .toolbar": "[toolbar='none']",
  ":host([toolbar='none']) .board": "[toolbar='none']",
  ":host([height='compact']) :where(.frame:not([data-full])) > .board": "[height='compact']",
};

/** The rows above the columns with their gaps, and the columns at their greatest length. */
const COLUMNS = `
  var(--_above) * var(--_h) + var(--_more) + min(1, var(--_above)) * var(--_apart) +
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
 * Whether a board has the class names that a selector demands: in `:is()` and `:not()`, too.
 *
 * @param {string} condition
 * @param {readonly string[]} classes
 * @returns {boolean | undefined} `undefined` if it is another condition
 */
function meets(condition, classes) {
  /** @param {unknown} fact */
  const bit = (fact) => (fact ? '1' : '0');
  const bits = condition
    .replaceAll(/\.([\w-]+)/g, (_, name) => bit(classes.includes(name)))
    .replaceAll(/:is\(([01, ]+)\)/g, (_, some) => bit(some.includes('1')))
    .replaceAll(/:not\(([01, ]+)\)/g, (_, some) => bit(!some.includes('1')));
  return /^[01]+$/.test(bits) ? !bits.includes('0') : undefined;
}

/**
 * The replacements for the selectors of a rule.
 *
 * @param {import('postcss').Rule} rule
 * @param {readonly string[] | undefined} classes the class names of the board of a game that is made from rules
 * @returns {{ place: string, attribute: string }[]}
 */
function placesOf(rule, classes) {
  return rule.selectors.flatMap((selector) => {
    if (selector === ALL_TOOLS) return [{ place: BOARD, attribute: ':not(:defined)' }];
    const place = PLACES[selector];
    if (place !== undefined) return [{ place, attribute: '' }];
    const attribute = ATTRIBUTES[selector];
    if (attribute !== undefined) return [{ place: BOARD, attribute }];
    const condition = /^\.board([.:].*)$/.exec(selector)?.[1] ?? '';
    const isMet = classes && meets(condition, classes);
    if (isMet !== undefined) return isMet ? [{ place: BOARD, attribute: '' }] : [];
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
 * Converts an element's styles to rules for undefined elements, with measures only.
 *
 * @param {string} css
 * @param {string} tag
 * @param {readonly string[] | undefined} classes
 */
function measuresOf(css, tag, classes) {
  const root = parse(css);
  root.walkRules((rule) => {
    const found = placesOf(rule, classes);
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
 * @param {readonly string[]} [classes]
 */
function rulesOf(styles, tag, heights, classes) {
  const root = measuresOf(textOf(styles), tag, classes);
  prune(root, `${heights} var(--_words)`);
  sweep(root);
  return root.toString();
}

/**
 * Returns a function that gives the class names of a game's board with its default options. `undefined` if the game has a
 * board of its own.
 *
 * @returns {Promise<(game: GameDescriptor) => readonly string[] | undefined>}
 */
async function readClasses() {
  /** @type {typeof import('../../../src/elements/patience/rules/arrange.js')} */
  const { boardClasses } = await bundled('src/elements/patience/rules/arrange.ts');
  return ({ rules, options }) => {
    const checked = options.check({});
    const { tableOf } = /** @type {{ tableOf?: (options: object) => any }} */ (rules ?? {});
    return tableOf && 'value' in checked ? boardClasses(tableOf(checked.value)) : undefined;
  };
}

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
 * @param {{ tag: string, empty: EmptyHeight | undefined, classes: readonly string[] | undefined }} game
 * @param {import('lit').CSSResultGroup} styles
 * @param {string} all other text that uses measures
 */
function ownRules({ tag, empty, classes }, styles, all) {
  const more = Object.entries(empty?.attributes ?? {}).map(
    ([attribute, text]) => `${tag}${attribute}:not(:defined)::before { ${text} }`,
  );
  const height = `${tag}:not(:defined)::before { block-size: ${heightOf(empty)}; }`;
  return [rulesOf(styles, tag, all, classes), ...more, height];
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
 * @param {readonly GameDescriptor[]} list all games
 */
export async function patienceRules(list) {
  const classesOf = await readClasses();
  const folders = tagFolders();
  const byRules = await boardsByRules(rulesOf);
  const games = await Promise.all(
    list
      .filter(({ rules, tag }) => rules !== undefined && !byRules.tags.includes(tag))
      .map(async (game) => {
        const { tag, emptyHeight: empty } = game;
        const { className = '' } = folders.find((folder) => folder.tag === tag) ?? {};
        const { [className]: element } = await import(join(ROOT, `dist/${tag}/class.js`));
        const [shared, ...own] = element.styles;
        return { tag, empty, shared, own, classes: classesOf(game) };
      }),
  );
  const shared = games[0]?.shared;
  const other = [...games, byRules].find((game) => game.shared !== shared);
  if (other) throw new Error('a patience has not the styles of all patiences first');
  const all = `:is(${[...games.map(({ tag }) => tag), ...byRules.tags].join(', ')})`;
  const heights = [...games.map(({ empty }) => heightOf(empty)), ...byRules.heights].join(' ');
  // Shared measures may use measures of a game, and the other way round.
  const measures = `${heights} ${rulesOf(shared, all, heights)}`;
  return [
    rulesOf(shared, all, measures),
    touchRules(all),
    ...games.flatMap((game) => ownRules(game, game.own, measures)),
    ...byRules.rules(measures),
  ].join('\n');
}
