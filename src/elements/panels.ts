import { type TemplateResult, html } from 'lit';

/** Something that a panel's button does, and its name; the first of a panel is its main one. */
export type Choice = readonly [label: string, action: () => void];

/** A panel over the board: what is said, and what can be done. Never a modal over the page. */
export function panel(
  name: string,
  title: string,
  body: unknown,
  choices: readonly Choice[],
): TemplateResult {
  return html`<div class="panel" part="panel panel-${name}" role="dialog" aria-label=${title}>
    <h2>${title}</h2>
    ${body}
    <div class="choices">
      ${choices.map(
        ([label, action], index) =>
          html`<button
            type="button"
            class=${index === 0 ? 'primary' : ''}
            part="button ${index === 0 ? 'button-primary' : ''}"
            @click=${action}
          >
            ${label}
          </button>`,
      )}
    </div>
  </div>`;
}

/** What lies over the board: one panel. */
export const overlay = (content: unknown, part: 'win' | 'veil' | '' = ''): TemplateResult =>
  html`<div class="overlay" part=${part}>${content}</div>`;
