import { type TemplateResult, css, html } from 'lit';
import { adoptStyles } from '../base/adopt-styles.js';
import type { TableScene } from './scene.js';
import type { GuideStep } from './table-game.js';

const guideStyles = css`
  .guide button {
    flex: none;
    min-inline-size: 34px;
    min-block-size: 30px;
    padding: 4px 10px;
    text-align: center;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .guide {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4px 14px;
    padding: 6px 14px;
    border-block-end: 2px solid var(--_accent);
    background: color-mix(in oklab, var(--_felt), var(--_dark) 45%);
    font-size: 14px;
    line-height: 1.35;
  }
  /* All steps are in one place, and the longest makes its height: the table must not jump. */
  .guide .steps {
    display: grid;
    max-inline-size: 62ch;
  }
  .guide .steps > * {
    grid-area: 1 / 1;
    align-self: center;
    font-style: normal;
    unicode-bidi: plaintext;
  }
  .guide .room {
    visibility: hidden;
  }
  .guide .room::before {
    content: attr(data-text);
  }
  @container (width < 520px) {
    .guide {
      font-size: 13px;
    }
    .guide .wide {
      display: none;
    }
  }
  @container (width < 360px) {
    .guide {
      padding: 4px 8px;
      column-gap: 6px;
      font-size: 12px;
      line-height: 1.25;
    }
  }
  @container (width >= 520px) {
    .guide .narrow {
      display: none;
    }
  }
  @media (pointer: coarse) {
    .guide button {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
`;

/** Call it once before the guide is drawn. */
export const prepare = ({ shadowRoot }: { readonly shadowRoot: ShadowRoot | null }): void => {
  if (shadowRoot) adoptStyles(shadowRoot, guideStyles);
};

/**
 * The current step of the hand, for a new player. It has a separate live region, and is announced after the
 * events of the hand.
 */
export function stepTemplate<View>(
  scene: TableScene<View, never>,
  { text, texts, isEnd }: GuideStep,
  leave: () => void,
): TemplateResult {
  const words = scene.words.table.guide;
  const name = isEnd ? words.done : words.leave;
  return html`<div class="guide" part="guide" role="group" aria-label=${words.guide}>
    <div class="steps">
      <p role="status" part="guide-step">${text}</p>
      ${texts.map((one) => html`<i class="room" data-text=${one} aria-hidden="true"></i>`)}
    </div>
    <button type="button" part="button button-leave" aria-label=${name} @click=${leave}>
      <span class="wide">${name}</span><span class="narrow">×</span>
    </button>
  </div>`;
}
