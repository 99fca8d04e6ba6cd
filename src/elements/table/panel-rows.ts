import type { TemplateResult, html as Html } from 'lit';

/** A row: its head, and its cells as they are shown. */
export type Row = readonly [head: unknown, cells: readonly unknown[]];

/** A table with its caption and heads; the last row may stand apart. */
export function rowsTemplate(
  html: typeof Html,
  name: string,
  caption: string,
  heads: readonly unknown[],
  rows: readonly Row[],
  last?: Row,
): TemplateResult {
  const row = ([head, cells]: Row): TemplateResult =>
    html`<tr>
      <th scope="row">${head}</th>
      ${cells.map((cell) => html`<td>${cell}</td>`)}
    </tr>`;
  return html`<table class=${name} part=${name}>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(row)}
    </tbody>
    <tfoot>
      ${last && row(last)}
    </tfoot>
  </table>`;
}

/** What scrolls within its panel, by keys too. */
export const scrollTemplate = (
  html: typeof Html,
  label: string,
  content: unknown,
): TemplateResult =>
  html`<div class="scroll" role="region" tabindex="0" aria-label=${label}>${content}</div>`;
