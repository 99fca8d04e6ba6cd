import { css } from 'lit';

/** Copies of cards that fly over the board, and the reason for a refusal beside its card. */
export const flightStyles = css`
  .flights {
    position: absolute;
    inset: 0;
    z-index: 2000;
    pointer-events: none;
  }
  .flights > .card {
    /* A waiting copy is hidden. Otherwise the last card of a deal would lie face up on the stock. */
    opacity: 0;
    position: absolute;
    left: 0;
    top: 0;
    inline-size: var(--_w);
    block-size: var(--_h);
    border-radius: var(--baize-radius, calc(var(--_w) * 0.075));
  }
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
  .reason {
    position: absolute;
    left: 0;
    top: 0;
    z-index: 2001;
    inline-size: max-content;
    max-inline-size: min(18em, 90cqi);
    padding: 5px 9px;
    border-radius: 8px;
    background: color-mix(in oklab, var(--_felt), var(--_dark) 62%);
    box-shadow:
      0 0 0 1px var(--_line),
      0 4px 12px rgb(0 0 0 / 34%);
    font-size: 13px;
    line-height: 1.25;
    pointer-events: none;
  }
  @media print {
    .flights,
    .reason {
      display: none;
    }
  }
`;
