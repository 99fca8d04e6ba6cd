import { css } from 'lit';

/** The player's side: both totals, the cards, and the controls. */
export const ownStyles = css`
  .own {
    --_own-w: round(down, min(var(--baize-card-size, var(--_most, 84px)), 16.8cqi), 1px);
    --_w: var(--_own-w);
    --_side: clamp(62px, 21.6cqi, 150px);
    --_air: 8px;
    container-type: inline-size;
    display: grid;
    gap: 8px;
    inline-size: 100%;
    max-inline-size: 900px;
    margin-inline: auto;
  }
  .hand-row {
    display: grid;
    grid-template-columns: var(--_side) minmax(0, 1fr) var(--_side);
    gap: clamp(6px, 1.4cqi, 12px);
  }
  .tray,
  .total {
    border-radius: 16px;
    background: color-mix(in oklab, var(--_felt), var(--_dark) 22%);
    box-shadow: inset 0 0 0 1px var(--_line);
  }
  .tray {
    display: grid;
    grid-template: calc(var(--_own-w) * var(--_ratio)) / 100%;
    padding: clamp(8px, 1.2cqi, 12px);
    text-align: center;
  }
  .own.seat-due .tray {
    box-shadow: inset 0 0 0 2px var(--_accent);
  }
  .own:is(.seat-folded, .seat-bust) .fan {
    opacity: 0.68;
  }
  .total {
    display: grid;
    align-content: center;
    justify-items: center;
    padding: 2px;
    text-align: center;
  }
  .goal {
    display: block;
    color: var(--_dim);
    font-size: clamp(12px, 3.6cqi, 13px);
    line-height: 15px;
  }
  .total b {
    font-size: clamp(23px, 5cqi, 34px);
    line-height: 1.18;
  }
  .off {
    font-weight: 600;
    font-size: clamp(10.5px, 3.4cqi, 13.5px);
    line-height: 1.15;
    text-wrap: balance;
  }
  .own:not(.seat-folded) .exact {
    box-shadow: inset 0 0 0 2px var(--_accent);
  }
  .own:not(.seat-folded) .exact b {
    color: var(--_accent);
  }
  .line,
  .values {
    display: grid;
    place-content: center;
    min-block-size: 22px;
    line-height: 20px;
    text-align: center;
    text-wrap: balance;
  }
  .bar {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px 22px;
    min-block-size: 76px;
  }
  .who {
    flex-wrap: nowrap;
    contain: inline-size;
    gap: 10px;
    block-size: 28px;
    font-size: 12.5px;
    white-space: nowrap;
  }
  .who > * {
    flex: none;
  }
  /* The dealer button sticks out further than the gap. */
  .who > .plate:has(.puck) {
    margin-inline-end: 3px;
  }
  .who > .seen {
    flex: initial;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* If the player must choose, no button is emphasised as the better one. */
  .own .button.either {
    background: color-mix(in oklab, var(--_text), transparent 90%);
    box-shadow: inset 0 0 0 1.5px color-mix(in oklab, var(--_text), transparent 60%);
    color: inherit;
  }
  /* The field and the slider, with presets and chips below. */
  .bets {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 6px clamp(4px, 3cqi, 12px);
    max-inline-size: 340px;
  }
  .board .bets input[type='range'] {
    flex: 1 1 90px;
  }
  /* A pre-action reserves room for its tick. */
  .button[aria-pressed]::before {
    content: '☐ ';
    content: '☐ ' / '';
  }
  .button[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px var(--_accent);
  }
  .button[aria-pressed='true']::before {
    content: '☑ ';
    content: '☑ ' / '';
  }
  .own .amount {
    grid-template-columns: auto auto;
    gap: 0 8px;
    align-items: center;
    text-align: right;
  }
  .own .amount input {
    grid-area: 1 / 2 / span 2;
    inline-size: clamp(62px, 23cqi, 76px);
  }
  .own .chip-buttons {
    flex-wrap: nowrap;
    gap: 6px;
  }
  .own .chip-button {
    inline-size: 34px;
  }
  .own .chip-text {
    font-size: 11px;
  }
  .own .result {
    font-size: 16px;
    line-height: 24px;
  }
  .values {
    min-block-size: 38px;
    color: var(--_dim);
    font-size: 12.5px;
    line-height: 17px;
  }
  /* Below advice and coach the status line needs its own room. */
  .board:has(> .aside) {
    --_foot: 46px;
  }
  /* A refusal replaces the values of the cards. It uses a class, as WebKit does not re-evaluate :has() here. */
  .status {
    position: relative;
    block-size: 38px;
    margin-block: -42px 4px;
    padding-block: 0;
  }
  .said .values {
    visibility: hidden;
  }
  /* These queries measure the player's side. It is narrower than the frame by the table's rim: 700, 520 and 360 px of frame. */
  @container (width < 677px) {
    /* Keeps the buttons visible if the table is higher than the window. */
    .bar {
      position: sticky;
      inset-block-end: 0;
      z-index: 1;
      flex-direction: column;
      justify-content: end;
      min-block-size: 122px;
      --_ground: color-mix(in oklab, var(--_felt), var(--_dark) 20%);
      border-radius: 10px;
      background: var(--_ground);
      box-shadow: 0 0 10px 4px var(--_ground);
    }
    /* Keeps the room of the amount free without covering anything. */
    .bar.plain {
      min-block-size: 38px;
      margin-block-start: 84px;
    }
    .bar.two-rows {
      min-block-size: 84px;
      margin-block-start: 38px;
    }
    .bar > .buttons {
      align-self: stretch;
      min-block-size: 38px;
    }
    .line {
      min-block-size: 40px;
    }
  }
  /* Keeps the player's side visible in a high window. At the end the other players' cards matter more. */
  @media (height >= 600px) {
    @container frame (width < 700px) {
      .board:not(.phase-over) > .own {
        position: sticky;
        inset-block-end: 0;
        z-index: 1;
        --_ground: color-mix(in oklab, var(--_felt), var(--_dark) 20%);
        border-radius: 16px;
        background: var(--_ground);
        /* A soft edge, outside the round corners of the trays. */
        box-shadow: 0 0 10px 6px var(--_ground);
      }
    }
  }
  @container (width < 503px) {
    .board > .own {
      gap: 6px;
    }
    .total > small {
      font-size: clamp(10px, 3.1cqi, 12px);
      line-height: 13px;
    }
    .line {
      min-block-size: 34px;
      font-size: 13px;
      line-height: 17px;
    }
    /* Rank above suit, so that both stay visible on overlapping cards. */
    .tray .index {
      inset-inline-end: auto;
      flex-direction: column;
      gap: 1px;
      block-size: auto;
      font-size: calc(var(--_w) * 0.4);
    }
    .tray .large-suit {
      display: none;
    }
  }
  @container (width < 344px) {
    .own :is(.presets, .chip-buttons) {
      gap: 3px;
    }
    .own .preset {
      padding-inline: 5px;
      font-size: 12px;
    }
    .own .chip-button {
      inline-size: 31px;
    }
  }
  /* More chips would need another row. Presets and slider are enough. */
  @container (width < 290px) {
    .own .chip-button:nth-child(n + 3) {
      display: none;
    }
  }
`;

