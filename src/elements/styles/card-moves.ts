import { css } from 'lit';

/** Cards that are picked up, drawn along, and shown to where. */
export const cardMoveStyles = css`
  .card.movable {
    cursor: grab;
    touch-action: none;
  }
  .card.target,
  .card.hinted,
  .card.selected {
    box-shadow:
      0 0 0 2.5px var(--_accent),
      0 3px 8px rgb(0 0 0 / 32%);
  }
  .card.selected {
    translate: 0 -4px;
  }
  .card.dragged {
    translate: none;
    z-index: 2500;
    cursor: grabbing;
    box-shadow:
      0 0 0 0.75px var(--_edge),
      0 10px 22px rgb(0 0 0 / 38%);
    will-change: transform;
  }
`;
