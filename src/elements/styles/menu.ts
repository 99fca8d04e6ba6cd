import { css } from 'lit';

/** Where the toolbar's menu lies. */
export const menuStyles = css`
  .menu {
    position: absolute;
    inset-block-start: calc(100% + 4px);
    inset-inline-end: 8px;
    display: grid;
    background: color-mix(in oklab, var(--_felt), var(--_dark) 35%);
  }
`;
