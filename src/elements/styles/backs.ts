import { css } from 'lit';

/**
 * The two patterns of card backs, alike either way up, in parts of a card's width: diamonds with a dot
 * in every other, and circles that meet in petals.
 */
export const cardBackStyles = css`
  .back {
    --_line: var(--baize-back-line, color-mix(in oklab, var(--_back) 68%, #fff));
    --_tint: color-mix(in oklab, var(--_line) 42%, #0000);
    --_tile: calc(var(--_w) * 0.18);
    background-image:
      radial-gradient(circle closest-side, var(--_line) 22%, #0000 30%),
      linear-gradient(to top right, var(--_tint) 24.5%, #0000 25.5% 74.5%, var(--_tint) 75.5%),
      linear-gradient(to top left, var(--_tint) 24.5%, #0000 25.5% 74.5%, var(--_tint) 75.5%);
    background-position: center;
    background-size: var(--_tile) calc(var(--_tile) * 1.42);
    box-shadow:
      inset 0 0 0 calc(var(--_w) * 0.03) var(--_back),
      inset 0 0 0 calc(var(--_w) * 0.045) var(--_line);
  }
  [data-back='petals'] .back {
    --_tile: calc(var(--_w) * 0.3);
    --_ring: radial-gradient(closest-side, #0000 80%, var(--_line) 85% 95%, #0000);
    background-image: var(--_ring), var(--_ring);
    background-position:
      center,
      calc(50% + var(--_tile) / 2) calc(50% + var(--_tile) / 2);
    background-size: var(--_tile) var(--_tile);
  }
`;
