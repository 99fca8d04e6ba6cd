import { css } from 'lit';

/** Cards at rest. */
export const cardStyles = css`
  .card {
    background: var(--_card);
    box-shadow:
      0 0 0 0.75px var(--_edge),
      var(--baize-card-shadow, 0 1px 2px rgb(0 0 0 / 24%));
    color: var(--_ink);
    touch-action: manipulation;
  }
  .card:focus-visible {
    outline: 3px solid color-mix(in oklab, var(--_ink), #1667d9 70%);
    outline-offset: -2px;
  }
  .suit-1,
  .suit-2 {
    color: var(--_red);
  }
  .four-color .suit-0 {
    color: var(--baize-green, light-dark(#1d6f3a, #6fce8d));
  }
  .four-color .suit-1 {
    color: var(--baize-blue, light-dark(#1f55b5, #82b1ff));
  }
  /* The edges and shadows of all hidden cards in a squared pile would add up. */
  .pile > .card[aria-hidden] {
    clip-path: inset(1px round var(--baize-radius, 8%));
  }
  .face {
    inline-size: 100%;
    block-size: 100%;
  }
  .face,
  .card svg {
    position: absolute;
    inset: 0;
    overflow: visible;
    fill: currentColor;
    pointer-events: none;
  }
  /* Rounds the corners of a page's own face, which would otherwise overflow the card. */
  .card > :not(.index, .picture, .large-suit, .back) {
    border-radius: inherit;
    overflow: clip;
  }
  .index {
    --_top: calc(var(--_w) * 0.03);
    --_line-room: calc(var(--_strip, 200px) - var(--_top));
    position: absolute;
    inset: var(--_top) calc(var(--_w) * 0.08) auto;
    display: flex;
    align-items: center;
    gap: calc(var(--_w) * 0.035);
    block-size: min(var(--_w) * 0.32, var(--_line-room));
    font: 700 min(var(--_w) * 0.28, var(--_line-room) * 1.2) / 1 var(--_font);
    letter-spacing: -0.04em;
    pointer-events: none;
  }
  .index svg {
    position: static;
    inline-size: 0.75em;
    min-inline-size: 0;
  }
  /* Drawn for cards 1.42 times as high as wide. It shrinks on lower cards, and is centred on higher ones. */
  .card .picture {
    inset-block-start: max(0px, (var(--baize-card-ratio, 1.42) - 1.42) / 2 * var(--_w));
    max-block-size: 101%;
    margin-inline: auto;
  }
  .card .large-suit {
    display: none;
    inset: 52% 27% auto;
  }
  @container (width < 520px) {
    .index {
      --_top: 0px;
      inset-inline: calc(var(--_w) * 0.07);
      justify-content: space-between;
      block-size: min(var(--_w) * 0.5, var(--_line-room));
      font-size: min(var(--_w) * 0.45, var(--_line-room) * 1.2);
      letter-spacing: -0.06em;
    }
    .index svg {
      inline-size: 0.67em;
    }
    .card .picture {
      display: none;
    }
    .card .large-suit {
      display: block;
    }
  }
`;
