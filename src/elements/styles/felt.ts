import { type CSSResultGroup, css } from 'lit';
import { naturalWidth } from './natural-width.js';

/**
 * What every frame begins with, that of a game and that of a sheet beside games: the felt and its colours. Public properties
 * (`--baize-…`) are only ever read, so that a page's, a room's or a theme's values reach in; those with an underscore are
 * the kit's own.
 */
const frameOfFelt = css`
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

/** They stand first: what a frame has of its own comes after them. */
export const feltStyles: CSSResultGroup = [naturalWidth, frameOfFelt];
