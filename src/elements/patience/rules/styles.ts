import { type CSSResultGroup, css } from 'lit';
import { compositionStyles } from './composition-styles.js';
import { measureStyles } from './measure-styles.js';

const zoneStyles = css`
  .board {
    --_lines: 1;
    --_fanned: 1;
    --_layers: 0;
    /* The height of an open stock in cards. */
    --_open: 0;
    --_extra: calc(var(--_spread) * (var(--_fanned) - 1));
    /* How much larger than a card the waste is that all cards go to: in cards, and as a length. */
    --_larger: 0;
    --_more: 0px;
    --_tall: calc(
      var(--_ratio) * (var(--_lines) + var(--_above) + var(--_open) + var(--_larger)) +
        var(--_spread) * (var(--_rows) - 1) * var(--_lines) + var(--_extra)
    );
    --_room: calc(
      var(--_window) - var(--_around) + var(--_no-bar) - var(--_pad) -
        (var(--_above) + var(--_lines) - 1) * var(--_apart) - min(1, var(--_open)) * var(--_gap)
    );
  }
  .layout {
    grid-template-columns: calc(
      (var(--_columns) + var(--_part)) * (var(--_w) + var(--_gap)) - var(--_gap)
    );
  }
  /* A gap between cells and foundations that fill their row. */
  @container (width >= 520px) {
    .board.parted {
      --_part: 0.4;
    }
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
          var(--_room) - var(--_more) - (var(--_lines) + var(--_above) + var(--_open)) * var(--_h) -
            (var(--_fanned) - 1) * var(--_fan)
        ) /
        var(--_lines),
      (var(--_compact-rows, var(--_most-rows)) - 1) * var(--_fan)
    );
  }
  .tableau:has(> :nth-child(22)) {
    --baize_strip: calc((var(--_fans) + var(--_fan)) / 25);
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
    .board.long {
      --_most-rows: 19;
    }
  }
  /* Columns that begin short grow to fewer rows. */
  .board:is(.dealt-1, .dealt-2, .dealt-3, .dealt-4):not(.fixed) {
    --_rows: 8;
  }
  /* No column ever grows. */
  .board.fixed {
    --_rows: var(--_dealt);
    --_most-rows: var(--_dealt);
  }
  .board:is(.lines-2, .lines-3):not(.fixed) {
    --_rows: calc(var(--_dealt) + 2);
    --_most-rows: calc(var(--_dealt) + 4);
  }
  @container (width < 520px) {
    .board:is(.narrow-lines-2, .narrow-lines-3):not(.fixed) {
      --_rows: calc(var(--_dealt) + 2);
      --_most-rows: calc(var(--_dealt) + 4);
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
  @container card (width < 64px) {
    /* Rank over suit, within what the next card leaves free. */
    .fanned .waste > .card:not(:last-child) > .index {
      --_sized-rank: translate(7px, 6px) scale(0.36);
      --_sized-suit: translate(18.5px, 58px) scale(0.3);
    }
    .fanned .waste > .card:not(:last-child) .large-suit {
      visibility: hidden;
    }
  }
`;

/** The layout of a board that is made from rules. */
export const rulesStyles: CSSResultGroup = [
  zoneStyles,
  columnStyles,
  reserveStyles,
  wasteStyles,
  compositionStyles,
  measureStyles,
];
