import { css } from 'lit';

/**
 * The width of an element whose parent asks for one: a flex row, a dialog, a table cell, a float. Its frame
 * is a query container, so its content has no width there. An empty box of no height has it instead: 900 px,
 * or the parent's width if that is less, but at least 120 px. In a block, the element is as wide as its
 * parent anyway.
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
