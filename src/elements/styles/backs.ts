import { css } from 'lit';

/**
 * The patterns of card backs, symmetric under rotation, in fractions of a card's width. Each has a border of two lines and
 * a medallion in the centre. A page's own picture covers all of it.
 */
export const cardBackStyles = css`
  .back {
    --_line: var(--baize-back-line, color-mix(in oklab, var(--_back) 62%, #fff));
    --_tint: color-mix(in oklab, var(--_line) 45%, #0000);
    --_u: calc(var(--_w) * 0.01);
    --_tile: calc(var(--_u) * 12) calc(var(--_u) * 17);
    /* Diamonds. */
    --_a: linear-gradient(to top right, var(--_tint) 24%, #0000 26% 74%, var(--_tint) 76%);
    --_b: linear-gradient(to top left, var(--_tint) 24%, #0000 26% 74%, var(--_tint) 76%);
    /* Two rings around a star of eight rays. */
    --_rings: radial-gradient(
      circle,
      var(--_line) calc(var(--_u) * 2.2),
      var(--_back) calc(var(--_u) * 2.8) calc(var(--_u) * 4),
      #0000 calc(var(--_u) * 4.6) calc(var(--_u) * 11),
      var(--_back) calc(var(--_u) * 11.6) calc(var(--_u) * 13),
      var(--_line) calc(var(--_u) * 13.6) calc(var(--_u) * 14.4),
      var(--_back) calc(var(--_u) * 15) calc(var(--_u) * 17),
      var(--_line) calc(var(--_u) * 17.6) calc(var(--_u) * 19.2),
      #0000 calc(var(--_u) * 19.8)
    );
    --_star: repeating-conic-gradient(
      var(--_line) 0 8deg,
      var(--_back) 10deg 35deg,
      var(--_line) 37deg 45deg
    );
    background:
      var(--baize-back-image, none) center / cover no-repeat,
      var(--_rings) center no-repeat,
      var(--_star) center / calc(var(--_u) * 27) calc(var(--_u) * 27) no-repeat,
      var(--_a) center / var(--_tile),
      var(--_b) center / var(--_tile),
      var(--_back);
    outline: calc(var(--_u) * 1) solid var(--_line);
    outline-offset: calc(var(--_u) * -3.4);
    box-shadow: inset 0 0 0 calc(var(--_u) * 3) var(--_back);
  }
  [data-back='petals'] .back {
    --_tile: calc(var(--_u) * 20) calc(var(--_u) * 20);
    --_a: radial-gradient(closest-side, #0000 86%, var(--_tint) 89% 96%, #0000 99%);
    --_b: var(--_a);
    background-position:
      center,
      center,
      center,
      center,
      calc(50% + var(--_u) * 10) calc(50% + var(--_u) * 10);
  }
  [data-back='lattice'] .back {
    --_tile: calc(var(--_u) * 14) calc(var(--_u) * 14);
    --_band: #0000 0 32%, var(--_tint) 35% 43%, #0000 46% 54%, var(--_tint) 57% 65%, #0000 68%;
    --_a: linear-gradient(45deg, var(--_band));
    --_b: linear-gradient(-45deg, var(--_band));
  }
  [data-back='checks'] .back {
    --_tile: calc(var(--_u) * 12) calc(var(--_u) * 12);
    --_a: radial-gradient(circle closest-side, var(--_line) 14%, #0000 20%);
    --_b: repeating-conic-gradient(var(--_tint) 0 25%, #0000 0 50%);
  }
  [data-back='rays'] .back {
    --_tile: auto;
    --_a: none;
    --_b: repeating-conic-gradient(var(--_tint) 0 5.6deg, #0000 6.4deg 11.2deg, var(--_tint) 12deg);
  }
  [data-back='plaid'] .back {
    --_tile: calc(var(--_u) * 18) calc(var(--_u) * 18);
    --_band: #0000 0 16%, var(--_tint) 18% 44%, #0000 46% 70%, var(--_line) 72% 76%, #0000 78%;
    --_a: linear-gradient(var(--_band));
    --_b: linear-gradient(90deg, var(--_band));
  }
`;
