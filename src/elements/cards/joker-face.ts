import { type TemplateResult, html, svg } from 'lit';

/** A jester's cap with two bells, in a box from −50 to 50. */
const CAP =
  'M0 -20C-8 -50 -45 -48 -45 -12C-37 -24 -27 -18 -24 2H24C27 -18 37 -24 45 -12C45 -48 8 -50 0 -20Z' +
  'M-51 -4a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M38 -4a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0' +
  'M-20 7H20C20 23 11 33 0 33C-11 33 -20 23 -20 7ZM-12 15a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0' +
  'M5.6 15a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0' +
  'M-38 48L-24 31L-13 40L0 37L13 40L24 31L38 48Z';
const STAR = 'M0 -46L12 -15L45 -14L19 7L28 39L0 20L-28 39L-19 7L-45 -14L-12 -15Z';

const drawing = (name: string, path: string): TemplateResult =>
  html`<svg class=${name} viewBox="-50 -50 100 100"><path d=${path} /></svg>`;

const HALF = svg`<path d=${CAP} transform="translate(50 66) scale(.42)" />`;

/** The joker: its name, or a star on small cards instead of a rank, and a cap instead of a suit. */
export const jokerFace: TemplateResult = html`<span class="index" part="card-index"
    ><b class="joker-word">JOKER</b>${drawing('rank-star', STAR)}${drawing('suit', CAP)}</span
  ><svg class="picture" part="card-court" viewBox="0 0 100 142">
    <rect x="8" y="39" width="84" height="96" rx="5" opacity=".06" />
    <path d="M8 106.5L92 64.5V67.5L8 109.5Z" fill="var(--baize-accent,#f4c04e)" />
    ${HALF}
    <g transform="rotate(180 50 87)">${HALF}</g>
    <path d=${STAR} transform="translate(50 87) scale(.26)" /></svg
  >${drawing('large-suit', CAP)}`;
