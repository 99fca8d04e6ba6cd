import { css } from 'lit';

/** Chips (their rims are in table/chip-styles.ts), and the controls of a bet. */
export const stakeStyles = css`
  .chip {
    --_chip: #5c6672;
    inline-size: 22px;
    flex: none;
    overflow: visible;
    fill: var(--_chip);
    stroke: rgb(0 0 0 / 35%);
    stroke-width: 0.6;
    filter: drop-shadow(0 1px 1px rgb(0 0 0 / 40%));
  }
  .chip-5 {
    --_chip: #b5323f;
  }
  .chip-25 {
    --_chip: #2a61a3;
  }
  .chip-100 {
    --_chip: #262c33;
  }
  .chip-500 {
    --_chip: #6c46a3;
  }
  /* Stacks beside each other. They stand on the same line, and overlap a little. */
  .chip-pile {
    --_stack: 40px;
    display: flex;
    align-items: end;
    justify-content: center;
  }
  .chip-pile > .stack {
    inline-size: var(--_stack);
    filter: drop-shadow(0 2px 2px rgb(0 0 0 / 38%));
  }
  .chip-pile > .stack + .stack {
    margin-inline-start: calc(var(--_stack) * -0.06);
  }
  .stake > .chip-pile {
    --_stack: clamp(18px, 3.4cqi, 24px);
  }

  .chip-buttons {
    gap: 10px;
  }
  .chip-button {
    position: relative;
    --_chip-size: clamp(40px, 12cqi, 54px);
    display: grid;
    align-self: end;
    justify-items: center;
    inline-size: var(--_chip-size);
    border-radius: calc(var(--_chip-size) / 2);
  }
  .chip-button > * {
    grid-area: 1 / 1;
  }
  .chip-button .chip {
    inline-size: 100%;
  }
  .chip-text {
    z-index: 1;
    color: #fff;
    font-weight: 700;
    font-size: calc(var(--_chip-size) * 0.26);
    line-height: var(--_chip-size);
    letter-spacing: -0.02em;
  }
  /* On the top of the stack. */
  .stack + .chip-text {
    line-height: calc(var(--_chip-size) * 0.62);
  }
  .presets {
    display: flex;
    gap: 4px;
  }
  .preset {
    flex: none;
    min-inline-size: 30px;
    min-block-size: 30px;
    padding: 3px 8px;
    font-size: 13px;
  }
  .amounts {
    gap: 10px 18px;
  }
  .amount {
    display: grid;
    gap: 3px;
    text-align: center;
  }
  .note-line {
    min-block-size: 1.3em;
  }
  .board input {
    field-sizing: fixed;
    inline-size: 116px;
    padding: 6px;
    border-radius: 9px;
    background: var(--_shade);
    box-shadow: inset 0 0 0 1px var(--_line);
    font-weight: 650;
    font-size: 17px;
    text-align: center;
  }
  .board input[type='range'] {
    appearance: auto;
    inline-size: auto;
    min-inline-size: 60px;
    block-size: 24px;
    padding: 0;
    background: none;
    box-shadow: none;
    accent-color: var(--_accent);
    cursor: pointer;
  }

  @container (width < 520px) {
    :is(.chip-buttons, .amounts) .button {
      flex: none;
      padding-inline: 10px;
    }
    .chip-buttons {
      gap: 6px;
    }
  }
  @container (width < 360px) {
    .board input {
      inline-size: 104px;
    }
  }
`;
