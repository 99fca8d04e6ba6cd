import { css } from 'lit';

/** The rim of a chip, and its middle: without them it is a plain disc. */
export const chipStyles = css`
  /* Those that nobody has at first. */
  .chip-1000 {
    --_chip: #8f4f0e;
  }
  .chip-5000 {
    --_chip: #17665e;
  }
  .chip-25000 {
    --_chip: #99356f;
  }
  .chip :nth-child(2) {
    stroke: #fffdf6;
    stroke-width: 5.4;
    stroke-dasharray: 4.4 5.6;
    stroke-dashoffset: 2.2;
  }
  .chip :nth-child(3) {
    fill: color-mix(in oklab, var(--_chip), white 12%);
    stroke: #fffdf6;
    stroke-width: 1.4;
    opacity: 0.95;
  }
  .board {
    position: relative;
  }
  .chip-flight {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 2500;
    pointer-events: none;
  }
  .chip-button[aria-disabled] {
    opacity: 0.4;
  }
`;
