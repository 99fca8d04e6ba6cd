import { type CSSResultGroup, css, unsafeCSS } from 'lit';
import { listOf } from '../../../core/cards/list.js';

/** The longest row of a board: the most columns that rules can have in a line. */
const LONGEST = 24;

/** Rules that set a property to the number in an attribute of the layout. */
const measures = (attribute: string, property: string, most: number): string =>
  listOf(
    most + 1,
    (value) => `.board:has([data-${attribute}='${value}']){--_${property}:${value}}`,
  ).join('');

/** Rules that set a property to the number in an attribute of the same node. */
const counts = (attribute: string, property: string, most: number): string =>
  listOf(most + 1, (value) => `[data-${attribute}='${value}']{--_${property}:${value}}`).join('');

/** The measures of all boards, from the attributes that `board.ts` gives the layout. */
const measureStyles = unsafeCSS(
  [
    measures('across', 'columns', LONGEST),
    measures('above', 'above', 8),
    measures('lines', 'lines', 5),
    measures('dealt', 'dealt', 13),
    measures('fan', 'fanned', 4),
    measures('height', 'layers', 9),
    counts('per', 'per', LONGEST),
    counts('below', 'below', 8),
    '@container (width < 520px){',
    measures('narrow-across', 'columns', LONGEST),
    measures('narrow-above', 'above', 8),
    measures('narrow-lines', 'lines', 5),
    counts('narrow-per', 'per', LONGEST),
    '}',
  ].join(''),
);

const zoneStyles = css`
  .board {
    --_lines: 1;
    --_fanned: 1;
    --_layers: 0;
    /* The height of an open stock in cards. */
    --_open: 0;
    --_extra: calc(var(--_spread) * (var(--_fanned) - 1));
    --_tall: calc(
      var(--_ratio) * (var(--_lines) + var(--_above) + var(--_open)) + var(--_spread) *
        (var(--_rows) - 1) * var(--_lines) + var(--_extra)
    );
    --_room: calc(
      var(--_window) - var(--_around) - var(--_pad) - (var(--_above) + var(--_lines) - 1) *
        var(--_apart) - min(1, var(--_open)) * var(--_gap)
    );
  }
  .layout {
    grid-template-columns: calc(var(--_columns) * (var(--_w) + var(--_gap)) - var(--_gap));
  }
  .zone {
    display: grid;
    grid-template-columns: repeat(var(--_per), var(--_w));
    gap: min(var(--_gap), var(--_apart)) var(--_gap);
    align-content: start;
  }
  .above {
    display: flex;
    flex-wrap: wrap;
    gap: min(var(--_gap), var(--_apart)) var(--_gap);
    align-items: start;
  }
  .centred {
    justify-content: center;
  }
  /* Rounded widths may add up to a pixel more than the row has. A pixel less keeps the foundations in it. */
  .foundations {
    justify-content: end;
    inline-size: calc(var(--_per) * (var(--_w) + var(--_gap)) - var(--_gap) - 1px);
    margin-inline-start: auto;
  }
  .centred > .foundations {
    margin-inline: 0;
  }
  [data-under='true'] > .middle {
    order: 1;
    flex-basis: 100%;
    justify-content: center;
  }
  @container (width < 520px) {
    [data-narrow-under='false'] > .middle {
      order: 0;
      flex-basis: auto;
    }
    [data-narrow-under='true'] > .middle {
      order: 1;
      flex-basis: 100%;
      justify-content: center;
    }
  }
  .lower {
    display: flex;
    justify-content: center;
    gap: var(--_gap);
  }
  .sided {
    justify-content: space-between;
  }
  .columns {
    row-gap: var(--_apart);
  }
  /* Room for a score beside moves and time. */
  @container (width < 24.28em) {
    .figures:has([part~='score']) {
      font-size: calc(11em / 14);
      letter-spacing: -0.04em;
    }
  }
`;

const columnStyles = css`
  .tableau {
    --_fans: clamp(
      (var(--_rows) - 1) * var(--_fan),
      (
          var(--_room) - (var(--_lines) + var(--_above) + var(--_open)) * var(--_h) -
            (var(--_fanned) - 1) * var(--_fan)
        ) /
        var(--_lines),
      (var(--_most-rows) - 1) * var(--_fan)
    );
  }
  .tableau:has(> :nth-child(22)) {
    --_strip: calc((var(--_fans) + var(--_fan)) / 25);
  }
  /* A face-down card shows half as much as one that is read. */
  .down .tableau {
    grid-auto-rows: minmax(0, calc(var(--_fan) / 2));
  }
  .down .tableau > .card:not(.face-down) {
    grid-row: span 2;
  }
  /* Columns of several packs grow longer. */
  @container (width < 520px) {
    .board:has(.long) {
      --_most-rows: 19;
    }
  }
  /* No column ever grows. */
  .board:has(.fixed) {
    --_rows: var(--_dealt);
    --_most-rows: var(--_dealt);
  }
  .board:has(:is([data-lines='2'], [data-lines='3']):not(.fixed)) {
    --_rows: calc(var(--_dealt) + 2);
    --_most-rows: calc(var(--_dealt) + 4);
  }
  @container (width < 520px) {
    .board:has(:is([data-narrow-lines='2'], [data-narrow-lines='3']):not(.fixed)) {
      --_rows: calc(var(--_dealt) + 2);
      --_most-rows: calc(var(--_dealt) + 4);
    }
  }
  @container (520px <= width < 800px) {
    .many .index {
      font-size: min(var(--_w) * 0.36, var(--_line-room) * 1.2);
    }
  }
`;

