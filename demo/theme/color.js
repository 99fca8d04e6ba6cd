// Colours in OKLCH, and their contrast as WCAG defines it.

/** @typedef {readonly [red: number, green: number, blue: number]} Rgb Linear light, 0 to 1 inside sRGB. */

const toLinear = (share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const fromLinear = (light) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Linear light of a colour such as `#1d5746`. */
const rgbOf = (hex) =>
  [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));

const hexOf = (rgb) =>
  `#${rgb
    .map((light) => Math.round(Math.min(1, Math.max(0, fromLinear(light))) * 255))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

const times = (matrix, vector) =>
  matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * vector[at], 0));

function labOf(rgb) {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  ).map(Math.cbrt);
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

function rgbOfLab(lab) {
  const cones = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    lab,
  ).map((value) => value ** 3);
  return times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    cones,
  );
}

/** The lightness (0 to 1), chroma and hue (degrees) of a colour such as `#1d5746`. */
export function lchOf(hex) {
  const [lightness, a, b] = labOf(rgbOf(hex));
  return {
    lightness,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

const isInside = (rgb) => rgb.every((light) => light > -0.0005 && light < 1.0005);

/** The colour as `#1d5746`. If sRGB does not have it, its chroma is reduced. */
export function hexOfLch(lightness, chroma, hue) {
  const angle = (hue * Math.PI) / 180;
  for (let part = chroma; part > 0.001; part *= 0.96) {
    const rgb = rgbOfLab([lightness, part * Math.cos(angle), part * Math.sin(angle)]);
    if (isInside(rgb)) return hexOf(rgb);
  }
  return hexOf(rgbOfLab([lightness, 0, 0]));
}

const luminanceOf = (hex) => {
  const [red, green, blue] = rgbOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours, 1 to 21. */
export function contrastOf(one, other) {
  const [low, high] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Mixes two colours in OKLab, as `color-mix(in oklab, one, other share)` does. */
export function mix(one, other, share) {
  const [from, to] = [labOf(rgbOf(one)), labOf(rgbOf(other))];
  return hexOf(rgbOfLab(from.map((value, at) => value + (to[at] - value) * share)));
}

/** The colour with its lightness changed until it has a contrast of `least` with all backgrounds. */
export function readableOn(hex, backgrounds, least) {
  const { lightness, chroma, hue } = lchOf(hex);
  const lowest = (color) => Math.min(...backgrounds.map((ground) => contrastOf(color, ground)));
  const end = lowest('#ffffff') >= lowest('#000000') ? 1 : 0;
  for (let step = 0; step <= 40; step++) {
    const color = hexOfLch(lightness + ((end - lightness) * step) / 40, chroma, hue);
    if (lowest(color) >= least) return color;
  }
  return end === 1 ? '#ffffff' : '#000000';
}
