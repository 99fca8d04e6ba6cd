import { css } from 'lit';

/** How to play: words and pictures in a panel that stays in sight and scrolls inside. */
export const helpStyles = css`
  [part='panel panel-help'] {
    position: sticky;
    inset-block: 8px;
    max-block-size: min(100%, 100dvh - 72px);
    padding-inline: clamp(14px, 4cqi, 28px);
    padding-block-end: 0;
  }
  .help {
    max-inline-size: 34em;
    text-align: start;
    line-height: 1.45;
  }
  .help h3 {
    margin-block: 14px 2px;
    font-size: 16px;
  }
  .help p {
    margin-block: 4px 6px;
  }
  .help ul {
    padding-inline-start: 1.3em;
  }
  .help + .choices {
    position: sticky;
    z-index: 1;
    inset-block-end: 0;
    margin-block-start: 0;
    padding-block: 10px;
    background: color-mix(in oklab, var(--_felt), var(--_dark) 45%);
  }
  .example {
    container-type: inline-size;
    isolation: isolate;
    margin-block: 6px 12px;
    padding-block-end: 10px;
    border-radius: 10px;
    background: var(--_felt);
  }
  .example .board {
    --_rows: 4;
  }
  .example .slot {
    display: grid;
    place-items: center;
  }
  .example .leaving {
    opacity: 0.35;
  }
  .example .arrived {
    box-shadow:
      0 0 0 2.5px var(--_accent),
      0 3px 8px rgb(0 0 0 / 32%);
  }
`;
