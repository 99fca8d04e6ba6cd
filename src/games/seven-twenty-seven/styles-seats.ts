import { css } from 'lit';

/** The others around the pot, and the pot itself. */
export const ringStyles = css`
  .ring {
    display: grid;
    gap: 8px;
    --_centre: 124px;
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
    --_w: round(down, clamp(22px, calc(var(--_seat) * 0.28), 40px), 1px);
    align-content: start;
    gap: 3px;
  }
  .name {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    max-inline-size: 100%;
  }
  .seat-due > .name > .plate {
    box-shadow: inset 0 0 0 2px var(--_accent);
  }
  .puck {
    flex: none;
    inline-size: 19px;
    border-radius: 50%;
    background: var(--_text);
    color: #14211c;
    font-weight: 700;
    font-size: 12px;
    line-height: 19px;
    text-align: center;
  }
  .spread {
    inline-size: 100%;
    min-block-size: calc(var(--_w) * 1.42);
  }
  .spread.empty {
    border-radius: 8px;
    background: color-mix(in oklab, var(--_felt), black 12%);
  }
  /* A row of cards closes by itself as it grows. */
  .fan {
    display: flex;
    justify-content: center;
    inline-size: 100%;
  }
  .held {
    flex: 0 1 calc(var(--_w) + 3px);
    min-inline-size: 0;
  }
  .held:last-child {
    flex: none;
  }
  .shows,
  .did {
    overflow: hidden;
    max-inline-size: 100%;
    block-size: 17px;
    font-size: 12.5px;
    line-height: 17px;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .did {
    font-weight: 600;
  }
  /* What there is no room for beside it goes to a second line, which is not shown. */
  .shows {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 4px;
  }
  .range {
    color: var(--_dim);
  }
  :is(.seat-folded, .seat-bust) > .spread {
    opacity: 0.5;
  }
  :is(.seat-folded, .seat-bust) > .did {
    color: var(--_dim);
    font-weight: 400;
  }

  .centre {
    display: grid;
    grid-template-rows: 17px minmax(0, 1fr);
    grid-template-columns: 100%;
    block-size: var(--_centre);
    align-items: stretch;
    text-align: center;
  }
  .phase {
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
    inline-size: 46px;
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
  /* Several pots have a line each. */
  .pots[tabindex] > .pot-line {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
  }
  .pots[tabindex] b {
    font-size: 15px;
  }
  .halves {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    color: var(--_dim);
    font-size: 13px;
  }
  .intro,
  .explanation {
    display: grid;
    align-content: safe center;
    gap: 3px;
    inline-size: 100%;
    max-inline-size: 640px;
    margin-inline: auto;
    padding: 0 4px 10px;
    overflow: auto;
    scrollbar-width: thin;
    /* Only what goes on below reaches so far down. */
    mask: linear-gradient(#000 calc(100% - 14px), transparent);
    list-style: none;
    font-size: 13.5px;
    line-height: 1.3;
    text-wrap: pretty;
  }

  @container (width >= 700px) {
    .ring {
      --_cols: var(--_row);
      --_centre: 132px;
      grid-template-columns: repeat(var(--_cols), minmax(0, 1fr));
      gap: 10px;
      inline-size: 100%;
      max-inline-size: 1180px;
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
  @container (width < 520px) {
    .ring .seats {
      --_between: 4px;
    }
    .ring .plate {
      flex-direction: column;
      padding: 1px 8px;
      line-height: 15px;
    }
    .shows,
    .did {
      block-size: 15px;
      font-size: 11px;
      line-height: 15px;
    }
    .ring .foot {
      font-size: 12.5px;
    }
    .ring .stake .chip {
      inline-size: 16px;
    }
    .ring .result {
      padding-inline: 7px;
      font-size: 12.5px;
    }
    .intro,
    .explanation {
      font-size: 12.5px;
      line-height: 1.3;
    }
    .pile-of {
      zoom: 0.8;
    }
    .pile-of:has(+ [tabindex]) {
      display: none;
    }
    .pots[tabindex] {
      gap: 2px;
    }
    .pots[tabindex] :is(p, b, small) {
      font-size: 12px;
      line-height: 16px;
    }
  }
  @container (width < 400px) {
    .shows-word {
      display: none;
    }
  }
`;
