import { css } from 'lit';

/** In a low window the pot stands above the own cards, and stays there with them. */
export const shortStyles = css`
  @media (height < 480px) {
    .status {
      block-size: 38px;
    }
    @container frame (width >= 560px) {
      .board {
        --_centre: 42px;
      }
      /* While nothing can be bet, there is room for more words. */
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
      /* One pile is enough of a picture here. */
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
      /* What lies open is seen; what it may come to is worth the room. */
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
        min-block-size: calc(124px - var(--_centre));
      }
    }
  }
`;
