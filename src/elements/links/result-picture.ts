import type { Suit } from '../../core/cards/card.js';
import { rankPath } from '../cards/rank-path.js';
import { suitPath } from '../cards/suit-path.js';

/** The size of the picture in pixels, as messengers and social networks show it beside a link. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** The lines of the picture: the game, its deal, the result. */
export type PictureLines = readonly [title: string, deal: string, result: string];

/** Draws what is above the lines. Colours of the frame have names: `card`, `edge`, `ink`, `line`, `suit-0` to `suit-3`. */
export type PictureArt = (
  context: CanvasRenderingContext2D,
  look: Pick<Look, 'color' | 'radius'>,
) => void;

/** Red, green and blue, from 0 to 1. */
type Rgb = readonly [number, number, number];

/** The colours, font and direction of a game, for a canvas. */
interface Look {
  /** A colour of the frame by name. Text and accent are legible on the felt. */
  readonly color: (name: string) => string;
  /** The felt at the top and the bottom of the picture. */
  readonly felt: readonly [top: Rgb, foot: Rgb];
  readonly font: string;
  /** The radius of a card's corners, as a share of its width. */
  readonly radius: number;
  readonly direction: CanvasDirection;
}

const css = (rgb: Rgb): string => `rgb(${rgb.map((share) => Math.round(share * 255)).join(' ')})`;

const mix = (one: Rgb, other: Rgb, share: number): Rgb =>
  one.map((value, at) => value + (other[at]! - value) * share) as unknown as Rgb;

/** The relative luminance, as WCAG defines it. */
const luminance = (rgb: Rgb): number => {
  const [red, green, blue] = rgb.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: Rgb, other: Rgb): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
};

/** The contrast that WCAG requires of text, and a little for rounding. */
const LEGIBLE = 4.55;
const WHITE: Rgb = [1, 1, 1];
const BLACK: Rgb = [0, 0, 0];

/**
 * The colour itself if it is legible on all backgrounds. Otherwise the nearest legible one towards black or
 * white.
 */
function legible(color: Rgb, grounds: readonly Rgb[]): Rgb {
  const least = (one: Rgb): number => Math.min(...grounds.map((ground) => contrast(one, ground)));
  const end = least(WHITE) > least(BLACK) ? WHITE : BLACK;
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(color, end, share);
    if (least(mixed) >= LEGIBLE) return mixed;
  }
  return end;
}

/** The width of a card for which a theme's radius in pixels is meant. */
const USUAL_WIDTH = 100;

/** The radius of a card's corners, as a share of its width: a theme's, or the kit's. */
function radiusOf(probe: HTMLElement): number {
  probe.style.borderRadius = 'var(--baize-radius, 5.5%)';
  const radius = getComputedStyle(probe).borderTopLeftRadius;
  return parseFloat(radius) / (radius.endsWith('%') ? 100 : USUAL_WIDTH);
}

/** The colours of the four suits: two or four colours, as the frame has them. */
function suitColors(frame: HTMLElement): readonly string[] {
  const card = document.createElement('span');
  card.style.color = 'var(--_ink)';
  const suits = FAN.map((suit) => {
    const sign = document.createElement('span');
    sign.className = `suit-${suit}`;
    card.append(sign);
    return sign;
  });
  (frame.querySelector('.four-color') ?? frame).append(card);
  const colors = suits.map((sign) => getComputedStyle(sign).color);
  card.remove();
  return colors;
}

