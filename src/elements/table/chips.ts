import { type TemplateResult, html, css } from 'lit';
import { listOf } from '../../core/cards/list.js';
import { type ChipStack, colourOf, stacksOf } from '../../core/table/denominations.js';

/** A chip seen from above: its coloured body, six spots on the rim, and an inner ring. */
export const chipTemplate = (value: number, chips: readonly number[]): TemplateResult =>
  html`<svg
    class="chip chip-${colourOf(value, chips)}"
    part="chip"
    viewBox="-20 -20 40 40"
    aria-hidden="true"
  >
    <circle r="19" />
    <circle r="16.2" pathLength="60" />
    <circle r="11.5" />
  </svg>`;

/** The most chips that are drawn in a stack, and the most stacks beside each other. */
const HIGHEST = 8;
const MOST_STACKS = 4;

/** The height of a chip's edge, in a drawing of 40 units in width. */
export const EDGE = 5;
/** Half the width of a chip, and half the height of its top, which is seen at an angle. */
const WIDE = 19;
const HIGH = 11.5;

/** The point of a chip's edge at an angle: 0° is on the right, 90° in front. */
function edgeAt(degrees: number, y: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${(WIDE * Math.cos(turn)).toFixed(1)} ${(y + HIGH * Math.sin(turn)).toFixed(1)}`;
}

/** Where the spots of an edge begin, for a chip and for the one below it, which is turned a little. */
const SPOTS = [
  [12, 72, 132],
  [30, 90, 150],
  [2, 58, 116],
] as const;
const SPOT = 22;

/** The spots on the edges of a stack's chips, as one path. */
const spotsPath = (count: number): string =>
  listOf(count, (at) =>
    SPOTS[at % SPOTS.length]!.map((from) => {
      const to = Math.min(from + SPOT, 178);
      const [top, bottom] = [at * EDGE, at * EDGE + EDGE];
      const arc = `A${WIDE} ${HIGH} 0 0`;
      return `M${edgeAt(from, top)}${arc} 1 ${edgeAt(to, top)}L${edgeAt(to, bottom)}${arc} 0 ${edgeAt(from, bottom)}z`;
    }).join(''),
  ).join('');

/** The lines between a stack's chips, as one path. */
const seamsPath = (count: number): string =>
  listOf(count, (at) => `M-${WIDE} ${at * EDGE}A${WIDE} ${HIGH} 0 0 0 ${WIDE} ${at * EDGE}`).join(
    '',
  );

/** A stack of chips of one denomination, seen from a chair at the table. */
export function stackTemplate(
  { chip, count }: ChipStack,
  chips: readonly number[],
): TemplateResult {
  const drawn = Math.min(count, HIGHEST);
  const depth = drawn * EDGE;
  const body = `M-${WIDE} 0V${depth}A${WIDE} ${HIGH} 0 0 0 ${WIDE} ${depth}V0z`;
  return html`<svg
    class="chip stack chip-${colourOf(chip, chips)}"
    part="chip"
    viewBox="-20 -12.5 40 ${25 + depth}"
  >
    <path d=${body} />
    <path d=${spotsPath(drawn)} />
    <path d=${seamsPath(drawn)} />
    <ellipse rx=${WIDE} ry=${HIGH} />
    <ellipse rx="16.1" ry="9.7" pathLength="60" />
    <ellipse rx="11.4" ry="6.7" />
  </svg>`;
}

/** Chips in stacks, the highest denomination on the left. */
export const pileTemplate = (amount: number, chips: readonly number[]): TemplateResult =>
  html`<span class="chip-pile" part="chip-pile" aria-hidden="true"
    >${stacksOf(amount, chips)
      .slice(0, MOST_STACKS)
      .map((stack) => stackTemplate(stack, chips))}</span
  >`;

/** A stake on its spot: its chips and the number, with an accessible name. */
export const stakeTemplate = (
  amount: number,
  chips: readonly number[],
  text: string,
  name: string,
  extra?: string,
): TemplateResult =>
  html`<span class="stake" part="stake" role="img" aria-label=${name}
    >${pileTemplate(amount, chips)}<b>${text}</b>${extra && html` <small>${extra}</small>`}</span
  >`;

/** The styles of chips. Without rim and middle a chip would be a plain disc. */
export const chipStyles = css`
  /* Chips that nobody has at the beginning. */
  .chip-1000 {
    --_chip: #8f4f0e;
  }
  .chip-5000 {
    --_chip: #17665e;
  }
  .chip-25000 {
    --_chip: #99356f;
  }
  .chip {
    --_spot: #fffdf6;
  }
  .chip > circle:nth-child(2),
  .stack > :nth-child(5) {
    fill: none;
    stroke: var(--_spot);
    stroke-width: 5.4;
    stroke-dasharray: 4.4 5.6;
    stroke-dashoffset: 2.2;
  }
  .chip > circle:nth-child(3),
  .stack > :nth-child(6) {
    fill: color-mix(in oklab, var(--_chip), white 12%);
    stroke: var(--_spot);
    stroke-width: 1.2;
  }
  /* The edges are in the shade of the top. */
  .stack > :nth-child(1) {
    fill: color-mix(in oklab, var(--_chip), black 28%);
  }
  .stack > :nth-child(2) {
    fill: color-mix(in oklab, var(--_spot), black 20%);
    stroke: none;
  }
  .stack > :nth-child(3) {
    fill: none;
    stroke: rgb(0 0 0 / 45%);
    stroke-width: 0.9;
  }
  .stack > :nth-child(5) {
    stroke-width: 4.6;
  }
  .board {
    position: relative;
  }
  .chip-flight {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 2500;
    pointer-events: none;
  }
  .chip-button[aria-disabled] {
    opacity: 0.4;
  }
`;
