import { css } from './plain.js';

/** What the toolbar's menu looks like: of a game's own file, or of what a table fetches it with. */
export const MENU = css`
  .menu {
    position: absolute;
    inset-block-start: calc(100% + 4px);
    inset-inline-end: 8px;
    display: grid;
    padding: 6px;
    border-radius: 12px;
    background: color-mix(in oklab, var(--_felt), black 35%);
    box-shadow: 0 8px 28px rgb(0 0 0 / 40%);
  }
  .menu button {
    padding: 9px 14px;
    border-radius: 8px;
  }
  @media (height < 400px) {
    .menu button {
      padding-block: 4px;
    }
  }
`;
