import { type TemplateResult, html } from 'lit';
import { pileOf } from '../../core/table/chips.js';

/** A chip seen from above: its colour's body, six marks on the rim, an inner ring. */
export const chipTemplate = (value: number): TemplateResult =>
  html`<svg class="chip chip-${value}" part="chip" viewBox="-20 -20 40 40" aria-hidden="true">
    <circle r="19" />
    <circle r="16.2" pathLength="60" />
    <circle r="11.5" />
  </svg>`;

/** Chips seen from the side of the table: one on another, the lowest at the bottom. */
export const pileTemplate = (amount: number): TemplateResult =>
  html`<span class="chip-pile" part="chip-pile" aria-hidden="true"
    >${pileOf(amount).map(chipTemplate)}</span
  >`;

/** A stake: one chip of about its size and the number, read as its name. */
export const stakeTemplate = (
  amount: number,
  text: string,
  name: string,
  extra?: string,
): TemplateResult =>
  html`<span class="stake" part="stake" role="img" aria-label=${name}
    >${chipTemplate(pileOf(amount)[0] ?? 1)}<b>${text}</b>${extra && html` <small>${extra}</small>`}</span
  >`;
