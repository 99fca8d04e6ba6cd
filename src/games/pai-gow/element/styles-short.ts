import { css } from 'lit';

/** In a low window the trays are side by side, preceded by the stake. */
export const shortStyles = css`
  @media (height < 480px) {
    @container frame (width >= 560px) {
      .board > .own {
        --_inset: 6px;
        --_g: 3px;
        --_w: round(
          down,
          (
              100cqi - var(--_left) - 2 * var(--_pad) - 10px - 4 * var(--_inset) - 12px - 5 *
                var(--_g)
            ) /
            7,
          1px
        );
        --_tray: calc(var(--_w) * var(--_ratio) + 87px);
      }
      .own > .trays {
        flex-direction: row;
        gap: 12px;
      }
      .own > :is(.bets, .rest, .action) {
        max-inline-size: 100%;
      }
      .own > .bets {
        grid-template-columns: auto minmax(0, 1fr);
        gap: 8px 12px;
        padding: 8px;
      }
      .bets > .wager {
        display: contents;
      }
      .bets > .chip-buttons,
      .wager > .presets {
        grid-column: 2;
        justify-self: center;
      }
      .wager > .circle {
        grid-row: 1 / span 2;
        inline-size: 72px;
        block-size: 72px;
      }
      .own .chip-button {
        inline-size: 42px;
      }
      .bets > .amounts {
        grid-column: 1 / -1;
        gap: 6px 10px;
      }
      .amounts input {
        inline-size: 92px;
      }
      .tray > .hand-words {
        font-size: 13px;
        line-height: 16px;
      }
      .trays > .tray {
        grid-template: minmax(20px, auto) auto 1fr / minmax(0, 1fr);
        gap: 4px;
      }
      .own .tray-name {
        flex-wrap: wrap;
        gap: 0 4px;
        font-size: 12px;
        line-height: 14px;
      }
    }
  }
`;
