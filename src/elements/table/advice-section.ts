import { type TemplateResult, html } from 'lit';

/** The section by the table: advice, or a coach. */
export interface Section {
  readonly name: string;
  /** What it comes to in a sentence, and the part that this is. */
  readonly inWords: string;
  readonly part: string;
  /** The button beside it, where there is one. */
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

/** The button that hides the advice, shows it, or gives it up. */
export const adviceButton = (label: string, toggle: (() => void) | undefined): unknown =>
  toggle &&
  label &&
  html`<button type="button" class="button" part="button button-advice" @click=${toggle}>
    ${label}
  </button>`;

/** How much of an advice is worked out. */
export const progressTemplate = (share: number, text: string): TemplateResult =>
  html`<p>${text}</p>
    <progress part="progress" max="1" value=${share} aria-label=${text}></progress>`;
