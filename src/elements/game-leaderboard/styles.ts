import { type CSSResultGroup, css } from 'lit';
import { formStyles } from '../styles/form.js';
import { sheetStyles } from '../styles/sheet.js';

const bodyStyles = css`
  /* Keeps figures near the names on a wide page. */
  .frame > * {
    max-inline-size: 860px;
    margin-inline: auto;
  }
  h2 {
    margin-block-end: 8px;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: clip;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .days,
  .pages,
  .yours,
  .removing,
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 10px;
  }
  .days {
    flex-wrap: nowrap;
    justify-content: space-between;
    margin-block-end: 6px;
    font-weight: 600;
    text-align: center;
  }
  .pages {
    justify-content: center;
    margin-block-start: 8px;
    font-variant-numeric: tabular-nums;
  }
  .yours {
    justify-content: space-between;
    min-block-size: 34px;
  }
  form {
    align-items: end;
  }
  input {
    inline-size: 15em;
  }
  .step {
    flex: none;
    min-inline-size: 34px;
    padding-inline: 0;
    font-size: 18px;
  }
  .step:dir(rtl) span {
    display: inline-block;
    transform: scaleX(-1);
  }
  [aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }
  .offer {
    display: grid;
    gap: 8px;
    margin-block-end: 14px;
    padding-block-end: 14px;
    border-block-end: 1px solid var(--_line);
  }
  p.offer {
    justify-items: start;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  [aria-busy='true'] {
    opacity: 0.6;
  }
  th,
  td {
    padding-block: 7px;
    padding-inline: 10px;
    border-block-end: 1px solid var(--_line);
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }
  th:first-child,
  td:first-child {
    inline-size: 1px;
    text-align: end;
  }
  th:nth-child(2) {
    text-align: start;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  thead th {
    color: var(--_dim);
    font-size: 13px;
  }
  tbody > tr:last-child > * {
    border-block-end: 0;
  }
  .medal {
    display: inline-grid;
    place-items: center;
    min-inline-size: 26px;
    block-size: 26px;
    padding-inline: 4px;
    border-radius: 99px;
    background: #f4c04e;
    color: #241a02;
    font-weight: 700;
    box-shadow: inset 0 0 0 2px rgb(255 255 255 / 34%);
  }
  .place-2 {
    background: #cfd6da;
  }
  .place-3 {
    background: #d69a68;
  }
  .season {
    margin-block-start: 18px;
    padding-block-start: 14px;
    border-block-start: 1px solid var(--_line);
  }
  h2 + .season {
    margin-block-start: 0;
    padding-block-start: 0;
    border: 0;
  }
  .season > .empty {
    padding-block: 10px 0;
    text-align: start;
  }
  .season button:not(.step) {
    margin-block-start: 10px;
  }
  .games th:first-child {
    inline-size: auto;
    text-align: start;
    white-space: normal;
  }
  .games th:nth-child(2) {
    text-align: end;
  }
  tfoot > tr > * {
    font-weight: 650;
  }
  .own-row {
    background: color-mix(in oklab, var(--_accent), transparent 84%);
  }
  .own-row > * {
    font-weight: 650;
  }
  .own-row > :first-child {
    box-shadow: inset 3px 0 var(--_accent);
  }
  .own-row > :first-child:dir(rtl) {
    box-shadow: inset -3px 0 var(--_accent);
  }
  .you {
    margin-inline-start: 6px;
    padding: 1px 6px;
    border: 1px solid var(--_accent);
    border-radius: 6px;
    font-size: 12px;
    font-weight: 400;
    white-space: nowrap;
  }
  .hint,
  .note,
  .group-name {
    color: var(--_dim);
  }
  .empty {
    padding-block: 18px;
    text-align: center;
  }
  details .hint {
    margin-block-end: 8px;
  }
  .removing {
    margin-block-start: 10px;
  }
  .note {
    margin-block-start: 12px;
    font-size: 13px;
  }
  .status {
    margin-block-start: 8px;
  }
`;

/** Narrow containers, touch, forced colours and print. */
const viewStyles = css`
  @container (width < 420px) {
    th,
    td {
      padding-inline: 5px;
    }
    /* Gives names more room than headings. */
    thead th:not(:first-child) {
      white-space: normal;
    }
    table:not(.games) th:nth-child(2) {
      inline-size: 40%;
    }
    form > *,
    form input {
      inline-size: 100%;
    }
  }
  @container (width < 340px) {
    thead th {
      overflow-wrap: anywhere;
    }
    .season :is(th, td) {
      padding-inline: 3px;
    }
  }
  @media (pointer: coarse) {
    .step {
      min-inline-size: 44px;
    }
  }
  @media (forced-colors: active) {
    .own-row > :first-child {
      border-inline-start: 3px solid Highlight;
    }
  }
  @media print {
    .offer {
      display: none;
    }
  }
`;

/** Conditional rules come last, so that they win. */
export const leaderboardStyles: CSSResultGroup = [sheetStyles, formStyles, bodyStyles, viewStyles];
