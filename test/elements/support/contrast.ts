/** A visible colour: red, green and blue from 0 to 255, and its opacity. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const canvas = document.createElement('canvas');
canvas.width = canvas.height = 1;
const pen = canvas.getContext('2d', { willReadFrequently: true })!;

/** Reading pixels is slow, and there are few colours. */
const known = new Map<string, Colour>();

/** Any CSS colour without variables, as a page resolves it. */
export function colour(css: string): Colour {
  const before = known.get(css);
  if (before) return before;
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = css;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
  const found: Colour = [red!, green!, blue!, alpha! / 255];
  known.set(css, found);
  return found;
}

export function over(upper: Colour, lower: Colour): Colour {
  const [, , , alpha] = upper;
  const mix = (index: 0 | 1 | 2): number => upper[index] * alpha + lower[index] * (1 - alpha);
  return [mix(0), mix(1), mix(2), 1];
}

/** Relative luminance, by WCAG 2. */
function luminance([red, green, blue]: Colour): number {
  const [r, g, b] = [red, green, blue]
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** The contrast of two opaque colours, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The colours in a background, including gradients. */
export const coloursIn = (background: string): readonly Colour[] =>
  [...background.matchAll(/(?:rgba?|color|oklab|oklch|hsla?)\([^()]*\)/g)].map(([css]) =>
    colour(css),
  );
