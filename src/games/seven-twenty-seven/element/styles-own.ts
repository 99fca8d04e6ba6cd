import { css } from 'lit';

/** One's own side: both totals, the cards, and what is done with them. */
export const ownStyles = css`
  .own {
    --_w: round(down, min(var(--baize-card-size, 84px), 16cqi), 1px);
    --_side: clamp(62px, 20.6cqi, 150px);
    --_air: 8px;
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
    grid-template: calc(var(--_w) * 1.42) / 100%;
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
    line-height: 1.35;
    white-space: nowrap;
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
  /* The dealer's button stands out by more than the gap. */
  .who > .plate:has(.puck) {
    margin-inline-end: 3px;
  }
  .who > .seen {
    flex: initial;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Which of several is better is the player's to know: none of them is put forward. */
  .own .button.either {
    background: color-mix(in oklab, var(--_text), transparent 90%);
    box-shadow: inset 0 0 0 1.5px color-mix(in oklab, var(--_text), transparent 60%);
    color: inherit;
  }
  /* The field with its slider; below them presets and chips. */
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
  /* What is chosen in advance has a tick, and room for it before. */
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
  /* Below advice and coach the status line has room of its own. */
  .board:has(> .aside) {
    --_foot: 46px;
  }
  /* What the cards count gives way to a refusal; by a class, as WebKit does not look at :has() again. */
  .status {
    position: absolute;
    inset: auto 0 4px;
    block-size: 38px;
    padding-block: 0;
  }
  .said .values {
    visibility: hidden;
  }
  @container (width < 700px) {
    /* Where the window ends before the table does, the buttons are seen all the same. */
    .bar {
      position: sticky;
      inset-block-end: 0;
      z-index: 1;
      flex-direction: column;
      justify-content: end;
      min-block-size: 122px;
      background: color-mix(in oklab, var(--_felt), var(--_dark) 20%);
    }
    /* The room of the amount stays free, and lies over nothing. */
    .bar.plain {
      min-block-size: 38px;
      margin-block-start: 84px;
    }
    .bar.rows {
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
  @container (width < 520px) {
    .own {
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
    /* Under each other, so that of cards that lie over one another both are seen. */
    .tray .index {
      inset-inline-end: auto;
      flex-direction: column;
      gap: 1px;
      block-size: auto;
    }
    .tray:has(:nth-child(9)) .index {
      font-size: calc(var(--_w) * 0.28);
    }
    .tray .large-suit {
      display: none;
    }
  }
  @container (width < 360px) {
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
`;
