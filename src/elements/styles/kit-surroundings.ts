import { css } from './plain.js';

/**
 * How toolbars and cards are seen under a pointer, in forced colours and on paper; fetched, see extras.ts.
 */
export const KIT_SURROUNDINGS = css`
  @media (hover: hover) {
    .tool:not([aria-disabled]):hover,
    .toolbar input:hover,
    .menu button:hover {
      background: rgb(255 255 255 / 12%);
    }
  }
  @media (forced-colors: active), print {
    .back {
      border: 3px double;
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
  }
  @media print {
    .frame {
      background: none;
      color: #000;
    }
    .toolbar {
      background: none;
    }
    .tools {
      display: none;
    }
    .card {
      border: 0.5pt solid;
      background: #fff;
      color: #000;
    }
  }
`;
