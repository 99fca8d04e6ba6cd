import { css } from 'lit';

/** The player's side: both totals, the cards, and the controls. */
export const ownStyles = css`
  .own {
    --_own-w: round(
      down,
      min(var(--baize-card-size, var(--_most, clamp(84px, min(7.2cqi, 12.5vh), 128px))), 16.8cqi),
      1px
    );
    --_w: var(--_own-w);
    --_side: clamp(62px, 21.6cqi, 150px);
    --_air: 8px;
    container-type: inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
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
  /* Printed on the felt at both sides of the cards. */
  .total {
    border: 1.5px solid var(--_print);
    border-radius: 24px;
  }
  .tray {
    display: grid;
    grid-template: calc(var(--_own-w) * var(--_ratio)) / 100%;
    padding: clamp(8px, 1.2cqi, 12px);
    text-align: center;
  }
  .own.seat-due .plate {
    box-shadow: 0 0 0 2px var(--_accent);
  }
  .own:is(.seat-folded, .seat-bust) .fan {
    opacity: 0.68;
  }
  .total {
    display: grid;
    align-content: center;
    justify-items: center;
    padding: 0.5px;
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
  .own:not(.seat-folded) .exact,
  .total.won {
    border-color: var(--_accent);
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
  /* An amount or plans in the first row, the buttons in the second. Neither row moves the other. */
  .bar {
    display: grid;
    grid-template-rows: 34px auto;
    gap: 4px;
    min-block-size: 76px;
  }
  .bar > .buttons {
    grid-row: 2;
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
  /* The field and the slider, with presets and chips beside or below them. */
  .bets {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px clamp(4px, 1.6cqi, 16px);
  }
  .board .bets input[type='range'] {
    flex: 0 1 200px;
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
    --_chip-size: 34px;
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
      grid-template-rows: none;
      gap: 8px;
      align-content: end;
      min-block-size: 44px;
      margin-block-start: 84px;
      border-radius: 10px;
      background: var(--_ground);
      box-shadow: 0 -8px 8px -4px var(--_ground);
    }
    /* In the room that is free otherwise. */
    .bar.with-bets {
      min-block-size: 128px;
      margin-block-start: 0;
    }
    .bar.with-plans {
      min-block-size: 88px;
      margin-block-start: 40px;
    }
    .bar > .buttons {
      grid-row: auto;
    }
    .bets {
      flex-wrap: wrap;
      justify-content: space-between;
    }
    .board .bets input[type='range'] {
      flex: 1 1 90px;
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
        border-radius: 16px;
        background: var(--_ground);
        /* A soft upper edge. */
        box-shadow: 0 -10px 10px -6px var(--_ground);
      }
    }
  }
  @media (height >= 480px) {
    @container frame (width >= 700px) {
      /* The controls are in front of the table. */
      .board {
        --_below: 126px;
      }
      .bar {
        margin-block-start: 22px;
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
    .tray .card {
      --_rank: translate(7px, 8px) scale(0.36);
      --_suit: translate(18.5px, 64px) scale(0.3);
      --_picture: none;
      --_large-suit: none;
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
      --_chip-size: 31px;
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
    .from-5 .card {
      --_rank: translate(5px, 8px) scale(0.36);
      --_suit: translate(17px, 66px) scale(0.27);
      --_picture: none;
      --_large-suit: none;
    }
    .from-5 .eye {
      inset: calc(var(--_w) * 0.47) auto auto calc(var(--_w) * 0.4);
      inline-size: calc(var(--_w) * 0.28);
    }
  }
`;
