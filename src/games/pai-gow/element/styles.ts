import { type CSSResultGroup, css } from 'lit';
import { cardStyles } from '../../../elements/styles/card.js';
import { faceStyles } from '../../../elements/styles/face.js';
import { frameStyles } from '../../../elements/styles/frame.js';
import { smallCardStyles } from '../../../elements/styles/small-cards.js';
import { stakeStyles as sharedStakeStyles } from '../../../elements/styles/stakes.js';
import { stockStyles } from '../../../elements/styles/stock.js';
import { sharedTableStyles } from '../../../elements/table/shared-styles.js';
import { tableSurfaceStyles } from '../../../elements/styles/table-surface.js';
import { tableStyles } from '../../../elements/styles/table.js';
import { toolbarStyles } from '../../../elements/styles/toolbar.js';
import { narrowStyles, playerStyles } from './styles-player.js';
import { resultStyles, spreadStyles } from './styles-seats.js';
import { shortStyles } from './styles-short.js';

/** The dice, and the bets on their spots beside the player's chips. */
const stakeStyles = css`
  .dice {
    display: inline-flex;
    gap: 6px;
    vertical-align: middle;
  }
  .dice > * {
    inline-size: 26px;
    block-size: 26px;
    text-align: center;
  }

  .bets {
    --_spot: clamp(104px, 9.6cqi, 150px);
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 14px clamp(24px, 5cqi, 72px);
  }
  .spots {
    display: flex;
    align-items: start;
    gap: clamp(12px, 2.4cqi, 32px);
  }
  .spot,
  .rack {
    display: grid;
    gap: 4px;
    justify-items: center;
  }
  .rack {
    gap: 14px;
  }
  .circle {
    display: grid;
    place-items: end center;
    inline-size: var(--_spot);
    block-size: var(--_spot);
    padding-block-end: calc(var(--_spot) * 0.3);
    border: 2px solid var(--_print);
    border-radius: 50%;
  }
  .circle[data-target] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 2px var(--_accent);
  }
  .rack .chip-button {
    touch-action: none;
  }
  .circle > .chip-pile {
    --_stack: calc(var(--_spot) * 0.39);
  }
  .bets .amount {
    gap: 0;
  }
  /* The number is printed beside its spot, and becomes a field when it is pressed. */
  .board .bets input {
    inline-size: 92px;
    padding: 0 4px;
    font-size: 20px;
    line-height: 28px;
  }
  .board .bets input:not(:hover, :focus) {
    background: none;
    box-shadow: none;
  }
  .bets .presets {
    flex-wrap: wrap;
    justify-content: center;
  }
  .presets > .button {
    flex: none;
    min-block-size: 30px;
    padding: 3px 10px;
    font-size: 13px;
  }
  @container (width < 620px) {
    .bets {
      --_spot: clamp(64px, 24cqi, 96px);
      flex-direction: column;
      gap: 10px;
    }
    .rack {
      gap: 8px;
    }
    .bets .chip-button {
      --_chip-size: clamp(38px, 11.5cqi, 54px);
    }
  }
  @container (width < 360px) {
    .bets {
      --_spot: 58px;
      row-gap: 5px;
    }
    .bets .chip-button {
      --_chip-size: 34px;
    }
  }
  @container (width >= 900px) {
    .bets .chip-button {
      --_chip-size: clamp(54px, 5cqi, 76px);
    }
  }
`;

export const paigowStyles: CSSResultGroup[] = [
  frameStyles,
  toolbarStyles,
  faceStyles,
  cardStyles,
  stockStyles,
  tableStyles,
  tableSurfaceStyles,
  sharedStakeStyles,
  stakeStyles,
  smallCardStyles,
  spreadStyles,
  playerStyles,
  resultStyles,
  narrowStyles,
  ...sharedTableStyles,
  shortStyles,
];
