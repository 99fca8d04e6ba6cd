import { css } from 'lit';

/** A sheet of felt with figures on it: the games' own colours, and none but theirs. */
export const statsStyles = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  .frame {
    /* Whatever a page lets its text inherit ends here. */
    all: initial;
    --_felt: var(--baize-felt, light-dark(#1d5746, #14211c));
    --_text: var(--baize-text, #eef4f0);
    --_accent: var(--baize-accent, #f4c04e);
    --_dim: color-mix(in oklab, var(--_text), transparent 20%);
    --_line: color-mix(in oklab, var(--_text), transparent 82%);
    --_shade: color-mix(in oklab, var(--_felt), black 26%);
    display: block;
    container-type: inline-size;
    overflow: clip;
    color-scheme: inherit;
    visibility: inherit;
    direction: inherit;
    padding: 18px 22px 14px;
    border-radius: var(--baize-frame-radius, 14px);
    background: radial-gradient(
        120% 100% at 50% 0,
        color-mix(in oklab, var(--_felt), white 5%),
        color-mix(in oklab, var(--_felt), black 22%)
      )
      var(--_felt);
    color: var(--_text);
    font: 14px/1.4 var(--baize-font, system-ui, sans-serif);
  }
  [data-theme='light'] {
    color-scheme: light;
  }
  [data-theme='dark'] {
    color-scheme: dark;
  }
  * {
    box-sizing: border-box;
    margin: 0;
  }
  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  .unseen {
    position: absolute;
    clip-path: inset(50%);
    white-space: nowrap;
  }
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
  .header {
    min-block-size: 34px;
  }
  h2 {
    font-size: 17px;
    font-weight: 650;
  }
  h3,
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
  }
  .measures button {
    min-block-size: 28px;
    padding: 2px 12px;
    border-radius: 0;
    background: none;
    font-size: 13px;
  }
  .measures button:first-child {
    border-start-start-radius: 8px;
    border-end-start-radius: 8px;
  }
  .measures button:last-child {
    border-inline-start: 0;
    border-start-end-radius: 8px;
    border-end-end-radius: 8px;
  }
  .measures [aria-pressed='true'] {
    background: var(--_shade);
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
  th[scope='col'] {
    color: var(--_dim);
  }
  .empty {
    padding-block: 34px;
    color: var(--_dim);
    font-size: 15px;
    text-align: center;
  }
  .trouble {
    margin-block-start: 10px;
    color: var(--_dim);
  }
  .foot {
    min-block-size: 34px;
    margin-block-start: 12px;
    padding-block-start: 12px;
    border-block-start: 1px solid var(--_line);
  }
  .status {
    flex: 1 1 180px;
    color: var(--_dim);
  }
  /* Still there, to be heard when there is something to tell. */
  .status:empty {
    flex-basis: 0;
  }
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
      min-inline-size: 64px;
      white-space: normal;
    }
    :is(th, td) + * {
      padding-inline-start: 10px;
    }
  }
  @container (width < 340px) {
    .tools button {
      padding-inline: 9px;
    }
  }
  @media (hover: hover) {
    button:hover,
    select:hover {
      border-color: var(--_dim);
    }
  }
  @media (forced-colors: active) {
    .frame {
      --_accent: Highlight;
      --_dim: CanvasText;
      --_line: CanvasText;
      border: 1px solid;
    }
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
      --_text: #000;
      --_accent: #000;
      padding-inline: 0;
      background: none;
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
    .bar.won,
    .key .won::before {
      print-color-adjust: exact;
    }
  }
`;
