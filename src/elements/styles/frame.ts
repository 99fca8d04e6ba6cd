import { type CSSResultGroup, css } from 'lit';
import { feltStyles } from './felt.js';
import { lookStyles } from './looks.js';

/** The colours of cards and lines, and what all games' frames have beside the felt. */
const styles = css`
  .frame {
    --_card: var(--baize-card, light-dark(#fffdf8, #2b3134));
    --_ink: var(--baize-ink, light-dark(#1b222c, #dfe3e6));
    --_red: var(--baize-red, light-dark(#c0243a, #ff7d84));
    --_line: var(--baize-line, color-mix(in oklab, var(--_text), transparent 78%));
    --_edge: var(--baize-card-edge, light-dark(#141e1938, #ffffff3d));
    --_words: 14px;
    /* The height of a card in widths. */
    --_ratio: var(--baize-card-ratio, 1.42);
    position: relative;
    isolation: isolate;
    container: frame / inline-size;
    direction: inherit;
    font: var(--_words)/1.4 var(--_font);
    -webkit-tap-highlight-color: transparent;
    -webkit-touch-callout: none;
    -webkit-user-select: none;
    user-select: none;
  }
  /* The player's felt, with colours that are legible on it under any theme of the page. */
  [data-felt] {
    --_felt: light-dark(#1d5746, #14211c);
    --_accent: #f4c04e;
    --_on-accent: #241a02;
    --_text: #eef4f0;
    --_dark: black;
    --_line: color-mix(in oklab, var(--_text), transparent 78%);
  }
  [data-felt='blue'] {
    --_felt: light-dark(#1d4568, #131d29);
  }
  [data-felt='wine'] {
    --_felt: light-dark(#632535, #26151b);
  }
  [data-felt='slate'] {
    --_felt: light-dark(#3c444b, #1a1d21);
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    cursor: pointer;
  }
  /* The browser's blue is illegible on felt. A page's own colour for links takes precedence. */
  ::slotted(:any-link) {
    color: inherit;
  }
  :focus {
    outline: none;
  }
  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  .unseen {
    position: absolute;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .status {
    display: grid;
    place-content: center;
    block-size: 2.8571em;
    padding: 0 12px 6px;
    opacity: 0.88;
    text-align: center;
    line-height: 1.25;
  }
  /* The longest refusal has three lines here. */
  @container (width < 27.85em) {
    .status {
      padding: 0 8px;
      line-height: 1.1;
    }
  }
  @container (width < 37.14em) {
    .status {
      block-size: 4.1538em;
      font-size: 0.9286em;
    }
  }
`;

/** The styles of all games' frames. */
export const frameStyles: CSSResultGroup = [feltStyles, styles, lookStyles];
