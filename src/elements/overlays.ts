import { type TemplateResult, html } from 'lit';
import type { CommonWords } from '../locales/en.js';

/** The panel after a win; a host's own celebration stands in its place by the `win` slot. */
export const winPanel = (
  words: CommonWords,
  text: string,
  act: { readonly again: () => void; readonly next: () => void },
): TemplateResult =>
  html`<div class="overlay win" part="win">
    <slot name="win">
      <div class="panel" part="win-panel">
        <h2>${words.wonTitle}</h2>
        <p>${text}</p>
        <div class="choices">
          <button type="button" class="primary" part="button button-primary" @click=${act.next}>
            ${words.newGame}
          </button>
          <button type="button" part="button" @click=${act.again}>${words.sameAgain}</button>
        </div>
      </div>
    </slot>
  </div>`;

/** Covers the board while the game is paused. */
export const pauseVeil = (words: CommonWords, resume: () => void): TemplateResult =>
  html`<div class="overlay veil" part="veil">
    <p>${words.paused}</p>
    <button type="button" class="primary" part="button button-primary" @click=${resume}>
      ${words.resume}
    </button>
  </div>`;
