import { css } from 'lit';

/** Cards face down, the stock, and the waste beside it. */
export const stockStyles = css`
  .back {
    position: absolute;
    inset: 5%;
    border-radius: inherit;
    background:
      repeating-linear-gradient(
        45deg,
        #ffffff17 0 calc(var(--_w) * 0.02),
        transparent 0 calc(var(--_w) * 0.106)
      ),
      var(--baize-back, light-dark(#8c2f39, #5d2530));
    pointer-events: none;
  }
  .stock > .face-down {
    cursor: pointer;
  }
`;
