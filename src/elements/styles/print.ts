import { css } from 'lit';

/** Suits on paper; it comes after all other colours of cards. */
export const printStyles = css`
  @media print {
    /* Red suits are red, and outlines, also those that courts hold: so they are told from black ones in greys too. */
    .suit-1,
    .suit-2 {
      color: #b3001b;
    }
    :is(.suit-1, .suit-2)
      :is(.suit, .large-suit, .picture)
      > path:is(:first-of-type, :nth-of-type(3)) {
      fill: #fff;
      stroke: currentColor;
      stroke-width: 1.2px;
      vector-effect: non-scaling-stroke;
    }
  }
`;
