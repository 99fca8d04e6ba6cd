import { css } from 'lit';

/**
 * A card whose look depends on its width alone: rank over suit in a line of text, a large suit from 34 px on,
 * pips and courts from 56 px on, as on boards.
 */
export const playingCardStyles = css`
  :host {
    --_w: round(var(--baize-card-width, 1.127em), 1px);
    --_h: round(var(--_w) * var(--baize-card-ratio, 1.42), 1px);
    display: inline-block;
    flex: none;
    inline-size: var(--_w);
    block-size: var(--_h);
    /* A card does not make its line of text higher. A larger one has its own room. */
    margin: clamp(-0.2em, var(--_h) - 2em, 0px) 0.05em;
    vertical-align: middle;
  }
  :host([hidden]) {
    display: none;
  }
  .frame {
    /* Ends the inheritance of the page's text styles. */
    all: initial;
    --_edge: var(--baize-card-edge, light-dark(#141e1938, #ffffff3d));
    display: block;
    block-size: 100%;
    container-type: inline-size;
    color-scheme: var(--baize-scheme);
    visibility: inherit;
    direction: ltr;
    -webkit-user-select: none;
    user-select: none;
  }
  [data-theme='light'] {
    color-scheme: light;
  }
  [data-theme='dark'] {
    color-scheme: dark;
  }
  .card {
    --_w: 100cqi;
    display: block;
    position: relative;
    block-size: 100%;
    border-radius: var(--baize-radius, 7.5cqi);
    background: var(--baize-card, light-dark(#fffdf8, #2b3134));
    box-shadow:
      0 0 0 0.75px var(--_edge),
      var(--baize-card-shadow, 0 1px 2px rgb(0 0 0 / 24%));
    color: var(--baize-ink, light-dark(#1b222c, #dfe3e6));
  }
  .suit-1,
  .suit-2 {
    color: var(--baize-red, light-dark(#c0243a, #ff7d84));
  }
  .four-color .suit-0 {
    color: var(--baize-green, light-dark(#1d6f3a, #6fce8d));
  }
  .four-color .suit-1 {
    color: var(--baize-blue, light-dark(#1f55b5, #82b1ff));
  }
  svg,
  .face,
  .back,
  .index {
    position: absolute;
    inset: 0;
  }
  svg {
    overflow: visible;
    fill: currentColor;
  }
  .face {
    inline-size: 100%;
    block-size: 100%;
  }
  .card > :not(.index, .picture, .large-suit, .back) {
    border-radius: inherit;
    overflow: clip;
  }
  .back {
    inset: 5%;
    border-radius: inherit;
    --_back: var(--baize-back, light-dark(#8c2f39, #5d2530));
    background-color: var(--_back);
  }
  .index {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: calc(var(--_w) * 0.05);
    font: 700 calc(var(--_w) * 0.68) / 0.9 var(--baize-font, system-ui, sans-serif);
    letter-spacing: -0.06em;
  }
  .index svg {
    position: static;
    min-inline-size: 0;
    inline-size: calc(var(--_w) * 0.54);
  }
  .index .rank-star {
    inline-size: calc(var(--_w) * 0.44);
  }
  .joker .suit {
    inline-size: calc(var(--_w) * 0.76);
  }
  .card .picture {
    inset-block-start: max(0px, (var(--baize-card-ratio, 1.42) - 1.42) / 2 * var(--_w));
    max-block-size: 101%;
    margin-inline: auto;
  }
  .picture,
  .large-suit,
  .joker-word {
    display: none;
  }
  @container (width >= 34px) {
    .joker .suit {
      display: none;
    }
    .index {
      inset: 0 calc(var(--_w) * 0.07) auto;
      flex-direction: row;
      justify-content: space-between;
      block-size: calc(var(--_w) * 0.5);
      font-size: calc(var(--_w) * 0.45);
    }
    .index svg {
      inline-size: calc(var(--_w) * 0.3);
    }
    .large-suit {
      display: block;
      inset: 52% 27% auto;
    }
  }
  @container (width >= 56px) {
    .index {
      inset: calc(var(--_w) * 0.03) calc(var(--_w) * 0.08) auto;
      justify-content: flex-start;
      gap: calc(var(--_w) * 0.035);
      block-size: calc(var(--_w) * 0.32);
      font-size: calc(var(--_w) * 0.28);
      letter-spacing: -0.04em;
    }
    .index svg {
      inline-size: calc(var(--_w) * 0.21);
    }
    .large-suit,
    .rank-star {
      display: none;
    }
    .picture {
      display: block;
    }
    .joker-word {
      display: block;
      font-size: 0.62em;
      letter-spacing: -0.02em;
    }
  }
  @media (forced-colors: active) {
    .card {
      background: Canvas;
      color: CanvasText;
    }
  }
  @media (forced-colors: active), print {
    .card,
    .back {
      border: 1px solid;
    }
  }
  @media print {
    .card {
      border-color: #000;
      background: #fff;
      color: #000;
    }
  }
`;
