import { css } from 'lit';

/**
 * A card whose look depends on its width alone: rank over suit in a line of text, a large suit from 34 px on,
 * pips and courts from 64 px on, as on boards. Comes after the styles of faces.
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
    --_card: var(--baize-card, light-dark(#fffdf8, #2b3134));
    --_ink: var(--baize-ink, light-dark(#1b222c, #dfe3e6));
    --_red: var(--baize-red, light-dark(#c0243a, #ff7d84));
    --_font: var(--baize-font, system-ui, sans-serif);
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
    border-radius: var(--baize-radius, max(2px, 5.5cqi));
    background: var(--_card);
    box-shadow:
      0 0 0 0.75px var(--_edge),
      var(--baize-card-shadow, 0 1px 1px rgb(0 0 0 / 18%), 0 2px 5px rgb(0 0 0 / 16%));
    color: var(--_ink);
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
  .back {
    position: absolute;
    inset: 5%;
    border-radius: inherit;
    --_back: var(--baize-back, light-dark(#8c2f39, #5d2530));
    background-color: var(--_back);
  }
  @container card (width < 34px) {
    .index {
      --_sized-rank: translate(31.5px, 11px) scale(0.58);
      --_sized-suit: translate(50px, 104px) scale(0.54);
    }
    .large-suit {
      display: none;
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
