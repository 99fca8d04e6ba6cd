import { type CSSResultGroup, css } from 'lit';
import { frameStyles } from '../../../elements/styles/frame.js';
import { surroundingStyles } from '../../../elements/styles/kit-surroundings.js';
import { panelStyles } from '../../../elements/styles/panel.js';
import { menuStyles, toolbarStyles } from '../../../elements/styles/toolbar.js';
import { trayStyles } from './tray-styles.js';

/** A die's width follows from the board's width. Other sizes follow from the die's. */
const raceStyles = css`
  .race {
    --_gap: clamp(3px, 1.1cqi, 14px);
    position: relative;
    display: grid;
    gap: clamp(8px, 1.2cqi, 18px);
    grid-template-columns: minmax(0, auto);
    justify-content: center;
    padding: clamp(6px, 1cqi, 16px) 8px 4px;
  }
  .own {
    --_d: min(var(--baize-die-size, 128px), (100cqi - 100px) / 10 - var(--_gap));
  }
  .other {
    --_gap: clamp(2px, 0.3cqi, 5px);
    --_d: clamp(14px, 3cqi, 42px);
  }
  .of-2 > .other {
    --_d: min(42px, (100cqi - 200px) / 20 - var(--_gap));
  }
  .of-3 > .other {
    --_d: clamp(9px, (100cqi - 290px) / 30 - var(--_gap), 42px);
  }
  .even {
    --_d: min(var(--baize-die-size, 128px), 64px, (100cqi - 44px) / 10 - var(--_gap));
  }
  .goal {
    color: color-mix(in oklab, var(--_text), var(--_accent) 34%);
    font-weight: 650;
    font-size: clamp(14px, 1.5cqi, 22px);
    line-height: 1.2;
    text-align: center;
    text-wrap: balance;
  }
  .others {
    display: grid;
    gap: clamp(5px, 1cqi, 16px);
    justify-content: center;
  }
  .controls {
    display: grid;
    grid-template-rows: 2.5em auto auto;
    justify-self: center;
    gap: 8px;
    inline-size: min(100%, 30em + 6cqi);
  }
  .rule,
  .outcome {
    align-self: center;
    line-height: 1.25;
    text-align: center;
    text-wrap: balance;
  }
  .outcome {
    font-weight: 650;
    font-size: 1.1429em;
  }
  .numbers {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: clamp(3px, 1.4cqi, 7px);
    direction: ltr;
  }
  .number {
    --_d: 34px;
    min-block-size: 54px;
    padding-block: 8px 6px;
    border-radius: 12px;
    background: color-mix(in oklab, var(--_felt), var(--_dark) 22%);
    box-shadow: inset 0 0 0 1px var(--_line);
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
    text-align: center;
  }
  .turns .number {
    --_d: 28px;
  }
  .number > .die {
    inline-size: var(--_d);
    margin: 0 auto 3px;
  }
  .number.chosen {
    background: color-mix(in oklab, var(--_felt), var(--_accent) 26%);
    box-shadow: inset 0 0 0 2.5px var(--_accent);
    font-weight: 700;
  }
  [aria-disabled] {
    cursor: default;
  }
  .numbers[aria-disabled],
  .primary[aria-disabled] {
    opacity: 0.55;
  }
  .controls .primary,
  .below .primary {
    inline-size: 100%;
    min-block-size: 52px;
    padding: 6px 12px;
    border-radius: 14px;
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 650;
    font-size: 1.1429em;
    line-height: 1.15;
    text-align: center;
  }
  .number:not([aria-disabled]):active,
  .primary:not([aria-disabled]):active {
    translate: 0 1px;
  }
  @container (width < 600px) {
    .own {
      --_d: min(var(--baize-die-size, 72px), (100cqi - 50px) / 5 - var(--_gap));
      --_gap: clamp(5px, 1.9cqi, 12px);
    }
    .racer {
      inline-size: calc(100cqi - 16px);
    }
    .others > .other {
      --_d: clamp(12px, (100cqi - 124px) / 10, 26px);
    }
  }
  @container (width >= 600px) {
    .others {
      grid-auto-flow: column;
    }
    .others.all {
      grid-auto-flow: row;
    }
    .other > .portrait {
      inline-size: clamp(40px, 4cqi, 60px);
      block-size: clamp(40px, 4cqi, 60px);
    }
  }
  /* A low window: the others stand beside one's own tray. */
  @media (height < 480px) {
    @container (width >= 600px) {
      .race:has(.own):has(.others) {
        grid-template-columns: auto minmax(0, 1fr);
        grid-template-rows: auto auto 1fr;
        align-items: start;
      }
      .race > .others {
        grid-auto-flow: row;
        grid-row: 1 / 4;
      }
      .race:has(.others) > :is(.goal, .own, .controls) {
        grid-column: 2;
      }
      .own {
        --_d: min(var(--baize-die-size, 44px), (100cqi - 80px) / 10 - var(--_gap));
        --_gap: 5px;
      }
      .race:has(.others) > .own {
        --_d: min(var(--baize-die-size, 44px), (100cqi - 330px) / 10 - var(--_gap));
      }
      .others > .other {
        --_d: 15px;
        --_gap: 2px;
      }
    }
    .controls {
      gap: 5px;
      grid-template-rows: 1.3em auto auto;
    }
    .number {
      min-block-size: 44px;
      padding-block: 4px 2px;
    }
    .controls .primary {
      min-block-size: 44px;
    }
  }
  @media (hover: hover) {
    .number:not([aria-disabled]):hover {
      background: color-mix(in oklab, var(--_felt), var(--_text) 18%);
    }
    .controls .primary:not([aria-disabled]):hover {
      background: color-mix(in oklab, var(--_accent), white 18%);
    }
  }
  @media (forced-colors: active), print {
    .number,
    .controls .primary {
      border: 1px solid;
    }
    .number.chosen {
      outline: 3px solid Highlight;
    }
  }
`;

/** The styles of the race. */
export const tenDiceStyles: CSSResultGroup = [
  frameStyles,
  toolbarStyles,
  menuStyles,
  trayStyles,
  raceStyles,
  panelStyles,
  surroundingStyles,
];
