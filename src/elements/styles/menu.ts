import { css } from './plain.js';

/**
 * Where the toolbar's menu lies, in a game's own file, or in what a table fetches it with. Its looks are
 * fetched, see panel-sheet.ts.
 */
export const MENU = css`
  .menu {
    position: absolute;
    inset-block-start: calc(100% + 4px);
    inset-inline-end: 8px;
    display: grid;
    background: color-mix(in oklab, var(--_felt), var(--_dark) 35%);
  }
`;
