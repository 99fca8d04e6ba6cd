import { css } from 'lit';

/** The figures, the chart with its key, and the table of the last games. */
export const figureStyles = css`
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
  /* Figures one below the other. */
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
