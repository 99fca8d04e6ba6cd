import { css } from 'lit';

/**
 * The width of an element whose parent asks for one: a flex row, a dialog, a table's cell, a float. Its frame is a
 * query container, whose content counts as nothing there. So an empty box of no height has the width: 900 px where
 * there is room, as wide as its parent where there is less, and never under 120 px. In a block the element is as wide
 * as its parent, and the box changes nothing.
 */
export const naturalWidth = css`
  :host::before {
    content: '';
    display: grid;
    grid-template-columns: minmax(120px, 900px);
    block-size: 0;
    overflow: hidden;
  }
`;
