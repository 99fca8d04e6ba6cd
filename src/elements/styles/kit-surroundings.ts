import { css } from 'lit';

/**
 * Toolbars and cards under a pointer, in forced colours, on paper, and with reduced motion. Comes last among
 * an element's styles.
 */
export const surroundingStyles = css`
  [aria-expanded] > .icon {
    stroke-width: 3;
  }
  .tool[aria-disabled] {
    cursor: default;
  }
  /* Undo and redo point the way that text runs. */
  :is([part~='button-undo'], [part~='button-redo']) > .icon:dir(rtl) {
    scale: -1 1;
  }
  .card.movable {
    cursor: grab;
  }
  .card[data-dragged] {
    cursor: grabbing;
    box-shadow:
      0 0 0 0.75px var(--_edge),
      var(--baize-card-shadow-lifted, 0 4px 8px rgb(0 0 0 / 20%), 0 14px 28px rgb(0 0 0 / 36%));
    will-change: transform;
  }
  .card.hinted {
    animation: hint calc(0.5s * var(--baize-duration, 1)) 3 alternate;
  }
  /* The hint's icon while its proof is being searched. */
  .tool[aria-busy] .icon {
    fill: color-mix(in oklab, var(--_accent), transparent 45%);
    animation: looking calc(0.6s * var(--baize-duration, 1)) infinite alternate;
  }
  @keyframes looking {
    to {
      opacity: 0.35;
    }
  }
  @keyframes hint {
    to {
      box-shadow: 0 0 0 5px var(--_accent);
    }
  }
  [data-motion='off'] * {
    animation: none !important;
  }
  @media (prefers-reduced-motion: reduce) {
    .frame:not([data-motion='on']) * {
      animation: none !important;
    }
  }
  @media (hover: hover) {
    .tool:not([aria-disabled]):hover,
    .toolbar input:hover,
    .menu button:hover {
      background: color-mix(in oklab, var(--_text), transparent 88%);
    }
  }
  @media (forced-colors: active), print {
    .back {
      border: 3px double;
    }
    .slot {
      border: 1px solid GrayText;
    }
    .slot.target,
    .slot.hinted {
      border: 3px dashed Highlight;
    }
  }
  @media (forced-colors: active) {
    .frame {
      --_accent: Highlight;
      border: 1px solid;
    }
    .menu {
      border: 1px solid;
    }
    .tool[aria-disabled] {
      color: GrayText;
      opacity: 1;
    }
    .card {
      border: 1px solid;
      background: Canvas;
      color: CanvasText;
    }
    .card.target,
    .card.hinted {
      border: 3px dashed Highlight;
    }
    .card.selected {
      border: 3px solid Highlight;
    }
  }
  @media print {
    .frame {
      background: none;
      color: #000;
      color-scheme: light;
    }
    .toolbar {
      background: none;
    }
    .tools {
      display: none;
    }
    .card {
      border: 0.5pt solid #000;
      background: #fff;
      color: #000;
    }
  }
`;
