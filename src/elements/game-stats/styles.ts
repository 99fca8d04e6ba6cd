import { type CSSResultGroup, css } from 'lit';
import { naturalWidth } from '../styles/natural-width.js';
import { sheetStyles } from './styles-sheet.js';
import { viewStyles } from './styles-view.js';

/** A sheet of felt with figures on it: the games' own colours, and none but theirs. */
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
    --_dim: color-mix(in oklab, var(--_text), transparent 20%);
    --_dark: var(--baize-shade, black);
    --_line: var(--baize-line, color-mix(in oklab, var(--_text), transparent 82%));
    --_shade: color-mix(in oklab, var(--_felt), var(--_dark) 26%);
    display: block;
    container-type: inline-size;
    overflow: clip;
    color-scheme: var(--baize-scheme);
    visibility: inherit;
    direction: inherit;
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
  .header,
  .over,
  .foot,
  .choices,
  .tools,
  .key,
  .measures {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .header,
  .over,
  .foot {
    justify-content: space-between;
  }
  h2 {
    font-size: 17px;
    font-weight: 650;
  }
  h3,
  .name {
    font-size: 14px;
    font-weight: 600;
  }
  button,
  select {
    min-block-size: 32px;
    padding: 4px 12px;
    border: 1px solid var(--_line);
    border-radius: 8px;
    background: var(--_shade);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  select {
    max-inline-size: 100%;
    padding-inline: 8px;
    text-overflow: ellipsis;
  }
  .empty {
    padding-block: 34px;
    color: var(--_dim);
    font-size: 15px;
    text-align: center;
  }
  .trouble {
    margin-block-start: 10px;
    color: var(--_dim);
  }
  .foot {
    margin-block-start: 12px;
    padding-block-start: 12px;
    border-block-start: 1px solid var(--_line);
  }
  .status {
    flex: 1 1 180px;
    color: var(--_dim);
  }
  /* Still there, to be heard when there is something to tell. */
  .status:empty {
    flex: 0;
  }
`;

/** What depends on the view stands last. */
export const statsStyles: CSSResultGroup = [naturalWidth, frameStyles, sheetStyles, viewStyles];
