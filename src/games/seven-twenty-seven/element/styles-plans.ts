import { css } from 'lit';

/** Plans for the draws of a hand, and the chosen one beside the player's name. */
export const planStyles = css`
  .plans,
  .until {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
  }
  .until {
    gap: 4px;
  }
  .plans > .button,
  .until > * {
    flex: none;
    min-block-size: 32px;
    padding: 3px 10px;
    font-size: 13px;
  }
  .until > select {
    border: 0;
    border-radius: 9px;
    background: var(--_shade);
    box-shadow: inset 0 0 0 1px var(--_line);
    color: inherit;
    font: inherit;
    font-weight: 650;
    font-size: 15px;
  }
  .until option {
    background: Canvas;
    color: CanvasText;
  }
  .plan-tag {
    flex: initial;
    overflow: hidden;
    padding: 1px 8px;
    border-radius: 8px;
    background: var(--_shade);
    box-shadow: inset 0 0 0 2px var(--_accent);
    text-overflow: ellipsis;
  }
  .plan-tag::after {
    content: ' ×';
    content: ' ×' / '';
  }
  /* These queries measure the player's side, as those of styles-own.ts do. */
  @container (width < 677px) {
    .plans {
      justify-content: space-between;
    }
  }
  @container (width < 344px) {
    .plans {
      gap: 4px;
    }
    .plans > .button,
    .until > .button {
      flex: auto;
      padding-inline: 5px;
      font-size: 12px;
    }
  }
`;
