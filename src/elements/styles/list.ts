import { css } from 'lit';

/** Lists of terms in panels: keys and what they do, the figures of a check. */
export const listStyles = css`
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 8px 18px;
    align-items: baseline;
    margin-block-start: 14px;
    text-align: start;
  }
  dt {
    font-weight: 600;
  }
  kbd {
    display: inline-block;
    min-inline-size: 2em;
    margin-block: -2px;
    padding: 2px 7px;
    border-radius: 6px;
    background: var(--_quiet);
    box-shadow: inset 0 0 0 1px var(--_line);
    font: inherit;
    font-size: 0.9286em;
    text-align: center;
    white-space: nowrap;
  }
  dt .unseen + kbd {
    margin-inline-start: 4px;
  }
`;
