import { css } from 'lit';

/** The styles that only shared tables have. */
export const togetherStyles = css`
  .plate {
    position: relative;
  }
  .plate > .clock {
    position: absolute;
    inset: auto 10px 1px;
    block-size: 3px;
    border-radius: 2px;
    background: currentcolor;
    transform-origin: 0 50%;
    forced-color-adjust: none;
  }
  .plate > .clock:dir(rtl) {
    transform-origin: 100% 50%;
  }
  .plate > .sign {
    position: absolute;
    inset: -7px auto auto -5px;
    inline-size: 18px;
    block-size: 18px;
    border-radius: 50%;
    background: var(--_text);
    color: var(--_felt);
  }
  .plate > .sign-ready {
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .sign .icon {
    display: block;
    inline-size: 14px;
    block-size: 14px;
    margin: 2px;
  }
  .plate > .said-here {
    position: absolute;
    inset: auto auto calc(100% - 4px) 50%;
    z-index: 5;
    translate: -50%;
    padding: 4px 10px;
    border-radius: 12px;
    background: var(--_text);
    color: var(--_felt);
    font-weight: 600;
    font-size: 13px;
    line-height: 1.3;
    white-space: nowrap;
  }
  .seats > :first-child .said-here {
    inset-inline-start: 0;
    translate: none;
  }
  .seats > :last-child .said-here {
    inset-inline: auto 0;
    translate: none;
  }
  .seats .plate:has(> .take) {
    padding-inline-end: 16px;
  }
  .plate > .take {
    position: absolute;
    inset-block-start: -4px;
    inset-inline-end: -8px;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: var(--_accent);
    color: var(--_on-accent);
    text-align: center;
    font:
      700 17px/24px system-ui,
      sans-serif;
    cursor: pointer;
    /* The player's side may stay over the lower part of the window. */
    scroll-margin-block: 60px 60vh;
  }
  /* A spectator has no seat at the front, so there is room for all seats. */
  .frame .board > .own:not([data-seat]) {
    position: static;
    background: none;
  }
  .own:not([data-seat]) > .bar {
    min-block-size: 0;
  }
  [data-waiting] .seat:not(.own) > :is(.did, .foot, .shows) {
    visibility: hidden;
  }
  /* It holds the focus of a button that is gone. */
  [data-waiting] .line {
    opacity: 0;
  }
  [data-waiting] .seat-due > .plate {
    box-shadow: none;
  }
  [aria-busy='true'] .buttons .button {
    opacity: 0.65;
    cursor: progress;
  }
  .panel:lang(ar),
  .status:lang(ar) {
    direction: rtl;
  }
  @media (forced-colors: active) {
    .plate > .clock {
      background: CanvasText;
    }
    .plate > :is(.sign, .take, .said-here) {
      border: 1px solid;
    }
  }
  @media print {
    .plate > :is(.clock, .sign, .take, .said-here) {
      display: none;
    }
  }
`;
