import { css } from 'lit';

/** Seven small cards before a seat: the five behind, the two in front of them, nearer the middle. */
export const spreadStyles = css`
  .spread {
    position: relative;
    inline-size: 100%;
    block-size: calc(var(--_w) * 2.36);
  }
  .spread > div {
    position: absolute;
    inset-inline: 0;
    display: flex;
    justify-content: center;
  }
  .two {
    inset-block-end: 0;
    gap: 2px;
  }
  .five > .card + .card {
    margin-inline-start: calc((var(--_seat) - 5 * var(--_w)) / 4);
  }
  .seven {
    inset-block-start: calc(var(--_w) * 0.47);
  }
  .seven > .card + .card {
    margin-inline-start: calc((var(--_seat) - 7 * var(--_w)) / 6);
  }
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
  .spread .joker :is(.rank-star, .suit) {
    display: block;
  }
  .spread :is(.picture, .large-suit, .joker-word) {
    display: none;
  }
  .spread.empty {
    border-radius: 12px;
    background: color-mix(in oklab, var(--_felt), black 12%);
  }
  .both-words {
    display: grid;
    gap: 3px;
    min-block-size: 35px;
    font-size: 12.5px;
    line-height: 1.2;
  }
  .more {
    display: grid;
    gap: 1px;
    line-height: 1.25;
  }
`;

/** What came of a hand: words first, colour besides. */
export const resultStyles = css`
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
  .result-win {
    background: var(--_accent);
    color: #241a02;
  }
  .result-lose {
    background: light-dark(#8a2433, #7a2a36);
    color: #fff;
  }
  .own .result {
    padding-inline: 16px;
    font-size: 18px;
    line-height: 34px;
  }
  /* Not to be taken for the button beside it. */
  .own .result-win {
    background: var(--_shade);
    box-shadow: inset 0 0 0 2px var(--_accent);
    color: var(--_accent);
  }
  .versus {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--_text);
    font-weight: 650;
  }
  .versus svg {
    inline-size: 12px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .versus-win {
    color: var(--_accent);
  }
  .both-words .versus svg {
    inline-size: 0.8em;
  }
`;
