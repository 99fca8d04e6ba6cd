import { type CSSResultGroup, css } from 'lit';
import { frameStyles } from '../../../elements/styles/frame.js';
import { surroundingStyles } from '../../../elements/styles/kit-surroundings.js';
import { panelStyles } from '../../../elements/styles/panel.js';
import { menuStyles, toolbarStyles } from '../../../elements/styles/toolbar.js';

/** A die's width follows from the board's width, ten in a row. Other sizes follow from the die's. */
const raceStyles = css`
  .race {
    --_gap: clamp(2px, 0.8cqi, 9px);
    --_d: min(var(--baize-die-size, 56px), (100cqi - 36px) / 10 - var(--_gap));
    display: grid;
    gap: 8px;
    justify-content: center;
    padding: clamp(8px, 2cqi, 22px) 8px 0;
  }
  /* In a low window the person's dice and the numbers are visible together. */
  @media (height < 480px) {
    .at-once > .racer:not(:first-child) {
      order: 1;
    }
  }
  .racer {
    padding: 6px 10px 12px;
    border-radius: 12px;
    border-inline-start: 3px solid transparent;
  }
  .now {
    background: color-mix(in oklab, var(--_text), transparent 91%);
    border-color: var(--_accent);
  }
  .name {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    margin-block-end: 6px;
  }
  .name > :first-child {
    font-weight: 650;
  }
  .now .name > :first-child::before {
    content: '▸ ' / '';
  }
  .home .name > :first-child::after {
    color: var(--_accent);
    content: ' ✓' / '';
  }
  .dice,
  .numbers {
    display: flex;
    gap: var(--_gap);
    direction: ltr;
  }
  .die {
    display: block;
    inline-size: 100%;
    overflow: visible;
    fill: var(--_card);
    stroke: var(--_edge);
    stroke-width: 0.08;
    stroke-linecap: round;
    filter: drop-shadow(0 1px 1.5px rgb(0 0 0 / 45%));
  }
  .die path {
    stroke: var(--_ink);
    stroke-width: 0.72;
  }
  .place {
    position: relative;
    inline-size: var(--_d);
  }
  .place:not(.rolling):has(path[d='']) {
    opacity: 0.35;
  }
  .held {
    translate: 0 -3px;
  }
  .held .die rect {
    stroke: var(--_accent);
    stroke-width: 0.28;
  }
  .held::after {
    position: absolute;
    inset: calc(100% + 5px) 22% auto;
    block-size: 3px;
    border-radius: 2px;
    background: var(--_accent);
    content: '';
  }
  .now .place {
    cursor: pointer;
  }
  .odd {
    animation: odd calc(0.3s * var(--baize-duration, 1)) ease-out;
  }
  .even {
    animation: even calc(0.3s * var(--baize-duration, 1)) ease-out;
  }
  .rolling {
    animation: roll calc(0.4s * var(--baize-duration, 1)) linear infinite;
  }
  .rolling:nth-child(even) {
    animation-direction: reverse;
  }
  @media (prefers-reduced-motion: reduce) {
    .frame:not([data-motion='on']) .place {
      animation: none;
    }
  }
  @keyframes roll {
    to {
      transform: rotate(360deg);
    }
  }
  /* Two names for the same animation, so that the next throw starts it again. */
  @keyframes odd {
    from {
      transform: translateY(-40%) rotate(-200deg) scale(0.7);
    }
  }
  @keyframes even {
    from {
      transform: translateY(-40%) rotate(200deg) scale(0.7);
    }
  }
  .controls {
    display: grid;
    grid-template-rows: 64px auto;
    gap: 8px;
    place-items: center;
    margin-block-start: 6px;
  }
  .numbers {
    --_gap: clamp(2px, 1cqi, 6px);
  }
  .number {
    inline-size: min(46px, 14.6cqi);
    padding-block: 5px 3px;
    border-radius: 10px;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .number .die {
    inline-size: 28px;
    margin: 1px auto 3px;
  }
  .number.chosen {
    background: color-mix(in oklab, var(--_text), transparent 86%);
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
  .rule {
    max-inline-size: 46ch;
    font-size: clamp(12.5px, 3.6cqi, 14px);
    line-height: 1.25;
    text-align: center;
  }
  .result {
    font-weight: 650;
    font-size: 18px;
    text-align: center;
  }
  .primary {
    min-inline-size: 200px;
    padding: 11px min(18px, 1.5cqi);
    border-radius: 11px;
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 650;
    text-align: center;
  }
  @media (hover: hover) {
    .number:not([aria-disabled]):hover {
      background: color-mix(in oklab, var(--_text), transparent 88%);
    }
    .primary:not([aria-disabled]):hover {
      background: color-mix(in oklab, var(--_accent), white 18%);
    }
  }
  @media (forced-colors: active), print {
    .racer,
    .number,
    .primary {
      border: 1px solid;
    }
    .die rect {
      fill: Canvas;
      stroke: CanvasText;
    }
    .die path {
      stroke: CanvasText;
    }
    .held::after {
      background: CanvasText;
      forced-color-adjust: none;
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
  raceStyles,
  panelStyles,
  surroundingStyles,
];
