import { css } from 'lit';

/** The trays of the racers: the player's own is large, the others' are small plates with a portrait. */
export const trayStyles = css`
  .racer {
    --_row: 10;
    --_step: calc(var(--_d) + var(--_gap));
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    border-radius: 14px;
  }
  .name {
    display: flex;
    gap: 10px;
    align-items: baseline;
    line-height: 1.25;
    white-space: nowrap;
  }
  /* One line, so that the tray keeps its height when its racer comes home. */
  .name > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .name > :first-child {
    flex: none;
    max-inline-size: 60%;
    font-weight: 650;
  }
  .name > :last-child {
    font-variant-numeric: tabular-nums;
    opacity: 0.85;
  }
  .home .name > :first-child::after {
    color: var(--_accent);
    content: ' ✓' / '';
  }
  /* The number that is collected. */
  .collected {
    grid-row: 1;
    grid-column: -2;
    display: inline-flex;
    align-items: center;
    justify-content: end;
    gap: 5px;
    min-inline-size: 3.8em;
    min-block-size: 1.5em;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    direction: ltr;
  }
  .collected > .die {
    --_d: 1.5em;
    inline-size: 1.5em;
  }
  .dice {
    position: relative;
    isolation: isolate;
    grid-row: 2;
    grid-column: 1 / -1;
    inline-size: calc(var(--_row) * var(--_step) - var(--_gap));
    block-size: calc(var(--_d) + var(--_lines, 0) * var(--_step));
    margin-inline: auto;
    direction: ltr;
  }
  .place {
    --_line: clamp(0, var(--_n, 0) - var(--_row) + 1, 1);
    position: absolute;
    left: 0;
    top: 0;
    inline-size: var(--_d);
    block-size: var(--_d);
    translate: calc((var(--_n, 0) - var(--_row) * var(--_line)) * var(--_step))
      calc(var(--_line) * var(--_step));
    transition: translate calc(0.26s * var(--baize-duration, 1)) ease-out;
  }
  .at-1 {
    --_n: 1;
  }
  .at-2 {
    --_n: 2;
  }
  .at-3 {
    --_n: 3;
  }
  .at-4 {
    --_n: 4;
  }
  .at-5 {
    --_n: 5;
  }
  .at-6 {
    --_n: 6;
  }
  .at-7 {
    --_n: 7;
  }
  .at-8 {
    --_n: 8;
  }
  .at-9 {
    --_n: 9;
  }
  .die {
    display: block;
    inline-size: 100%;
    overflow: visible;
    border-radius: 21.75%;
    background: linear-gradient(
      150deg,
      color-mix(in oklab, var(--_card), white 55%),
      var(--_card) 42%,
      color-mix(in oklab, var(--_card), black 8%)
    );
    fill: none;
    stroke: var(--_edge);
    stroke-width: 0.06;
    stroke-linecap: round;
    /* The side of the cube that faces the player, and its shadow. */
    filter: drop-shadow(
        0 max(1px, calc(var(--_d) * 0.055)) 0 color-mix(in oklab, var(--_card), #3a2f22 38%)
      )
      drop-shadow(0 calc(var(--_d) * 0.04) calc(var(--_d) * 0.05) rgb(0 0 0 / 42%));
  }
  .die path {
    stroke: var(--_ink);
    stroke-width: 0.72;
  }
  /* Before the first roll each die has an empty hollow. */
  .place > .die:has(path[d='']) {
    background: rgb(0 0 0 / 16%);
    filter: none;
  }
  .held > .die rect {
    stroke: var(--_accent);
    stroke-width: 0.3;
  }
  /* A band under the gathered dice, in each line of the tray. */
  .dice::before,
  .dice::after {
    --_in: clamp(0, var(--_kept, 0), var(--_row));
    position: absolute;
    left: calc(var(--_gap) * -0.5);
    top: calc(var(--_gap) * -0.5);
    z-index: -1;
    inline-size: calc(var(--_in) * var(--_step));
    block-size: var(--_step);
    border-radius: calc(var(--_d) * 0.26);
    background: color-mix(in oklab, var(--_felt), var(--_accent) 36%);
    content: '';
    transition: inline-size calc(0.26s * var(--baize-duration, 1)) ease-out;
  }
  .dice::after {
    --_in: clamp(0, var(--_kept, 0) - var(--_row), var(--_row));
    translate: 0 var(--_step);
  }
  .kept-1 {
    --_kept: 1;
  }
  .kept-2 {
    --_kept: 2;
  }
  .kept-3 {
    --_kept: 3;
  }
  .kept-4 {
    --_kept: 4;
  }
  .kept-5 {
    --_kept: 5;
  }
  .kept-6 {
    --_kept: 6;
  }
  .kept-7 {
    --_kept: 7;
  }
  .kept-8 {
    --_kept: 8;
  }
  .kept-9 {
    --_kept: 9;
  }
  .kept-10 {
    --_kept: 10;
  }
  .rolling,
  .fell {
    z-index: 1;
    perspective: calc(var(--_d) * 5);
  }
  .own .dice,
  .even .dice {
    margin-block: 4px 6px;
  }
  .now .place {
    cursor: pointer;
  }
  .own {
    --_rim: clamp(5px, 0.8cqi, 11px);
    padding: 8px clamp(8px, 1.4cqi, 22px) clamp(8px, 1.2cqi, 18px);
    border: var(--_rim) solid transparent;
    border-radius: 22px;
    background: linear-gradient(rgb(0 0 0 / 20%), rgb(0 0 0 / 6%)) padding-box var(--_felt);
    box-shadow:
      inset 0 0 0 1px rgb(0 0 0 / 42%),
      inset 0 4px 12px rgb(0 0 0 / 30%),
      0 0 0 1px rgb(0 0 0 / 36%),
      0 6px 16px rgb(0 0 0 / 30%);
  }
  /* Its rim, without the inside. */
  .own::before {
    --_leather: color-mix(in oklab, var(--_felt), light-dark(#4a2f1d, #2c2019) 72%);
    content: '';
    position: absolute;
    inset: calc(-1 * var(--_rim));
    border: var(--_rim) solid transparent;
    border-radius: inherit;
    background: linear-gradient(
        color-mix(in oklab, var(--_leather), white 16%),
        var(--_leather) 30%,
        color-mix(in oklab, var(--_leather), black 22%)
      )
      border-box;
    mask:
      linear-gradient(#000 0 0) padding-box,
      linear-gradient(#000 0 0);
    mask-composite: exclude;
    pointer-events: none;
  }
  .own .name,
  .own .collected {
    font-size: 1.1429em;
  }
  .own.home {
    box-shadow:
      inset 0 0 0 2px var(--_accent),
      0 0 0 1px rgb(0 0 0 / 36%),
      0 0 22px color-mix(in oklab, var(--_accent), transparent 55%);
  }
  .other,
  .even {
    padding: 6px 12px 7px;
    background: color-mix(in oklab, var(--_felt), var(--_dark) 20%);
    box-shadow: inset 0 0 0 1px var(--_line);
  }
  :is(.other, .even).now {
    box-shadow: inset 0 0 0 2px var(--_accent);
  }
  :is(.other, .even).home {
    box-shadow: inset 0 0 0 2px var(--_accent);
  }
  .other {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  .even:has(.portrait) {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  .other > .dice {
    grid-column: 2 / 4;
    margin-inline: 0;
  }
  .portrait {
    align-self: center;
    inline-size: 40px;
    block-size: 40px;
    overflow: hidden;
    border-radius: 50%;
    background: color-mix(in oklab, var(--_text), var(--_felt) 32%);
  }
  .even > .portrait {
    inline-size: 28px;
    block-size: 28px;
  }
  .other > .portrait {
    grid-row: 1 / 3;
  }
  .portrait svg {
    display: block;
    inline-size: 100%;
  }
  @container (width < 600px) {
    .own {
      --_row: 5;
      --_lines: 1;
    }
  }
  @media (forced-colors: active), print {
    .racer {
      border: 1px solid;
    }
    .own::before {
      content: none;
    }
    .die rect {
      fill: Canvas;
      stroke: CanvasText;
    }
    .die path {
      stroke: CanvasText;
    }
    .held > .die rect {
      stroke: Highlight;
    }
    .dice::before,
    .dice::after {
      border-block-end: calc(min(1, var(--_in)) * 3px) solid CanvasText;
    }
  }
`;
