import { type CSSResultGroup, css } from 'lit';
import { cardStyles } from '../../elements/styles/card.js';
import { frameStyles } from '../../elements/styles/frame.js';
import { panelStyles } from '../../elements/styles/panel.js';
import { stockStyles } from '../../elements/styles/stock.js';
import { tableStyles } from '../../elements/styles/table.js';
import { toolbarStyles } from '../../elements/styles/toolbar.js';

/** Seven small cards before a seat: the five behind, the two in front of them, nearer the middle. */
const spreadStyles = css`
  .spread {
    position: relative;
    inline-size: 100%;
    block-size: calc(var(--_w) * 2.36);
  }
  .spread > div {
    position: absolute;
    inset-inline: 0;
    display: flex;
    justify-content: center;
  }
  .two {
    inset-block-end: 0;
    gap: 2px;
  }
  .five > .card + .card {
    margin-inline-start: calc((var(--_seat) - 5 * var(--_w)) / 4);
  }
  .seven {
    inset-block-start: calc(var(--_w) * 0.47);
  }
  .seven > .card + .card {
    margin-inline-start: calc((var(--_seat) - 7 * var(--_w)) / 6);
  }
  .spread .index {
    inset: calc(var(--_w) * 0.05) auto auto calc(var(--_w) * 0.07);
    flex-direction: column;
    gap: calc(var(--_w) * 0.03);
    block-size: auto;
    min-inline-size: calc(var(--_w) * 0.46);
    font-size: calc(var(--_w) * 0.54);
    line-height: 0.88;
    letter-spacing: -0.08em;
  }
  .spread .index .suit {
    inline-size: 0.68em;
  }
  .spread :is(.picture, .large-suit) {
    display: none;
  }
  .both-words {
    display: grid;
    gap: 3px;
    min-block-size: 37px;
    font-size: 12.5px;
    line-height: 1.2;
    text-wrap: balance;
  }
  .more {
    display: grid;
    gap: 1px;
    line-height: 1.25;
  }
`;

/** One's own hands in trays, and what stands below them. */
const ownStyles = css`
  .centre {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 2px 12px;
    min-block-size: 32px;
    color: var(--_dim);
    text-align: center;
  }
  .own {
    --_g: clamp(3px, 0.7cqi, 8px);
    --_inset: clamp(6px, 1.1cqi, 14px);
    --_w: round(
      down,
      min(
        var(--baize-card-size, 92px),
        (100cqi - 2 * var(--_pad) - 4 * var(--_inset) - 12px - 5 * var(--_g)) / 7
      ),
      1px
    );
    --_tray: calc(var(--_w) * 1.42 + 87px);
    --_five: calc(5 * var(--_w) + 4 * var(--_g));
    display: grid;
    gap: 12px;
    justify-content: center;
  }
  .trays {
    display: flex;
    justify-content: center;
    gap: 12px;
  }
  .tray,
  .rest {
    border-radius: 16px;
    background: color-mix(in oklab, var(--_felt), black 22%);
    box-shadow: inset 0 0 0 1px var(--_line);
  }
  .tray {
    display: grid;
    grid-template-rows: 20px auto 37px;
    gap: 6px;
    block-size: var(--_tray);
    padding: 9px var(--_inset);
    text-align: center;
  }
  .tray.target {
    box-shadow: inset 0 0 0 2.5px var(--_accent);
  }
  .tray-name {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    color: var(--_dim);
    font-size: 13px;
    line-height: 20px;
  }
  .hand {
    display: flex;
    justify-content: center;
    gap: var(--_g);
  }
  .tray-front > .hand {
    inline-size: calc(2 * var(--_w) + var(--_g));
  }
  .tray-back > .hand {
    inline-size: var(--_five);
    justify-content: start;
  }
  /* Six or seven cards share the room of five. */
  .hand.of-6 > .card + .card {
    margin-inline-start: calc((var(--_five) - 6 * var(--_w) - 5 * var(--_g)) / 5);
  }
  .hand.of-7 > .card + .card {
    margin-inline-start: calc((var(--_five) - 7 * var(--_w) - 6 * var(--_g)) / 6);
  }
  .hand .card.selected {
    translate: 0 -7px;
  }
  .gap {
    inline-size: var(--_w);
    block-size: calc(var(--_w) * 1.42);
    border-radius: var(--baize-radius, calc(var(--_w) * 0.075));
    box-shadow: inset 0 0 0 1.5px var(--_line);
  }
  .tray > .hand-words {
    display: grid;
    place-content: center;
    font-weight: 600;
    font-size: 15px;
    line-height: 18px;
    text-wrap: balance;
  }
  .bets,
  .rest {
    min-block-size: var(--_tray);
  }
  .rest {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 14px;
    padding: 12px var(--_inset);
    inline-size: calc(7 * var(--_w) + 5 * var(--_g) + 4 * var(--_inset) + 12px);
    max-inline-size: calc(100cqi - 2 * var(--_pad));
  }
  .rest > .hand {
    inline-size: var(--_five);
  }
  .idle {
    font-weight: 600;
    font-size: 15px;
  }
  .action {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px 18px;
    min-block-size: 56px;
    max-inline-size: calc(7 * var(--_w) + 5 * var(--_g) + 4 * var(--_inset) + 12px);
  }
  .who {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  .line {
    flex: 1;
    min-inline-size: 120px;
    color: color-mix(in oklab, var(--_text), transparent 12%);
    line-height: 1.3;
    text-align: center;
    text-wrap: balance;
  }
  .action > .buttons {
    flex: none;
  }
`;

