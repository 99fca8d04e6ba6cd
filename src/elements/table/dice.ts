import { type TemplateResult, html, svg } from 'lit';

/** Where the pips of 1 to 6 are, as places of a 3 by 3 field from 0 to 8. */
const PIPS = ['4', '08', '048', '0268', '02468', '023568'];

/** A die: pips on a square. */
const dieTemplate = (value: number): TemplateResult =>
  html`<svg class="die" part="die" viewBox="0 0 30 30" aria-hidden="true">
    <rect width="30" height="30" rx="6.5" />
    ${Array.from(PIPS[value - 1] ?? '').map((digit) => {
      const place = Number(digit);
      return svg`<circle cx=${7.5 + (place % 3) * 7.5} cy=${7.5 + Math.floor(place / 3) * 7.5} r="2.7" />`;
    })}
  </svg>`;

/** Dice that were thrown, with their name. */
export const diceTemplate = (dice: readonly number[], name: string): TemplateResult =>
  html`<span class="dice" part="dice" role="img" aria-label=${name}
    >${dice.map(dieTemplate)}</span
  >`;
