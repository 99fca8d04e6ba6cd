import pixelmatch from 'pixelmatch';

/**
 * A picture: four bytes for each pixel (red, green, blue, opacity), row by row from the top left.
 *
 * @typedef {{ width: number, height: number, data: Uint8Array }} Pixels
 *
 * @typedef {object} Comparison
 * @property {string} [why] says how the pictures differ; missing if they count as the same
 * @property {number} pixels the number of pixels that differ
 * @property {Uint8Array} [difference] the expected picture, pale, with those pixels in red
 */

/**
 * The distances of colours from which a pixel differs, in pixelmatch's measure: 0 is equal, 1 is black and white.
 *
 * - Seven levels of grey, except for antialiased edges. An expected picture is rounded by at most two levels, and a
 *   browser's pictures differ by two from run to run.
 * - Thirty levels, edges included. Another antialiasing of an edge differs by less. An edge in another colour or a pixel
 *   further differs by more.
 */
const DIFFERS = [
  { threshold: 0.025, includeAA: false },
  { threshold: 0.12, includeAA: true },
];

/** The share of a picture that may differ. */
const SHARE = 0.002;

/**
 * The number of pixels that may differ in any square of this side: a changed detail is a small share of a large picture,
 * but a large share of its square.
 */
const SQUARE = 32;
const IN_SQUARE = 8;

/**
 * The largest number of marked pixels in a square. Squares begin at every half of a side.
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
 * The expected picture, pale, with the marked pixels in red.
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
 * Compares a picture with the expected one. Edges with another antialiasing count as the same.
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
