import { css } from 'lit';

// As a length, a card's width is computed once for the board. As text, like any unregistered property, its
// formula would be computed again at each of eight places on a card: two thirds of the time of a board's
// style.
// The visible strip of a covered card is a length for another reason: piles are containers, so in their cards units of the
// board's width would mean the pile's.
try {
  for (const name of ['--baize_w', '--baize_strip']) {
    CSS.registerProperty({ name, syntax: '<length>', inherits: true, initialValue: '200px' });
  }
} catch {
  // Another copy of the kit has registered it, or this is a server or a browser without `registerProperty`.
}

/**
 * The board's measures depend only on its width and the window's height: a card's width on the number of
 * columns (`--_columns`, set by each game) and on the overlap of cards, all else on the card. Heights never
 * depend on the position. A column that would grow out of the board closes its fan instead.
 */
export const boardStyles = css`
  .board {
    --_pad: clamp(6px, 1.9cqi, 22px);
    --_gap: var(--baize-column-gap, clamp(3px, 1.15cqi, 11px));
    --_apart: calc(var(--_gap) + 8px);
    --_widest: var(--baize-card-size, 150px);
    /* What a row has besides its columns, in cards. */
    --_part: 0;
    /* The rows of cards above the columns, and the least and most rows of a fanned column. */
    --_above: 1;
    --_rows: 10;
    --_most-rows: 13.5;
    --_spread: 0.37;
    /* The height of all this in card widths, and the height of the window that toolbar, status line and gaps
       take. */
    --_tall: calc(var(--_ratio) * (1 + var(--_above)) + var(--_spread) * (var(--_rows) - 1));
    --_around: calc(88 / 14 * var(--_words));
    /* The height of a hidden toolbar. */
    --_no-bar: 0px;
    /* The usual margins of a page are above and below. */
    --_window: var(--baize-height, 100svh - 16px);
    --_room: calc(
      var(--_window) - var(--_around) + var(--_no-bar) - var(--_pad) - var(--_above) * var(--_apart)
    );
    --baize_w: round(
      down,
      min(
        var(--_widest),
        (100cqi - 2 * var(--_pad) + var(--_gap)) / (var(--_columns) + var(--_part)) - var(--_gap),
        max(40px, var(--_room) / var(--_tall))
      ),
      1px
    );
    --_w: var(--baize_w);
    --_h: round(var(--_w) * var(--_ratio), 1px);
    --_fan: round(var(--_w) * var(--_spread), 0.5px);
    padding-block-start: var(--_pad);
    direction: ltr;
  }
  :host([toolbar='none']) .board {
    --_no-bar: calc(48 / 14 * var(--_words));
  }
  @container (width < 520px) {
    .board {
      --_spread: 0.5;
      --_most-rows: 14.6;
    }
  }
  @container (width < 37.14em) {
    .board {
      --_around: calc(102 / 14 * var(--_words));
    }
  }
  :host([height='compact']) :where(.frame:not([data-full])) > .board {
    --_widest: var(--baize-card-size, 104px);
    --_compact-rows: var(--_rows);
  }
  [data-size='large'] .board {
    --_widest: var(--baize-card-size, 200px);
  }
  [data-size='medium'] .board {
    --_widest: min(var(--baize-card-size, 100px), 100px);
  }
  [data-size='small'] .board {
    --_widest: min(var(--baize-card-size, 64px), 64px);
  }
  .mirrored .layout {
    direction: rtl;
  }
  .layout {
    display: grid;
    gap: var(--_apart) var(--_gap);
    justify-content: center;
  }
  .pile {
    position: relative;
    inline-size: var(--_w);
    block-size: var(--_h);
    direction: ltr;
  }
  .pile > * {
    position: absolute;
    inline-size: var(--_w);
    block-size: var(--_h);
    border-radius: var(--baize-radius, max(3px, var(--_w) * 0.055));
    cursor: default;
  }
  .tableau {
    display: grid;
    /* Each row is as high as the fan, or less if the column would grow out of the board. */
    grid-auto-rows: minmax(0, var(--_fan));
    align-content: start;
    --_fans: clamp(
      (var(--_rows) - 1) * var(--_fan),
      var(--_room) - (1 + var(--_above)) * var(--_h),
      (var(--_compact-rows, var(--_most-rows)) - 1) * var(--_fan)
    );
    block-size: calc(var(--_fans) + var(--_h));
    padding-block-end: calc(var(--_h) - var(--_fan));
  }
  /* The indices of a column are at most as high as the visible strip of a card, which is lower in long columns. */
  .tableau {
    --baize_strip: var(--_fan);
  }
  .tableau:has(> :nth-child(12)) {
    --baize_strip: calc((var(--_fans) + var(--_fan)) / 13);
  }
  .tableau:has(> :nth-child(15)) {
    --baize_strip: calc((var(--_fans) + var(--_fan)) / 16);
  }
  .tableau:has(> :nth-child(18)) {
    --baize_strip: calc((var(--_fans) + var(--_fan)) / 19);
  }
  .tableau > .card {
    position: relative;
  }
  .slot {
    display: grid;
    place-items: center;
    box-shadow: inset 0 0 0 1.5px var(--_line);
  }
  /* Foundations are sunk into the felt. Other places are only outlined. */
  .foundation > .slot {
    background: color-mix(in oklab, var(--_dark), transparent 82%);
    box-shadow:
      inset 0 0 0 1px var(--_line),
      inset 0 2px 7px color-mix(in oklab, var(--_dark), transparent 68%);
  }
  .sign {
    opacity: 0.5;
    font: 600 calc(var(--_w) * 0.42) / 1 var(--_font);
  }
  .sign > svg {
    display: block;
    inline-size: calc(var(--_w) * 0.5);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .sign > .rank {
    inline-size: calc(var(--_w) * 0.27);
    fill: currentColor;
    stroke: none;
  }
  .slot.target,
  .slot.hinted {
    background: color-mix(in oklab, var(--_accent), transparent 88%);
    box-shadow: inset 0 0 0 2.5px var(--_accent);
  }
`;

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
      var(--baize-card-shadow-lifted, 0 2px 3px rgb(0 0 0 / 20%), 0 6px 14px rgb(0 0 0 / 30%));
  }
  .card.selected {
    translate: 0 -4px;
  }
  .card[data-dragged] {
    translate: none;
    z-index: 2500;
  }
`;
