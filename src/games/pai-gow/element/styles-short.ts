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
      .own > .action {
        grid-template-columns: 100%;
        align-content: end;
        gap: 4px;
        min-block-size: 34px;
      }
      /* Room for the bet, and later the result. */
      .board:not(.phase-bets) > .own > .action {
        min-block-size: 57px;
      }
      .action > :is(.who, .buttons) {
        grid-column: 1;
        inline-size: auto;
        justify-content: center;
      }
      .own .result {
        font-size: 14px;
        line-height: 17px;
      }
      .own > .bets {
        --_spot: 64px;
        flex-direction: column;
        gap: 6px;
        padding: 4px;
      }
      .own .rack {
        gap: 6px;
      }
      .own .spot {
        grid-template-columns: auto auto;
        align-items: center;
      }
      .own .chip-button {
        --_chip-size: 38px;
      }
      .board .bets input {
        inline-size: 64px;
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
