import { type CSSResultGroup, css } from 'lit';
import { sheetStyles } from '../styles/sheet.js';

/** What stands on the sheet. */
const bodyStyles = css`
  .frame {
    --_faint: 70%;
  }
  h2 {
    margin-block-end: 12px;
  }
  h3 {
    margin-block-end: 8px;
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
  .field {
    display: grid;
    gap: 3px;
    color: var(--_dim);
    font-size: 13px;
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
  button,
  select,
  .field input {
    min-block-size: 34px;
    max-inline-size: 100%;
    padding: 4px 12px;
    border: 1px solid var(--_line);
    border-radius: 8px;
    background: var(--_shade);
    color: var(--_text);
    font: inherit;
    font-size: 14px;
  }
  button,
  select,
  summary,
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
  .primary {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }
  [aria-disabled='true'] {
    opacity: 0.6;
    cursor: default;
  }
  details {
    margin-block-start: 14px;
    border-block-start: 1px solid var(--_line);
  }
  summary {
    padding-block: 10px;
    font-weight: 600;
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
  .facts,
  .empty,
  .status {
    color: var(--_dim);
  }
  .status {
    min-block-size: 1.4em;
    margin-block-start: 12px;
  }
`;

/** What is otherwise where there is little room, under a finger, in forced colours and on paper. */
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
      flex: 1 1 40%;
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
    button,
    select,
    .field input {
      min-block-size: 44px;
    }
    .check {
      min-block-size: 44px;
    }
    summary {
      padding-block: 14px;
    }
    /* A smaller field makes a phone zoom in. */
    select,
    .field input {
      font-size: 16px;
    }
  }
  @media (forced-colors: active) {
    .primary {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  @media print {
    .frame {
      --_dim: #000;
    }
    button,
    .ways,
    details {
      display: none;
    }
  }
`;

/** What depends on the view stands last. */
export const lobbyStyles: CSSResultGroup = [sheetStyles, bodyStyles, viewStyles];