/** Reads the current colours of a frame, including those of the page, a theme or the player. */
function lookOf(frame: HTMLElement): Look {
  const { fontFamily, direction } = getComputedStyle(frame);
  const probe = document.createElement('span');
  frame.append(probe);
  /** Mixes the colour with the page's background, since a felt may be transparent. */
  const read = (one: string): readonly number[] => {
    // `color-mix` in sRGB always computes to a `color(srgb …)` value.
    probe.style.color = `color-mix(in srgb, ${one} 100%, black)`;
    const [, numbers = ''] = /^color\(srgb (.*)\)$/.exec(getComputedStyle(probe).color) ?? [];
    return numbers.split(/[ /]+/).map((number) => Math.min(1, Math.max(0, Number(number) || 0)));
  };
  const rgb = (value: string): Rgb => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = read(value);
    const ground = alpha < 1 ? (read('Canvas').slice(0, 3) as unknown as Rgb) : BLACK;
    return mix(ground, [red, green, blue], alpha);
  };
  const felt = rgb('var(--_felt)');
  let top = rgb('color-mix(in oklab, var(--_felt), white 5%)');
  let foot = rgb('color-mix(in oklab, var(--_felt), var(--_dark) 22%)');
  // Black or white is always legible on one colour, but between two colours it may be that neither is.
  const best = legible(felt, [top, foot]);
  if ([top, foot].some((ground) => contrast(best, ground) < LEGIBLE)) top = foot = felt;
  const names = ['card', 'edge', 'ink'];
  const colors = new Map(names.map((name) => [name, css(rgb(`var(--_${name})`))]));
  suitColors(frame).forEach((color, suit) => colors.set(`suit-${suit}`, css(rgb(color))));
  const [red = 0, green = 0, blue = 0, alpha = 1] = read('var(--_line)');
  colors.set('line', css([red, green, blue]).replace(')', ` / ${alpha})`));
  for (const name of ['text', 'accent'])
    colors.set(name, css(legible(rgb(`var(--_${name})`), [top, foot])));
  const radius = radiusOf(probe);
  probe.remove();
  return {
    color: (name) => colors.get(name)!,
    felt: [top, foot],
    ...{ font: fontFamily, radius },
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** Clubs, diamonds, hearts and spades. */
const FAN: readonly Suit[] = [0, 1, 2, 3];
const CARD = { width: 190, height: 266 } as const;
/** The fan opens around a point below the picture's lines. */
const HUB = { y: 636, radius: 438, turn: 0.2 } as const;

/** Draws rank and suit in the upper left corner of a card around the origin. */
function drawIndex(context: CanvasRenderingContext2D, suit: Suit): void {
  const [x, y] = [14 - CARD.width / 2, 14 - CARD.height / 2];
  context.save();
  context.translate(x, y);
  context.scale(0.4, 0.4);
  context.fill(new Path2D(rankPath('A')));
  context.restore();
  context.fill(new Path2D(suitPath(suit, x + 13, y + 62, 28)));
}

/** Draws an ace around the origin. The ace of spades has a spade in its spade. */
function drawAce(
  context: CanvasRenderingContext2D,
  suit: Suit,
  { color, radius }: Pick<Look, 'color' | 'radius'>,
): void {
  const [card, ink] = [color('card'), color(`suit-${suit}`)];
  const corner = radius * CARD.width;
  const sign = (size: number, color: string): void => {
    context.fillStyle = color;
    context.fill(new Path2D(suitPath(suit, 0, 0, size)));
  };
  context.beginPath();
  context.roundRect(-CARD.width / 2, -CARD.height / 2, CARD.width, CARD.height, corner);
  Object.assign(context, { fillStyle: card, shadowColor: 'rgb(0 0 0 / 38%)', shadowBlur: 20 });
  context.shadowOffsetY = 5;
  context.fill();
  context.shadowColor = 'transparent';
  context.stroke();
  const isSpade = suit === 3;
  sign(isSpade ? 128 : 96, ink);
  if (isSpade) {
    sign(70, card);
    sign(58, ink);
  }
  drawIndex(context, suit);
  context.rotate(Math.PI);
  drawIndex(context, suit);
}

/** Draws a fan of the four aces. They are not dealt cards. */
function drawFan(context: CanvasRenderingContext2D, look: Pick<Look, 'color' | 'radius'>): void {
  context.strokeStyle = look.color('edge');
  FAN.forEach((suit, index) => {
    context.save();
    context.translate(PICTURE.width / 2, HUB.y);
    context.rotate((index - 1.5) * HUB.turn);
    context.translate(0, -HUB.radius);
    drawAce(context, suit, look);
    context.restore();
  });
}

/** Draws the felt, lighter at the top and shaded at the bottom, like the frame, with a line printed along its edge. */
function drawFelt(context: CanvasRenderingContext2D, { felt: [top, foot], color }: Look): void {
  const { width, height } = PICTURE;
  const shade = context.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, css(top));
  shade.addColorStop(1, css(foot));
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = color('line');
  context.lineWidth = 2;
  context.beginPath();
  context.roundRect(20, 20, width - 40, height - 40, 22);
  context.stroke();
  context.lineWidth = 1;
}

function drawLines(
  context: CanvasRenderingContext2D,
  { color, font, direction }: Look,
  [title, deal, result]: PictureLines,
): void {
  const { width } = PICTURE;
  context.textAlign = 'center';
  context.direction = direction;
  const line = (text: string, y: number, style: string, name: string): void => {
    context.font = `${style} ${font}`;
    context.fillStyle = color(name);
    context.fillText(text, width / 2, y, width - 120);
  };
  line(title, 446, '700 72px', 'text');
  line(deal, 506, '38px', 'text');
  line(result, 572, '600 46px', 'accent');
}

/** Draws the result of a game in its colours, without its cards. */
export function drawResult(
  frame: HTMLElement,
  lines: PictureLines,
  drawArt: PictureArt = drawFan,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PICTURE);
  const context = canvas.getContext('2d')!;
  const look = lookOf(frame);
  drawFelt(context, look);
  drawArt(context, look);
  drawLines(context, look, lines);
  return canvas;
}

/** The picture as a file. `undefined` if the browser can't make one. */
export const pngOf = (canvas: HTMLCanvasElement, name: string): Promise<File | undefined> =>
  new Promise((resolve) => {
    const type = 'image/png';
    canvas.toBlob((blob) => resolve(blob ? new File([blob], name, { type }) : undefined), type);
  });
