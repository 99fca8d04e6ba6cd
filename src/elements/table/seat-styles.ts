import { css } from 'lit';

/** The plates of who deals, who sits out, and of nobody: else they are like the others. */
export const seatStyles = css`
  .seat-out .plate,
  .seat-open .plate {
    background: none;
    box-shadow: inset 0 0 0 1px var(--_line);
  }
  .seat-dealer .plate {
    background: color-mix(in oklab, var(--_accent), var(--_felt) 76%);
  }
  .seat-dealer .plate .note {
    color: inherit;
  }
  .seat-due > .plate {
    box-shadow: inset 0 0 0 2px var(--_accent);
  }
`;
