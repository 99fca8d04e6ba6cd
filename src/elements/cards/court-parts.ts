/**
 * What the drawings of the twelve courts share: colours, path tools, and parts of figures. A face is 100 by 142. A
 * figure is its upper half.
 */

/**
 * The colours are mixed from the suit's colour and the accent, or `--baize-court`, so that themes change all
 * of them.
 */
export const GOLD = 'var(--baize-court,var(--baize-accent,#f4c04e))';
const tint = (share: number, light: string, dark = light): string =>
  `color-mix(in oklab,${GOLD} ${share}%,light-dark(${light},${dark}))`;
const ofSuit = (share: number, dark: string): string =>
  `color-mix(in oklab,currentColor ${share}%,${dark})`;
/** The suit's colour. Cards in the dark scheme have light suits, which would make dazzling robes. */
export const SUIT = `light-dark(currentColor,${ofSuit(62, '#000')})`;
/** The suit's colour on gold. */
export const PRINT = 'light-dark(currentColor,#14181b)';
export const INK = `light-dark(${ofSuit(45, '#120a10')},#14181b)`;
export const SKIN = tint(5, '#fffaf3', '#ece1d0');
export const PAPER = tint(2, '#fffdf8', '#f5efe2');
export const BLUE = tint(4, '#23407a', '#4a6396');
export const CRIMSON = tint(4, '#a5303c', '#9c3f48');
export const ROSE = tint(4, '#c4485a');
export const BLOND = tint(55, '#cf9050');
export const BROWN = tint(8, '#7d4a32');
export const GREY = tint(4, '#e6e1d8');
export const RAVEN = tint(4, '#3b3843', '#5b5765');

export type Layer = readonly [tone: string, path: string];

/** The upper half of a court. Its paths have no arcs. */
export interface Figure {
  /** Filled shapes with a key line, from back to front. */
  readonly layers: readonly Layer[];
  /** Filled without a key line. */
  readonly lips?: string;
  /** The lines of face and hand. */
  readonly lines: string;
  /** Finer lines, for cards that are large enough. */
  readonly details: string;
  /** The figure looks to the other side and holds its attribute on the left. */
  readonly isMirrored?: boolean;
}

/** Reflects a path from left to right. */
export function mirror(path: string): string {
  let command = '';
  let isY = false;
  return path.replace(/[a-z]|-?(?:\d*\.)?\d+/gi, (token) => {
    if (token >= 'A') {
      command = token;
      isY = /v/i.test(token);
      return token;
    }
    const size = command > 'Z' ? 0 : 100;
    const value = isY ? +token : Math.round((size - +token) * 100) / 100;
    isY = /v/i.test(command) || !(isY || /h/i.test(command));
    return ` ${value}`;
  });
}

/** Adds the reflection, for shapes on both sides. */
export const withMirror = (path: string): string => path + mirror(path);

export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}c0 ${-1.33 * radius} ${2 * radius} ${-1.33 * radius} ${2 * radius} 0` +
  `s${-2 * radius} ${1.33 * radius} ${-2 * radius} 0z`;

export const diamond = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y - height}l${width} ${height}l${-width} ${height}l${-width} ${-height}z`;

export const FACE = 'M40.5 30l19 0 0 8c0 8.5-4.5 13.5-9.5 13.5-5 0-9.5-5-9.5-13.5z';
export const PROFILE =
  'M44 30l-.4 4.4c-.2 1.6-.8 2.4-1.2 3.2l-3.2 5.2c-.4 1 .2 1.7 2.1 1.8l-.4 1.6.8 1.1-.6 1.2c.9.8 1 1.5.8 2.5 0 2 2.1 2.9 5.1 2.3 3-.7 7-2.9 9-6.3l4-7 0-10z';
export const PUPILS = 'M44.7 38.5l.6 0 0 .6-.6 0zM53 38.5l.6 0 0 .6-.6 0z';
export const GAZE =
  'M55.5 35.4c-2-1.4-4.8-1.2-6.2.6-.3 2.5-.7 4.5-2.1 7.2.6 1 1.8 1.1 2.8.7M42.6 35.8c1.2-1.2 2.8-1.3 4-.6M43.1 38.6c.8-1.2 2.7-1.2 3.5 0M51.3 38.6c1-1.3 3.3-1.3 4.1 0' +
  PUPILS;
export const SIDE_GAZE =
  'M44.2 35.4c1.4-1.2 3.8-1.2 5.2 0M44.4 38.7c.9-1.1 2.8-1 3.8.1M42.2 43.2c.8-.4 1.6-.2 1.7.7M45.3 38.4l.5 0 0 .8-.5 0z';
export const HAND =
  'M69.4 56.4c-.1-1.8.8-2.6 2.2-2.6l5 0c2 0 3 1.4 3 3.6 0 2.8-1.4 4.8-4 4.8l-3.8 0c-1.9 0-2.7-1.6-2.6-3.6z';
export const FINGERS = 'M71 56.5l5 0M71 59.2l4.6 0M76.4 53.9c1 1.5 1 3.1-.4 4.1';
export const CUFF = 'M68.6 61.2l11 0 1.4 5.3-13.4 3.1z';
export const ROBE = 'M17 79l0-11c4-7.5 14-10 25-13.5l16 0c11 3 21 4 25 7.5l0 1z';
export const CROWN_BAND = 'M37.8 26.4c8.2 2 16.2 2 24.4 0l-1.2 5.6c-7 1.8-15 1.8-22 0z';
