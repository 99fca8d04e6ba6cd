import { css } from 'lit';

/** Dice, and the circle in which a stake grows. */
export const paigowStakeStyles = css`
  .dice {
    display: inline-flex;
    gap: 6px;
    vertical-align: middle;
  }
  .dice > * {
    inline-size: 26px;
    block-size: 26px;
    text-align: center;
  }

  .bets {
    display: grid;
    grid-template-columns: auto auto;
    gap: 16px 34px;
    place-content: center;
    align-items: center;
  }
  .laid {
    display: grid;
    grid-row: span 2;
    gap: 10px;
    place-items: center;
  }
  .circle {
    display: grid;
    place-items: center;
    inline-size: 128px;
    block-size: 128px;
    border: 2px solid var(--_line);
    border-radius: 50%;
  }
  @container (width < 520px) {
    .bets {
      grid-template-columns: auto minmax(0, 1fr);
      gap: 10px;
    }
    .laid {
      grid-auto-flow: column;
      gap: 16px;
    }
    .circle {
      grid-row: 1;
      inline-size: clamp(70px, 26cqi, 104px);
      block-size: auto;
      aspect-ratio: 1;
    }
    .bets > .amounts {
      grid-column: 1 / -1;
      gap: 6px 10px;
    }
    .amounts input {
      inline-size: 84px;
    }
    .amounts > .button {
      max-inline-size: 92px;
      white-space: normal;
    }
  }
`;
