import { type CSSResultGroup, css } from 'lit';
import { cardStyles } from '../../../elements/styles/card.js';
import { faceStyles } from '../../../elements/styles/face.js';
import { frameStyles } from '../../../elements/styles/frame.js';
import { smallCardStyles } from '../../../elements/styles/small-cards.js';
import { stakeStyles } from '../../../elements/styles/stakes.js';
import { stockStyles } from '../../../elements/styles/stock.js';
import { sharedTableStyles } from '../../../elements/table/shared-styles.js';
import { tableSurfaceStyles } from '../../../elements/styles/table-surface.js';
import { tableStyles } from '../../../elements/styles/table.js';
import { toolbarStyles } from '../../../elements/styles/toolbar.js';
import { handStyles, ownStyles } from './styles-own.js';
import { planStyles } from './styles-plans.js';
import { ringStyles } from './styles-seats.js';

/** In a low window the pot stays above the player's cards. */
const shortStyles = css`
  @media (height < 480px) {
    .status {
      block-size: 38px;
    }
    @container frame (width >= 560px) {
      .board {
        --_centre: 42px;
      }
      /* There is more room for text while nobody can bet. */
      .board:is(.phase-ante, .phase-over) {
        --_centre: 84px;
      }
      .board > .ring {
        display: contents;
      }
      .ring > .seats {
        display: flex;
      }
      .ring .seat {
        --_w: 28px;
      }
      .ring .did > .chip {
        display: none;
      }
      .ring > .centre {
        grid-area: 1 / 2 / span 2;
        position: sticky;
        inset-block-start: 0;
        align-self: start;
        block-size: var(--_centre);
      }
      /* One pile of chips is enough here. */
      .centre .pile-of {
        inline-size: 24px;
        block-size: 24px;
        overflow: hidden;
      }
      .pile-of .chip-pile > .chip {
        inline-size: 24px;
      }
      .centre > .explanation {
        margin-inline: 0;
      }
      .centre .pot-line {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 10px;
      }
      /* The face-up cards are visible anyway, so their total gives way to its range. */
      .seats:is(.of-7, .of-8, .of-9) .shows {
        display: none;
      }
      .board > .own {
        --_own-w: round(down, min(58px, 15cqi), 1px);
        --_side: 76px;
        margin-block-start: calc(var(--_centre) + 4px);
        inset-block-start: calc(var(--_centre) + 4px);
      }
      .own > .bar {
        align-content: end;
        min-block-size: calc(166px - var(--_centre));
        margin-block-start: 0;
      }
    }
  }
`;

export const seven27Styles: CSSResultGroup[] = [
  frameStyles,
  toolbarStyles,
  faceStyles,
  cardStyles,
  stockStyles,
  tableStyles,
  tableSurfaceStyles,
  stakeStyles,
  smallCardStyles,
  ringStyles,
  ownStyles,
  planStyles,
  handStyles,
  ...sharedTableStyles,
  shortStyles,
];
