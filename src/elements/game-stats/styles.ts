import { type CSSResultGroup, css } from 'lit';
import { sheetStyles } from '../styles/sheet.js';

const frameStyles = css`
  .header,
  .over,
  .foot,
  .choices,
  .tools,
  .key,
  .measures {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .header,
  .over,
  .foot {
    justify-content: space-between;
  }
  .name {
    font-size: 14px;
    font-weight: 600;
  }
  button,
  select {
    min-block-size: 32px;
    padding: 4px 12px;
    border: 1px solid var(--_line);
    border-radius: 8px;
    background: var(--_shade);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  select {
    max-inline-size: 100%;
    padding-inline: 8px;
    text-overflow: ellipsis;
  }
  .drawing {
    display: block;
    inline-size: 120px;
    margin: 24px auto 0;
    fill: none;
    stroke: var(--_dim);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .drawing .strong {
    stroke: var(--_accent);
  }
  .empty {
    padding-block: 12px 24px;
    color: var(--_dim);
    font-size: 15px;
    text-align: center;
  }
  .trouble {
    margin-block-start: 10px;
    color: var(--_dim);
  }
  .foot {
    margin-block-start: 12px;
    padding-block-start: 12px;
    border-block-start: 1px solid var(--_line);
  }
  .status {
    flex: 1 1 180px;
    color: var(--_dim);
  }
  /* Stays in the page, so that screen readers announce its next text. */
  .status:empty {
    flex: 0;
  }
`;

/** The figures, the chart with its key, and the table of the last games. */
const figureStyles = css`
  .figures {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    margin-block: 12px 18px;
    border-block: 1px solid var(--_line);
    font-variant-numeric: tabular-nums;
  }
  .figure {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 12px 0 10px;
  }
  .figure:nth-child(n + 5) {
    border-block-start: 1px solid var(--_line);
  }
  dt {
    color: var(--_dim);
    font-size: 13px;
  }
  dd {
    font-size: 26px;
    font-weight: 600;
    line-height: 1.2;
    unicode-bidi: isolate;
    overflow-wrap: anywhere;
  }
  .measures {
    gap: 0;
    border: 1px solid var(--_line);
    border-radius: 8px;
    overflow: clip;
  }
  .measures button {
    min-block-size: 28px;
    border: 0;
    border-radius: 0;
    background: none;
    font-size: 13px;
    outline-offset: -3px;
  }
  .measures [aria-pressed='true'] {
    background: var(--_shade);
    box-shadow: inset 0 -2px 0 var(--_accent);
    font-weight: 650;
  }
  .chart {
    display: block;
    inline-size: 100%;
    block-size: 112px;
    margin-block: 10px 6px;
  }
  .chart:dir(rtl) {
    transform: scaleX(-1);
  }
  .bar {
    fill: none;
    stroke: var(--_dim);
    stroke-width: 1.25;
    vector-effect: non-scaling-stroke;
  }
  .bar.won {
    fill: var(--_accent);
    stroke: var(--_accent);
  }
  .zero {
    stroke: var(--_line);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  .key {
    gap: 4px 18px;
    color: var(--_dim);
    font-size: 13px;
  }
  .range {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  .key span::before {
    content: '';
    display: inline-block;
    inline-size: 9px;
    block-size: 9px;
    margin-inline-end: 7px;
    border: 1.25px solid var(--_dim);
  }
  .key .won::before {
    border-color: var(--_accent);
    background: var(--_accent);
  }
  .log {
    margin-block-start: 10px;
  }
  summary {
    inline-size: fit-content;
    padding-block: 4px;
    color: var(--_dim);
    font-size: 13px;
    cursor: pointer;
  }
  .scroll {
    max-block-size: 320px;
    overflow: auto;
  }
  .scroll:focus-visible {
    outline-offset: -2px;
  }
  table {
    inline-size: 100%;
    border-spacing: 0;
    color: inherit;
    font: inherit;
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-block: 2px 6px;
    color: var(--_dim);
    text-align: start;
  }
  th,
  td {
    padding: 5px 0;
    border-block-end: 1px solid var(--_line);
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
    unicode-bidi: isolate;
  }
  :is(th, td) + * {
    padding-inline-start: 14px;
  }
  /* Aligns the columns of numbers. */
  :is(th, td):nth-child(n + 3) {
    text-align: end;
  }
  tbody tr:last-child > * {
    border: 0;
  }
  th[scope='col'] {
    color: var(--_dim);
  }
`;

/** Narrow containers, touch, forced colours and print. */
const conditionalStyles = css`
  @container (width < 460px) {
    .figures {
      grid-template-columns: repeat(2, 1fr);
    }
    .figure:nth-child(n + 3) {
      border-block-start: 1px solid var(--_line);
    }
    dd {
      font-size: 23px;
    }
    .choices {
      inline-size: 100%;
    }
    select {
      flex: 1 1 0;
      min-inline-size: 0;
    }
    th[scope='row'] {
      min-inline-size: 54px;
      white-space: normal;
    }
    :is(th, td) + * {
      padding-inline-start: 8px;
    }
    .tools,
    .tools button {
      flex: auto;
    }
  }
  @container (width < 340px) {
    .tools button {
      padding-inline: 9px;
    }
  }
  @media (pointer: coarse) {
    button,
    select,
    .measures button {
      min-block-size: 44px;
    }
    .measures button {
      padding-inline: 16px;
    }
    summary {
      padding-block: 12px;
    }
    /* iOS zooms in on fields with a smaller font. */
    select {
      font-size: 16px;
    }
  }
  @media (forced-colors: active) {
    .key span::before {
      forced-color-adjust: none;
    }
    .measures [aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  @media print {
    .frame {
      --_accent: #000;
    }
    .scroll {
      max-block-size: none;
    }
    .foot,
    .measures,
    summary {
      display: none;
    }
    select {
      border: 0;
      background: none;
      appearance: none;
    }
  }
`;

/** Conditional rules come last, so that they win. */
export const statsStyles: CSSResultGroup = [
  sheetStyles,
  frameStyles,
  figureStyles,
  conditionalStyles,
];