const reserveStyles = css`
  /* Open reserves of some cards are fans. */
  .fans .middle > .reserve {
    display: grid;
    grid-auto-rows: minmax(0, var(--_fan));
    align-content: start;
    block-size: calc((var(--_fanned) - 1) * var(--_fan) + var(--_h));
    padding-block-end: calc(var(--_h) - var(--_fan));
  }
  .fans .middle > .reserve > .card {
    position: relative;
  }
  /* A thick pile beside the columns. */
  .side > .reserve {
    --_step: calc(var(--_w) * 0.3);
    display: grid;
    grid-auto-rows: minmax(0, var(--_step));
    align-content: start;
    block-size: calc(3 * var(--_h));
    padding-block-end: calc(var(--_h) - var(--_step));
  }
  .closed .side > .reserve {
    --_step: calc(var(--_w) * 0.06);
    block-size: calc(1.8 * var(--_h));
  }
  .side > .reserve > .card {
    position: relative;
    clip-path: none;
  }
`;

const wasteStyles = css`
  .fanned .waste > .card {
    left: calc(var(--_w) * 0.55 * var(--_step, 0));
  }
  .fanned .waste > .card:nth-last-child(2):nth-child(n + 3),
  .fanned .waste > .card:last-child:nth-child(3) {
    --_step: 1;
  }
  .fanned .waste > .card:last-child:nth-child(n + 4) {
    --_step: 2;
  }
  /* Mirrored, the top card stays and the others open to its left: here too none covers another's index. */
  .mirrored .fanned .waste > .card:last-child {
    --_step: 0;
  }
  .mirrored .fanned .waste > .card:nth-last-child(2) {
    --_step: -1;
  }
  .mirrored .fanned .waste > .card:nth-last-child(n + 3) {
    --_step: -2;
  }
  /* Rank and suit within what the next card leaves free. */
  .fanned .waste > .card:not(:last-child) .index {
    inset-inline-start: calc(var(--_w) * 0.04);
    justify-content: flex-start;
    gap: 0;
    font-size: calc(var(--_w) * 0.235);
    letter-spacing: -0.08em;
  }
  @container (width < 520px) {
    .fanned .waste > .card:not(:last-child) .index {
      flex-direction: column;
      align-items: flex-start;
      block-size: auto;
      font-size: calc(var(--_w) * 0.38);
    }
  }
`;

/** Golf's stock and waste: beside the columns, or below their middle on a narrow board. */
const golfStyles = css`
  .golf .supply {
    display: flex;
    gap: var(--_gap);
  }
  @container (width < 520px) {
    .golf .lower {
      flex-direction: column;
      align-items: center;
      gap: var(--_apart);
    }
  }
`;

/** Rows of places that cover each other. */
const rowStyles = css`
  .board:has([data-height]) {
    --_tall: calc(
      var(--_ratio) * (0.62 + 0.38 * var(--_layers) + var(--_above) + var(--_open)) + var(--_extra)
    );
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
    margin-block-start: calc(var(--_h) * -0.62);
  }
  .group {
    display: flex;
    gap: var(--_gap);
  }
  .row .card {
    pointer-events: auto;
  }
  .paired .row .card:not(.movable, .face-down) {
    background: var(--baize-card-blocked, color-mix(in oklab, var(--_card), black 8%));
  }
  /* Covered cards show only the index. Free cards show the whole face. */
  :is(.paired .row .card:not(.movable), .open .stock .card:not(:last-child))
    :is(.picture, .large-suit) {
    visibility: hidden;
  }
  /* An open stock shows all its cards in two rows. The next card is on top of them. */
  .board:has(.open) {
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
  .layout.corner {
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

/** The layout of a board that is made from rules. */
export const rulesStyles: CSSResultGroup = [
  zoneStyles,
  columnStyles,
  reserveStyles,
  wasteStyles,
  golfStyles,
  rowStyles,
  measureStyles,
];
