import type { Suit } from '../../core/cards/card.js';
import { suitPath } from '../cards/suit-path.js';

/** The size of the picture in pixels: what messengers and networks show beside a link. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** What the picture says, line by line: the game, its deal, how it went. */
export type PictureLines = readonly [title: string, deal: string, result: string];

/** A game's own colours, as a canvas takes them, and what its text is set in. */
interface Look {
  readonly color: (name: string) => string;
  readonly font: string;
  readonly direction: CanvasDirection;
}

/** Reads the colours that are in force in a frame, whatever a page, a theme or the player has settled. */
function lookOf(frame: HTMLElement): Look {
  const { fontFamily, direction } = getComputedStyle(frame);
  const probe = document.createElement('span');
  frame.append(probe);
  const color = (name: string): string => {
    probe.style.color = `var(--_${name})`;
    return getComputedStyle(probe).color;
  };
  const names = ['felt', 'text', 'accent', 'card', 'edge', 'ink', 'red'];
  const colors = new Map(names.map((name) => [name, color(name)]));
  probe.remove();
  return {
    color: (name) => colors.get(name)!,
    font: fontFamily,
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** Clubs, diamonds, hearts and spades, with which colour. */
const FAN: readonly (readonly [suit: Suit, color: string])[] = [
  [0, 'ink'],
  [1, 'red'],
  [2, 'red'],
  [3, 'ink'],
];
const CARD = { width: 150, height: 210, corner: 14, pip: 84 } as const;

/** Four cards in a fan, a suit on each: none that was dealt. */
function drawFan(context: CanvasRenderingContext2D, { color }: Look): void {
  FAN.forEach(([suit, name], index) => {
    const turn = (index - 1.5) * 0.27;
    context.save();
    context.translate(PICTURE.width / 2, 590);
    context.rotate(turn);
    context.translate(0, -400);
    context.beginPath();
    context.roundRect(-CARD.width / 2, -CARD.height / 2, CARD.width, CARD.height, CARD.corner);
    context.fillStyle = color('card');
    context.shadowColor = 'rgb(0 0 0 / 35%)';
    context.shadowBlur = 16;
    context.fill();
    context.shadowColor = 'transparent';
    context.strokeStyle = color('edge');
    context.stroke();
    context.fillStyle = color(name);
    context.fill(new Path2D(suitPath(suit, 0, 0, CARD.pip)));
    context.restore();
  });
}

/** The felt, lighter above and darker below, as the frame has it. */
function drawFelt(context: CanvasRenderingContext2D, { color }: Look): void {
  const { width, height } = PICTURE;
  context.fillStyle = color('felt');
  context.fillRect(0, 0, width, height);
  const shade = context.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, 'rgb(255 255 255 / 6%)');
  shade.addColorStop(0.4, 'rgb(0 0 0 / 0%)');
  shade.addColorStop(1, 'rgb(0 0 0 / 28%)');
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
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
  line(title, 430, '700 72px', 'text');
  line(deal, 496, '40px', 'text');
  line(result, 570, '600 46px', 'accent');
}

/** Draws the result of a game in its own colours, with none of its cards. */
export function drawResult(frame: HTMLElement, lines: PictureLines): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PICTURE);
  const context = canvas.getContext('2d')!;
  const look = lookOf(frame);
  drawFelt(context, look);
  drawFan(context, look);
  drawLines(context, look, lines);
  return canvas;
}

/** The picture as a file; `undefined` where the browser makes none. */
export const pngOf = (canvas: HTMLCanvasElement, name: string): Promise<File | undefined> =>
  new Promise((resolve) => {
    const type = 'image/png';
    canvas.toBlob((blob) => resolve(blob ? new File([blob], name, { type }) : undefined), type);
  });
