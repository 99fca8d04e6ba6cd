import { css } from 'lit';

/** Tables under a pointer, in forced colours and on paper; cards being dragged; and drawings. */
export const tableSurroundingStyles = css`
  /*
   * In right-to-left languages seats and cards keep their places, and the text beside them is right-to-left.
   */
  :is(.plate, .foot, .shows, .did, .both-words, .more, .tray-name, .line, .who):lang(ar),
  :is(.action, .buttons, .aside, .pot, .total, .values):lang(ar) {
    direction: rtl;
    unicode-bidi: isolate;
  }
  :is(.plate, .foot, .shows, .did, .both-words, .more, .tray-name, .line, .who):lang(ar) *,
  :is(.action, .buttons, .aside, .pot, .total, .values):lang(ar) * {
    unicode-bidi: isolate;
  }
  .aside .minis {
    direction: ltr;
  }
  .aside .odds:lang(ar) {
    scale: -1 1;
  }
  .card.movable {
    touch-action: none;
  }
  .hand .card:focus-visible {
    z-index: 1;
    scroll-margin-block-end: 90px;
  }
  .chip-button:not([aria-disabled]):active {
    translate: 0 1px;
  }
  .tray.target {
    box-shadow: inset 0 0 0 2.5px var(--_accent);
  }
  .card[data-dragged] {
    z-index: 2500;
  }
  .die {
    overflow: visible;
    fill: var(--_card);
    stroke-width: 0.13;
    stroke-linecap: round;
    filter: drop-shadow(0 1px 1.5px rgb(0 0 0 / 45%));
  }
  .die path {
    stroke: var(--_ink);
    stroke-width: 0.72;
  }
  @media (hover: hover) {
    .button:not([aria-disabled]):hover {
      background: color-mix(in oklab, var(--_text), transparent 78%);
    }
    .primary:not([aria-disabled]):hover {
      background: color-mix(in oklab, var(--_accent), white 18%);
      color: var(--_on-accent);
    }

    .chip-button:not([aria-disabled]):hover {
      filter: brightness(1.12);
    }

    .hand .movable:not([data-dragged]):hover {
      translate: 0 -4px;
    }
  }
  @media (forced-colors: active) {
    .plate,
    .button,
    .result,
    .tray,
    .total,
    .puck,
    .bets:has(.circle),
    .rest,
    .gap,
    .board input {
      border: 1px solid;
    }
    .tray.target,
    .own.seat-due .tray,
    .exact {
      border: 3px dashed Highlight;
    }
    .seat-due > .plate,
    .seat-due > .name > .plate {
      outline: 2px solid Highlight;
    }
    .primary:not([aria-disabled]) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .button[aria-disabled] {
      color: GrayText;
    }
    .board :is(.chip, .die) * {
      fill: Canvas;
      stroke: CanvasText;
    }
    .chip-text {
      color: CanvasText;
    }
  }
  @media print {
    .buttons,
    .bets {
      display: none;
    }
    .board {
      --_text: #000;
      --_accent: #000;
      --_shade: transparent;
    }
    .board :is(.plate, .result, .tray, .rest) {
      background: none;
      box-shadow: inset 0 0 0 1px #999;
      color: inherit;
    }
  }
`;
