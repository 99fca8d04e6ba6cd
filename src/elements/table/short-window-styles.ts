import { css } from 'lit';

/**
 * In windows as low as a phone held sideways, the others sit on the left with the advice below them. The
 * player's side is on the right and stays there when the page scrolls.
 */
export const shortTableStyles = css`
  @media (height < 480px) {
    @container frame (width >= 560px) {
      .board {
        --_left: calc(45cqi - var(--_pad));
        --_corner: 26px;
        grid-template: auto auto / var(--_left) minmax(0, 1fr);
        align-items: start;
        gap: 6px 10px;
      }
      .board > *,
      .board .seats {
        grid-area: 1 / 1;
      }
      .board::before {
        grid-area: 1 / 1 / 3 / 3;
        align-self: stretch;
        margin-block-end: -4px;
      }
      .board .seats {
        --_between: 6px;
        --_seat: calc((var(--_left) + var(--_between)) / var(--_per-row) - var(--_between));
        --_per-row: min(var(--_row), 3);
        gap: 6px var(--_between);
        align-self: start;
      }
      .board .seats:is(.of-1, .of-2) {
        --_seat: calc(var(--_left) * 0.42);
      }
      .board .seats > .seat {
        translate: none;
      }
      /* In the first row, which is in the window. */
      .seats:is(.of-4, .of-5, .of-6) > .seat-dealer:has(.plate ~ .hand-results) {
        order: -1;
      }
      .board > .own {
        grid-area: 1 / 2 / span 2;
        position: sticky;
        inset-block-start: 0;
        gap: 4px;
        max-inline-size: none;
      }
      .board > .aside {
        grid-area: 2 / 1;
      }
      .own .line {
        min-block-size: 34px;
        font-size: 13px;
        line-height: 17px;
      }
      .own .button {
        min-block-size: 34px;
        padding: 4px 8px;
      }
    }
  }
`;
