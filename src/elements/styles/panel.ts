import { css } from 'lit';

/** What lies over the board; the panels themselves bring their own looks, see panel-sheet.ts. */
export const panelStyles = css`
  .overlay {
    position: absolute;
    inset: 48px 0 0;
    z-index: 2000;
    display: flex;
    align-items: center;
    justify-content: center;
    padding: 8px;
    pointer-events: none;
  }
  :has(> [part='veil']) > [inert] {
    visibility: hidden;
  }
  .panel,
  ::slotted(*) {
    pointer-events: auto;
  }
`;
