// Whole themes made from one colour.
import { contrastOf, hexOfLch, lchOf, readableOn } from './color.js';

/** The kit's own colours: light, dark. */
export const KIT = {
  felt: ['#1d5746', '#14211c'],
  shade: ['#000000', '#000000'],
  text: ['#eef4f0', '#eef4f0'],
  accent: ['#f4c04e', '#f4c04e'],
  'on-accent': ['#241a02', '#241a02'],
  card: ['#fffdf8', '#2b3134'],
  ink: ['#1b222c', '#dfe3e6'],
  red: ['#c0243a', '#ff7d84'],
  green: ['#1d6f3a', '#6fce8d'],
  blue: ['#1f55b5', '#82b1ff'],
  back: ['#8c2f39', '#5d2530'],
};

/** Contrast that WCAG AA requires of text, with a little to spare for rounding. */
const LEGIBLE = 4.6;
/** Of rings and other signs. */
const VISIBLE = 3.1;

/** Black or white with a tint, whichever is easier to read on a colour. */
const onColor = (color, hue) =>
  [hexOfLch(0.2, 0.03, hue), hexOfLch(0.99, 0.005, hue)].sort(
    (one, other) => contrastOf(other, color) - contrastOf(one, color),
  )[0];

/** Cards and suits with a tint of the brand. */
function cardColors(hue, isDark) {
  const card = isDark ? hexOfLch(0.29, 0.014, hue) : hexOfLch(0.99, 0.006, hue);
  const suit = (light, dark, chroma, suitHue) =>
    readableOn(hexOfLch(isDark ? dark : light, chroma, suitHue), [card], LEGIBLE);
  return {
    card,
    ink: suit(0.24, 0.91, 0.02, hue),
    red: suit(0.51, 0.75, 0.18, 20),
    green: suit(0.46, 0.78, 0.11, 152),
    blue: suit(0.46, 0.77, 0.15, 260),
  };
}

/** One scheme of a theme. */
function schemeOf({ felt, shade, text, accent, back, hue, isDark }) {
  const ringed = readableOn(accent, [felt], VISIBLE);
  return {
    felt,
    shade,
    text: readableOn(text, [felt], LEGIBLE),
    accent: ringed,
    'on-accent': onColor(ringed, hue),
    ...cardColors(hue, isDark),
    back,
  };
}

/** Gold, or what stands out beside a brand that is gold itself. */
const beside = (hue, chroma) => (chroma > 0.04 && Math.abs(hue - 85) < 45 ? 200 : 85);

const MAKERS = {
  deep: ({ chroma, hue }, isDark) => ({
    felt: isDark
      ? hexOfLch(0.235, Math.min(chroma * 0.45, 0.04), hue)
      : hexOfLch(0.4, Math.min(chroma * 0.8, 0.11), hue),
    shade: '#000000',
    text: hexOfLch(0.96, 0.012, hue),
    accent: hexOfLch(0.84, 0.14, beside(hue, chroma)),
    back: hexOfLch(isDark ? 0.4 : 0.46, Math.min(chroma, 0.13), hue),
  }),
  quiet: ({ chroma, hue }, isDark) => ({
    felt: hexOfLch(isDark ? 0.21 : 0.34, Math.min(chroma * 0.15, 0.016), hue),
    shade: '#000000',
    text: hexOfLch(0.95, 0.008, hue),
    accent: hexOfLch(0.8, Math.max(Math.min(chroma, 0.15), 0.06), hue),
    back: hexOfLch(isDark ? 0.42 : 0.5, Math.min(chroma, 0.15), hue),
  }),
  paper: ({ chroma, hue }, isDark) => ({
    felt: isDark
      ? hexOfLch(0.26, Math.min(chroma * 0.2, 0.02), hue)
      : hexOfLch(0.925, Math.min(chroma * 0.25, 0.03), hue),
    shade: isDark ? '#000000' : '#ffffff',
    text: hexOfLch(isDark ? 0.94 : 0.27, 0.02, hue),
    accent: hexOfLch(isDark ? 0.8 : 0.47, Math.min(chroma, 0.15), hue),
    back: hexOfLch(0.47, Math.min(chroma, 0.14), hue),
  }),
};

/** The presets, with their names. */
export const PRESETS = { deep: 'Deep felt', quiet: 'Quiet table', paper: 'Paper' };

/** The theme that a preset makes from a brand's colour: each colour as a pair, light and dark. */
export function presetOf(name, brand) {
  const color = lchOf(brand);
  const [light, dark] = [false, true].map((isDark) =>
    schemeOf({ ...MAKERS[name](color, isDark), hue: color.hue, isDark }),
  );
  return Object.fromEntries(Object.keys(KIT).map((key) => [key, [light[key], dark[key]]]));
}
