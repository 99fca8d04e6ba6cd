import { css } from '../styles/plain.js';

/** How it is seen what came of a hand, of both hands of a seat, and of the whole. */
export const RESULTS = css`
  /* Words first, colour besides. */
  .result {
    display: inline-flex;
    gap: 6px;
    padding: 1px 11px;
    border-radius: 99px;
    background: var(--_shade);
    font-size: 14px;
    line-height: 22px;
    white-space: nowrap;
  }
  .result-win {
    background: var(--_accent);
    color: #241a02;
  }
  .result-lose {
    background: light-dark(#8a2433, #7a2a36);
    color: #fff;
  }
  /* Not to be taken for the button beside it. */
  .own .result-win {
    background: var(--_shade);
    box-shadow: inset 0 0 0 2px var(--_accent);
    color: var(--_accent);
  }
  .versus {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--_text);
    font-weight: 650;
  }
  .versus svg {
    inline-size: 12px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .versus-win {
    color: var(--_accent);
  }
  .told small {
    font-size: inherit;
  }
  .told .versus {
    display: inline;
    line-height: 1;
  }
  .told svg {
    inline-size: 0.8em;
  }
`;
