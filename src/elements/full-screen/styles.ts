import { css } from 'lit';

/** The felt fills the screen or the window, and cards grow with it. */
export const fullScreenStyles = css`
  [data-full] {
    block-size: 100dvh;
    overflow: hidden auto;
    border-radius: 0;
  }
  [data-full='window'] {
    position: fixed;
    inset: 0;
    z-index: 2147483647;
  }
  [data-full] .board {
    --_window: 100svh;
  }
  [data-full]:not([data-size='small']) .board {
    --_widest: 200px;
  }
`;
