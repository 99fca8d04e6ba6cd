import { css } from 'lit';

/** Stock and waste upper left, foundations upper right, columns below. */
export const klondikeStyles = css`
  .board {
    --_columns: 7;
  }
  .layout > * {
    display: grid;
    grid-template-columns: repeat(7, var(--_w));
    gap: var(--_gap);
  }
  /* A face-down card shows half as much as one that is read. */
  .tableau {
    grid-auto-rows: minmax(0, calc(var(--_fan) / 2));
  }
  .tableau > .card:not(.face-down) {
    grid-row: span 2;
  }
  .waste + .foundation {
    grid-column: 4;
  }
  /* The last three cards are seen, the top one may be played. */
  .waste > .card {
    left: calc(var(--_w) * 0.55 * var(--_step, 0));
  }
  .waste > .card:nth-last-child(2):nth-child(n + 3),
  .waste > .card:last-child:nth-child(3) {
    --_step: 1;
  }
  .waste > .card:last-child:nth-child(n + 4) {
    --_step: 2;
  }
  .mirrored .waste > .card {
    left: calc(var(--_w) * -0.55 * var(--_step, 0));
  }
  /* Room for a score beside moves and time. */
  @container (max-width: 339.98px) {
    .figures {
      font-size: 11px;
      letter-spacing: -0.04em;
    }
  }
`;
