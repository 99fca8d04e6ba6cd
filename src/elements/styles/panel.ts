import { css } from 'lit';

/**
 * Panels over the board. Texts have three sizes: 13 px, 14 px, and 22 px for titles and figures, or more if the
 * reader's text is larger.
 */
export const panelStyles = css`
  .frame {
    --_raised: color-mix(in oklab, var(--_felt), var(--_dark) 36%);
    --_quiet: color-mix(in oklab, var(--_text), transparent 88%);
    --_lift: 0 0 0 1px var(--_line), 0 12px 36px rgb(0 0 0 / 42%);
  }
  .overlay {
    position: absolute;
    inset: var(--_bar) 0 0;
    z-index: 2000;
    display: flex;
    align-items: center;
    justify-content: center;
    padding: 8px;
    pointer-events: none;
  }
  /* The page's content until the game begins. An image covers the board. */
  .loading {
    padding: 0;
  }
  .loading > ::slotted(img) {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  :has(> .overlay.pause) > [inert] {
    visibility: hidden;
  }
  .panel,
  ::slotted(*) {
    pointer-events: auto;
  }
  .panel {
    max-inline-size: 100%;
    max-block-size: 100%;
    --_side: 24px;
    padding: 20px var(--_side) 0;
    overflow: auto;
    scroll-padding-block-end: 76px;
    border-radius: 16px;
    background: var(--_raised);
    box-shadow: var(--_lift);
    text-align: center;
    animation: appear calc(0.26s * var(--baize-duration, 1)) ease-out;
  }
  /* Content that scrolls between the title and the last buttons, so that no control is under a button. */
  .panel:has(> .scroll) {
    display: flex;
    flex-direction: column;
  }
  .panel > .scroll {
    min-block-size: 4em;
    margin: 8px calc(-1 * var(--_side)) -14px;
    padding: 0 var(--_side) 14px;
    overflow: auto;
    scroll-padding-block: 8px 14px;
  }
  h2 {
    font-size: 1.5714em;
    font-weight: 650;
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  .panel label {
    display: flex;
    flex-wrap: wrap;
    gap: 0 18px;
    margin-block-start: 4px;
    justify-content: space-between;
    line-height: 1.7;
  }
  select {
    max-inline-size: 100%;
    padding: 2px 6px;
    border: 1px solid var(--_line);
    border-radius: 8px;
    background: var(--_felt);
    color: inherit;
    font: inherit;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin-block-start: 14px;
  }
  /* The last buttons of a panel stay visible while its content scrolls. */
  .panel > .choices {
    position: sticky;
    z-index: 1;
    inset-block-end: 0;
    margin: 0;
    padding-block: 16px 20px;
    background: linear-gradient(transparent, var(--_raised) 14px);
  }
  .choices button {
    padding: 9px 18px;
    border-radius: 10px;
    background: var(--_quiet);
    font-weight: 600;
    text-align: center;
  }
  .choices .primary {
    background: var(--_accent);
    color: var(--_on-accent);
  }
  /* A panel to read. The accent is for games to play, so the button that closes it has none. */
  .info {
    text-align: start;
  }
  .info > .choices > .primary {
    flex: 1;
    background: color-mix(in oklab, var(--_raised), var(--_text) 14%);
    color: inherit;
  }
  @media (hover: hover) {
    .choices button:hover {
      background: color-mix(in oklab, var(--_text), transparent 80%);
    }
    .choices .primary:hover {
      background: color-mix(in oklab, var(--_accent), white 22%);
    }
    .info > .choices > .primary:hover {
      background: color-mix(in oklab, var(--_raised), var(--_text) 22%);
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
      transform: scale(0.96);
    }
  }
  @container (width < 37.14em) {
    .panel {
      --_side: min(16px, 4.6cqi);
      padding-block-start: 16px;
    }
    .panel > .choices {
      padding-block-end: 16px;
    }
  }
  @media (forced-colors: active) {
    .choices button,
    .panel {
      border: 1px solid;
    }
  }
`;
