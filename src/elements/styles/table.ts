import { css } from 'lit';

/**
 * The layout of all tables: the others' seats small above, the player's cards large below. A seat or tray
 * sets the width of its cards (`--_w`), and everything on a card depends on it.
 */
export const tableStyles = css`
  .board {
    --_pad: clamp(8px, 1.6cqi, 22px);
    --_dim: color-mix(in oklab, var(--_text), transparent 16%);
    --_shade: color-mix(in oklab, var(--_felt), var(--_dark) 34%);
    display: grid;
    gap: clamp(8px, 1.2cqi, 14px);
    padding: var(--_pad) var(--_pad) 4px;
    direction: ltr;
    font-variant-numeric: tabular-nums;
  }
  /* Rows of things side by side that wrap if there is no room. */
  .plate,
  .stake,
  .chip-buttons,
  .amounts,
  .centre,
  .action,
  .who,
  .buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
  }
  /* An amount that grows by a digit must not add a line. */
  .seats .plate {
    flex-wrap: nowrap;
    padding-inline: clamp(4px, var(--_seat) * 0.06, 11px);
    font-size: clamp(11px, var(--_seat) * 0.115, 13px);
  }
  .seats b {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .board .card {
    position: relative;
    flex: none;
    display: block;
    inline-size: var(--_w);
    block-size: calc(var(--_w) * var(--_ratio));
    border-radius: var(--baize-radius, max(3px, var(--_w) * 0.055));
  }
  /* Cards are containers, so units of the board's width would mean the card's in them. */
  .card:not(.face-down) > * {
    --_w: 100cqi;
  }
  .seats {
    --_per-row: var(--_narrow-row);
    --_between: clamp(6px, 1.6cqi, 22px);
    --_seat: min(
      var(--_widest),
      (100cqi - 2 * var(--_pad) + var(--_between)) / var(--_per-row) - var(--_between)
    );
    --_widest: 128px;
    --_narrow-row: 3;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-evenly;
    gap: 10px var(--_between);
    inline-size: 100%;
    max-inline-size: calc(var(--_row) * clamp(236px, 27cqi, 480px));
    margin-inline: auto;
  }
  .of-1 {
    --_narrow-row: 1;
    --_row: 1;
  }
  .of-2 {
    --_narrow-row: 2;
    --_row: 2;
  }
  .of-3 {
    --_row: 3;
  }
  .of-4 {
    --_narrow-row: 2;
    --_row: 4;
  }
  .of-5 {
    --_row: 5;
  }
  .of-6 {
    --_row: 6;
  }
  .of-7 {
    --_narrow-row: 4;
    --_row: 7;
  }
  .seat {
    --_w: round(down, calc(var(--_seat) * 0.25), 1px);
    display: grid;
    grid-template-columns: 100%;
    grid-auto-rows: max-content;
    justify-items: center;
    gap: 5px;
    inline-size: var(--_seat);
    text-align: center;
  }
  .plate {
    column-gap: 5px;
    max-inline-size: 100%;
    padding: 2px 11px;
    border-radius: 12px;
    background: var(--_shade);
    font-size: 13px;
    line-height: 20px;
    white-space: nowrap;
  }
  .board b {
    font-weight: 650;
  }
  .note {
    color: var(--_dim);
  }
  /* What a narrow seat can't show beside its bet is below, where a result will be. */
  .foot {
    display: grid;
    place-content: start center;
    block-size: 24px;
    line-height: 24px;
  }
  .board small {
    color: var(--_dim);
    font-size: 12px;
  }
  .stake {
    gap: 0 6px;
    white-space: nowrap;
  }

  /* Three places: to give up, to hold, and to go on. */
  .own .buttons {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 150px));
    gap: 8px;
    min-block-size: 38px;
  }
  .hold {
    grid-column: 2;
  }
  .go-on {
    grid-column: 3;
  }
  .button {
    min-inline-size: 38px;
    min-block-size: 38px;
    padding: 6px 15px;
    border-radius: 10px;
    background: color-mix(in oklab, var(--_text), transparent 87%);
    font-weight: 550;
    text-align: center;
    white-space: nowrap;
  }
  .primary {
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 650;
  }
  .button[aria-disabled] {
    background: color-mix(in oklab, var(--_text), transparent 92%);
    color: var(--_dim);
  }
  @container (width >= 700px) {
    .seats {
      --_per-row: var(--_row);
      --_widest: 164px;
    }
  }
  /* As large as the width and the window allow. */
  @container (width >= 1000px) {
    .seats {
      --_widest: clamp(176px, min(19.5cqi, 31vh), 340px);
    }
  }
  @container (width < 520px) {
    .plate {
      padding-inline: 7px;
      font-size: 12px;
      line-height: 18px;
    }
    .button {
      flex: auto;
      padding-inline: 8px;
      font-size: 13.5px;
    }
    .own .buttons {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      min-block-size: 44px;
    }
    .buttons > .button {
      min-block-size: 44px;
      padding-block: 4px;
      white-space: normal;
      line-height: 1.2;
    }
  }
  /* A text runs in its language's direction, by its first letter. */
  .board *,
  .figures {
    unicode-bidi: plaintext;
  }
`;
