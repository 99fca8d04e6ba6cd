import { type TemplateResult, html } from 'lit';

/** The pips of 1 to 6, as positions from 0 to 8 in a 3 by 3 grid. */
const PIPS = ['4', '08', '048', '0268', '02468', '023568'];

/** A die: a square with pips, which are dots made by a round pen. `state` is an additional part name. */
export function dieTemplate(value: number, state = ''): TemplateResult {
  const dot = (place: string): string => `M${Number(place) % 3} ${Math.floor(Number(place) / 3)}h0`;
  return html`<svg class="die" part="die ${state}" viewBox="-1 -1 4 4" aria-hidden="true">
    <rect x="-1" y="-1" width="4" height="4" rx=".87" />
    <path d=${[...(PIPS[value - 1] ?? '')].map(dot).join('')} />
  </svg>`;
}
