import { css } from 'lit';

/**
 * Cells upper left, foundations upper right, columns below. More cells than fit beside the
 * foundations stand in two rows.
 */
export const freecellStyles = css`
  .board {
    --_columns: 8;
  }
  .board:has([data-columns='10']) {
    --_columns: 10;
  }
  .board:has(.cells > :nth-child(5)) {
    --_above: 2;
  }
  .layout {
    grid-template-columns: auto auto;
  }
  .layout > * {
    display: grid;
    grid-template-columns: repeat(4, var(--_w));
    gap: min(var(--_gap), var(--_apart)) var(--_gap);
    align-content: start;
  }
  .foundations {
    justify-content: end;
  }
  .layout > .columns {
    grid-area: 2 / 1 / auto / -1;
    grid-template-columns: repeat(var(--_columns), var(--_w));
  }
`;
