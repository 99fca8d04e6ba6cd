import { type TemplateResult, html } from 'lit';

/** A name and its chips, or who it is, on a plate; a dealer's button lies on its edge. */
export const plateTemplate = (name: string, note: unknown, button: unknown = ''): TemplateResult =>
  html`<p class="plate" part="plate">
    <b part="seat-name">${name}</b> ${note && html`<span class="note" part="chips">${note}</span>`}
    ${button}
  </p>`;
