import { css } from 'lit';

/** Panels over the board, and the items of the menu. */
export const panelStyles = css`
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
    max-block-size: 100%;
    padding: 20px 28px;
    overflow: auto;
    border-radius: 18px;
    background: color-mix(in oklab, var(--_felt), var(--_dark) 45%);
    box-shadow: 0 8px 28px rgb(0 0 0 / 40%);
    text-align: center;
    animation: appear calc(0.26s * var(--baize-duration, 1)) ease-out;
  }
  .menu {
    padding: 6px;
    border-radius: 12px;
    box-shadow: 0 8px 28px rgb(0 0 0 / 40%);
  }
  .menu button {
    padding: 9px 14px;
    border-radius: 8px;
  }
  @media (height < 400px) {
    .menu button {
      padding-block: 4px;
    }
  }
  h2 {
    font-size: 1.7143em;
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
    background: var(--_felt);
    color: inherit;
    font: inherit;
    border: 1px solid gray;
    border-radius: 8px;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 4px 18px;
    margin-block-start: 8px;
    text-align: start;
  }
  dt {
    font-weight: 650;
    white-space: nowrap;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 10px;
    margin-block-start: 14px;
  }
  .choices button {
    padding: 10px 18px;
    border-radius: 10px;
    background: color-mix(in oklab, var(--_text), transparent 86%);
    font-weight: 600;
  }
  .choices .primary {
    background: var(--_accent);
    color: var(--_on-accent);
  }
  @keyframes appear {
    from {
      opacity: 0;
      transform: scale(0.94);
    }
  }
  @media (forced-colors: active) {
    .choices button,
    .panel {
      border: 1px solid;
    }
  }
`;
