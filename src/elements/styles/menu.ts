import { css } from 'lit';

/** The place of the toolbar's menu. */
export const menuStyles = css`
  .menu {
    position: absolute;
    inset-block-start: calc(100% + 4px);
    inset-inline-end: 8px;
    display: grid;
    max-inline-size: calc(100% - 16px);
    background: color-mix(in oklab, var(--_felt), var(--_dark) 35%);
  }
  /* So many items are higher than a low board. */
  .menu:has(> :nth-child(9)) {
    grid-template-columns: auto auto;
  }
`;
