import { css } from 'lit';

export const toolbarStyles = css`
  /* All measures that text needs are in em of the frame: 14 px, or more if the reader's text is larger. */
  .frame {
    --_bar: 3.4286em;
  }
  .toolbar {
    position: relative;
    z-index: 3000;
    display: flex;
    align-items: center;
    gap: 8px;
    block-size: var(--_bar);
    padding-inline: 14px 8px;
    /* The light on the felt shows through. */
    background: color-mix(in oklab, var(--_dark), transparent 80%);
  }
  .facts {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 20px;
    min-inline-size: 0;
    line-height: 1.25;
    white-space: nowrap;
  }
  .what {
    display: flex;
    align-items: baseline;
    gap: 8px;
  }
  .title {
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 650;
    font-size: 1.0714em;
  }
  .figures,
  .deal > label,
  span.deal {
    opacity: 0.86;
    font-variant-numeric: tabular-nums;
    unicode-bidi: isolate;
  }
  /* Hides the figures while the name before them is incomplete, because it would move them. */
  .figures[inert] {
    visibility: hidden;
  }
  /* Visible while a number is typed. It overlaps what is below, so that nothing moves. */
  .deal {
    position: relative;
  }
  .deal button {
    position: absolute;
    inset-block-start: calc(100% + 6px);
    inset-inline-end: 0;
    z-index: 1;
    padding: 6px 16px;
    border-radius: 8px;
    background: var(--_accent);
    color: var(--_on-accent);
    font-size: 14px;
    font-weight: 600;
  }
  .deal:not(:focus-within) button {
    display: none;
  }
  input {
    all: unset;
    field-sizing: content;
    padding: 3px 4px;
    border-radius: 5px;
    cursor: text;
  }
  .tools {
    display: flex;
    gap: 2px;
  }
  .tool {
    display: grid;
    place-items: center;
    inline-size: 2.7143em;
    block-size: 2.7143em;
    border-radius: 10px;
  }
  .icon {
    inline-size: 1.5em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .tool[aria-disabled] {
    opacity: 0.4;
  }
  @container (width < 37.14em) {
    .toolbar {
      gap: 4px;
      padding-inline: 10px 4px;
    }
    .facts {
      display: block;
    }
    .figures {
      display: block;
      overflow: hidden;
      font-size: 0.8929em;
    }
    [data-short] > span {
      position: absolute;
      clip-path: inset(50%);
    }
    [data-short]::after {
      content: attr(data-short) attr(data-undos);
      content: attr(data-short) attr(data-undos) / '';
    }
    .tool {
      inline-size: 2.4286em;
    }
  }
  @container (width < 24.28em) {
    .what {
      gap: 4px;
    }
    /* A clock is read more often than the undos. */
    [data-short]::after {
      content: attr(data-short);
      content: attr(data-short) / '';
    }
    .deal {
      font-size: 0.7857em;
    }
    .tool {
      inline-size: 1.9286em;
    }
  }
  /* As wide as a finger. If five tools would leave no room for the text, they have a separate line. */
  @media (pointer: coarse) {
    .tool,
    .deal button,
    .choices button {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
    @container (width < 460px) {
      .toolbar:has(.tool:nth-child(4)),
      .toolbar:has(.tool:nth-child(4)) ~ :is(.overlay, .menu-place) {
        --_bar: max(86px, 72em / 14);
      }
      .toolbar:has(.tool:nth-child(4)) {
        flex-wrap: wrap;
        align-content: center;
        gap: 0;
      }
      .toolbar:has(.tool:nth-child(4)) > .facts {
        display: flex;
        flex: 1 0 100%;
        flex-wrap: wrap;
        align-content: center;
        column-gap: 12px;
        block-size: 38px;
        line-height: 1.2;
      }
      .tools:has(:nth-child(4)) {
        inline-size: 100%;
        justify-content: space-between;
      }
    }
  }
  :host([toolbar='none']) .toolbar {
    --_bar: 0px;
    display: none;
  }
  :host([toolbar='none']) .toolbar ~ .overlay {
    --_bar: 0px;
  }
`;

/** The toolbar's menu, within the frame. */
export const menuStyles = css`
  .menu-place {
    position: absolute;
    inset: calc(var(--_bar) + 4px) 8px 8px;
    z-index: 3000;
    container: menu / size;
    pointer-events: none;
  }
  .menu {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    max-inline-size: 100%;
    max-block-size: 100%;
    padding: 6px;
    overflow: auto;
    border-radius: 14px;
    background: var(--_raised);
    box-shadow: var(--_lift);
    pointer-events: auto;
    animation: appear calc(0.16s * var(--baize-duration, 1)) ease-out;
  }
  .menu button {
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 36px;
    padding: 4px 14px 4px 10px;
    border-radius: 9px;
    line-height: 1.2;
  }
  .menu button:focus-visible {
    outline-offset: -2px;
  }
  .menu .icon {
    flex: none;
    inline-size: 1.4286em;
    block-size: 1.4286em;
    opacity: 0.75;
  }
  .menu [data-key]::after {
    content: attr(data-key) / '';
    margin-inline-start: auto;
    padding-inline-start: 20px;
    opacity: 0.65;
    font-size: 0.9286em;
  }
  .menu-group + .menu-group {
    margin-block-start: 6px;
    padding-block-start: 6px;
    border-block-start: 1px solid var(--_line);
  }
  /* One column would be higher than the board. */
  @container menu (height < 33em) {
    .menu {
      display: grid;
      grid-template-columns: auto auto;
    }
    .menu-group {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }
    .menu button {
      gap: 8px;
      padding-inline: 8px;
    }
    .menu [data-key]::after {
      display: none;
    }
  }
  @container menu (height < 15em) {
    .menu button {
      min-block-size: 28px;
      padding-block: 2px;
    }
  }
  @media (pointer: coarse) {
    .menu button {
      min-block-size: 44px;
    }
    .menu [data-key]::after {
      display: none;
    }
  }
`;
