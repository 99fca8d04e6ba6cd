import { type TemplateResult, nothing, svg } from 'lit';
import type { Rank, Suit } from '../../core/cards/card.js';
import { JACKS } from './court-jacks.js';
import { KINGS } from './court-kings.js';
import { type Figure, GOLD, INK, PRINT, ROSE } from './court-parts.js';
import { QUEENS } from './court-queens.js';
import { suitPath } from './suit-path.js';

const FIGURES = [JACKS, QUEENS, KINGS];

/** Hides the joint of both halves. */
const SASH = 'M17 75L83 59V67L17 83z';

/** Leaves room for the index beside the frame. */
const INSET = 'matrix(.96 0 0 .96 2 2.84)';
const MIRRORED = 'matrix(-1 0 0 1 100 0)';

/**
 * Draws a two-way figure in a frame. The lower half repeats the upper one, which costs no script.
 *
 * @param id the same for the same figure, as all cards of a board share its shadow root
 * @param ornaments a path on both halves of the sash
 * @param sign a path in the upper left corner
 */
export function drawFigure(
  id: string,
  { layers, lips, lines, details, isMirrored }: Figure,
  ornaments: string,
  sign: string,
): TemplateResult {
  const side = isMirrored ? MIRRORED : nothing;
  return svg`
  <g
    transform=${INSET}
    stroke=${INK}
    stroke-width=".7"
    stroke-linejoin="round"
    stroke-linecap="round"
  >
    <g id=${id}>
      <g transform=${side}>
        ${layers.map(([tone, path]) => svg`<path fill=${tone} d=${path} />`)}
        ${lips ? svg`<path fill=${ROSE} stroke="none" d=${lips} />` : nothing}
        <path fill="none" d=${lines} />
        <path fill="none" stroke-width=".55" d=${details} />
      </g>
      <path stroke="none" d=${sign} />
    </g>
    <use href=${`#${id}`} transform="rotate(180 50 71)" />
    <path fill=${GOLD} transform=${side} d=${SASH} />
    <path fill=${PRINT} stroke="none" d=${ornaments} />
    <rect
      x="17"
      y="10"
      width="66"
      height="122"
      fill-opacity=".04"
      stroke="currentColor"
      stroke-opacity=".7"
    />
  </g>`;
}

/** The places on a sash, by their distance from its middle. */
export const onSash = (draw: (x: number, y: number, size: number) => string, slope = -1): string =>
  [-26, -17, -8, 8, 17, 26]
    .map((x) => draw(50 + x, 71 + (x * slope * 16) / 66, x < 0 ? 1 : -1))
    .join('');

/** Draws a court card, with its suit on the sash and in the corners. */
export function courtArt(rank: Rank, suit: Suit): TemplateResult {
  const figure = FIGURES[rank - 11]![suit]!;
  const ornament = (x: number, y: number, size: number): string => suitPath(suit, x, y, 5 * size);
  return drawFigure(
    `court-${rank}-${suit}`,
    figure,
    onSash(ornament, figure.isMirrored ? 1 : -1),
    suitPath(suit, 26, 20.5, 15.6),
  );
}
