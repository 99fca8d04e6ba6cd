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
`;
