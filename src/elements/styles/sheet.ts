import { type CSSResultGroup, css } from 'lit';
import { naturalWidth } from './natural-width.js';

/** A sheet of felt beside the games, in their own colours and none but theirs: statistics, a lobby. */
const frameStyles = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  .frame {
    /* Whatever a page lets its text inherit ends here. */
    all: initial;
    --_felt: var(--baize-felt, light-dark(#1d5746, #14211c));
    --_text: var(--baize-text, #eef4f0);
    --_accent: var(--baize-accent, #f4c04e);
    --_on-accent: var(--baize-on-accent, #241a02);
    --_dim: color-mix(in oklab, var(--_text), transparent 20%);
    --_dark: var(--baize-shade, black);
    --_line: var(--baize-line, color-mix(in oklab, var(--_text), transparent var(--_faint, 82%)));
    --_shade: color-mix(in oklab, var(--_felt), var(--_dark) 26%);
    display: block;
    container-type: inline-size;
    overflow: clip;
    color-scheme: var(--baize-scheme);
    visibility: inherit;
    padding: 18px 22px 14px;
    border-radius: var(--baize-frame-radius, 14px);
    background: radial-gradient(
        120% 100% at 50% 0,
        color-mix(in oklab, var(--_felt), white 5%),
        color-mix(in oklab, var(--_felt), var(--_dark) 22%)
      )
      var(--_felt);
    color: var(--_text);
    font: 14px/1.4 var(--baize-font, system-ui, sans-serif);
  }
  [data-theme='light'] {
    color-scheme: light;
  }
  [data-theme='dark'] {
    color-scheme: dark;
  }
  * {
    box-sizing: border-box;
    margin: 0;
  }
  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  h2 {
    font-size: 17px;
    font-weight: 650;
  }
  h3 {
    font-size: 14px;
    font-weight: 600;
  }
  @media (forced-colors: active) {
    .frame {
      --_accent: Highlight;
      --_dim: CanvasText;
      --_line: CanvasText;
      border: 1px solid;
    }
  }
  @media print {
    .frame {
      --_text: #000;
      padding-inline: 0;
      background: none;
    }
  }
`;

/** They stand first: what an element has of its own comes after them. */
export const sheetStyles: CSSResultGroup = [naturalWidth, frameStyles];
