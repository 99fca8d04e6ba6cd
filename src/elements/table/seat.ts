import { type TemplateResult, html } from 'lit';

/** A name and its chips, or who it is, on a plate. */
export const plateTemplate = (name: string, note: string): TemplateResult =>
  html`<p class="plate" part="plate">
    <b part="seat-name">${name}</b> ${note && html`<span class="note" part="chips">${note}</span>`}
  </p>`;
