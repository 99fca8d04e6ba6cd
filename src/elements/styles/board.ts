import { css } from 'lit';

// As a length a card's width is worked out once, for the board. As text, which any other property
// of the kind is, each of the eight places on a card that use it would read all of its formula
// anew: two thirds of the time that a board's style takes.
try {
  CSS.registerProperty({
    name: '--baize_w',
    syntax: '<length>',
    inherits: true,
    initialValue: '0',
  });
} catch {
  // Another file of the kit was first; or this is a server, or a browser that only knows texts.
}

/**
 * The board's measures follow from its width alone: a card's width from the number of columns
 * (`--_columns`, each game's own), everything else from the card's. Heights never depend on the
 * position: a column that grows tall closes its fan.
 */
export const boardStyles = css`
  .board {
    --_pad: clamp(6px, 1.9cqi, 22px);
    --_gap: clamp(3px, 1.15cqi, 11px);
    --baize_w: round(
      down,
      min(
        var(--baize-card-size, 90px),
        (100cqi - 2 * var(--_pad) + var(--_gap)) / var(--_columns) - var(--_gap)
      ),
      1px
    );
    --_w: var(--baize_w);
    --_h: round(var(--_w) * 1.42, 1px);
    --_fan: round(var(--_w) * 0.37, 1px);
    --_rows: 10;
    padding-block-start: var(--_pad);
    direction: ltr;
  }
  @container (width < 520px) {
    .board {
      --_fan: calc(var(--_w) * 0.5);
    }
  }
  .mirrored .layout {
    direction: rtl;
  }
  .layout {
    display: grid;
    gap: calc(var(--_gap) + 8px) var(--_gap);
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
    border-radius: var(--baize-radius, calc(var(--_w) * 0.075));
    cursor: default;
  }
  .tableau {
    display: grid;
    /* Each row is as high as the fan, or less where the column would grow out of the board. */
    grid-auto-rows: minmax(0, var(--_fan));
    align-content: start;
    block-size: calc(var(--_rows) * var(--_fan) + var(--_h) - var(--_fan));
    padding-block-end: calc(var(--_h) - var(--_fan));
  }
  .tableau > .card {
    position: relative;
  }
  .slot {
    box-shadow: inset 0 0 0 1.5px var(--_line);
    text-align: center;
  }
  .ghost {
    opacity: 0.5;
    font: 600 calc(var(--_w) * 0.42) / 1 var(--_font);
  }
  .slot.target,
  .slot.hinted {
    background: color-mix(in oklab, var(--_accent), transparent 88%);
    box-shadow: inset 0 0 0 2.5px var(--_accent);
  }
`;
