import { type TemplateResult, html } from 'lit';

export interface Row {
  readonly head: unknown;
  readonly cells: readonly unknown[];
}

export interface Rows {
  /** The name of its class and part. */
  readonly name: string;
  readonly caption: string;
  readonly heads: readonly unknown[];
  readonly rows: readonly Row[];
  /** A separate row at the end. */
  readonly last?: Row;
}

const rowTemplate = ({ head, cells }: Row): TemplateResult =>
  html`<tr>
    <th scope="row">${head}</th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;

export const rowsTemplate = ({ name, caption, heads, rows, last }: Rows): TemplateResult =>
  html`<table class=${name} part=${name}>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(rowTemplate)}
    </tbody>
    <tfoot>
      ${last && rowTemplate(last)}
    </tfoot>
  </table>`;

/** A region that scrolls within its panel, by keys too. */
export const scrollTemplate = (label: string, content: unknown): TemplateResult =>
  html`<div class="scroll" role="region" tabindex="0" aria-label=${label}>${content}</div>`;
