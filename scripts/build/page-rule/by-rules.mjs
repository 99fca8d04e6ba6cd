import { join } from 'node:path';
import { PATIENCE_TAGS, ROOT, tagFolders } from '../../entries.mjs';
import { measuredPatiences } from '../../manifest/patiences.mjs';

/** @typedef {import('../../manifest/patiences.mjs').Measures} Measures */

/** A game whose board follows from its rules, and the selector of its element. */
/** @typedef {{ selector: string, measures: Measures }} Board */

/** The element that plays all patiences by their names, and the game that it plays without one. */
const ANY_PATIENCE = { tag: 'patience-game', usual: 'spider' };

/** The gaps below the piles above the columns. */
const GAPS = `min(1, var(--_above)) * var(--_apart) +
  max(0, var(--_above) - 1) * min(var(--_gap), var(--_apart))`;
/** The heights of boards with columns side by side, and with cards that cover each other. */
const SIDE_BY_SIDE = `calc(var(--_bar) + var(--_pad) + var(--_above) * var(--_h) + var(--_more) + ${GAPS} +
  (var(--_fanned) - 1) * var(--_fan) + var(--_lines) * (var(--_fans) + var(--_h)) + (var(--_lines) - 1) * var(--_apart))`;
const COVERING = `calc(var(--_bar) + var(--_pad) + var(--_h) * (var(--_covered) + (1 - var(--_covered)) *
  var(--_layers) + var(--_above)) + var(--_more) + ${GAPS} +
  (var(--_fanned) - 1) * var(--_fan))`;

/**
 * The rows of the columns, if they have others than most boards: as in the styles of the board.
 *
 * @param {Measures} measures
 * @param {number} lines
 * @returns {Record<string, number>}
 */
function rowsOf({ isFixed, dealt }, lines) {
  if (isFixed) return { rows: dealt, 'most-rows': dealt };
  if (lines === 2 || lines === 3) return { rows: dealt + 2, 'most-rows': dealt + 4 };
  return dealt <= 4 ? { rows: 8 } : {};
}

/** @param {Record<string, number>} measures */
const declared = (measures) =>
  Object.entries(measures)
    .map(([name, value]) => `--_${name}:${value};`)
    .join('');

/**
 * The declarations for wide boards, and those that differ on narrow ones.
 *
 * @param {Measures} measures
 */
function declarationsOf(measures) {
  const { wide, narrow, fan, layers, isOpen, isLong, isHole, isPeaks } = measures;
  const above = isOpen ? { above: 1.5 } : undefined;
  const onWide = {
    ...{ columns: wide.across, above: wide.above, ...above },
    ...(measures.isParted && { part: 0.4 }),
    ...(isPeaks && { covered: 0.5 }),
    ...(isHole && { larger: 0.25 }),
    ...{ lines: wide.lines, fanned: fan, layers },
    ...rowsOf(measures, wide.lines),
  };
  const onNarrow = {
    ...{ columns: narrow.across, above: narrow.above, ...above, lines: narrow.lines },
    ...(measures.isParted && { part: 0 }),
    ...(isLong && { 'most-rows': 19 }),
    ...rowsOf(measures, wide.lines),
    ...rowsOf(measures, narrow.lines),
  };
  /** @type {Record<string, number>} */
  const known = onWide;
  const others = Object.entries(onNarrow).filter(([name, value]) => known[name] !== value);
  return { wide: declared(onWide), narrow: declared(Object.fromEntries(others)) };
}

/**
 * The selector of several elements. `<patience-game>` is there once with all its games.
 *
 * @param {readonly Board[]} boards
 */
function selectorOf(boards) {
  const { tag } = ANY_PATIENCE;
  const isNamed = (/** @type {string} */ selector) => selector.startsWith(tag);
  const named = boards.flatMap(({ selector }) =>
    isNamed(selector) ? [selector.slice(tag.length)] : [],
  );
  const selectors = [
    ...boards.map(({ selector }) => selector).filter((one) => !isNamed(one)),
    ...(named.length > 0 ? [`${tag}:is(${named.join(',')})`] : []),
  ];
  return selectors.length === 1 ? selectors[0] : `:is(${selectors.join(',')})`;
}

/**
 * The rules that give boards their measures. Boards with equal measures share one.
 *
 * @param {readonly Board[]} boards
 */
function measureRules(boards) {
  /** @type {Map<string, Board[]>} */
  const wide = new Map();
  /** @type {Map<string, Board[]>} */
  const narrow = new Map();
  for (const board of boards) {
    const { wide: onWide, narrow: onNarrow } = declarationsOf(board.measures);
    wide.set(onWide, [...(wide.get(onWide) ?? []), board]);
    if (onNarrow !== '') narrow.set(onNarrow, [...(narrow.get(onNarrow) ?? []), board]);
  }
  const rules = (/** @type {Map<string, Board[]>} */ all) =>
    [...all].map(([text, some]) => `${selectorOf(some)}:not(:defined)::before{${text}}`).join('\n');
  return `${rules(wide)}\n@container (width < 520px) {\n${rules(narrow)}\n}`;
}

/**
 * The boards of `<patience-game>` and of patiences with a tag of their own, by the selectors of their elements.
 *
 * @returns {Promise<Board[]>}
 */
async function readBoards() {
  const { tag: any, usual } = ANY_PATIENCE;
  return (await measuredPatiences()).flatMap(({ name, measures }) => {
    const tag = PATIENCE_TAGS.find(({ game }) => game === name)?.tag;
    const named = `${any}[game='${name}']`;
    const selectors = [
      ...(tag === undefined ? [] : [tag]),
      ...(name === usual ? [`${any}:not([game])`, named] : [named]),
    ];
    return selectors.map((selector) => ({ selector, measures }));
  });
}

/** Boards whose measures are set for each game, with columns and with cards that cover each other. */
const COLUMNS_ALONE = /** @type {const} */ ([]);
const ROWS_ALONE = /** @type {const} */ (['covered']);

/**
 * The heights of the boards of `<patience-game>` and of patiences with a tag of their own.
 *
 * @param {(styles: import('lit').CSSResultGroup, tag: string, heights: string, classes: readonly string[]) => string} rulesOf
 */
export async function boardsByRules(rulesOf) {
  const boards = await readBoards();
  const { PatienceGame } = await import(join(ROOT, `dist/${ANY_PATIENCE.tag}/class.js`));
  const [shared, ...own] = PatienceGame.styles;
  const tags = tagFolders()
    .map(({ tag }) => tag)
    .filter((tag) => tag === ANY_PATIENCE.tag || boards.some(({ selector }) => selector === tag));
  const covering = boards.filter(({ measures }) => measures.layers > 0);
  const under = selectorOf(covering) ?? '';
  const all = `:is(${tags.join(', ')})`;
  return {
    tags,
    shared,
    heights: [SIDE_BY_SIDE, COVERING],
    /** @param {string} measures all other text that uses measures */
    rules: (measures) => [
      rulesOf(own, all, measures, COLUMNS_ALONE),
      `${all}:not(:defined)::before { block-size: ${SIDE_BY_SIDE}; }`,
      rulesOf(own, under, measures, ROWS_ALONE),
      `${under}:not(:defined)::before { block-size: ${COVERING}; }`,
      measureRules(boards),
    ],
  };
}
