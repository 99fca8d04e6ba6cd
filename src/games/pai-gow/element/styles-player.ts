import { css } from 'lit';

/** The player's hands in trays, and what is below them. */
export const playerStyles = css`
  /* The dice are where the descriptions of the hands appear later. */
  .seats,
  .centre {
    grid-area: 1 / 1;
  }
  .centre {
    gap: 2px 12px;
    align-self: end;
    color: var(--_dim);
    text-align: center;
  }
  .phase-over > .centre {
    display: none;
  }
  /* Reserves room for advice and coach: below, or beside the table on wide pages. */
  :host(:is([advice], [coach])) .board {
    padding-block-end: clamp(4px, (1180px - 100cqi) * 9999, 274px);
    padding-inline-end: clamp(var(--_pad), (100cqi - 1179px) * 9999, 380px);
  }
  .own {
    --_g: clamp(3px, 0.7cqi, 8px);
    --_inset: clamp(6px, 1.1cqi, 14px);
    --_w: round(
      down,
      min(
        var(--baize-card-size, var(--_most, clamp(92px, min(8.1cqi, 13.2vh), 140px))),
        (100cqi - 2 * var(--_pad) - 4 * var(--_inset) - 12px - 5 * var(--_g)) / 7
      ),
      1px
    );
    --_tray: calc(var(--_w) * var(--_ratio) + 87px);
    --_five: calc(5 * var(--_w) + 4 * var(--_g));
    display: grid;
    grid-template-columns: 100%;
    gap: 10px;
    justify-items: center;
  }
  .trays {
    display: flex;
    justify-content: center;
    gap: 12px;
  }
  .tray,
  .bets,
  .rest {
    border-radius: 16px;
  }
  .tray {
    display: grid;
    grid-template-rows: 20px auto 37px;
    gap: 6px;
    block-size: var(--_tray);
    padding: 9px var(--_inset);
    text-align: center;
  }
  .tray-name {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    color: var(--_dim);
    font-weight: 600;
    font-size: 12px;
    line-height: 20px;
  }
  .hand {
    display: flex;
    justify-content: center;
    gap: var(--_g);
  }
  .tray-front {
    inline-size: calc(2 * var(--_w) + var(--_g) + 2 * var(--_inset));
  }
  .tray-back {
    inline-size: calc(var(--_five) + 2 * var(--_inset));
  }
  .tray-back > .hand {
    justify-content: start;
  }
  /* Six or seven cards share the room of five. The visible part of each shows its rank and one
     suit. */
  .hand:is(.of-6, .of-7) > .card + .card {
    margin-inline-start: calc(
      (var(--_five) - var(--_row) * var(--_w)) / (var(--_row) - 1) - var(--_g)
    );
  }
  .gap {
    inline-size: var(--_w);
    block-size: calc(var(--_w) * var(--_ratio));
    border-radius: var(--baize-radius, max(3px, var(--_w) * 0.055));
    box-shadow: inset 0 0 0 1.5px var(--_print);
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
  .rest,
  .action {
    inline-size: calc(7 * var(--_w) + 5 * var(--_g) + 4 * var(--_inset) + 12px);
    max-inline-size: calc(100cqi - 2 * var(--_pad));
  }
  .bets,
  .rest {
    min-block-size: var(--_tray);
    padding: 12px var(--_inset);
  }
  .rest {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 14px;
  }
  .rest > .hand {
    inline-size: var(--_five);
    justify-content: start;
  }
  .idle {
    font-weight: 600;
    font-size: 15px;
  }
  .line {
    min-block-size: 40px;
    line-height: 20px;
    text-align: center;
    text-wrap: balance;
  }
  /* The bet or the result is beside the buttons, and moves none of them. */
  .action {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, auto) minmax(0, 1fr);
    gap: 8px 18px;
    min-block-size: 40px;
  }
  .who {
    justify-content: end;
  }
  .action > .buttons {
    grid-column: 2;
    inline-size: clamp(330px, 54cqi, 466px);
    max-inline-size: 100%;
  }
  .who {
    gap: 4px 12px;
  }
`;

/** Narrow tables: the front hand above the back hand, and full-width buttons. */
export const narrowStyles = css`
  @container (width < 620px) {
    .own {
      --_w: round(
        down,
        min(76px, (100cqi - 2 * var(--_pad) - 2 * var(--_inset) - 4 * var(--_g)) / 5),
        1px
      );
      justify-items: stretch;
    }
    .trays {
      flex-direction: column;
      gap: 8px;
    }
    .tray {
      grid-template-rows: 18px auto 1fr;
      gap: 4px;
      inline-size: auto;
      block-size: calc(var(--_w) * var(--_ratio) + 62px);
      padding-block: 6px;
    }
    .tray-back {
      block-size: calc(var(--_w) * var(--_ratio) + 92px);
    }
    .tray-back > .hand {
      inline-size: var(--_five);
      justify-self: center;
    }
    /* In front of two cards there is room for the heading and the description at their sides. */
    .tray-front {
      grid-template: auto / minmax(0, 1fr) auto minmax(0, 1fr);
      align-items: center;
      gap: 8px;
      block-size: calc(var(--_w) * var(--_ratio) + 14px);
    }
    .tray-front > .tray-name {
      flex-wrap: wrap;
    }
    .tray > .hand-words {
      font-size: 14px;
      line-height: 17px;
    }
    .line {
      min-block-size: 54px;
      font-size: 13px;
      line-height: 18px;
    }
    /* Keeps the main button visible if the window ends before the table does. */
    .action {
      position: sticky;
      inset-block-end: 0;
      z-index: 2;
      grid-template-columns: 100%;
      align-content: end;
      border-radius: 10px;
      background: var(--_ground);
      box-shadow: 0 -8px 8px -4px var(--_ground);
      min-block-size: 78px;
      inline-size: auto;
    }
    .action > :is(.who, .buttons) {
      grid-column: 1;
      inline-size: auto;
      justify-content: center;
    }
    .own .result {
      line-height: 24px;
    }
    .bets,
    .rest {
      inline-size: auto;
      min-block-size: calc(var(--_w) * 2.84 + 114px);
    }
  }
  /* Keeps the player's side visible if there is room above it. At the end of a hand, the others'
     cards are more important. */
  @media (height >= 600px) {
    @container (width < 620px) {
      .board:not(.phase-over) > .own {
        position: sticky;
        inset-block-end: 0;
        z-index: 1;
        border-radius: 16px;
        background: var(--_ground);
        /* The shadow softens the upper edge. */
        box-shadow: 0 -10px 10px -6px var(--_ground);
      }
    }
  }
  @container (width < 360px) {
    .hand-results {
      font-size: 11px;
      line-height: 13px;
    }
    .seat .result {
      padding-inline: 7px;
      font-size: 12.5px;
    }
    .tray > .hand-words {
      font-size: 13px;
      line-height: 16px;
    }
    .own .button {
      padding-inline: 2px;
      font-size: 12.5px;
    }
    .own .buttons {
      gap: 5px;
    }
  }
  @media (height >= 480px) {
    @container frame (width >= 700px) {
      /* The buttons are in front of the table. */
      .board {
        --_below: 47px;
      }
    }
  }
  @container (width >= 900px) {
    /* Room for the arc; see table/crowded-styles.ts. */
    .seats {
      padding-block-end: var(--_arc);
    }
  }
`;
