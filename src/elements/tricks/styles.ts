import { type CSSResultGroup, css } from 'lit';
import { cardStyles } from '../styles/card.js';
import { faceStyles } from '../styles/face.js';
import { frameStyles } from '../styles/frame.js';
import { tableStyles } from '../styles/table.js';
import { tableSurfaceStyles } from '../styles/table-surface.js';
import { toolbarStyles } from '../styles/toolbar.js';
import { sharedTableStyles } from '../table/shared-styles.js';

/** The seats around the table, and the trick in its middle. */
const ringStyles = css`
  .ring {
    --_played: round(down, clamp(46px, min(10.5cqi, 13vh), 96px), 1px);
    --_backs: round(down, clamp(22px, 4cqi, 40px), 1px);
    display: grid;
    grid-template:
      'top top top' auto
      'left centre right' minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 2.2fr) minmax(0, 1fr);
    gap: 2px clamp(2px, 1cqi, 12px);
    min-block-size: calc(var(--_played) * 3.1);
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
      'left centre right' minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1.6fr) minmax(0, 1fr);
  }
  .at-top-left {
    grid-area: top-left;
  }
  .at-top-right {
    grid-area: top-right;
  }
  .backs {
    display: flex;
    justify-content: center;
    min-block-size: calc(var(--_w) * var(--_ratio) * 0.62);
    overflow: hidden;
  }
  .backs > .card + .card {
    margin-inline-start: calc(var(--_w) * -0.72);
  }
  .seat > .foot {
    block-size: auto;
    min-block-size: 18px;
    font-size: 12.5px;
    line-height: 18px;
    color: var(--_dim);
    white-space: nowrap;
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
  .seat-out {
    opacity: 0.55;
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
    filter: brightness(0.72);
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
  .trump .sign:is(.suit-1, .suit-2) {
    color: var(--_red);
  }
  .shown-card {
    --_w: calc(var(--_played) * 0.62);
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    display: grid;
    justify-items: center;
    gap: 2px;
  }
  .flight {
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
  .centre .ledger {
    border-collapse: collapse;
    font-size: 13.5px;
  }
  .centre .ledger :is(th, td) {
    padding: 3px 8px;
    text-align: end;
    font-weight: 400;
  }
  .centre .ledger th:first-child {
    text-align: start;
  }
  .centre .ledger thead th {
    color: var(--_dim);
    font-size: 12px;
  }
  .centre .ledger tbody tr {
    border-block-start: 1px solid var(--_print);
  }
  .centre .ledger tr.won {
    color: var(--_accent);
  }
`;

/** The player's side: the hand in a fan, what to do, and the buttons. */
const ownStyles = css`
  .own {
    --_own-w: round(
      down,
      min(var(--baize-card-size, clamp(64px, min(9cqi, 15vh), 118px)), 17cqi),
      1px
    );
    --_w: var(--_own-w);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    inline-size: 100%;
    max-inline-size: 980px;
    margin-inline: auto;
  }
  .who {
    gap: 10px;
    min-block-size: 26px;
    font-size: 13px;
  }
  .who > .foot {
    block-size: auto;
    color: var(--_dim);
  }
  .own.seat-due .plate {
    box-shadow: 0 0 0 2px var(--_accent);
  }
  .scores {
    display: inline-flex;
    padding: 2px 10px;
    border: 0;
    border-radius: 12px;
    background: var(--_shade);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .score + .score {
    margin-inline-start: 12px;
  }
  .held-cards {
    --_count: 13;
    display: flex;
    justify-content: center;
    min-block-size: calc(var(--_own-w) * var(--_ratio) + 14px);
    padding-block-start: 14px;
  }
  .held-cards > .card {
    flex: 0 0 auto;
    margin-inline-end: calc(
      max(
        -0.62 * var(--_own-w),
        min(-0.38 * var(--_own-w), (100cqi - 24px - var(--_own-w)) / 12 - var(--_own-w))
      )
    );
    transition: translate calc(0.12s * var(--baize-duration, 1));
  }
  .held-cards > .card:last-child {
    margin-inline-end: 0;
  }
  .held-cards > .playable {
    translate: 0 -8px;
  }
  .held-cards > .picked {
    translate: 0 -14px;
    box-shadow:
      0 0 0 2px var(--_accent),
      0 2px 6px rgb(0 0 0 / 25%);
  }
  .held-cards > .barred {
    filter: brightness(0.8);
  }
  .held-cards > .card:focus-visible {
    z-index: 1;
  }
  .line {
    min-block-size: 22px;
    line-height: 20px;
    text-align: center;
    text-wrap: balance;
  }
  .own .buttons {
    min-block-size: 44px;
  }
  .bids {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 6px;
  }
  .own .bids .button {
    min-inline-size: 44px;
    flex: 0 1 auto;
  }
  @media (hover: hover) {
    .held-cards > .card:not(.barred):hover {
      translate: 0 -12px;
    }
  }
`;

export const trickStyles: CSSResultGroup[] = [
  frameStyles,
  toolbarStyles,
  faceStyles,
  cardStyles,
  tableStyles,
  tableSurfaceStyles,
  ringStyles,
  ownStyles,
  ...sharedTableStyles,
];
