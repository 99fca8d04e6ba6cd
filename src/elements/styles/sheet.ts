import { type CSSResultGroup, css } from 'lit';
import { feltStyles } from './felt.js';

/** A sheet of felt beside games, such as statistics or a lobby. It has only the games' colours. */
const styles = css`
  .frame {
    --_dim: color-mix(in oklab, var(--_text), transparent 12%);
    --_line: var(--baize-line, color-mix(in oklab, var(--_text), transparent var(--_faint, 82%)));
    --_shade: color-mix(in oklab, var(--_felt), var(--_dark) 26%);
    container-type: inline-size;
    padding: 18px 22px 14px;
    font: 14px/1.4 var(--_font);
  }
  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  h2 {
    font-size: 22px;
    font-weight: 650;
  }
  h3 {
    font-size: 14px;
    font-weight: 600;
  }
  @media (forced-colors: active) {
    .frame {
      --_accent: Highlight;
      --_dim: CanvasText;
      --_line: CanvasText;
      border: 1px solid;
    }
  }
  @media print {
    .frame {
      --_text: #000;
      padding-inline: 0;
      background: none;
    }
  }
`;

/** These come first, before an element's other styles. */
export const sheetStyles: CSSResultGroup = [feltStyles, styles];
