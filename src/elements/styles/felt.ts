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
    background: radial-gradient(
        120% 100% at 50% 0,
        color-mix(in oklab, var(--_felt), white 5%),
        color-mix(in oklab, var(--_felt), var(--_dark) 22%)
      )
      var(--_felt);
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
