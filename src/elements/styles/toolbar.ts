import { css } from 'lit';

export const toolbarStyles = css`
  .toolbar {
    position: relative;
    z-index: 3000;
    display: flex;
    align-items: center;
    gap: 8px;
    block-size: 48px;
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
    font-size: 15px;
  }
  .figures,
  .deal {
    opacity: 0.8;
    font-variant-numeric: tabular-nums;
    unicode-bidi: isolate;
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
    inline-size: 38px;
    block-size: 38px;
    border-radius: 10px;
  }
  .icon {
    inline-size: 21px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .tool[aria-disabled] {
    opacity: 0.4;
  }
  @container (width < 520px) {
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
      font-size: 12.5px;
    }
    .tool {
      inline-size: 34px;
    }
  }
  @container (width < 340px) {
    .what {
      gap: 4px;
    }
    .deal {
      font-size: 11px;
    }
    .tool {
      inline-size: 27px;
    }
  }
`;
