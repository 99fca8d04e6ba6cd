import { type CSSResultGroup, css } from 'lit';
import { naturalWidth } from '../styles/natural-width.js';

const barStyles = css`
  :host {
    --_felt: var(--baize-felt, light-dark(#1d5746, #14211c));
    --_text: var(--baize-text, #eef4f0);
    --_accent: var(--baize-accent, #f4c04e);
    --_corner: var(--baize-frame-radius, 14px);
    --_dark: var(--baize-shade, black);
    --_height: var(--baize-height, 100svh - 16px);
    display: block;
    color-scheme: var(--baize-scheme);
  }
  :host([hidden]) {
    display: none;
  }
  [role='group'] {
    container-type: inline-size;
  }
  .game {
    /* Game and bar fit into the window together. */
    --baize-height: calc(var(--_height) - 90px);
    --baize-frame-radius: var(--_corner) var(--_corner) 0 0;
  }
  @container (width < 520px) {
    .game {
      --baize-height: calc(var(--_height) - 132px);
    }
  }
  .watched::part(button-undo),
  .watched::part(button-redo),
  .watched::part(button-hint),
  .watched::part(button-new),
  .watched::part(button-menu),
  .watched::part(button-fair),
  .watched::part(figures),
  .opening {
    display: none;
  }
  /* What the player of the replay can't press keeps its place. */
  .watched::part(buttons),
  .watched::part(bids) {
    visibility: hidden;
  }
  .bar,
  .problem {
    all: initial;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 8px 14px 10px;
    color-scheme: inherit;
    direction: inherit;
    border-radius: 0 0 var(--_corner) var(--_corner);
    background: color-mix(in oklab, var(--_felt), var(--_dark) 36%);
    color: var(--_text);
    font: 14px/1.4 var(--baize-font, system-ui, sans-serif);
    -webkit-tap-highlight-color: transparent;
    -webkit-user-select: none;
    user-select: none;
  }
  .problem {
    padding: 18px;
    border-radius: var(--_corner);
  }
  /* The theme of the player, the page or the room. */
  [data-theme='light'] {
    color-scheme: light;
  }
  [data-theme='dark'] {
    color-scheme: dark;
  }
  * {
    box-sizing: border-box;
  }
  button,
  select {
    margin: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  input {
    flex: 1 0 100%;
    min-inline-size: 0;
    block-size: 24px;
    margin: 0;
    accent-color: var(--_accent);
    cursor: pointer;
  }
  /* Time runs from left to right, as in media players, in every language. */
  .tools,
  input {
    direction: ltr;
  }
  .tools {
    display: flex;
    gap: 2px;
  }
  .tool {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 38px;
    padding: 0;
    border-radius: 10px;
  }
  .tool[aria-disabled] {
    opacity: 0.4;
    cursor: default;
  }
  .icon {
    inline-size: 21px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .main .icon {
    fill: currentColor;
  }
  .position {
    flex: 1;
    opacity: 0.85;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  select {
    block-size: 34px;
    padding-inline: 6px;
    border-radius: 8px;
    background: color-mix(in oklab, var(--_text), transparent 88%);
  }
  option {
    background: var(--_felt);
  }
  .text {
    padding: 8px 14px;
    border-radius: 10px;
    background: color-mix(in oklab, var(--_text), transparent 86%);
    font-weight: 600;
    white-space: nowrap;
  }
  :focus {
    outline: none;
  }
  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  @container (width < 520px) {
    .bar {
      gap: 6px 8px;
      padding-inline: 10px;
    }
    .tools {
      flex: 1;
    }
    .tool {
      inline-size: 36px;
    }
    .position {
      flex: none;
    }
    .text {
      flex: 1;
    }
  }
  @media (forced-colors: active) {
    .text,
    select {
      border: 1px solid;
    }
  }
`;

export const replayStyles: CSSResultGroup = [naturalWidth, barStyles];
