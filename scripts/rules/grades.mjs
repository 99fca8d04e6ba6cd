import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';
import { readPatiences } from '../patiences.mjs';
import { table } from './table.mjs';

/** What `npm run bench:grade` measured of the patiences that are described by rules. */
export const MEASURED = 'bench/grade/measured.tsv';
/** The page with the scales. */
export const GRADES_PAGE = 'docs/internals/grades.md';

/** The fewest deals won by plain searches that a scale is made of. */
const FEWEST = 20;
const [BEGIN, END] = ['<!-- scales -->\n', '<!-- end of scales -->'];

/**
 * What was measured of a game with some options.
 *
 * @typedef {object} Measured
 * @property {string} game its name
 * @property {string} options as `writeOptions` writes them
 * @property {number} deals how many deals were graded, from 1 on
 * @property {number} seconds the processor time that took
 * @property {number} unfound how many of the winnable deals were won by no plain search
 * @property {readonly number[]} efforts the effort of each winnable deal, rounded
 */

/** @returns {Measured[]} */
export const readMeasured = () =>
  readFileSync(join(ROOT, MEASURED), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [game = '', options = '', deals, seconds, unfound, efforts = ''] = line.split('\t');
      return {
        ...{ game, options },
        ...{ deals: Number(deals), seconds: Number(seconds), unfound: Number(unfound) },
        efforts: efforts === '' ? [] : efforts.split(' ').map(Number),
      };
    });

/** @param {readonly Measured[]} all */
export const measuredText = (all) =>
  [
    'game\toptions\tdeals\tseconds\tunfound\tefforts',
    ...all.map(({ game, options, deals, seconds, unfound, efforts }) =>
      [game, options, deals, Math.round(seconds), unfound, efforts.join(' ')].join('\t'),
    ),
    '',
  ].join('\n');

/**
 * @param {readonly number[]} sorted
 * @param {number} share 0.5 is the median
 */
function quantile(sorted, share) {
  const at = (sorted.length - 1) * share;
  const [low = NaN, high = NaN] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}

/**
 * The least efforts of the grades 2 to 5: five equal parts of the winnable deals. If plain searches win less than four
 * fifths of them, the other deals are the hardest grade, and the former are four equal parts.
 *
 * @param {readonly number[]} efforts
 * @param {number} unfound how many of the deals were won by no plain search
 */
export function scaleFrom(efforts, unfound) {
  const share = Math.min(0.8, 1 - unfound / efforts.length) / 4;
  const sorted = [...efforts].sort((one, other) => one - other);
  return [1, 2, 3, 4].map((part) => Math.round(quantile(sorted, part * share)));
}

/**
 * The games and options that have a scale of their own.
 *
 * @param {readonly Measured[]} all
 */
const withScale = (all) =>
  all
    .filter(({ efforts, unfound }) => efforts.length - unfound >= FEWEST)
    .map((measured) => ({ ...measured, scale: scaleFrom(measured.efforts, measured.unfound) }));

/** The share of deals that plain searches win. @param {Measured} measured */
const foundShare = ({ deals, efforts, unfound }) => (efforts.length - unfound) / deals;

/** @template T @param {Record<string, T>} record @returns {Record<string, T>} */
const byName = (record) =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

const HEAD = `// Made from ${MEASURED}: npm run rules\n`;

/** The module with the scales. Only what grades deals loads it. */
export function scalesModule() {
  /** @type {Record<string, Record<string, number[]>>} */
  const scales = {};
  // Defaults without a scale of their own take that of the hardest other options, which are the nearest to them.
  const all = withScale(readMeasured()).sort((one, other) => foundShare(one) - foundShare(other));
  for (const { game, options, scale } of all.filter((one) => one.options === ''))
    scales[game] = { [options]: scale };
  for (const { game, options, scale } of all.filter((one) => one.options !== '')) {
    const known = scales[game];
    if (known) known[options] = scale;
    else scales[game] = { '': scale };
  }
  return `${HEAD}import type { Scale } from '../../core/solver/grade.js';

/**
 * The scales of grades, by game and by its options as \`writeOptions\` writes them. Every game of the list has a scale for
 * its defaults: ''.
 */
export const SCALES: Readonly<Record<string, Readonly<Record<string, Scale>>>> = ${JSON.stringify(byName(scales))};
`;
}

/** The module with the names of games that have a scale. A page loads it before the first deal. */
export function gradedModule() {
  const names = [...new Set(withScale(readMeasured()).map(({ game }) => game))];
  return `${HEAD}const GRADED: readonly string[] = ${JSON.stringify(names)};

/** Whether the deals of a game have grades. */
export const hasScale = ({ name }: { readonly name: string }): boolean => GRADED.includes(name);
`;
}

/** `suits~2` in words: 2 suits. @param {string} options */
const optionsText = (options) =>
  options === '' ? '' : `, ${options.replaceAll('.', ', ').replaceAll('~', ' ')}`;

/**
 * Writes the tables of the page anew.
 *
 * @param {string} page the whole page
 */
export function withScales(page) {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${GRADES_PAGE} has no place for scales.`);
  const titles = new Map(readPatiences().map(({ name, title }) => [name, title]));
  const measured = readMeasured();
  const nameOf = (/** @type {Measured} */ { game, options }) =>
    `${titles.get(game)}${optionsText(options)}`;
  const graded = withScale(measured);
  const rows = graded
    .map((one) => [
      nameOf(one),
      ...[one.deals, one.efforts.length, one.unfound].map((count) => count.toLocaleString('en')),
      one.scale.join(', '),
    ])
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  const known = new Set(graded.map(({ game, options }) => `${game} ${options}`));
  const few = measured
    .filter(({ game, options }) => !known.has(`${game} ${options}`))
    .map((one) => `${nameOf(one)} (${one.efforts.length} of ${one.deals})`)
    .sort();
  const head = ['rules', 'deals', 'won', 'by no plain search', 'effort of 2, 3, 4, 5'];
  const others =
    few.length === 0
      ? []
      : [
          `Plain searches win too few deals of these: ${few.join(', ')}. In brackets: won and measured deals.`,
        ];
  const parts = [table(head, rows, ['---', '--:', '--:', '--:', '---']), ...others];
  return `${page.slice(0, begin + BEGIN.length)}\n${parts.join('\n\n')}\n\n${page.slice(end)}`;
}
