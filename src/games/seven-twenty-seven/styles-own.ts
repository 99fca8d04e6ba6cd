import { css } from 'lit';

/** One's own side: both totals, the cards, and what is done with them. */
export const ownStyles = css`
  .own {
    --_w: round(down, min(var(--baize-card-size, 84px), 15cqi), 1px);
    display: grid;
    gap: 8px;
    inline-size: 100%;
    max-inline-size: 900px;
    margin-inline: auto;
  }
  .hand-row {
    display: grid;
    grid-template-columns: 150px minmax(0, 1fr) 150px;
    gap: 12px;
  }
  .tray,
  .total {
    border-radius: 16px;
    background: color-mix(in oklab, var(--_felt), black 22%);
    box-shadow: inset 0 0 0 1px var(--_line);
  }
  .own .fan {
    align-items: center;
  }
  .tray {
    display: grid;
    grid-template: calc(var(--_w) * 1.42) 18px / 100%;
    gap: 5px;
    padding: 10px 12px 5px;
    text-align: center;
  }
  .own.seat-due .tray {
    box-shadow: inset 0 0 0 2px var(--_accent);
  }
  .own:is(.seat-folded, .seat-bust) .fan {
    opacity: 0.4;
  }
  .own .held {
    flex-basis: calc(var(--_w) + 8px);
  }
  .own .held:last-child {
    flex: none;
  }
  .seen {
    color: var(--_dim);
    font-size: 12.5px;
    line-height: 18px;
  }
  .total {
    display: grid;
    grid-template-rows: auto 19px 17px;
    align-content: center;
    padding: 6px 8px;
    text-align: center;
  }
  .goal {
    display: block;
    color: var(--_dim);
    font-size: 13px;
  }
  .total b {
    font-size: 32px;
    line-height: 38px;
  }
  .off {
    font-weight: 600;
    font-size: 13.5px;
    line-height: 19px;
  }
  .exact {
    box-shadow: inset 0 0 0 2px var(--_accent);
  }
  .exact b {
    color: var(--_accent);
  }
  .line {
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
    min-block-size: 46px;
  }
  .who {
    flex-wrap: nowrap;
    gap: 10px;
    block-size: 30px;
    max-inline-size: 100%;
  }
  .who .plate {
    flex: none;
  }
  .bets {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .own .amount {
    grid-template-columns: auto auto;
    gap: 0 8px;
    align-items: center;
    text-align: end;
  }
  .own .amount input {
    grid-area: 1 / 2 / span 2;
    inline-size: 76px;
  }
  .own .chip-buttons {
    flex-wrap: nowrap;
    gap: 6px;
  }
  .own .chip-button {
    inline-size: 40px;
  }
  .own .chip-text {
    font-size: 12px;
  }
  .own .result {
    font-size: 16px;
    line-height: 28px;
  }
  .values {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 6px;
    min-block-size: 18px;
    color: var(--_dim);
    font-size: 12.5px;
    line-height: 18px;
    text-align: center;
  }
  .values > span:not(:last-child)::after {
    content: ' ·';
  }
  @container (width < 700px) {
    .hand-row {
      grid-template-columns: 1fr 1fr;
      gap: 8px;
    }
    .tray {
      grid-area: 2 / 1 / auto / span 2;
    }
    .total {
      padding-block: 3px;
    }
    .total b {
      margin-inline-start: 4px;
      font-size: 22px;
      line-height: 26px;
    }
    .goal {
      display: inline;
    }
    /* Where the window ends before the table does, the buttons are seen all the same. */
    .bar {
      position: sticky;
      inset-block-end: 0;
      z-index: 1;
      flex-direction: column;
      justify-content: end;
      min-block-size: 88px;
      background: color-mix(in oklab, var(--_felt), black 20%);
    }
    .bar > .buttons {
      align-self: stretch;
      min-block-size: 38px;
    }
    .own .result {
      line-height: 24px;
    }
    .line {
      min-block-size: 40px;
    }
  }
  @container (width < 520px) {
    .total > .off {
      font-size: 12.5px;
    }
    .total > small {
      font-size: 11px;
    }
    .line {
      min-block-size: 51px;
      font-size: 13px;
      line-height: 17px;
    }
    .values {
      min-block-size: 32px;
      font-size: 12px;
      line-height: 16px;
    }
  }
  @container (width < 310px) {
    .bets {
      gap: 6px;
    }
    .own .chip-button {
      inline-size: 34px;
    }
    .own .amount input {
      inline-size: 62px;
    }
  }
`;
