import { css } from 'lit';

/** The other players around the pot, and the pot. */
export const ringStyles = css`
  .ring {
    display: grid;
    gap: 8px;
  }
  .of-8 {
    --_narrow-row: 4;
    --_row: 8;
  }
  .of-9 {
    --_narrow-row: 3;
    --_row: 9;
  }
  .ring .of-4 {
    --_narrow-row: 4;
  }
  .ring .seats {
    --_widest: 150px;
    gap: 8px var(--_between);
  }
  .ring .seat {
    --_w: round(down, clamp(22px, calc(var(--_seat) * 0.27), var(--_most-small, 72px)), 1px);
    align-content: start;
    gap: 3px;
    font-size: 12.5px;
    line-height: 1.36;
  }
  .plate {
    position: relative;
  }
  /* On the edge of the plate, which stays centred. */
  .puck {
    position: absolute;
    inset: -6px -11px auto auto;
    inline-size: 16px;
    border-radius: 50%;
    background: var(--_text);
    color: var(--_felt);
    font-weight: 700;
    font-size: 11px;
    line-height: 16px;
    text-align: center;
  }
  .spread {
    inline-size: 100%;
    min-block-size: calc(var(--_w) * var(--_ratio));
  }
  /* Printed on the felt: the places of the first two cards. */
  .spread.empty {
    display: flex;
    justify-content: center;
    gap: 3px;
  }
  .spread.empty::before,
  .spread.empty::after {
    content: '';
    inline-size: var(--_w);
    border: 1.5px solid var(--_print);
    border-radius: calc(var(--_w) * 0.1);
  }
  .spread.empty > .fan {
    display: none;
  }
  /* The cards overlap more as the row grows. */
  .fan {
    display: flex;
    align-items: center;
    justify-content: center;
    inline-size: 100%;
  }
  .held {
    flex: 0 1 calc(var(--_w) + var(--_air, 3px));
    min-inline-size: 0;
  }
  .held:last-child {
    flex: none;
  }
  .shows,
  .did {
    overflow: hidden;
    max-inline-size: 100%;
    block-size: 1.36em;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .did {
    font-weight: 600;
  }
  .did > .chip {
    inline-size: 15px;
    margin-inline-end: 5px;
    vertical-align: -3px;
  }
  .range,
  .seen {
    color: var(--_dim);
  }
  .ring .foot {
    block-size: 1.7em;
    line-height: inherit;
    white-space: nowrap;
  }
  .ring .result {
    padding: 0 0.6em;
    font-size: 1.1em;
    line-height: 1.5;
  }
  :is(.seat-folded, .seat-bust) > .spread {
    opacity: 0.72;
  }
  :is(.seat-folded, .seat-bust) > .did,
  .seat-folded .result {
    background: none;
    color: var(--_dim);
    font-weight: 400;
  }

  .centre {
    flex-flow: column;
    block-size: 138px;
    text-align: center;
  }
  .centre > .pot,
  .explanation {
    flex: 1;
  }
  .centre > .pot {
    max-block-size: 100%;
  }
  .aim {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: 6px;
    max-block-size: 100%;
  }
  .aim > .intro {
    min-block-size: 0;
  }
  .aim > .button {
    flex: none;
    min-block-size: 28px;
    padding: 2px 14px;
    font-size: 13px;
  }
  .phase {
    flex: none;
    color: var(--_dim);
    font-size: 12.5px;
    line-height: 17px;
  }
  .pot {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 14px;
    min-block-size: 0;
  }
  .pile-of {
    --_spot: clamp(72px, 8cqi, 104px);
    position: relative;
    display: grid;
    flex: none;
    place-items: end center;
    inline-size: var(--_spot);
    block-size: var(--_spot);
    padding-block-end: calc(var(--_spot) * 0.3);
    border: 1.5px solid var(--_print);
    border-radius: 50%;
  }
  .pile-of > small {
    position: absolute;
    inset: auto 0 6px;
    font-size: 11px;
    line-height: 14px;
  }
  .pile-of > .chip-pile {
    --_stack: calc(var(--_spot) * 0.42);
  }
  .pots {
    display: grid;
    gap: 6px;
    max-block-size: 100%;
    overflow: auto;
    text-align: start;
  }
  .pot-line b {
    font-size: 18px;
  }
  /* If there are several pots, each is one line. */
  .pots[tabindex] > .pot-line {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
  }
  .pots[tabindex] :is(p, b, small) {
    font-size: 12.5px;
  }
  .halves {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 3px 6px;
    font-size: 13px;
  }
  .halves > span {
    padding: 1px 9px;
    border-radius: 99px;
    background: color-mix(in oklab, var(--_felt), var(--_dark) 22%);
    line-height: 19px;
  }
  .intro,
  .explanation {
    display: grid;
    align-content: safe center;
    gap: 3px;
    max-inline-size: min(100%, 640px);
    padding: 0 4px 10px;
    overflow: auto;
    text-align: start;
    scrollbar-width: thin;
    /* Fades out the bottom if there is more to scroll. */
    mask: linear-gradient(#000 calc(100% - 14px), transparent);
    list-style: none;
    font-size: 13.5px;
    line-height: 1.3;
    text-wrap: pretty;
  }
  .explanation {
    text-align: start;
  }
  /* A block, so that it starts at the side where its language starts. */
  .explanation b {
    display: block;
    color: var(--_dim);
  }
  .explanation ul {
    padding: 0;
    list-style: none;
  }
  .mine {
    font-weight: 600;
  }
  .won,
  .seat-win > .shows {
    /* The pure accent colour has too little contrast for small text on the light felt. */
    color: color-mix(in oklab, var(--_accent), var(--_text) 25%);
  }
  .seat-win .plate {
    box-shadow: 0 0 0 2px var(--_accent);
  }

  @container (width >= 700px) {
    .ring {
      --_cols: var(--_row);
      grid-template-columns: repeat(var(--_cols), minmax(0, 1fr));
      gap: 10px;
      inline-size: 100%;
      max-inline-size: min(91%, 1600px);
      margin-inline: auto;
    }
    .ring:is(.of-6, .of-7, .of-8, .of-9) {
      --_cols: calc(var(--_row) - 2);
    }
    .ring.of-2 {
      --_cols: 3;
    }
    .ring .seats {
      --_per-row: var(--_cols);
      display: contents;
    }
    .ring .seat {
      grid-row: 1;
      justify-self: center;
    }
    .ring:not(.of-1) .seat:is(:first-child, :last-child) {
      grid-row: 1 / 3;
      align-self: center;
    }
    .ring:is(.of-6, .of-7, .of-8, .of-9) .seat:is(:first-child, :last-child) {
      grid-row: 2;
      align-self: end;
    }
    .ring:not(.of-1) .seat:first-child {
      grid-column: 1;
    }
    .ring:not(.of-1) .seat:last-child {
      grid-column: -2;
    }
    .ring:is(.of-3, .of-4, .of-5) .seat:nth-child(2) {
      grid-column-start: 2;
    }
    .centre {
      grid-row: 2;
      grid-column: 2 / -2;
      align-self: center;
    }
    .of-1 > .centre {
      grid-column: 1;
    }
  }
  @container (700px <= width < 1000px) {
    /* There is more room between the seats at the sides than the column is wide. */
    .explanation {
      max-inline-size: none;
      margin-inline: -34px;
      font-size: 12.5px;
    }
  }
  @container (width >= 1000px) {
    .ring:is(.of-1, .of-2, .of-3, .of-4, .of-5) .seats {
      --_widest: clamp(176px, min(17cqi, 28vh), 300px);
    }
  }
  @container (width < 520px) {
    .pile-of {
      --_spot: 64px;
    }
    .aim {
      gap: 2px;
    }
    .aim > .button {
      min-block-size: 26px;
    }
    .ring .intro {
      padding-block-end: 4px;
      mask: none;
      line-height: 1.24;
    }
    .ring .seats {
      --_between: 4px;
    }
    .ring .plate {
      flex-direction: column;
      padding: 1px 8px;
      line-height: 15px;
    }
    .ring .seat {
      font-size: 11px;
    }
    .ring .did > .chip {
      display: none;
    }
    .intro,
    .explanation {
      gap: 2px;
      font-size: 12px;
    }
    .pile-of:has(+ [tabindex]) {
      display: none;
    }
    .pots[tabindex] {
      gap: 2px;
    }
  }
`;
