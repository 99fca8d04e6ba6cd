import { css } from 'lit';

/** The player's settings: in two columns if there is room. */
export const settingsStyles = css`
  .settings {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(19em, 100%), 1fr));
    grid-auto-rows: max-content;
    gap: 0 32px;
    inline-size: calc(46em + 2 * var(--_side));
    max-inline-size: calc(100% + 2 * var(--_side));
  }
  .settings h3 {
    grid-column: 1 / -1;
    margin-block: 12px 4px;
    font-size: 0.9286em;
    font-weight: 600;
    opacity: 0.75;
  }
  /* The six grades take a whole line. */
  .settings .grade,
  .settings .grade + p {
    grid-column: 1 / -1;
  }
  .panel .setting {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    align-content: center;
    align-items: center;
    justify-content: space-between;
    min-block-size: 40px;
    margin: 0;
    padding-block: 4px;
    line-height: 1.3;
  }
  .setting select {
    min-block-size: 30px;
  }
  p.setting button {
    padding: 6px 14px;
    border-radius: 8px;
    background: var(--_quiet);
    font-weight: 600;
  }
  .track {
    flex: none;
    inline-size: 40px;
    block-size: 22px;
    padding: 2px;
    border: 1.5px solid color-mix(in oklab, var(--_text), transparent 30%);
    border-radius: 11px;
  }
  .track::before {
    content: '';
    display: block;
    inline-size: 15px;
    block-size: 15px;
    border-radius: 50%;
    background: var(--_text);
    transition: translate calc(0.12s * var(--baize-duration, 1));
  }
  [aria-checked='true'] > .track {
    border-color: var(--_accent);
    background: var(--_accent);
  }
  [aria-checked='true'] > .track::before {
    translate: 18px;
    background: var(--_on-accent);
  }
  [aria-checked='true'] > .track:dir(rtl)::before {
    translate: -18px;
  }
  .options {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
  }
  .panel .options label {
    position: relative;
    flex-wrap: nowrap;
    align-items: center;
    justify-content: center;
    min-inline-size: 30px;
    min-block-size: 30px;
    margin: 0;
    padding-inline: 9px;
    border-radius: 8px;
    background: var(--_quiet);
    line-height: 1.2;
    cursor: pointer;
  }
  .panel .options label:has(:checked) {
    background: color-mix(in oklab, var(--_accent), transparent 82%);
    box-shadow: inset 0 0 0 1.5px var(--_accent);
  }
  .options label:has(:focus-visible) {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  .options input {
    position: absolute;
    inset: 0;
    z-index: 1;
    padding: 0;
    opacity: 0;
    cursor: pointer;
  }
  .panel .pictures label {
    padding: 4px;
  }
  .swatch {
    --_w: 38px;
    position: relative;
    display: block;
    inline-size: 38px;
    block-size: 54px;
    border-radius: 3px;
    background: var(--_card);
  }
  .swatch.felt {
    block-size: 32px;
    border: 1px solid color-mix(in oklab, var(--_text), transparent 60%);
    background: var(--_felt);
  }
  .swatch.felt:not([data-felt]) {
    --_felt: var(--baize-felt, light-dark(#1d5746, #14211c));
    background: linear-gradient(
      135deg,
      var(--_felt) 50%,
      color-mix(in oklab, var(--_felt), #fff 22%) 0
    );
  }
  [data-motion='off'] .track::before {
    transition: none;
  }
  @media (prefers-reduced-motion: reduce) {
    .frame:not([data-motion='on']) .track::before {
      transition: none;
    }
  }
  @media (pointer: coarse) {
    .panel :is(.setting, .setting button, .setting select, .options label) {
      min-block-size: 44px;
    }
    .panel .options label {
      min-inline-size: 44px;
    }
  }
  @media (forced-colors: active) {
    .options label {
      border: 1px solid;
    }
    .options label:has(:checked) {
      border: 3px solid Highlight;
    }
    .track::before {
      background: CanvasText;
    }
    .swatch {
      forced-color-adjust: none;
    }
  }
`;
