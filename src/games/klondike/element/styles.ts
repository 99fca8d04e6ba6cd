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
  /* Mirrored, the top card stays and the others open to its left: here too none covers another's index. */
  .mirrored .waste > .card:last-child {
    --_step: 0;
  }
  .mirrored .waste > .card:nth-last-child(2) {
    --_step: -1;
  }
  .mirrored .waste > .card:nth-last-child(n + 3) {
    --_step: -2;
  }
  /* Rank and suit within what the next card leaves free. */
  .waste > .card:not(:last-child) .index {
    inset-inline-start: calc(var(--_w) * 0.04);
    justify-content: flex-start;
    gap: 0;
    font-size: calc(var(--_w) * 0.235);
    letter-spacing: -0.08em;
  }
  @container (width < 520px) {
    .waste > .card:not(:last-child) .index {
      flex-direction: column;
      align-items: flex-start;
      block-size: auto;
      font-size: calc(var(--_w) * 0.38);
    }
  }
  /* Room for a score beside moves and time. */
  @container (width < 24.28em) {
    .figures {
      font-size: calc(11em / 14);
      letter-spacing: -0.04em;
    }
  }
`;
