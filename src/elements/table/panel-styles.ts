import { css } from 'lit';
import { listStyles } from '../styles/list.js';

/** The styles of tables' panels, besides those of all panels. */
export const tablePanelStyles = css`
  ${listStyles}
  /* Left to right like the board, in all languages, so that a sign comes before its number. */
  .scroll {
    direction: ltr;
    text-align: start;
  }
  /* In right-to-left languages, columns and lines follow the text. */
  .scroll:lang(ar) {
    direction: rtl;
  }
  .scroll:focus-visible {
    outline-offset: -2px;
  }
  .people {
    display: grid;
    gap: 8px;
    margin-block: 8px;
    padding: 0;
    list-style: none;
    text-align: start;
  }
  .people li {
    display: grid;
    grid-template-columns: auto minmax(6ch, 1fr) auto;
    align-items: center;
    gap: 10px;
  }
  .people .portrait {
    grid-row: auto;
    inline-size: 40px;
    block-size: 40px;
  }
  .people b {
    overflow-wrap: anywhere;
  }
  .people input {
    inline-size: min(150px, 38cqi);
  }
  /* In pages without a doctype, tables don't inherit text styles. */
  .panel table {
    color: inherit;
    font: inherit;
  }
  caption {
    padding-block-end: 8px;
    opacity: 0.85;
    text-align: start;
  }
  .ledger {
    margin-inline: auto;
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
  }
  .ledger :is(th, td) {
    padding: 5px 9px;
    border-block-end: 1px solid var(--_line);
    text-align: end;
    white-space: nowrap;
  }
  .ledger tbody th {
    font-weight: 400;
  }
  .pays tbody th {
    white-space: normal;
  }
  .ledger tr > :first-child,
  .ledger :is(thead, tfoot) tr > * {
    position: sticky;
    background: var(--_raised);
  }
  .ledger :is(thead, tfoot) tr > * {
    inset-block: 0;
    z-index: 1;
  }
  .ledger tr > :first-child {
    inset-inline-start: 0;
    text-align: start;
  }
  .ledger :is(thead, tfoot) tr > :first-child {
    z-index: 2;
  }
  .help {
    max-inline-size: 62ch;
    line-height: 1.45;
  }
  h3 {
    margin-block: 12px 3px;
    font-size: 15px;
  }
  .help :is(ol, ul) {
    padding-inline-start: 20px;
  }
  .help li {
    margin-block-end: 3px;
  }
  .fair {
    inline-size: 600px;
    max-inline-size: 100%;
  }
  .fair p {
    margin-block-end: 8px;
  }
  .fair dl {
    display: block;
  }
  .fair dd {
    margin-block: 2px 12px;
  }
  .fair :is(ol, ul) {
    padding: 0;
    list-style: none;
  }
  code {
    display: block;
    direction: ltr;
    max-inline-size: 36ch;
    font:
      12px/1.6 ui-monospace,
      monospace;
    -webkit-user-select: all;
    user-select: all;
  }
  code span {
    margin-inline-end: 0.75ch;
  }
  .choices.cut {
    align-items: end;
    margin-block-start: 6px;
  }
  .cut label {
    display: grid;
    flex: 1 1 220px;
    grid-template-columns: 100%;
    margin: 0;
  }
  .panel :is(.cut, .people, .sit) :is(input, select) {
    padding: 8px 10px;
    border: 1px solid color-mix(in oklab, var(--_text), transparent 45%);
    border-radius: 8px;
    background: color-mix(in oklab, var(--_dark), transparent 75%);
    color: inherit;
    font: inherit;
  }
  .verdict {
    margin-block-start: 10px;
    font-weight: 650;
  }
  .fair ol li {
    display: grid;
    grid-template-columns: 6ch 1fr;
  }
  .no b,
  .small + * + b {
    color: var(--_accent);
  }
  .deck {
    inline-size: 100%;
    margin-block: 14px 8px;
    border-spacing: 3px;
    table-layout: fixed;
    text-align: center;
  }
  .deck th {
    font-size: 12px;
    font-weight: 400;
  }
  .deck th:first-child {
    inline-size: 4ch;
  }
  .small {
    display: block;
    padding: 3px 0;
    border-radius: 4px;
    background: var(--_card);
    color: var(--_ink);
    font-weight: 600;
  }
  .small.red {
    color: var(--_red);
  }
  .small.wrong {
    outline: 2px dashed var(--_accent);
    outline-offset: 1px;
  }
  @container (width < 520px) {
    .ledger {
      font-size: 13px;
    }
    .ledger :is(th, td) {
      padding-inline: 5px;
    }
    .deck {
      border-spacing: 2px 3px;
    }
    .deck th {
      font-size: min(11px, 3.4cqi);
    }
    /* Hidden because it doesn't fit, but still announced by screen readers. */
    .deck th:first-child {
      inline-size: 0;
      font-size: 0;
    }
    .small {
      font-size: min(12px, 4cqi);
    }
  }
  .small.down {
    background: var(--baize-back, light-dark(#8c2f39, #5d2530));
  }
  .open {
    min-inline-size: 28px;
    min-block-size: 28px;
    padding: 2px 6px;
    border: 0;
    border-radius: 6px;
    background: color-mix(in oklab, var(--_text), transparent 86%);
    color: inherit;
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
  .kept {
    padding: 10px 20px 0;
    max-inline-size: 60ch;
  }
  .past {
    inline-size: 560px;
    max-inline-size: 100%;
  }
  .past ul,
  .log {
    margin: 10px 0 0;
    padding: 0;
    list-style: none;
  }
  .past .now {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    min-block-size: 92px;
    padding-block: 6px;
    border-block-end: 1px solid var(--_line);
    background: var(--_raised);
  }
  .past .now p {
    margin-block-start: 4px;
  }
  .steps {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .steps button {
    min-inline-size: 40px;
    padding: 8px;
    border-radius: 10px;
  }
  .steps button[aria-disabled] {
    opacity: 0.4;
    cursor: default;
  }
  .steps input {
    flex: 1;
    min-inline-size: 40px;
    block-size: 28px;
    margin: 0;
    appearance: auto;
    color-scheme: dark;
    accent-color: var(--_accent);
    cursor: pointer;
  }
  .steps .at {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .past li {
    padding-block: 4px;
  }
  .past ul li {
    display: grid;
    grid-template-columns: minmax(5em, 1fr) 3fr 7em;
    gap: 2px 10px;
    align-items: center;
    border-block-end: 1px solid var(--_line);
  }
  .past ul li > :last-child {
    text-align: end;
  }
  .past-cards {
    display: flex;
    flex-wrap: wrap;
    gap: 3px 12px;
  }
  .past-cards > span {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
  }
  .past-cards .small {
    inline-size: 34px;
    min-block-size: 26px;
    padding: 3px 0;
    text-align: center;
  }
  .log li {
    padding: 3px 0 3px 10px;
    border-inline-start: 3px solid transparent;
    line-height: 1.4;
  }
  /* Keeps the newest line visible. */
  .scroll:has(> .log) {
    display: flex;
    flex-direction: column-reverse;
  }
  .log [aria-current] {
    border-inline-start-color: var(--_accent);
  }
  .panel .text {
    display: block;
    inline-size: 100%;
    border: 0;
    border-radius: 8px;
    background: color-mix(in oklab, var(--_text), transparent 86%);
    color: inherit;
    font: inherit;
    font-size: 13px;
  }
  .ledger + .ledger {
    margin-block-start: 16px;
  }
  @container (width < 520px) {
    .past ul li {
      grid-template-columns: 1fr auto;
    }
    .past-cards {
      grid-area: 2 / 1 / 3 / 3;
    }
    .steps .at {
      font-size: 13px;
    }
  }
  summary {
    padding-block: 8px;
    cursor: pointer;
  }
`;
