import { type TemplateResult, html, css } from 'lit';
import { pileOf } from '../../core/table/denominations.js';

/** A chip seen from above: its coloured body, six marks on the rim, and an inner ring. */
export const chipTemplate = (value: number): TemplateResult =>
  html`<svg class="chip chip-${value}" part="chip" viewBox="-20 -20 40 40" aria-hidden="true">
    <circle r="19" />
    <circle r="16.2" pathLength="60" />
    <circle r="11.5" />
  </svg>`;

/** A pile of chips seen from the side, the lowest at the bottom. */
export const pileTemplate = (amount: number): TemplateResult =>
  html`<span class="chip-pile" part="chip-pile" aria-hidden="true"
    >${pileOf(amount).map(chipTemplate)}</span
  >`;

/** A stake: one chip of about its value and the number, with an accessible name. */
export const stakeTemplate = (
  amount: number,
  text: string,
  name: string,
  extra?: string,
): TemplateResult =>
  html`<span class="stake" part="stake" role="img" aria-label=${name}
    >${chipTemplate(pileOf(amount)[0] ?? 1)}<b>${text}</b>${extra && html` <small>${extra}</small>`}</span
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
  .chip :nth-child(2) {
    stroke: #fffdf6;
    stroke-width: 5.4;
    stroke-dasharray: 4.4 5.6;
    stroke-dashoffset: 2.2;
  }
  .chip :nth-child(3) {
    fill: color-mix(in oklab, var(--_chip), white 12%);
    stroke: #fffdf6;
    stroke-width: 1.4;
    opacity: 0.95;
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
