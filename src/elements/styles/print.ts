import { css } from 'lit';

/** Suits on paper. Comes after all other colours of cards. */
export const printStyles = css`
  @media print {
    /* Red suits are outlined, also those in court cards, so that they differ from black ones on a grey print. */
    .suit-1,
    .suit-2 {
      color: #b3001b;
    }
    :is(.suit-1, .suit-2) .suit,
    :is(.suit-1, .suit-2) :is(.large-suit, .picture) > path {
      fill: #fff;
      stroke: currentColor;
      stroke-width: 1.2px;
      vector-effect: non-scaling-stroke;
    }
  }
`;