/** The player's cards. The index of each stays visible, and cards that all players see have a mark. */
export const handStyles = css`
  .tray .held {
    position: relative;
  }
  .tray .idle {
    align-self: center;
  }
  .eye {
    position: absolute;
    inset: auto auto 3px 3px;
    inline-size: clamp(11px, var(--_w) * 0.22, 16px);
    overflow: visible;
    fill: var(--_ink);
    pointer-events: none;
  }
  .eye path {
    fill: var(--_card);
  }
  .eye .pupil {
    fill: var(--_ink);
  }
  .from-10 > .fan {
    --_w: calc(var(--_own-w) * 0.8);
  }
  @container (width < 880px) {
    .from-7 > .fan {
      --_w: calc(var(--_own-w) * 0.66);
    }
  }
  /* Two rows of smaller cards in the room of one, filled alternately. The lower row overlaps the upper one. */
  @container (width < 700px) {
    .from-5 > .fan {
      --_w: round(down, calc(var(--_own-w) * 0.63), 1px);
      display: grid;
      grid-template-rows: repeat(2, calc((var(--_own-w) - var(--_w)) * var(--_ratio)));
      grid-auto-columns: minmax(auto, calc(var(--_w) + 3px));
      grid-auto-flow: column;
      align-items: start;
    }
    .from-5 .held:nth-child(2n) {
      z-index: 1;
    }
    .from-5 .held:last-child {
      min-inline-size: var(--_w);
    }
    .from-5 .index {
      inset-inline-end: auto;
      flex-direction: column;
      align-items: start;
      gap: 0;
      block-size: auto;
      font-size: calc(var(--_w) * 0.46);
    }
    .from-5 :is(.picture, .large-suit) {
      display: none;
    }
    .from-5 .eye {
      inset: calc(var(--_w) * 0.47) auto auto calc(var(--_w) * 0.4);
      inline-size: calc(var(--_w) * 0.28);
    }
  }
`;
