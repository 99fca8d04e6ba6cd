import { css } from 'lit';

/** Cards that turn over on their way. */
export const flightStyles = css`
  /* A card from the stock shows its back until it turns over. */
  .card[data-turning]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: var(--baize-back, light-dark(#8c2f39, #5d2530));
    box-shadow: inset 0 0 0 calc(var(--_w) * 0.05) var(--_card);
    opacity: 0;
    pointer-events: none;
  }
`;
