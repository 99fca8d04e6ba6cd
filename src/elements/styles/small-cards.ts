import { css } from 'lit';

/** Small cards at other seats, which show only rank and suit, and the result of a hand. */
export const smallCardStyles = css`
  .spread .index {
    inset: calc(var(--_w) * 0.05) auto auto calc(var(--_w) * 0.07);
    flex-direction: column;
    gap: calc(var(--_w) * 0.03);
    block-size: auto;
    min-inline-size: calc(var(--_w) * 0.46);
    font-size: calc(var(--_w) * 0.54);
    line-height: 0.88;
    letter-spacing: -0.08em;
  }
  .spread .index .suit {
    inline-size: 0.68em;
  }
  .spread :is(.picture, .large-suit) {
    display: none;
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
