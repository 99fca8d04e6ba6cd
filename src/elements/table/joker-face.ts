import { type TemplateResult, html, svg } from 'lit';

/** A jester's cap with three bells, drawn in a box from −50 to 50. */
const CAP =
  'M-26 25C-28 0 -35 -14 -45 -1C-44 -31 -19 -36 -9 -9C-9 -24 -6 -33 0 -38C6 -33 9 -24 9 -9' +
  'C19 -36 44 -31 45 -1C35 -14 28 0 26 25ZM-27 31H27V43H-27Z' +
  'M-50 7a6 6 0 1 0 12 0a6 6 0 1 0-12 0M38 7a6 6 0 1 0 12 0a6 6 0 1 0-12 0' +
  'M-6 -43a6 6 0 1 0 12 0a6 6 0 1 0-12 0';
const STAR = 'M0 -46L12 -15L45 -14L19 7L28 39L0 20L-28 39L-19 7L-45 -14L-12 -15Z';

const drawing = (name: string, path: string): TemplateResult =>
  html`<svg class=${name} viewBox="-50 -50 100 100"><path d=${path} /></svg>`;

const half = svg`<path d=${CAP} transform="translate(50 66) scale(.42)" />`;

/** The joker: its name, or on small cards a star for its rank; a cap for its suit. */
export const jokerFace: TemplateResult = html`<span class="index" part="card-index"
    ><b class="joker-word">JOKER</b>${drawing('rank-star', STAR)}${drawing('suit', CAP)}</span
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
