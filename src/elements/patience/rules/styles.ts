import { css } from 'lit';

/** The layout of a board that is made from rules. */
export const rulesStyles = css`
  .board {
    --_columns: 10;
  }
  .above,
  .columns {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_gap);
  }
`;
