import { css } from 'lit';

/** The pyramid, and below it the stock, the wastes and the cards that were removed. */
export const pyramidStyles = css`
  .board {
    --_columns: 7;
    --_tall: calc(var(--_ratio) * 4.28);
  }
  .board:has(.open) {
    --_tall: calc(var(--_ratio) * 5.78);
  }
  /* A row's position follows from its full number of cards, because a page may be painted before all are parsed. */
  .layout {
    grid-template-columns: calc(7 * var(--_w) + 6 * var(--_gap));
  }
  .row:nth-child(1) {
    --_cards: 1;
  }
  .row:nth-child(2) {
    --_cards: 2;
  }
  .row:nth-child(3) {
    --_cards: 3;
  }
  .row:nth-child(4) {
    --_cards: 4;
  }
  .row:nth-child(5) {
    --_cards: 5;
  }
  .row:nth-child(6) {
    --_cards: 6;
  }
  .row:nth-child(7) {
    --_cards: 7;
  }
  .row {
    display: flex;
    padding-inline-start: calc((7 - var(--_cards)) / 2 * (var(--_w) + var(--_gap)));
    gap: var(--_gap);
    pointer-events: none;
  }
  .row + .row {
    margin-block-start: calc(var(--_h) * -0.62);
  }
  .row .card {
    pointer-events: auto;
  }
  .row .card:not(.movable) {
    background: var(--baize-card-blocked, color-mix(in oklab, var(--_card), black 8%));
  }
  /* Covered cards show only the index. Free cards show the whole face. */
  :is(.row .card:not(.movable), .stock .card:not(:last-child)) :is(.picture, .large-suit) {
    visibility: hidden;
  }
  .below {
    display: grid;
    grid-template-columns: repeat(7, var(--_w));
    gap: var(--_gap);
  }
  .below > .foundation {
    grid-column: 7;
  }
  /* An open stock shows all its cards in two rows. The next card is on top of them. */
  .open .stock {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: repeat(11, minmax(0, 1fr)) var(--_w);
    grid-auto-rows: calc(var(--_h) * 0.42);
    inline-size: auto;
    block-size: calc(var(--_h) * 1.5);
  }
  .open .stock > .card {
    position: relative;
  }
`;
