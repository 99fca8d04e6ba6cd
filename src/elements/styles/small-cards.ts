import { css } from 'lit';

/** Small cards at other seats, which show only rank and suit, and the result of a hand. */
export const smallCardStyles = css`
  :is(.spread, .sample) .card {
    --_rank: translate(7px, 8px) scale(0.42);
    --_suit: translate(20.5px, 75px) scale(0.34);
    --_picture: none;
    --_large-suit: none;
  }
  /* On wide tables the cards have room for pips or a court. */
  @media (height >= 680px) {
    @container frame (width >= 1180px) {
      .spread .card {
        --_rank: translate(3.4px, 5.5px) scale(0.26);
        --_suit: translate(11.7px, 43px) scale(0.17);
      }
      .spread .picture {
        display: revert;
      }
    }
  }
  /* The colours are in table/result-styles.ts. */
  .result {
    display: inline-flex;
    gap: 6px;
    padding: 1px 11px;
    border-radius: 99px;
    background: var(--_shade);
    font-size: 14px;
    line-height: 22px;
    white-space: nowrap;
  }
  .own .result {
    padding-inline: 16px;
    font-size: 18px;
    line-height: 34px;
  }
`;
