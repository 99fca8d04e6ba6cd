import { css } from 'lit';

/**
 * The board's measures follow from its width alone: a card's width from the number of columns
 * (`--_columns`, each game's own), everything else from the card's. Heights never depend on the
 * position: a column that grows tall closes its fan.
 */
export const boardStyles = css`
  .board {
    --_pad: clamp(6px, 1.9cqi, 22px);
    --_gap: clamp(3px, 1.15cqi, 11px);
    --_free: calc((100cqi - 2 * var(--_pad) + var(--_gap)) / var(--_columns) - var(--_gap));
    --_w: min(var(--baize-card-size, 98px), var(--_free));
    --_h: calc(var(--_w) * 1.42);
    --_strip: 0.28;
    --_fan: calc(var(--_w) * 0.37);
    --_rows: 9;
    direction: ltr;
    padding: var(--_pad) 0 0;
  }
  @supports (width: round(down, 1px, 1px)) {
    .board {
      --_w: round(down, min(var(--baize-card-size, 98px), var(--_free)), 1px);
      --_h: round(calc(var(--_w) * 1.42), 1px);
      --_fan: round(calc(var(--_w) * 0.37), 1px);
    }
  }
  @container (max-width: 519.98px) {
    .board {
      --_strip: 0.44;
      --_fan: calc(var(--_w) * 0.5);
      --_rows: 10;
    }
  }
  :host([mirrored]) .layout {
    direction: rtl;
  }
  .layout {
    display: grid;
    gap: calc(var(--_gap) + 8px) var(--_gap);
    justify-content: center;
  }
  .pile {
    position: relative;
    inline-size: var(--_w);
    block-size: var(--_h);
    direction: ltr;
  }
  .pile > * {
    position: absolute;
    inset: 0 0 auto;
  }
  .pile.tableau {
    display: grid;
    /* Each row is as high as the fan, or less where the column would grow out of the board. */
    grid-auto-rows: minmax(0, var(--_fan));
    align-content: start;
    block-size: calc(var(--_rows) * var(--_fan) + var(--_h) - var(--_fan));
    padding-block-end: calc(var(--_h) - var(--_fan));
  }
  .pile.tableau > .card {
    position: relative;
    inset: auto;
  }
  .frame .slot {
    display: grid;
    place-items: center;
    inline-size: var(--_w);
    block-size: var(--_h);
    border-radius: var(--_radius);
    box-shadow: inset 0 0 0 1.5px color-mix(in oklab, var(--_text), transparent 78%);
    cursor: default;
  }
  .ghost {
    color: color-mix(in oklab, var(--_text), transparent 72%);
    font: 600 calc(var(--_w) * 0.42) / 1 var(--_font);
  }
  .frame .slot.target,
  .frame .slot.hinted {
    box-shadow: inset 0 0 0 2.5px var(--_accent);
    background: color-mix(in oklab, var(--_accent), transparent 88%);
  }
  .overlay {
    position: absolute;
    inset: 48px 0 0;
    z-index: 2000;
    display: grid;
    place-content: center;
    place-items: center;
    gap: 16px;
  }
  .veil {
    background: color-mix(in oklab, var(--_felt), transparent 3%);
    font-size: 18px;
  }
  .win {
    pointer-events: none;
  }
  .panel {
    display: grid;
    gap: 6px;
    padding: 22px 28px 24px;
    border-radius: 18px;
    background: color-mix(in oklab, var(--_felt), black 45%);
    box-shadow: 0 14px 50px rgb(0 0 0 / 45%);
    text-align: center;
    pointer-events: auto;
    animation: appear calc(260ms * var(--_time)) ease-out backwards;
  }
  .win ::slotted(*) {
    pointer-events: auto;
  }
  .frame .panel h2 {
    font: 700 26px/1.2 var(--_font);
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 10px;
    margin-block-start: 12px;
  }
  .frame .choices button,
  .frame .primary {
    padding: 10px 18px;
    border-radius: 10px;
    background: rgb(255 255 255 / 14%);
    font-weight: 600;
  }
  .frame button.primary {
    background: var(--_accent);
    color: #241a02;
  }
  @keyframes appear {
    from {
      opacity: 0;
      transform: scale(0.94);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .panel {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .frame .slot {
      border: 1px solid GrayText;
    }
    .frame .slot.target,
    .frame .slot.hinted {
      border: 3px solid Highlight;
    }
    .frame .choices button,
    .frame .primary,
    .panel {
      border: 1px solid CanvasText;
    }
    .veil {
      background: Canvas;
    }
  }
`;
