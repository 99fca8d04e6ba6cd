import { css } from 'lit';

export const cardStyles = css`
  .board {
    --_radius: var(--baize-radius, calc(var(--_w) * 0.075));
  }
  .frame .card {
    display: block;
    inline-size: var(--_w);
    block-size: var(--_h);
    border-radius: var(--_radius);
    background: var(--_card);
    box-shadow:
      0 0 0 0.75px var(--_edge),
      0 1px 2px rgb(0 0 0 / 24%);
    color: var(--_ink);
    cursor: default;
    touch-action: manipulation;
    outline-offset: -1px;
  }
  .frame .suit-1,
  .frame .suit-2 {
    color: var(--_red);
  }
  .four-color .suit-0 {
    color: var(--_green);
  }
  .four-color .suit-1 {
    color: var(--_blue);
  }
  .frame .card.movable {
    cursor: grab;
    touch-action: none;
  }
  /* Squared piles would add up the shadows of all the cards that nobody sees. */
  .card[aria-hidden='true'] {
    box-shadow: none;
  }
  .card svg {
    display: block;
    overflow: visible;
    fill: currentColor;
    pointer-events: none;
  }
  .index {
    position: absolute;
    inset: 0 0 auto;
    display: flex;
    align-items: center;
    gap: calc(var(--_w) * 0.035);
    block-size: calc(var(--_w) * (var(--_strip) + 0.07));
    padding: calc(var(--_w) * 0.03) calc(var(--_w) * 0.08) 0;
    font: 700 calc(var(--_w) * 0.28) / 1 var(--_font);
    letter-spacing: -0.04em;
    pointer-events: none;
  }
  .index .suit {
    inline-size: calc(var(--_w) * 0.21);
    block-size: calc(var(--_w) * 0.21);
  }
  .picture {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  .large-suit {
    position: absolute;
    inset: auto calc(var(--_w) * 0.27) calc(var(--_w) * 0.12);
    inline-size: calc(var(--_w) * 0.46);
    block-size: calc(var(--_w) * 0.46);
  }
  .frame .card .large-suit {
    display: none;
  }
  .court-panel {
    fill: color-mix(in oklab, currentColor, transparent 94%);
    stroke: color-mix(in oklab, currentColor, transparent 45%);
    stroke-width: 1;
  }
  .court-band {
    fill: color-mix(in oklab, currentColor, transparent 84%);
  }
  .court-letter {
    font:
      700 40px Georgia,
      'Times New Roman',
      serif;
  }
  @container (max-width: 519.98px) {
    .index {
      justify-content: space-between;
      block-size: calc(var(--_w) * 0.5);
      padding: 0 calc(var(--_w) * 0.07);
      font-size: calc(var(--_w) * 0.45);
      letter-spacing: -0.06em;
    }
    .index .suit {
      inline-size: calc(var(--_w) * 0.3);
      block-size: calc(var(--_w) * 0.3);
    }
    .frame .card .picture {
      display: none;
    }
    .frame .card .large-suit {
      display: block;
    }
  }
  .frame .card.target,
  .frame .card.hinted {
    box-shadow:
      0 0 0 2.5px var(--_accent),
      0 1px 3px rgb(0 0 0 / 30%);
  }
  .frame .card.selected {
    box-shadow:
      0 0 0 2.5px var(--_accent),
      0 6px 14px rgb(0 0 0 / 35%);
  }
  .frame .card.dragged {
    z-index: 2500;
    cursor: grabbing;
    box-shadow:
      0 0 0 0.75px var(--_edge),
      0 10px 22px rgb(0 0 0 / 38%);
    will-change: transform;
  }
  @media (forced-colors: active) {
    .frame .card {
      border: 1px solid CanvasText;
      background: Canvas;
      color: CanvasText;
    }
    .frame .card.target,
    .frame .card.hinted {
      border: 3px dashed Highlight;
    }
    .frame .card.selected {
      border: 3px solid Highlight;
    }
  }
  @media print {
    .frame .card {
      border: 0.5pt solid #000;
      background: #fff;
      color: #000;
      print-color-adjust: exact;
    }
  }
`;