/** What came of a hand: words first, colour besides. */
const resultStyles = css`
  .result {
    display: inline-flex;
    gap: 6px;
    padding: 1px 11px;
    border-radius: 99px;
    background: var(--_shade);
    font-size: 14px;
    line-height: 22px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .result-win {
    background: var(--_accent);
    color: #241a02;
  }
  .result-lose {
    background: light-dark(#8a2433, #7a2a36);
    color: #fff;
  }
  .own .result {
    padding-inline: 14px;
    font-size: 17px;
    line-height: 30px;
  }
  .versus {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--_text);
    font-weight: 650;
  }
  .versus svg {
    inline-size: 12px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .versus-win {
    color: var(--_accent);
  }
  .both-words .versus svg {
    inline-size: 0.8em;
  }
`;

/** The deal, the throw and the turning over: each once, and all of it by one factor. */
const motionStyles = css`
  .table {
    --_t: var(--baize-duration, 1);
  }
  .seat:nth-child(2),
  .card:nth-child(2) {
    --_nth: 1;
  }
`;

/** Narrow tables: the front above the back, buttons across. */
const narrowStyles = css`
  @container (max-width: 619.98px) {
    .own {
      --_w: round(
        down,
        min(76px, (100cqi - 2 * var(--_pad) - 2 * var(--_inset) - 4 * var(--_g)) / 5),
        1px
      );
      gap: 10px;
      justify-content: stretch;
    }
    .trays {
      flex-direction: column;
      gap: 8px;
    }
    .tray {
      grid-template-rows: 18px auto 20px;
      gap: 4px;
      block-size: calc(var(--_w) * 1.42 + 62px);
      padding-block: 6px;
      justify-content: center;
    }
    .action {
      flex-direction: column;
      max-inline-size: none;
    }
    .line {
      flex: none;
      min-block-size: 2.6em;
    }
    .bets,
    .rest {
      inline-size: auto;
      min-block-size: calc(var(--_w) * 2.84 + 132px);
    }
  }
`;

export const paigowStyles: CSSResultGroup[] = [
  frameStyles,
  toolbarStyles,
  cardStyles,
  stockStyles,
  panelStyles,
  tableStyles,
  spreadStyles,
  ownStyles,
  resultStyles,
  narrowStyles,
  motionStyles,
];
