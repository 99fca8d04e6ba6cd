import { type CSSResultGroup, css } from 'lit';
import { cardStyles } from '../styles/card.js';
import { faceStyles } from '../styles/face.js';
import { frameStyles } from '../styles/frame.js';
import { tableStyles } from '../styles/table.js';
import { tableSurfaceStyles } from '../styles/table-surface.js';
import { stockStyles } from '../styles/stock.js';
import { toolbarStyles } from '../styles/toolbar.js';
import { sharedTableStyles } from '../table/shared-styles.js';
import { ownStyles } from './styles-own.js';

/** Trump and the turned card without words. */
const signsAlone = css`
  :is(.trump > :last-child, .shown-card > small) {
    position: absolute;
    clip-path: inset(50%);
  }
`;

/** Narrow seats at the sides, without portraits, so that their names and notes fit. */
const narrowSeats = css`
  .ring > .seats > .seat:not(.at-top) > .plate {
    grid-template-columns: minmax(0, auto);
    padding-inline: 6px;
    font-size: 12px;
  }
  .seats > .seat:not(.at-top) .portrait {
    display: none;
  }
  .seats > .seat:not(.at-top) > .plate > .note {
    grid-column: 1;
  }
  /* On the inner end, beside the words. */
  .seats > [class*='left'] > .plate > .puck {
    inset: auto -12px -4px auto;
  }
  .seats > [class*='right'] > .plate > .puck {
    inset: auto auto -4px -12px;
  }
  /* More than 13 cards. */
  .backs:has(> :nth-child(15)) > .card + .card {
    margin-inline-start: calc(var(--_w) * -0.88);
  }
  .seat > .foot {
    font-size: 11px;
    line-height: 12px;
    white-space: normal;
  }
`;

/** The result between and below the seats at the sides. */
const smallResult = css`
  .ring > .with-result {
    grid-area: 2 / 1 / 3 / -1;
    align-content: end;
  }
  .with-result > :is(.trump, .shown-card) {
    display: none;
  }
  .notice.won {
    font-size: 16px;
  }
  .centre .scored {
    font-size: 12.5px;
  }
  .centre .scored :is(th, td) {
    padding: 2px 3px;
  }
  .centre .scored th {
    overflow-wrap: anywhere;
  }
  /* Wide enough for most words: only longer ones break. */
  .centre .scored thead th {
    min-inline-size: 3.1em;
    font-size: 11px;
  }
`;

