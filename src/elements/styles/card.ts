import { css } from 'lit';

/** Cards at rest. */
export const cardStyles = css`
  .card {
    background: var(--_card);
    box-shadow:
      0 0 0 0.75px var(--_edge),
      var(--baize-card-shadow, 0 1px 1px rgb(0 0 0 / 18%), 0 2px 5px rgb(0 0 0 / 16%));
    color: var(--_ink);
    touch-action: manipulation;
  }
  .card:focus-visible {
    outline: 3px solid color-mix(in oklab, var(--_ink), #1667d9 70%);
    outline-offset: -2px;
  }
  .suit-1,
  .suit-2 {
    color: var(--_red);
  }
  .four-color .suit-0 {
    color: var(--baize-green, light-dark(#1d6f3a, #6fce8d));
  }
  .four-color .suit-1 {
    color: var(--baize-blue, light-dark(#1f55b5, #82b1ff));
  }
  /* The edges and shadows of all hidden cards in a squared pile would add up. */
  .pile > .card[aria-hidden] {
    clip-path: inset(1px round var(--baize-radius, 8%));
  }
  .tableau > .card:not(:last-child, :has(+ [data-dragged])) .picture {
    visibility: hidden;
  }
  /* The picture stays until the card that covers it has landed: for the time of the longest flight. */
  @media (prefers-reduced-motion: no-preference) {
    .frame:not([data-motion='off']) .tableau > .card:not(:last-child) .picture {
      transition: visibility 0s calc(0.25s * var(--baize-duration, 1));
    }
  }
`;
