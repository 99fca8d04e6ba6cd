import { css } from 'lit';

/** The columns; stock and waste beside them, or on a narrow page below their middle. */
export const golfStyles = css`
  .board {
    --_columns: 7;
    /* No column ever grows. */
    --_rows: 5;
    --_most-rows: 5;
  }
  .layout > * {
    display: grid;
    grid-template-columns: repeat(7, var(--_w));
    gap: var(--_gap);
  }
  .stock {
    grid-column: 3;
  }
  .waste {
    grid-column: 4;
  }
  /* So all of it is seen on a phone that is held sideways. */
  @container (width >= 520px) {
    .board {
      --_columns: 9;
      --_above: 0;
    }
    .layout {
      grid-template-columns: auto auto;
    }
    .layout > :last-child {
      grid-template-columns: repeat(2, var(--_w));
    }
    .layout .pile {
      grid-column: auto;
    }
  }
  /* Room for the cards left beside moves and time. */
  @container (width < 24.28em) {
    .figures {
      font-size: calc(11em / 14);
      letter-spacing: -0.04em;
    }
  }
`;
