import { css } from 'lit';

/** The joker, dice, and the circle in which a stake grows. */
export const paigowStakeStyles = css`
  .joker-word {
    font-size: 0.62em;
    letter-spacing: -0.02em;
  }
  .dice {
    display: inline-flex;
    gap: 6px;
    vertical-align: middle;
  }

  .bets {
    display: grid;
    grid-template-columns: auto auto;
    gap: 16px 34px;
    place-content: center;
    align-items: center;
  }
  .circle {
    display: grid;
    grid-row: span 2;
    place-items: center;
    inline-size: 128px;
    block-size: 128px;
    border: 2px solid var(--_line);
    border-radius: 50%;
  }
  @container (width < 520px) {
    .joker-word {
      font-size: 0.45em;
    }
    .bets {
      grid-template-columns: auto;
      gap: 10px;
      justify-items: center;
    }
    .circle {
      inline-size: clamp(70px, 26cqi, 104px);
      block-size: auto;
      aspect-ratio: 1;
    }
  }
`;
