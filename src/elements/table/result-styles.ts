import { css } from 'lit';

/** The colours of results: of a hand, of both hands of a seat, and in total. */
export const resultStyles = css`
  .result-win {
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .result-lose {
    background: light-dark(#8a2433, #7a2a36);
    color: #fff;
  }
  /* Must not look like the button beside it. */
  .own .result-win {
    background: var(--_shade);
    box-shadow: inset 0 0 0 2px var(--_accent);
    color: var(--_accent);
  }
  .versus {
    color: var(--_text);
  }
  .versus svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .versus-win {
    color: var(--_accent);
  }
  /* The player's win: a light behind the cards, and the amount beats. */
  .board > .own.seat-win {
    position: relative;
  }
  .own.seat-win::after {
    content: '';
    position: absolute;
    inset: -14% 4% 30%;
    z-index: -1;
    border-radius: 50%;
    background: radial-gradient(closest-side, var(--_accent), transparent);
    opacity: 0;
    pointer-events: none;
    animation: shine calc(1.8s * var(--_t)) ease-out;
  }
  @keyframes shine {
    25% {
      opacity: 0.42;
    }
    from {
      transform: scale(0.6);
    }
    to {
      transform: scale(1.1);
    }
  }
`;