/** The seats around the table, and the trick in its middle. */
const ringStyles = css`
  .ring {
    --_played: round(down, clamp(54px, min(10.5cqi, 13vh), 96px), 1px);
    --_backs: round(down, clamp(22px, 4cqi, 40px), 1px);
    --_middle: max(178px, var(--_played) * 2.95);
    display: grid;
    grid-template:
      'top top top' auto
      'left centre right' var(--_middle) / minmax(0, 1fr) minmax(0, 2.2fr) minmax(0, 1fr);
    gap: 2px clamp(2px, 1cqi, 12px);
  }
  .ring > .seats {
    display: contents;
  }
  .ring .seat {
    --_w: var(--_backs);
    --_seat: 150px;
    inline-size: auto;
    min-inline-size: 0;
    align-content: start;
    gap: 3px;
  }
  .at-top {
    grid-area: top;
  }
  .at-left {
    grid-area: left;
  }
  .at-right {
    grid-area: right;
  }
  .ring:is(.of-4, .of-5) {
    grid-template:
      'top-left top top-right' auto
      'left centre right' var(--_middle) / minmax(0, 1fr) minmax(0, 1.6fr) minmax(0, 1fr);
  }
  .at-top-left {
    grid-area: top-left;
  }
  .at-top-right {
    grid-area: top-right;
  }
  .ring.of-2 {
    grid-template-rows: 34px var(--_middle);
  }
  /* Within the oval. */
  @container (width >= 700px) {
    .seat:is(.at-top-left, .of-2 > .seats > .at-left) {
      translate: 45% 0;
    }
    .seat:is(.at-top-right, .of-2 > .seats > .at-right) {
      translate: -45% 0;
    }
  }
  .backs {
    display: flex;
    justify-content: center;
    block-size: calc(var(--_w) * var(--_ratio));
  }
  .backs > .card + .card {
    margin-inline-start: calc(var(--_w) * -0.72);
  }
  @container (width < 700px) {
    .backs > .card + .card {
      margin-inline-start: calc(var(--_w) * -0.8);
    }
  }
  .seat > .foot {
    block-size: 18px;
    font-size: 12.5px;
    line-height: 18px;
    color: var(--_dim);
    white-space: nowrap;
  }
  /* No cards are left between the plate and the result. */
  .phase-over .backs {
    order: 1;
  }
  .plate {
    position: relative;
  }
  .puck {
    display: inline-grid;
    place-content: center;
    flex: none;
    inline-size: 17px;
    block-size: 17px;
    border-radius: 50%;
    background: #fff;
    color: #222;
    font-weight: 700;
    font-size: 11px;
    line-height: 17px;
  }
  .seat-bidder > .plate {
    box-shadow: inset 0 0 0 1.5px color-mix(in oklab, var(--_accent), transparent 40%);
  }
  .seats .seat-out {
    opacity: 0.55;
  }
  .seats .puck {
    position: absolute;
    inset: auto auto -4px -4px;
  }
  /* What the player chooses lies over the empty middle. */
  .choice {
    grid-area: 2 / 1 / 3 / -1;
    z-index: 1;
    align-self: end;
    justify-self: center;
    max-inline-size: 376px;
  }
  .ring:is(.of-4, .of-5) > .choice {
    grid-row: 2;
  }
  .centre {
    grid-area: centre;
    position: relative;
    display: grid;
    place-content: center;
    place-items: center;
  }
  .trick {
    --_w: var(--_played);
    position: relative;
    display: grid;
    place-items: center;
    inline-size: calc(var(--_w) * 2.7);
    block-size: calc(var(--_w) * 2.6);
  }
  .played {
    grid-area: 1 / 1;
    transition: opacity calc(0.2s * var(--baize-duration, 1));
  }
  .trick .at-own {
    translate: 0 48%;
    z-index: 1;
  }
  .trick .at-top {
    translate: 0 -48%;
  }
  .trick .at-left {
    translate: -72% 0;
  }
  .trick .at-right {
    translate: 72% 0;
  }
  .trick .at-top-left {
    translate: -52% -42%;
  }
  .trick .at-top-right {
    translate: 52% -42%;
  }
  .trick.won .played:not(.winner) .card {
    filter: brightness(0.82);
  }
  .trick.won .winner {
    z-index: 2;
  }
  .trick.won .winner .card {
    box-shadow: 0 0 0 3px var(--_accent);
  }
  .trump {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    display: flex;
    align-items: center;
    gap: 5px;
    color: var(--_dim);
    font-size: 12.5px;
    line-height: 16px;
  }
  @container (width < 700px) {
    ${signsAlone}
  }
  .trump .sign {
    display: grid;
    place-content: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: 50%;
    background: var(--_card);
    color: var(--_ink);
    font-size: 16px;
  }
  .trump .sign:empty::before {
    content: '?';
  }
  .trump .sign:is(.suit-1, .suit-2) {
    color: var(--_red);
  }
  .shown-card {
    --_w: calc(var(--_played) * 0.62);
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: grid;
    justify-items: center;
    gap: 2px;
  }
  .board > .card.flight {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 2500;
    pointer-events: none;
    --_w: var(--_played);
  }
  .result-of-hand {
    display: grid;
    gap: 6px;
    justify-items: center;
  }
  .notice {
    font-weight: 650;
    font-size: 16px;
    text-align: center;
  }
  .notice.won {
    color: var(--_accent);
    font-size: 20px;
  }
  .centre .scored {
    border-collapse: collapse;
    font-size: 13.5px;
  }
  .centre .scored :is(th, td) {
    padding: 3px 8px;
    text-align: end;
    font-weight: 400;
  }
  .centre .scored th:first-child {
    text-align: start;
  }
  .centre .scored thead th {
    color: var(--_dim);
    font-size: 12px;
  }
  .centre .scored tbody tr {
    border-block-start: 1px solid var(--_print);
  }
  .centre .scored tr.won {
    color: var(--_accent);
  }
  @container (width >= 1000px) {
    .notice.won {
      font-size: 24px;
    }
    .centre .scored {
      font-size: 15px;
    }
    .centre .scored thead th {
      font-size: 13px;
    }
    .centre .scored :is(th, td) {
      padding: 4px 11px;
    }
  }
  @container (width < 520px) {
    ${smallResult}
  }
  @container (width < 370px) {
    ${narrowSeats}
  }
`;

/** In windows as low as a phone held sideways, the table is beside the player’s hand. */
const shortStyles = css`
  @media (height < 480px) {
    .status {
      block-size: 34px;
    }
    @container frame (width >= 560px) {
      .board > .ring {
        --_played: 50px;
        --_middle: 146px;
        grid-area: 1 / 1;
        align-self: start;
      }
      .ring > .seats {
        display: contents;
      }
      .ring .backs {
        display: none;
      }
      .board > .ring::before {
        display: none;
      }
      .bids .button {
        min-inline-size: 36px;
        min-block-size: 36px;
        padding: 4px;
      }
      .board > .own {
        --_own-w: 60px;
      }
      ${signsAlone} ${smallResult}
      .centre .scored :is(th, td) {
        padding-block: 1px;
      }
    }
    @container frame (560px <= width < 860px) {
      ${narrowSeats}
    }
  }
`;

export const trickStyles: CSSResultGroup[] = [
  frameStyles,
  toolbarStyles,
  faceStyles,
  cardStyles,
  stockStyles,
  tableStyles,
  tableSurfaceStyles,
  ringStyles,
  ownStyles,
  ...sharedTableStyles,
  shortStyles,
];
