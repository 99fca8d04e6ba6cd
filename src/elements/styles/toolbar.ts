import { css } from 'lit';

export const toolbarStyles = css`
  .toolbar {
    position: relative;
    z-index: 2;
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 48px;
    padding: 4px 8px 4px 14px;
    background: rgb(0 0 0 / 14%);
  }
  .facts {
    display: flex;
    flex: 1;
    align-items: baseline;
    gap: 2px 20px;
    min-inline-size: 0;
    white-space: nowrap;
  }
  .what {
    display: flex;
    align-items: baseline;
    gap: 8px;
  }
  .title {
    font-weight: 650;
    font-size: 15px;
  }
  .figures,
  .frame .deal {
    color: color-mix(in oklab, var(--_text), transparent 22%);
    font-variant-numeric: tabular-nums;
  }
  .frame .deal {
    padding: 4px 6px;
    margin: -4px -6px;
    border-radius: 6px;
  }
  .tools {
    display: flex;
    gap: 2px;
  }
  .frame .tool {
    display: grid;
    place-items: center;
    inline-size: 38px;
    block-size: 38px;
    border-radius: 10px;
  }
  .icon {
    inline-size: 21px;
    block-size: 21px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .button-menu .icon {
    stroke-width: 2.6;
  }
  .frame .tool[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  @media (hover: hover) {
    .tool:not([aria-disabled='true']):hover,
    .deal:hover,
    .menu button:hover {
      background: rgb(255 255 255 / 12%);
    }
  }
  .menu {
    position: absolute;
    inset-block-start: calc(100% + 4px);
    inset-inline-end: 8px;
    z-index: 3000;
    display: grid;
    min-inline-size: 180px;
    padding: 6px;
    border-radius: 12px;
    background: color-mix(in oklab, var(--_felt), black 35%);
    box-shadow: 0 8px 28px rgb(0 0 0 / 40%);
  }
  .frame .menu button {
    padding: 9px 12px;
    border-radius: 8px;
  }
  @container (max-width: 519.98px) {
    .toolbar {
      gap: 4px;
      padding: 4px 4px 4px 10px;
    }
    .facts {
      flex-direction: column;
      align-items: flex-start;
      line-height: 1.25;
    }
    .figures {
      font-size: 12.5px;
    }
    .frame .tool {
      inline-size: 34px;
    }
  }
  @container (max-width: 339.98px) {
    .frame .tool {
      inline-size: 30px;
    }
    .title {
      font-size: 14px;
    }
    .what {
      gap: 6px;
    }
  }
  @media (forced-colors: active) {
    .menu {
      border: 1px solid CanvasText;
    }
    .frame .tool[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
  @media print {
    .tools {
      display: none;
    }
  }
`;
