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
  .layout {
    grid-template-columns: auto auto;
    justify-content: center;
  }
  .cells,
  .foundations,
  .columns {
    display: grid;
    gap: var(--_gap);
    align-content: start;
  }
  .cells {
    grid-template-columns: repeat(4, var(--_w));
    justify-self: start;
  }
  .foundations {
    grid-template-columns: repeat(4, var(--_w));
    justify-self: end;
  }
  .columns {
    grid-column: 1 / -1;
    grid-auto-flow: column;
    grid-auto-columns: var(--_w);
  }
  .layout[data-cells='0'] .cells {
    visibility: hidden;
  }
`;
