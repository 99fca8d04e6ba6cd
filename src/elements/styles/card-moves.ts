import { css } from 'lit';

/**
 * Cards that are picked up, dragged, or marked as targets. The styles for a pointer are in
 * kit-surroundings.ts.
 */
export const cardMoveStyles = css`
  .card.movable {
    touch-action: none;
  }
  .card.target,
  .card.hinted,
  .card.selected {
    box-shadow:
      0 0 0 2.5px var(--_accent),
      var(--baize-card-shadow-lifted, 0 3px 8px rgb(0 0 0 / 32%));
  }
  .card.selected {
    translate: 0 -4px;
  }
  .card[data-dragged] {
    translate: none;
    z-index: 2500;
  }
`;
