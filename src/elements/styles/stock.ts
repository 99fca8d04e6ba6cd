import { css } from 'lit';

/** Face-down cards (their patterns are in backs.ts), the stock and the waste. */
export const stockStyles = css`
  .back {
    position: absolute;
    inset: 5%;
    border-radius: inherit;
    --_back: var(--baize-back, light-dark(#8c2f39, #5d2530));
    background-color: var(--_back);
    pointer-events: none;
  }
  .stock > .face-down {
    cursor: pointer;
  }
`;
