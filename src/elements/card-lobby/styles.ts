import { type CSSResultGroup, css } from 'lit';
import { formStyles } from '../styles/form.js';
import { sheetStyles } from '../styles/sheet.js';

const bodyStyles = css`
  h2 {
    margin-block-end: 12px;
  }
  h3 {
    margin-block-end: 8px;
  }
  .frame > * {
    max-inline-size: 860px;
    margin-inline: auto;
  }
  .ways {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px 28px;
  }
  .new {
    grid-row: span 2;
  }
  form,
  .buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 10px;
  }
  .new form {
    display: grid;
    justify-items: start;
  }
  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 28px;
  }
  .check input {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    accent-color: var(--_accent);
  }
  .check {
    cursor: pointer;
  }
  select {
    padding-inline: 8px;
    text-overflow: ellipsis;
  }
  .join input {
    inline-size: 12em;
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }
  .own {
    display: grid;
    gap: 8px;
  }
  .own h3 {
    margin: 0;
  }
  .own input {
    inline-size: 100%;
    text-overflow: ellipsis;
  }
  .code {
    font-size: 26px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.12em;
    text-align: start;
    -webkit-user-select: all;
    user-select: all;
  }
  [aria-disabled='true'] {
    opacity: 0.6;
    cursor: default;
  }
  ul {
    display: grid;
    max-block-size: 300px;
    margin: 0;
    padding: 0;
    overflow: auto;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding-block: 8px;
    padding-inline: 2px;
    border-block-end: 1px solid var(--_line);
  }
  li:last-child {
    border: 0;
  }
  .about {
    display: grid;
    min-inline-size: 0;
  }
  .facts {
    color: var(--_dim);
  }
  .status {
    margin-block-start: 12px;
  }
`;

/** Narrow containers, touch and print. */
const viewStyles = css`
  @container (width < 560px) {
    .ways {
      grid-template-columns: minmax(0, 1fr);
    }
    .buttons button,
    .new button,
    .new form .field,
    .fields {
      inline-size: 100%;
    }
    .fields .field {
      flex: 1 1 30%;
    }
    /* The names of games are long. */
    .fields .field:first-child:not(:last-child) {
      flex-basis: 100%;
    }
    .fields select {
      inline-size: 100%;
    }
    .join .field {
      flex: 1 1 0;
    }
    .join input {
      inline-size: 100%;
    }
  }
  @media (pointer: coarse) {
    .check {
      min-block-size: 44px;
    }
  }
  @media print {
    .ways {
      display: none;
    }
  }
`;

/** Conditional rules come last, so that they win. */
export const lobbyStyles: CSSResultGroup = [sheetStyles, formStyles, bodyStyles, viewStyles];
