import { type TemplateResult, html } from 'lit';
import { panelsEn } from '../../locales/extras/panels-en.js';
import type { Translated } from '../../locales/translations.js';

/** What a panel's buttons do, in their order; the first is the main one. */
export type Actions = readonly (() => void)[];

/** A panel over the board: what is said, and what can be done. Never a modal over the page. */
export function panel(
  { foreign }: Translated,
  name: string,
  body: unknown,
  actions: Actions,
): TemplateResult {
  const [title, ...labels] = (foreign?.extras?.panels ?? panelsEn)[name]!;
  return html`<div class="panel" part="panel panel-${name}" role="dialog" aria-label=${title}>
    <h2 part="panel-title">${title}</h2>
    ${body}
    <div class="choices">
      ${actions.map(
        (action, index) =>
          html`<button
            type="button"
            class=${index === 0 ? 'primary' : ''}
            part="button ${index === 0 ? 'button-primary' : ''}"
            @click=${action}
          >
            ${labels[index]}
          </button>`,
      )}
    </div>
  </div>`;
}
