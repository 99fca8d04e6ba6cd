import { css } from 'lit';

/** Fields, buttons and folded parts of a sheet with a form: a lobby, a leaderboard. */
export const formStyles = css`
  .frame {
    --_faint: 70%;
  }
  .field {
    display: grid;
    gap: 3px;
    color: var(--_dim);
    font-size: 13px;
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
  summary {
    cursor: pointer;
  }
  .primary {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }
  details {
    margin-block-start: 14px;
    border-block-start: 1px solid var(--_line);
  }
  summary {
    padding-block: 10px;
    font-weight: 600;
  }
  .empty,
  .status {
    color: var(--_dim);
  }
  .status {
    min-block-size: 1.4em;
  }
  @media (pointer: coarse) {
    button,
    select,
    .field input {
      min-block-size: 44px;
    }
    summary {
      padding-block: 14px;
    }
    /* A phone zooms in on a field with a smaller font. */
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
    details {
      display: none;
    }
  }
`;
