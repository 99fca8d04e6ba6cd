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
    background: color-mix(in oklab, var(--_felt), var(--_dark) 17%);
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
    opacity: 0.8;
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
    stroke-width: 1.8;
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
    .tool {
      inline-size: 2.4286em;
    }
  }
  @container (width < 24.28em) {
    .what {
      gap: 4px;
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
    .menu button,
    .deal button,
    .choices button {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
    .menu button {
      padding-block: 0;
    }
    @container (width < 460px) {
      .toolbar:has(.tool:nth-child(4)),
      .toolbar:has(.tool:nth-child(4)) ~ .overlay {
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
`;

/** The place of the toolbar's menu. */
export const menuStyles = css`
  .menu {
    position: absolute;
    inset-block-start: calc(100% + 4px);
    inset-inline-end: 8px;
    display: grid;
    max-inline-size: calc(100% - 16px);
    background: color-mix(in oklab, var(--_felt), var(--_dark) 35%);
  }
  /* So many items are higher than a low board. */
  .menu:has(> :nth-child(9)) {
    grid-template-columns: auto auto;
  }
`;
