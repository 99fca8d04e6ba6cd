import { type CSSResultGroup, css } from 'lit';
import { naturalWidth } from './natural-width.js';

/**
 * The felt and its colours, for the frames of games and of sheets beside games. Public properties
 * (`--baize-…`) are only read, so that the values of a page, a room or a theme apply. Properties with an
 * underscore are internal.
 */
const frameOfFelt = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  .frame {
    /* Ends the inheritance of the page's text styles. */
    all: initial;
    --_felt: var(--baize-felt, light-dark(#1d5746, #14211c));
    --_accent: var(--baize-accent, #f4c04e);
    --_on-accent: var(--baize-on-accent, #241a02);
    --_text: var(--baize-text, #eef4f0);
    --_dark: var(--baize-shade, black);
    --_font: var(--baize-font, system-ui, sans-serif);
    display: block;
    overflow: clip;
    /* Without a value it is inherited. */
    color-scheme: var(--baize-scheme);
    visibility: inherit;
    border-radius: var(--baize-frame-radius, 14px);
    /* The weave, and one lamp above the middle of the far edge. */
    background:
      repeating-conic-gradient(rgb(255 255 255 / 2.2%) 0 25%, rgb(0 0 0 / 4.5%) 0 50%) 0 0 / 4px 4px,
      radial-gradient(
          105% 125% at 50% 0,
          light-dark(#fff4d621, #fff4d612),
          #0000 46%,
          rgb(0 0 0 / 32%)
        )
        var(--_felt);
    box-shadow:
      inset 0 0 0 1px rgb(255 255 255 / 8%),
      inset 0 0 22px rgb(0 0 0 / 24%);
    color: var(--_text);
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
`;

/** These come first, before a frame's other styles. */
export const feltStyles: CSSResultGroup = [naturalWidth, frameOfFelt];
