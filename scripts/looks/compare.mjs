import pixelmatch from 'pixelmatch';

/**
 * A picture: four bytes a pixel, red, green, blue and opacity, row by row from the top left.
 *
 * @typedef {{ width: number, height: number, data: Uint8Array }} Pixels
 *
 * @typedef {object} Comparison
 * @property {string} [why] what is wrong in words; none where the pictures count as the same
 * @property {number} pixels that are others
 * @property {Uint8Array} [difference] the wanted picture, pale, with those pixels in red
 */

/**
 * What makes a pixel another one, in pixelmatch's distance of colours: 0 none, 1 black and white.
 *
 * - Seven levels of grey, where it is no smoothed edge: a kept picture is rounded by two at most, and a
 *   browser rounds by two from run to run.
 * - Thirty, whatever it is: an edge that is only smoothed otherwise differs by less, one that lies a pixel
 *   further, or that is of another colour, by more.
 */
const DIFFERS = [
  { threshold: 0.025, includeAA: false },
  { threshold: 0.12, includeAA: true },
];

/** So much of a picture may differ. */
const SHARE = 0.002;

/**
 * A small part that looks otherwise is little of a large picture, but much of where it lies: so many
 * pixels may differ in any square of this side.
 */
const SQUARE = 32;
const IN_SQUARE = 8;

/**
 * How many marked pixels the fullest square has, of those that begin at every half of a side.
 *
 * @param {Pixels} marked
 */
function fullest({ width, height, data }) {
  const half = SQUARE / 2;
  const across = Math.ceil(width / half) + 1;
  const counts = new Uint32Array(across * (Math.ceil(height / half) + 1));
  for (let at = 0; at < width * height; at++) {
    if (data[at * 4 + 3] === 0) continue;
    const cell = Math.floor(at / width / half) * across + Math.floor((at % width) / half);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  /** @param {number} cell */
  const count = (cell) => counts[cell] ?? 0;
  return counts.reduce(
    (most, own, cell) =>
      Math.max(most, own + count(cell + 1) + count(cell + across) + count(cell + across + 1)),
    0,
  );
}

/**
 * The wanted picture, pale, with red where it is marked.
 *
 * @param {Pixels} wanted
 * @param {Uint8Array} mask
 */
function drawn({ data }, mask) {
  return data.map((level, at) => {
    if (mask[at - (at % 4) + 3] === 0) return at % 4 === 3 ? 255 : 255 - (255 - level) / 5;
    return at % 4 === 0 || at % 4 === 3 ? 255 : 0;
  });
}

/**
 * Holds a picture to the one that is wanted. Edges that were only smoothed otherwise do not count.
 *
 * @param {Pixels} wanted
 * @param {Pixels} got
 * @returns {Comparison}
 */
export function compare(wanted, got) {
  const { width, height } = wanted;
  if (width !== got.width || height !== got.height) {
    const why = `${got.width} × ${got.height} pixels instead of ${width} × ${height}`;
    return { why, pixels: width * height };
  }
  const mask = new Uint8Array(wanted.data.length);
  for (const rule of DIFFERS) {
    pixelmatch(wanted.data, got.data, mask, width, height, { ...rule, diffMask: true });
  }
  const pixels = mask.reduce((sum, level, at) => sum + Number(at % 4 === 3 && level > 0), 0);
  const most = pixels === 0 ? 0 : fullest({ width, height, data: mask });
  if (pixels <= width * height * SHARE && most <= IN_SQUARE) return { pixels };
  const percent = ((pixels / (width * height)) * 100).toFixed(2);
  const why = `${pixels} pixels differ (${percent} %), ${most} of them in one square of ${SQUARE}`;
  return { why, pixels, difference: drawn(wanted, mask) };
}
