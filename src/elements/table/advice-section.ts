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

/** A table of choices, or of decisions. */
export const adviceTable = (
  caption: string,
  columns: readonly string[],
  rows: unknown,
): TemplateResult =>
  html`<table class="ways plain" part="advice-table">
    <caption class="unseen">
      ${caption}
    </caption>
    <thead>
      <tr>
        ${columns.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;

/** A row of that table. */
export const adviceRow = (head: string, cells: readonly string[], isBest = false): TemplateResult =>
  html`<tr class=${isBest ? 'laid' : ''} part="advice-row ${isBest ? 'best' : ''}">
    <th scope="row">${head}</th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;

interface ButtonWords {
  readonly show: string;
  readonly hide: string;
  readonly cancel: string;
}

/** The label of the button that shows, hides or cancels the advice. Empty if there is nothing to decide. */
export function adviceLabel(
  { show, hide, cancel }: ButtonWords,
  advice: object | number | 'off' | 'later',
): string {
  if (advice === 'later') return '';
  if (advice === 'off') return show;
  return typeof advice === 'number' ? cancel : hide;
}
