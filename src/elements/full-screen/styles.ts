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
  /* A table fills the whole height, with the player's side at the bottom. Cards grow as far as they fit. */
  [data-full]:has(.own) {
    display: flex;
    flex-direction: column;
  }
  [data-full] > :has(> .board) {
    display: grid;
    flex: 1 0 auto;
    grid-template-columns: 100%;
    align-content: stretch;
  }
  @media (height >= 480px) {
    [data-full] .board:has(> .own) {
      align-content: space-between;
    }
  }
  @media (height >= 640px) {
    @container frame (width >= 1100px) {
      [data-full] .board:has(> .own) {
        --_most: clamp(92px, 15vh, 150px);
        --_most-small: 60px;
      }
      [data-full] .board > .own {
        max-inline-size: 1240px;
        margin-inline: auto;
      }
      [data-full] .board .seats {
        --_widest: 220px;
      }
    }
  }
`;
