import { type TemplateResult, html } from 'lit';
import type { CommonWords } from '../locales/en.js';

/** Something that a panel's button does, and its name; the first of a panel is its main one. */
export type Choice = readonly [label: string, action: () => void];

/** A panel over the board: what is said, and what can be done. Never a modal over the page. */
function panel(
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

/** After a win; a host's own celebration stands in its place by the `win` slot. */
export const winPanel = (
  words: CommonWords,
  text: string,
  next: () => void,
  again: () => void,
): TemplateResult =>
  html`<div class="overlay" part="win">
    <slot name="win"
      >${panel('win', words.won, html`<p>${text}</p>`, [
        [words.tools.new, next],
        [words.again, again],
      ])}</slot
    >
  </div>`;

/** Covers the board while the game is paused. */
export const pausePanel = (words: CommonWords, resume: () => void): TemplateResult =>
  html`<div class="overlay veil" part="veil">
    ${panel('pause', words.paused, '', [[words.resume, resume]])}
  </div>`;

/** The sheet of keys: what each does, by the game's own list. */
export const keysPanel = (
  words: CommonWords,
  keys: readonly (readonly [string, string])[],
  close: () => void,
): TemplateResult =>
  html`<div class="overlay">
    ${panel(
      'keys',
      words.keys,
      html`<dl>
        ${keys.map(
          ([key, does]) =>
            html`<dt>${key}</dt>
              <dd>${does}</dd>`,
        )}
      </dl>`,
      [[words.close, close]],
    )}
  </div>`;
