import { type TemplateResult, html, svg } from 'lit';

/** A jester's cap with three bells, drawn in a box from −50 to 50. */
const CAP =
  'M-30 26C-34 4 -38 -8 -46 -14A8 8 0 1 1 -37 -24C-24 -22 -18 -16 -13 -8C-12 -22 -8 -32 -4 -36' +
  'A8 8 0 1 1 4 -36C8 -32 12 -22 13 -8C18 -16 24 -22 37 -24A8 8 0 1 1 46 -14C38 -8 34 4 30 26Z' +
  'M-30 32H30V44H-30Z';
const STAR = 'M0 -46L12 -15L45 -14L19 7L28 39L0 20L-28 39L-19 7L-45 -14L-12 -15Z';

const drawing = (name: string, path: string): TemplateResult =>
  html`<svg class=${name} viewBox="-50 -50 100 100"><path d=${path} /></svg>`;

const half = svg`<path d=${CAP} transform="translate(50 66) scale(.42)" />`;

/** The joker: a star for its rank, a cap for its suit. */
export const jokerFace: TemplateResult = html`<span class="index" part="card-index"
    >${drawing('rank-star', STAR)}${drawing('suit', CAP)}</span
  ><svg class="picture" part="card-court" viewBox="0 0 100 142">
    <rect
      x="15"
      y="40"
      width="70"
      height="94"
      rx="5"
      fill="none"
      stroke="currentColor"
      opacity=".5"
    />
    <path d="M15 105L85 61v8L15 113z" opacity=".16" />
    ${half}
    <g transform="rotate(180 50 87)">${half}</g>
    <path d=${STAR} transform="translate(50 87) scale(.26)" /></svg
  >${drawing('large-suit', CAP)}`;
