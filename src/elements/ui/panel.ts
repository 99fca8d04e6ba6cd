import { type TemplateResult, html, nothing } from 'lit';
import { panelsEn } from '../../locales/extras/panels-en.js';
import type { Translated } from '../../locales/translations.js';

/** What a panel's buttons do, in their order; the first is the main one. What the player does not have is not there. */
export type Actions = readonly ((() => void) | false)[];

/** A panel over the board: what is said, and what can be done. Never a modal over the page. */
export function panel(
  { foreign }: Translated,
  name: string,
  body: unknown,
  actions: Actions,
): TemplateResult {
  const [title, ...labels] = (foreign?.extras?.panels ?? panelsEn)[name]!;
  const main = actions.findIndex(Boolean);
  return html`<div class="panel" part="panel panel-${name}" role="dialog" aria-label=${title}>
    <h2 part="panel-title">${title}</h2>
    ${body}
    <div class="choices">
      ${actions.map((action, index) =>
        action
          ? html`<button
              type="button"
              class=${index === main ? 'primary' : ''}
              part="button ${index === main ? 'button-primary' : ''}"
              @click=${action}
            >
              ${labels[index]}
            </button>`
          : nothing,
      )}
    </div>
  </div>`;
}
