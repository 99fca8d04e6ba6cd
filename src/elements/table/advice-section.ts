import { type TemplateResult, html } from 'lit';

/** The section beside the table: advice or coach. */
export interface Section {
  readonly name: string;
  /** A one-sentence summary, and its part name. */
  readonly inWords: string;
  readonly part: string;
  /** A button beside the summary. */
  readonly button?: unknown;
  readonly body: unknown;
}

export const sectionTemplate = ({ name, inWords, part, button, body }: Section): TemplateResult =>
  html`<section class="aside" part="aside" aria-label=${name}>
    <div class="aside-head">
      <b>${name}</b> <span class="in-words" part=${part}>${inWords}</span>
      ${button}
    </div>
    ${body}
  </section>`;

/** The button that hides, shows or cancels the advice. */
export const adviceButton = (label: string, toggle: (() => void) | undefined): unknown =>
  toggle &&
  label &&
  html`<button type="button" class="button" part="button button-advice" @click=${toggle}>
    ${label}
  </button>`;

/** The progress of computing an advice, from 0 to 1. */
export const progressTemplate = (share: number, text: string): TemplateResult =>
  html`<p>${text}</p>
    <progress part="progress" max="1" value=${share} aria-label=${text}></progress>`;
