import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { PATIENCE_TAGS, ROOT, tagFolders } from '../entries.mjs';
import { optionsOf } from '../patience-tags.mjs';
import { readPatiences } from '../patiences.mjs';

/** @typedef {import('../../src/elements/patience/rules/arrange.js').Arrangement} Arrangement */
/** @typedef {import('../../src/elements/patience/rules/arrange.js').Arrangements} Arrangements */
/** @typedef {import('../../src/core/patience/rules/rules.js').PatienceRules} PatienceRules */

/**
 * The measures of a game's board on wide and narrow pages.
 *
 * @typedef {Arrangements & { layers: number, isOpen: boolean, isLong: boolean, isHole: boolean, isPeaks: boolean }} Measures `layers` is the number of
 *   rows that cover each other. `isOpen` tells whether the stock lies face up, `isLong` whether columns grow longer, `isHole` whether
 *   the waste is larger than a card, `isPeaks` whether rows cover less of each other.
 */

/** The code of the board, which places the piles. */
const CODE = `
export { arrangementsOf, boardClasses } from './src/elements/patience/rules/arrange.ts';
export { tableOf } from './src/core/patience/rules/table.ts';`;

/** @returns {Promise<(rules: PatienceRules) => Measures>} */
async function readMeasures() {
  const outfile = join(ROOT, 'node_modules/.cache/baize/arrangements.mjs');
  const stdin = { contents: CODE, resolveDir: ROOT };
  await build({ stdin, outfile, bundle: true, format: 'esm', logLevel: 'error' });
  const { arrangementsOf, boardClasses, tableOf } = await import(
    `${pathToFileURL(outfile).href}?at=${Date.now()}`
  );
  return (rules) => {
    const table = tableOf(rules);
    const layers = table.covers.length > 0 ? rules.columns.deal.length : 0;
    const classes = boardClasses(table);
    const [isOpen, isLong, isHole, isPeaks] = ['open', 'long', 'hole', 'peaks'].map((name) =>
      classes.includes(name),
    );
    return { ...arrangementsOf(table), layers, isOpen, isLong, isHole, isPeaks };
  };
}

/**
 * Every patience that is made from rules: its names, options, usual rules and the measures of its board.
 *
 * @returns {Promise<(import('../patiences.mjs').Game & { measures: Measures })[]>}
 */
export async function measuredPatiences() {
  const measuresOf = await readMeasures();
  return readPatiences().map((game) => {
    const rules = game.rules(game.options.check({}).value);
    return { ...game, measures: measuresOf(/** @type {PatienceRules} */ (rules)) };
  });
}

/** The widths of frames that the heights are for, and the toolbar and status line, in pixels. */
const SIZES = /** @type {const} */ ({
  narrow: { width: 390, around: 102, spread: 0.5, rows: 14 },
  wide: { width: 800, around: 88, spread: 0.37, rows: 12 },
});
/** The proportions of a card, and what the next row covers of it: as in the styles of the board. */
const [RATIO, COVERED, COVERED_PEAK] = [1.42, 0.62, 0.5];
/** How much larger than a card a waste is that all cards go to. */
const LARGER = 0.25;
/** The largest width of a card, and the least and most height of a frame, in pixels. */
const WIDEST = 150;
const HEIGHTS = /** @type {const} */ ([440, 900]);

/** @param {number} least @param {number} value @param {number} most */
const clamp = (least, value, most) => Math.min(Math.max(least, value), most);

/**
 * The height of a frame in which columns have room to grow, in pixels: the sums of the board's styles.
 *
 * @param {Measures} measures
 * @param {'narrow' | 'wide'} size
 */
function heightFor(measures, size) {
  const { width, around, spread, rows: usual } = SIZES[size];
  const { across, above, lines } = measures[size];
  const [pad, gap] = [clamp(6, 0.019 * width, 22), clamp(3, 0.0115 * width, 11)];
  const card = Math.min(WIDEST, (width - 2 * pad + gap) / across - gap);
  const isCovering = measures.layers > 0;
  const rows = measures.isFixed ? measures.dealt : lines > 1 ? measures.dealt + 3 : usual;
  const covered = measures.isPeaks ? COVERED_PEAK : COVERED;
  const columns = isCovering
    ? RATIO * (covered + (1 - covered) * measures.layers)
    : lines * (RATIO + spread * (rows - 1));
  const cards =
    columns + (above + (measures.isHole ? LARGER : 0)) * RATIO + spread * (measures.fan - 1);
  const gaps = (above + (isCovering ? 0 : lines - 1)) * (gap + 8);
  return clamp(
    HEIGHTS[0],
    20 * Math.ceil((around + 2 * pad + gaps + cards * card) / 20),
    HEIGHTS[1],
  );
}

/**
 * The patiences for `embed.html`: the size of a frame, and the attributes of their options. The other attributes are
 * those of `<patience-game>`.
 */
export async function embedPatiences() {
  const tags = new Map(tagFolders().map((folder) => [folder.tag, folder.className]));
  return (await measuredPatiences()).map(({ measures, ...game }) => {
    const tag = PATIENCE_TAGS.find((line) => line.game === game.name)?.tag;
    const own = optionsOf(game).map(({ attribute: name, isSwitch, values, usual }) => ({
      name,
      ...(values && { kind: 'choice', values }),
      ...(!isSwitch && { usual: String(usual) }),
    }));
    const frame = {
      narrow: heightFor(measures, 'narrow'),
      wide: heightFor(measures, 'wide'),
      from: 520,
    };
    return {
      ...{ name: game.name, title: game.title.replaceAll("'", '’') },
      ...(tag !== undefined && { tag, className: tags.get(tag) }),
      frame,
      ...(own.length > 0 && { own }),
    };
  });
}
