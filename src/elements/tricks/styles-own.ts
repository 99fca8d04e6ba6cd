import { css } from 'lit';

/** The player's side: the hand in a fan, what to do, and the buttons. */
export const ownStyles = css`
  .own {
    --_own-w: round(
      down,
      min(var(--baize-card-size, clamp(64px, min(11cqi, 15vh), 132px)), 17cqi),
      1px
    );
    --_w: var(--_own-w);
    container-type: inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    inline-size: 100%;
    max-inline-size: 980px;
    margin-inline: auto;
  }
  .who {
    flex-wrap: nowrap;
    gap: min(10px, 2cqi);
    block-size: 28px;
    font-size: clamp(11px, 3.7cqi, 13px);
    white-space: nowrap;
  }
  .who > .foot {
    block-size: auto;
    color: var(--_dim);
  }
  .own > .who > .plate {
    flex-wrap: nowrap;
  }
  .own.seat-due .plate {
    box-shadow: 0 0 0 2px var(--_accent);
  }
  .scores {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    padding: 2px min(10px, 2cqi);
    border: 0;
    border-radius: 12px;
    background: var(--_shade);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .score + .score {
    margin-inline-start: min(12px, 2cqi);
  }
  /* Two lines: the name above the note, one side above the other. */
  @container (width < 340px) {
    .own > .who > .plate {
      display: grid;
      grid-template-columns: auto auto;
      padding-block: 1px;
      line-height: 13px;
      text-align: start;
    }
    .who > .plate > .note {
      grid-area: 2 / 1;
    }
    .who > .plate > .puck {
      grid-area: 1 / 2 / 3;
      align-self: center;
    }
    .scores {
      display: grid;
      font-size: 11px;
      line-height: 12px;
      text-align: start;
    }
    .scores small {
      font-size: inherit;
    }
    .score + .score {
      margin: 0;
    }
  }
  .held-cards {
    --_gaps: 12;
    display: flex;
    justify-content: center;
    min-block-size: calc(var(--_own-w) * var(--_ratio) + 14px);
    padding-block-start: 14px;
  }
  /* A hand of 17 cards. */
  .held-cards.many {
    --_gaps: 16;
  }
  .held-cards > .card {
    flex: 0 0 auto;
    margin-inline-end: calc(
      max(
        -0.62 * var(--_own-w),
        min(-0.38 * var(--_own-w), (100cqi - 4px - var(--_own-w)) / var(--_gaps) - var(--_own-w))
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
    filter: brightness(0.84);
  }
  .held-cards > .card:focus-visible {
    z-index: 1;
  }
  /* Two rows of at least nine and at most eight; the lower one covers half of the upper one. The last card of a row is
     wider than its step. */
  @container (width < 520px) {
    .held-cards.many {
      --_gaps: 8.1;
      --_covered: calc(0.52 * var(--_own-w) * var(--_ratio));
      flex-wrap: wrap;
      justify-content: start;
      align-content: start;
      min-block-size: calc(var(--_own-w) * var(--_ratio) * 1.48 + 14px);
      padding-inline-end: calc(0.38 * var(--_own-w));
      padding-block-end: var(--_covered);
    }
    .held-cards.many > .card {
      margin-block-end: calc(-1 * var(--_covered));
    }
  }
  .line {
    min-block-size: 22px;
    line-height: 20px;
    text-align: center;
    text-wrap: balance;
  }
  /* The longest sentences take two lines, so that no phase is higher than another. */
  @container (width < 520px) {
    .line {
      min-block-size: 40px;
    }
  }
  .own .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    min-block-size: 44px;
  }
  /* They lie over the rail, which must not show through. */
  .own .buttons > .button:not(.primary) {
    background: color-mix(in oklab, var(--_text) 13%, var(--_cloth));
  }
  .own .buttons > .button[aria-disabled] {
    background: color-mix(in oklab, var(--_text) 8%, var(--_cloth));
  }
  .bids {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: clamp(4px, 1cqi, 6px);
  }
  /* Seven in a row, from a phone on: fourteen bids take two rows. */
  .bids .button {
    flex: 0 1 auto;
    min-inline-size: clamp(34px, 11.4cqi, 46px);
    min-block-size: 44px;
    padding-inline: clamp(4px, 1.3cqi, 8px);
    background: var(--_shade);
  }
  @media (hover: hover) {
    .held-cards > .card:not(.barred):hover {
      translate: 0 -12px;
    }
  }
`;
