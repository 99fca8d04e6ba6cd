import { type CSSResultGroup, css } from 'lit';

/** The waste that all cards go to: in the middle below, with the stock beside it. */
const holeStyles = css`
  .board.hole {
    --_larger: 0.25;
    --_large: round(var(--_w) * (1 + var(--_larger)), 1px);
    --_more: calc(round(var(--_large) * var(--_ratio), 1px) - var(--_h));
  }
  .hole .supply {
    --_w: var(--_large);
    --_h: round(var(--_w) * var(--_ratio), 1px);
    grid-template-columns: repeat(3, var(--_w));
  }
`;

/** The stock and a stack of complete runs: beside the columns, or above them on a narrow board. */
const runStyles = css`
  .runs .lower {
    flex-direction: row-reverse;
  }
  .beside {
    position: relative;
    inline-size: var(--_w);
  }
  .complete {
    --_step: calc(var(--_w) * 0.3);
    position: absolute;
    inset: calc(var(--_h) + var(--_apart)) 0 0;
    display: grid;
    direction: ltr;
    grid-auto-rows: minmax(0, var(--_step));
    align-content: start;
    padding-block-end: calc(var(--_h) - var(--_step));
  }
  .complete:first-child {
    inset-block-start: 0;
  }
  /* Only the place of the next run is seen. */
  .complete > .pile:has(> .slot:not([aria-hidden])) ~ .pile > .slot:not(:focus-visible) {
    opacity: 0;
  }
  @container (width < 520px) {
    .runs .lower {
      flex-direction: column;
      gap: var(--_apart);
    }
    .beside {
      display: flex;
      gap: calc(var(--_w) + 2 * var(--_gap));
      inline-size: auto;
    }
    .complete {
      position: static;
      grid-auto-flow: column;
      grid-auto-columns: calc(var(--_w) * 0.6);
      padding-inline-end: calc(var(--_w) * 0.4);
    }
  }
`;

/** Rows of places that cover each other. */
const rowStyles = css`
  .board.covered {
    --_tall: calc(
      var(--_ratio) *
        (
          var(--_covered) + (1 - var(--_covered)) * var(--_layers) + var(--_above) + var(--_open) +
            var(--_larger)
        ) +
        var(--_extra)
    );
    /* How much of a card the next row covers. */
    --_covered: 0.62;
  }
  /* Peaks have few rows, so they stand apart. */
  .board.peaks {
    --_covered: 0.5;
  }
  /* Stock and waste in the middle below a pyramid, and the removed cards at the end. */
  .rows + .above:has(> .supply) > .foundations {
    inline-size: auto;
    margin-inline: 0;
    justify-self: end;
  }
  .rows + .above:has(> .supply):not(:has(> .middle)) {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
  }
  .rows + .above > .supply {
    grid-column: 2;
  }
  .rows + .above > .spread {
    grid-column: 1 / -1;
  }
  .rows {
    inline-size: calc(var(--_per) * (var(--_w) + var(--_gap)) - var(--_gap));
    margin-inline: auto;
  }
  .row {
    display: flex;
    justify-content: space-between;
    padding-inline: calc(var(--_below) / 2 * (var(--_w) + var(--_gap)));
    pointer-events: none;
  }
  .row + .row {
    margin-block-start: calc(var(--_h) * -1 * var(--_covered));
  }
  .group {
    display: flex;
    gap: var(--_gap);
  }
  .row .card {
    pointer-events: auto;
  }
  /* Cards throw their shadow on those that they cover. */
  :where(.row + .row) .card {
    box-shadow:
      0 0 0 0.75px var(--_edge),
      var(--baize-card-shadow, 0 -2px 11px rgb(0 0 0 / 30%));
  }
  .paired .row .card:not(.movable, .face-down) {
    background: linear-gradient(#0000, light-dark(#2a200a38, #0000008c) 42%)
      var(--baize-card-blocked, color-mix(in oklab, var(--_card), black 3%));
  }
  /* Covered cards show only the index. Free cards show the whole face. */
  :is(.paired .row .card:not(.movable), .open .stock .card:not(:last-child))
    :is(.picture, .large-suit) {
    visibility: hidden;
  }
  /* An open stock shows all its cards in two rows. The next card is on top of them. */
  .board.open {
    --_open: 1.5;
  }
  .spread {
    flex-basis: 100%;
  }
  .open .stock {
    display: grid;
    grid-template-columns: repeat(11, minmax(0, 1fr)) var(--_w);
    grid-auto-rows: calc(var(--_h) * 0.42);
    inline-size: auto;
    block-size: calc(var(--_h) * 1.5);
  }
  .open .stock > .card {
    position: relative;
  }
  /* Removed cards go beside the top of a pyramid that has no stock. */
  .corner > .layout {
    position: relative;
    inline-size: max-content;
    margin-inline: auto;
  }
  .corner .foundations {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    margin: 0;
  }
`;

/** The layouts of games whose piles don't lie in columns with a row above them. */
export const compositionStyles: CSSResultGroup = [holeStyles, runStyles, rowStyles];
