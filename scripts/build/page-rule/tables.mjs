import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../entries.mjs';

/**
 * The heights of tables and of the race depend on how their text wraps, so they are measured.
 * `node scripts/measure-heights.mjs` writes them. test/pages/layout-shift.test.ts fails if they are out of date.
 *
 * @typedef {Record<string, [width: number, height: number][]>} Heights
 *
 * @type {{ high: Heights, low: Heights }} in windows that are high or low
 */
const MEASURED = JSON.parse(
  readFileSync(join(ROOT, 'scripts/build/page-rule/heights.json'), 'utf8'),
);

/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100;

/**
 * Interpolates linearly from each measured width to the next.
 *
 * @param {string} selector
 * @param {readonly [width: number, height: number][]} points
 * @param {string} more
 * @param {boolean} isFirst whether the first line is for all smaller widths, too
 */
function lines(selector, points, more, isFirst) {
  return points
    .map(([width, height], index) => {
      const [next, its] = points[index + 1] ?? [width + 1, height];
      const slope = (its - height) / (next - width);
      const size = `calc(${round(height - slope * width)}px + ${round(slope * 100)}cqi${more} - var(--_hidden, 0px))`;
      const rule = `${selector} { block-size: ${size}; }`;
      return index === 0 && isFirst ? rule : `@container frame (width >= ${width}px) { ${rule} }`;
    })
    .join('\n');
}

/**
 * The measured elements. Those with equal heights share one selector.
 *
 * @param {Heights} heights
 */
function grouped(heights) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const [selector, points] of Object.entries(heights)) {
    const key = JSON.stringify(points);
    groups.set(key, [...(groups.get(key) ?? []), selector]);
  }
  return [...groups].map(([key, selectors]) => {
    const [first = '', ...others] = selectors;
    const selector = others.length === 0 ? first : `:is(${selectors.join(', ')})`;
    return /** @type {const} */ ([selector, /** @type {[number, number][]} */ (JSON.parse(key))]);
  });
}

/**
 * The rules of all measured elements in one kind of window. Heights that depend on an attribute come after those without it.
 *
 * @param {Heights} heights
 * @param {readonly import('../../../src/games/define-game.js').GameDescriptor[]} list all games
 */
const rulesOf = (heights, list) =>
  grouped(heights)
    .map(([selector, points]) => {
      const [tag = ''] = /^[\w-]+/.exec(selector) ?? [];
      const { added = '', addedFor = '' } =
        list.find((game) => game.tag === tag)?.emptyHeight ?? {};
      return lines(
        `${selector}:not(:defined)::before`,
        points,
        selector.includes(addedFor) ? added : '',
        heights === MEASURED.high,
      );
    })
    .join('\n');

/** @param {readonly import('../../../src/games/define-game.js').GameDescriptor[]} list all games */
export const tableRules = (list) =>
  `${rulesOf(MEASURED.high, list)}\n@media (height < 480px) {\n${rulesOf(MEASURED.low, list)}\n}`;
