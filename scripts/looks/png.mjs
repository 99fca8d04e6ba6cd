import { PNG } from 'pngjs';

/** @typedef {import('./compare.mjs').Pixels} Pixels */

/**
 * @param {Buffer} png any kind of PNG
 * @returns {Pixels}
 */
export const decode = (png) => PNG.sync.read(png);

/** @param {Pixels} pixels */
function drawn({ width, height, data }) {
  const png = new PNG({ width, height });
  png.data.set(data);
  return png;
}

/** @param {Pixels} pixels */
export const encode = (pixels) => PNG.sync.write(drawn(pixels));

/**
 * Encodes a picture in few bytes: without opacity, and with each colour rounded to one of 52 levels, because most of a
 * picture is shades of felt. PNG's filter "none" gives the smallest files for such flat areas.
 *
 * @param {Pixels} pixels
 */
export function encodeSmall(pixels) {
  const png = drawn(pixels);
  png.data.forEach((level, at) => (png.data[at] = Math.round(level / 5) * 5));
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 });
}
