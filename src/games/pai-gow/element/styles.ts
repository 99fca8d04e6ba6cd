import { type CSSResultGroup, css } from 'lit';
import { cardStyles } from '../../../elements/styles/card.js';
import { frameStyles } from '../../../elements/styles/frame.js';
import { smallCardStyles } from '../../../elements/styles/small-cards.js';
import { stakeStyles as sharedStakeStyles } from '../../../elements/styles/stakes.js';
import { stockStyles } from '../../../elements/styles/stock.js';
import { sharedTableStyles } from '../../../elements/table/shared-styles.js';
import { tableStyles } from '../../../elements/styles/table.js';
import { toolbarStyles } from '../../../elements/styles/toolbar.js';
import { narrowStyles, playerStyles } from './styles-player.js';
import { resultStyles, spreadStyles } from './styles-seats.js';
import { shortStyles } from './styles-short.js';

/** The dice, and the circle for the stake. */
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
    display: grid;
    grid-template-columns: auto auto;
    gap: 16px 34px;
    place-content: center;
    align-items: center;
  }
  .bets > .wager {
    display: grid;
    grid-row: span 2;
    gap: 10px;
    place-items: center;
  }
  .circle {
    display: grid;
    place-items: center;
    inline-size: 128px;
    block-size: 128px;
    border: 2px solid var(--_line);
    border-radius: 50%;
  }
  @container (width < 520px) {
    .bets {
      grid-template-columns: auto minmax(0, 1fr);
      gap: 8px 10px;
    }
    .bets > .wager {
      display: contents;
    }
    .bets > .chip-buttons,
    .wager > .presets {
      grid-column: 2;
      justify-self: center;
    }
    .circle {
      grid-row: 1 / span 2;
      inline-size: clamp(70px, 26cqi, 104px);
      block-size: auto;
      aspect-ratio: 1;
    }
    .bets > .amounts {
      grid-column: 1 / -1;
      gap: 6px 10px;
    }
    .amounts input {
      inline-size: 84px;
    }
    .amounts > .button {
      max-inline-size: 92px;
      white-space: normal;
    }
  }
  @container (width < 360px) {
    .bets {
      row-gap: 5px;
    }
    .bets > .amounts {
      row-gap: 4px;
    }
    /* Three chips and the clear button fit in one row. */
    .bets > .chip-buttons {
      gap: 4px;
    }
    .bets .chip-button {
      inline-size: 36px;
    }
  }
`;

export const paigowStyles: CSSResultGroup[] = [
  frameStyles,
  toolbarStyles,
  cardStyles,
  stockStyles,
  tableStyles,
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
