import { css } from 'lit';

/**
 * The patterns of card backs, symmetric under rotation, in fractions of a card's width: diamonds with a dot
 * in every other one, circles that form petals, crossed bands, soft squares, rays around a medallion, plaid.
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
  [data-back='lattice'] .back {
    --_band: #0000 0 34%, var(--_tint) 36% 44%, #0000 46% 54%, var(--_tint) 56% 64%, #0000 66%;
    --_tile: calc(var(--_w) * 0.22);
    background-image: linear-gradient(45deg, var(--_band)), linear-gradient(-45deg, var(--_band));
    background-size: var(--_tile) var(--_tile);
  }
  [data-back='checks'] .back {
    --_tile: calc(var(--_w) * 0.2);
    background-image:
      radial-gradient(circle closest-side, var(--_line) 16%, #0000 22%),
      repeating-conic-gradient(var(--_tint) 0 25%, #0000 0 50%);
    background-size: var(--_tile) var(--_tile);
  }
  [data-back='rays'] .back {
    background-image:
      radial-gradient(
        circle at center,
        var(--_back) calc(var(--_w) * 0.13),
        var(--_line) calc(var(--_w) * 0.14) calc(var(--_w) * 0.155),
        #0000 calc(var(--_w) * 0.165)
      ),
      repeating-conic-gradient(var(--_tint) 0 7deg, #0000 7.6deg 14.4deg, var(--_tint) 15deg);
    background-size: auto;
  }
  [data-back='plaid'] .back {
    --_stripes: #0000 0 18%, var(--_tint) 20% 46%, #0000 48% 72%, var(--_line) 74% 78%, #0000 80%;
    --_tile: calc(var(--_w) * 0.3);
    background-image: linear-gradient(var(--_stripes)), linear-gradient(90deg, var(--_stripes));
    background-size: var(--_tile) var(--_tile);
  }
`;
