import { type CSSResultGroup, css } from 'lit';
import { sheetStyles } from '../styles/sheet.js';

/** The month on one side, the figures and the key on the other. */
const bodyStyles = css`
  h2 {
    margin-block-end: 12px;
  }
  .body {
    --_row: 48px;
    display: grid;
    grid-template-columns: minmax(0, 460px) minmax(150px, 1fr);
    gap: 18px 36px;
    align-items: start;
  }
  /* Room for six weeks, so that nothing below moves when another month is shown. */
  .month {
    min-block-size: calc(72px + 6 * (var(--_row) + 2px));
  }
  .week {
    min-block-size: 0;
  }
  .bar {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin-block-end: 6px;
  }
  h3 {
    font-size: 15px;
    text-align: center;
  }
  button {
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .turn {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 36px;
    block-size: 36px;
    padding: 0;
    border-radius: 10px;
    background: var(--_shade);
  }
  .turn[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  .arrow {
    inline-size: 20px;
    block-size: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .arrow:dir(rtl) {
    transform: scaleX(-1);
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .side {
    display: grid;
    gap: 16px;
  }
  .play {
    min-block-size: 44px;
    padding: 8px 20px;
    border-radius: 10px;
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }
  .badge {
    display: flex;
    align-items: center;
    gap: 12px;
    font-size: 15px;
    font-variant-numeric: tabular-nums;
  }
  .badge svg {
    flex: none;
    inline-size: 56px;
    fill: none;
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .rim {
    stroke: var(--_line);
  }
  .ring {
    stroke: var(--_accent);
    rotate: -90deg;
    transform-origin: center;
  }
  .crown {
    stroke: var(--_accent);
    stroke-width: 2;
  }
  .complete .crown {
    fill: var(--_accent);
  }
  .figures {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 28px;
    font-variant-numeric: tabular-nums;
  }
  .figure {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dt,
  .rule,
  .key,
  .status,
  .trouble {
    color: var(--_dim);
    font-size: 13px;
  }
  dd {
    font-size: 22px;
    font-weight: 650;
    line-height: 1.2;
    unicode-bidi: isolate;
  }
  .key {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 18px;
    margin: 0;
    padding: 12px 0 0;
    border-block-start: 1px solid var(--_line);
    list-style: none;
  }
  .key li {
    display: flex;
    align-items: center;
    gap: 7px;
  }
  .status,
  .trouble {
    margin-block-start: 10px;
  }
  /* Stays in the page, so that screen readers announce its next text. */
  .status:empty {
    margin: 0;
  }
`;

const gridStyles = css`
  table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 2px;
    table-layout: fixed;
    font-variant-numeric: tabular-nums;
  }
  th {
    padding: 4px 0;
    color: var(--_dim);
    font-size: 12px;
    font-weight: 400;
    text-align: center;
  }
  td {
    padding: 0;
  }
  .day {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 3px;
    inline-size: 100%;
    min-block-size: var(--_row);
    padding: 3px 0;
    border: 1px solid transparent;
    border-radius: 10px;
    font-size: 15px;
    line-height: 1.2;
  }
  button.day:hover {
    background: var(--_shade);
  }
  button.day:focus-visible {
    outline-offset: -1px;
  }
  .won {
    background: color-mix(in oklab, var(--_accent), transparent 82%);
  }
  button.day.won:hover {
    background: color-mix(in oklab, var(--_accent), transparent 72%);
  }
  .to-come,
  .outside {
    color: var(--_dim);
  }
  [part~='today'] .date,
  .sample {
    display: grid;
    place-items: center;
    min-inline-size: 1.8em;
    block-size: 1.8em;
    border-radius: 1em;
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 700;
  }
  .sample {
    font-size: 11px;
  }
  [aria-selected='true'] > .day {
    border-color: currentColor;
  }
  .mark {
    inline-size: 13px;
    block-size: 13px;
    overflow: visible;
    fill: none;
    stroke-width: 1.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .mark .full {
    fill: currentColor;
  }
  .mark .line {
    stroke: currentColor;
  }
  .mark .faint {
    opacity: 0.7;
  }
  .mark-won,
  .mark-won-later {
    color: var(--_accent);
  }
  [aria-busy='true'] .mark {
    visibility: hidden;
  }
  [aria-busy='true'] .won {
    background: none;
  }
`;

/** Conditional rules come last, so that they win. */
const viewStyles = css`
  @container (width > 900px) {
    .body {
      --_row: 56px;
      grid-template-columns: minmax(0, 600px) minmax(150px, 340px);
      column-gap: 60px;
    }
  }
  @container (width < 560px) {
    .body {
      grid-template-columns: minmax(0, 460px);
    }
    .side {
      max-inline-size: 460px;
    }
  }
  @container (width < 340px) {
    .body {
      --_row: 44px;
    }
    h3 {
      font-size: 13px;
    }
    table {
      border-spacing: 1px;
    }
    .day {
      font-size: 14px;
    }
  }
  @media (pointer: coarse) {
    .turn {
      inline-size: 44px;
      block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    [part~='today'] .date,
    .sample,
    .play {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .to-come,
    .outside,
    .turn[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
    /* Forced colours make a transparent border visible. */
    .day {
      border-color: Canvas;
    }
    [aria-selected='true'] > .day {
      border: 2px solid Highlight;
    }
  }
  @media print {
    .frame {
      --_accent: #000;
    }
    .won {
      background: none;
    }
    [part~='today'] .date,
    .sample {
      background: none;
      color: #000;
      text-decoration: underline;
    }
    .play,
    .turn,
    .status {
      display: none;
    }
  }
`;

export const calendarStyles: CSSResultGroup = [sheetStyles, bodyStyles, gridStyles, viewStyles];
